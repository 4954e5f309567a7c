import { check, fillCommand, parse, placeholdersOf, state } from 'peglot/acor';
import { expect, it } from 'vitest';

it('finds the placeholders of a command', () => {
  const command = 'acor db --url "<connection string>" --mode "<fast|safe>" --backup <yes|no> <in.txt >out.txt';
  expect(placeholdersOf(command)).toEqual([
    { name: 'connection string', choices: ['connection string'] },
    { name: 'fast|safe', choices: ['fast', 'safe'] },
    { name: 'yes|no', choices: ['yes', 'no'] },
  ]);
  expect(placeholdersOf('cat <<EOF >a | wc <(ls)')).toEqual([]);
});

it.each([
  ['acor load --key <key>', 'user id', `acor load --key 'user id'`],
  ['acor load --key <key>', 'id', 'acor load --key id'],
  ['acor load --key <key>', 'a; rm -rf ~', `acor load --key 'a; rm -rf ~'`],
  ['acor load --key "<key>"', 'a"$(id)`id`\\', 'acor load --key "a\\"\\$(id)\\`id\\`\\\\"'],
  ["acor load --key '<key>'", "it's", "acor load --key 'it'\\''s'"],
])('fills %s with %s', (command, key, filled) => {
  expect(fillCommand(command, { key })).toBe(filled);
});

it.each([
  ["acor load - <<'EOF'\none; two && three\nEOF", []],
  ['acor load --all # first this; then that', []],
  ['acor load - <<< "a; b"', []],
  ['acor load - <<EOF; acor check\none\nEOF', ['acor/several-commands']],
  ['acor load a#b; acor check', ['acor/several-commands']],
])('takes %s for one command or for several', (command, found) => {
  const { diagnostics } = parse(`## Input Needed\n\n\`\`\`sh\n${command}\n\`\`\`\n`);
  expect(diagnostics.map(({ code }) => code)).toEqual(found);
});

it('fills the text below a command', () => {
  expect(fillCommand('acor load - <<EOF\n{"key": "<key>"}\nEOF', { key: 'id' })).toBe(
    'acor load - <<EOF\n{"key": "id"}\nEOF',
  );
});

it('checks the choice', () => {
  const values = { 'fast|safe': 'safe', key: 1 };
  expect(fillCommand('acor --mode "<fast|safe>" --key <key>', values)).toBe('acor --mode "safe" --key 1');
  const wrong = { 'fast|safe': 'slow' };
  expect(() => fillCommand('acor --mode <fast|safe>', wrong)).toThrow('"slow" is none of "fast", "safe"');
  expect(() => fillCommand('acor --mode <fast|safe>', {})).toThrow('the placeholder <fast|safe> has no value');
  expect(() => fillCommand('acor --key <key>', { kye: 'a' })).toThrow('no placeholder "kye"; did you mean "key"?');
  expect(() => fillCommand('acor --key <key>', { key: 'a\nb' })).toThrow('control character');
});

it('takes the valid options of a message', () => {
  const text =
    '## Input Needed\n\n**Run this command:**\n```sh\nacor load --key "<key>"\n```\n\n**Valid options**: id, email\n';
  const { pending } = state(parse(text).value);
  expect(pending).not.toBeNull();
  if (pending === null) return;
  expect(fillCommand(pending, { key: 'email' })).toBe('acor load --key "email"');
  expect(fillCommand(pending, { key: 'id,email' })).toBe('acor load --key "id,email"');
  expect(fillCommand({ ...pending, command: 'acor load --key <key>' }, { key: 'id, email' })).toBe(
    "acor load --key 'id, email'",
  );
  expect(() => fillCommand(pending, { key: 'id,name' })).toThrow('"id,name" is none of "id", "email"');
  expect(() => fillCommand(pending, { key: 'name' })).toThrow('"name" is none of "id", "email"');
});

it('reads the choices of a command as valid options, and keeps the first request', () => {
  const ask = (command: string) => `## Input Needed\n\n\`\`\`sh\n${command}\n\`\`\`\n\n`;
  const { value } = parse(`${ask('acor a --mode <fast|safe>')}## Progress: 50%\n\n${ask('acor b')}`);
  const [first] = value.messages;
  expect(first).toMatchObject({ kind: 'input_needed', valid_options: ['fast', 'safe'] });
  expect(state(value).pending?.command).toBe('acor a --mode <fast|safe>');
  expect(check(value).map(({ code, severity }) => [code, severity])).toEqual([
    ['acor/after-input-needed', 'error'],
    ['acor/after-input-needed', 'error'],
  ]);
});

it('one line is one command', () => {
  const codes = (command: string) =>
    check(parse(`## Input Needed\n\n\`\`\`sh\n${command}\n\`\`\`\n`).value).map(({ code }) => code);
  for (const two of ['acor a; acor b', 'acor a && acor b', 'acor a||acor b'])
    expect(codes(two), two).toEqual(['acor/several-commands']);
  for (const one of ['acor a;', 'acor "a; b"', "acor 'a && b'", 'acor a | wc', 'acor --mode <a|b>', 'acor a\\;b'])
    expect(codes(one), one).toEqual([]);
});

it('asks no fragment how the run ended', () => {
  expect(check(parse('## Output\nDone.\n').value)).toEqual([]);
  expect(check(parse('## Status: Working\n').value).map(({ code }) => code)).toEqual(['acor/missing-final-status']);
});
