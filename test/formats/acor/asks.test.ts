import { parse } from 'peglot/acor';
import { expect, it } from 'vitest';

// What is asked for by labels of every kind, with commands in every shape, one or two of them: written down.
// `npx vitest run test/formats/acor/asks.test.ts -u` writes it anew.

const LABELS: Readonly<Record<string, string>> = {
  none: '',
  other: 'Retry the upload',
  another: 'Keep the old one',
  named: 'Option A',
  choice: 'Either of these',
  run: 'Run this command',
  lead: 'Try again with',
  example: 'For example',
  values: 'Valid options',
};

const SHAPES: Readonly<Record<string, (label: string) => string>> = {
  'bold with code': (label) => `**${label}:** \`acor load -x\`\n`,
  'bold with a word': (label) => `**${label}**: \`draft\`\n`,
  'bold with code and more': (label) => `**${label}**: \`draft\` or so\n\`acor more\`\n`,
  'bold above a block': (label) => `**${label}:**\n\`\`\`sh\nacor load\nacor keep\n\`\`\`\n`,
  'bold above a text': (label) => `**${label}:**\n\`\`\`\nplain words\n\`\`\`\n`,
  'plain above a command': (label) => `${label}:\nacor load --all\n`,
  'plain with a command': (label) => `${label}: acor load --all\n`,
  'a sentence with code': (label) => `${label}: \`acor load\`, then wait.\n`,
  'in a sentence': (label) => `Please ${label.toLowerCase()} with \`acor load\`.\n`,
  'above a gap': (label) => `${label}:\n\n$ acor load\n`,
  'a title': (label) => `### ${label}\n\nacor load\n`,
  'an item with code': (label) => `- ${label}: \`acor load\`\n`,
  'an item with a word': (label) => `- **${label}**: \`draft\`\n`,
  'an item behind code': (label) => `- \`acor load\` - ${label}\n`,
  'an item above a block': (label) => `- **${label}**:\n  \`\`\`sh\n  acor load\n  \`\`\`\n`,
  'an item alone': (label) => `- **${label}:**\n`,
};

const parts = Object.entries(SHAPES).flatMap(([shape, write]) =>
  Object.entries(LABELS)
    .filter(([kind]) => kind !== 'none')
    .map(([kind, label]) => ({ name: `${kind}, ${shape}`, text: write(label) })),
);

const bare = [
  '`acor bare`\n',
  'acor bare\n',
  '```sh\nacor bare\n```\n',
  '- `acor bare`\n',
  '- draft\n- `final`\n',
  'Some words.\n',
];

it('each label in each shape, alone and above what has none', async () => {
  const given = parts.flatMap(({ name, text }) => ['', ...bare].map((below) => askedBy(name, text + below)));
  await expect(given.join('\n')).toMatchFileSnapshot('./asks-alone.txt');
});

it('two labels in two shapes', async () => {
  // Of 16,384 pairs every 29th, which meets each part many times.
  const pairs = parts.flatMap((one) => parts.map((other) => ({ one, other }))).filter((_, at) => at % 29 === 0);
  const given = pairs.map(({ one, other }) => askedBy(`${one.name}; ${other.name}`, `${one.text}${other.text}`));
  await expect(given.join('\n')).toMatchFileSnapshot('./asks-pairs.txt');
});

/**
 * What a text asks for:
 *
 *     run, bold with code
 *       "**Run this command:** `acor load -x`\n"
 *       commands: ["acor load -x"]
 */
function askedBy(name: string, text: string): string {
  const { value, diagnostics } = parse(`## Input Needed\n${text}`);
  const [message] = value.messages;
  if (message?.kind !== 'input_needed') throw new Error(`no request for input: ${text}`);
  const { commands, options, valid_options: values, example } = message;
  const asked = Object.entries({ commands, options, values, example }).filter(
    ([, found]) => found !== undefined && found.length > 0,
  );
  const lines = asked.map(([field, found]) => `${field}: ${JSON.stringify(found)}`);
  const codes = diagnostics.map(({ code, range }) => `${code} ${range.start}-${range.end}`);
  return [name, ...[JSON.stringify(text), ...lines, ...codes].map((line) => `  ${line}`), ''].join('\n');
}
