// Moves the diagnostics of a format's syntax from its diagnostics.ts into comments of its grammars, once:
//   npx tsx scripts/migrate-diagnostics.ts duckflow && npx biome check --write src && npm run generate
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { DiagnosticInfo } from '../src/core/diagnostic.ts';
import { codeOfRule } from '../src/grammar/docs.ts';
import { grammars } from './grammars.ts';

const [format = ''] = process.argv.slice(2);
const folder = format === 'json' ? 'src/json' : `src/formats/${format}`;
const tableFile = `${folder}/diagnostics.ts`;
const generated = format === 'json' ? '../../generated' : '../../../generated';
const { diagnostics }: { diagnostics: Record<string, DiagnosticInfo> } = await import(pathToFileURL(tableFile).href);
const sources = [
  ...new Set(grammars.filter((entry) => (entry.format ?? entry.name) === format).flatMap((entry) => entry.sources)),
];
const moved = new Set<string>();

for (const source of sources) {
  const file = `grammars/${source}`;
  let text = readFileSync(file, 'utf8');
  const rules = [...text.matchAll(/^((?:Bad|Missing)(?![a-z])\w*)\s*(?:"[^"]*"\s*)?=/gm)].map(
    (found) => found[1] ?? '',
  );
  for (const rule of rules) {
    const info = diagnostics[codeOfRule(rule)];
    if (info === undefined) continue;
    moved.add(codeOfRule(rule));
    text = text.replace(new RegExp(`^(?=${rule}\\s*(?:"[^"]*"\\s*)?=)`, 'm'), () => `${comment(info)}\n`);
  }
  const named = Object.keys(diagnostics).filter((code) => !moved.has(code) && text.includes(`'${ruleOf(code)}'`));
  if (named.length > 0) {
    const extra = named.map((code) => comment(diagnostics[code], code));
    text = `${text.trimEnd()}\n\n// ── Mistakes that have no rule of their own: actions name them ──\n\n${extra.join('\n\n')}\n`;
    for (const code of named) moved.add(code);
  }
  writeFileSync(file, text);
}

const left = Object.entries(diagnostics).filter(([code]) => !moved.has(code));
writeFileSync(
  `${folder}/rule-codes.ts`,
  `import type { DiagnosticInfo } from '${format === 'json' ? '..' : '../..'}/core/diagnostic.ts';

/**
 * The diagnostics that no rule of the grammar names: what the specification demands of the meaning. Read by
 * \`npm run generate\`, which joins them with the grammar's own.
 */
export const ruleCodes: Readonly<Record<string, DiagnosticInfo>> = ${JSON.stringify(Object.fromEntries(left), null, 2)};
`,
);
const table = readFileSync(tableFile, 'utf8');
const start = table.search(/(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?export const diagnostics\b[^=]*=\s*\{/);
const end = table.indexOf('} as const', start);
const after = table.slice(table.indexOf(';', end) + 1);
writeFileSync(
  tableFile,
  `import { codes } from '${generated}/${format}-diagnostics.ts';
${table.slice(0, start)}export { diagnostics } from '${generated}/${format}-diagnostics.ts';
${after.replace(/\bdiagnostics\b/g, 'codes')}`,
);
console.log(`${moved.size} codes moved into ${sources.join(', ')}, ${left.length} left in rule-codes.ts`);

function ruleOf(code: string): string {
  return code
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
}

function comment(info: DiagnosticInfo | undefined, code?: string): string {
  if (info === undefined) return '';
  const lines = [
    ...wrapped(info.meaning),
    '',
    ...(code === undefined ? [] : [`@code ${code}`]),
    `@severity ${info.severity}`,
    `@example${info.example.includes('\n') ? '\n' : ' '}${escaped(info.example)}`,
    ...wrapped(`@mend ${info.mend}`),
  ];
  return [
    '/**',
    ...lines
      .join('\n')
      .split('\n')
      .map((line) => ` * ${line}`.trimEnd()),
    ' */',
  ].join('\n');
}

function wrapped(text: string): string[] {
  return text.split(/(?<=.{60,100}) /).length > 1
    ? (text.match(/.{1,112}(?:\s|$)/g)?.map((line) => line.trim()) ?? [text])
    : [text];
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replace(/[^\P{C}\n]|[\u2028\u2029]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('*/', '*\\/');
}
