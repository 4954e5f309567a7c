import { stdoutColors, write } from '../cli/output.ts';
import { Problem } from '../cli/problem.ts';
import { formatCalled } from '../cli/registry.ts';
import type { DiagnosticInfo } from '../core/diagnostic.ts';
import { escapeControls } from '../core/escape-controls.ts';
import { nearest } from '../core/nearest.ts';
import { codeTables } from './code-tables.ts';

/** `peglot explain`: what a code means and how to fix it; without a code, all codes, optionally of one format. */
export async function explain(code: string | undefined, format: string | undefined): Promise<void> {
  const codes = allCodes(format);
  if (code === undefined) return write(list(codes));
  const several = formatsWith(code, codes);
  if (several.length > 1)
    throw new Problem(`several formats have the diagnostic '${code}'`, `say which: ${several.join(', ')}`);
  const full = fullCode(code, codes);
  const info = codes.get(full);
  if (info === undefined) throw unknownCode(code, codes);
  await write(explanation(full, info));
}

function allCodes(only: string | undefined): ReadonlyMap<string, DiagnosticInfo> {
  const all = codeTables();
  const named = only === undefined ? undefined : (formatCalled(only)?.name ?? only);
  return new Map(
    (only === undefined ? all : all.filter((format) => format.name === named)).flatMap((format) =>
      Object.entries(format.diagnostics).map(([code, info]) => [`${format.name}/${code}`, info] as const),
    ),
  );
}

/** A code without its format is enough when only one format has it. */
function fullCode(code: string, codes: ReadonlyMap<string, DiagnosticInfo>): string {
  const [only, ...others] = formatsWith(code, codes);
  return only !== undefined && others.length === 0 ? only : code;
}

/** The full codes that end in a code without a format; those of JSON only if no other format has it. */
function formatsWith(code: string, codes: ReadonlyMap<string, DiagnosticInfo>): string[] {
  const known = [...codes.keys()].filter((full) => full.endsWith(`/${code}`));
  const own = known.filter((full) => !full.startsWith('json/'));
  return own.length > 0 ? own : known;
}

function unknownCode(code: string, codes: ReadonlyMap<string, DiagnosticInfo>): Problem {
  const names = [...codes.keys()];
  const withFormat = nearest(code, names);
  const withoutFormat = nearest(
    code,
    names.map((name) => name.slice(name.indexOf('/') + 1)),
  );
  const meant = withFormat ?? withoutFormat;
  return new Problem(
    `there is no diagnostic '${code}'`,
    meant === undefined ? 'peglot explain lists all codes' : `did you mean '${meant}'?`,
  );
}

function list(codes: ReadonlyMap<string, DiagnosticInfo>): string {
  const colors = stdoutColors();
  const width = Math.max(0, ...[...codes.keys()].map((code) => code.length));
  const lines = [...codes].map(([code, { severity, origin, meaning }]) => {
    return `${colors.bold(code.padEnd(width))}  ${(origin ?? severity).padEnd('warning'.length)}  ${escapeControls(meaning)}\n`;
  });
  return lines.join('');
}

function explanation(code: string, { severity, origin, meaning, example, hint }: DiagnosticInfo): string {
  const colors = stdoutColors();
  const shown = escapeControls(example, true).trimEnd().split('\n');
  return [
    `${colors.bold(code)} (${origin === undefined ? severity : `${severity}, ${origin}`})`,
    '',
    escapeControls(meaning, true),
    '',
    colors.bold('Example'),
    ...shown.map((line) => `  ${line}`.trimEnd()),
    '',
    colors.bold('Instead'),
    `  ${escapeControls(hint, true)}`,
    '',
  ].join('\n');
}
