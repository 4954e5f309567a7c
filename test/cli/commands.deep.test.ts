import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, prompt } from 'peglot/design';
import { expect, test } from 'vitest';
import { type Line, transcript } from '../extras/acor/transcript.ts';
import { BAD, CLEAN, folderWith } from './run.ts';

// What commands print and refuse, as files to read it: `npm run test:deep -- test/cli/commands.deep.test.ts -u`.

const design = prompt().split('\n## Example\n\n')[1] ?? '';

const odd = {
  'clean.txt': CLEAN,
  'bad.txt': BAD,
  'cut.txt': CLEAN.replace('finish', 'create_file').replace('RESULT] done', 'CONTENT_START]\nhalf a fi'),
  'notes.txt': 'no format at all',
  'latin1.txt': Buffer.from('[MOOD] caf\xe9', 'latin1'),
  'utf16.txt': Buffer.from(`\ufeff${CLEAN}`, 'utf16le'),
  'utf16be.txt': Buffer.from(`\ufeff${CLEAN}`, 'utf16le').swap16(),
  'folder/x.txt': CLEAN,
  'empty.json': '',
  'list.json': '[1]',
  'number.json': '{ "a": 1 }',
  'outside.json': '{ "a": "../../etc/passwd" }',
  'typo.json': '{ "type": "objekt" }',
  'nothing.mjs': 'export const format = { name: "x", parse: 1 };',
  'throws.mjs': 'throw new Error("the code of the format");',
  'two.mjs': formatNamed('one') + formatNamed('two'),
  'taken.mjs': formatNamed('json'),
  'design.md': design,
  'design.json': JSON.stringify(parse(design).value),
  'empty-design.json': '{ "task_id": "HW-001" }',
  'macros.md': '🦆▶️[I:a]◀️🦆',
  'bom.sh': '\ufeff#!/bin/bash\necho SUCCESS\n',
  'windows.sh': '#!/bin/bash\r\necho SUCCESS\r\n',
  'posix.sh': '#!/bin/sh\necho SUCCESS\n',
  'python.sh': '#!/usr/bin/env -S LANG=C python3\n',
  'noshell.sh': '#!\necho SUCCESS\n',
  'broken.sh': '#!/bin/bash\necho "SUCCESS\n',
  'endless.sh': '#!/bin/bash\ncat <<END\nSUCCESS\n',
  'a.peggy': 'A = B\nB = "b"',
  'two-places.peggy': 'A = open "b" open\n/** @same open */\nopen = $"<"+',
  'broken.peggy': 'A = "b" )',
  'open.peggy': 'A = B',
  'texts/a.txt': 'b',
  'covers/a-peggy.json': '{}',
};

/** The code of a file that exports a format, as far as it is looked at before it reads anything. */
function formatNamed(name: string): string {
  const rest = ['parse', 'print', 'check', 'createStream'].map((method) => `${method}() {}`);
  return `export const ${name} = { name: '${name}', ${rest.join(', ')} };\n`;
}

const refused: readonly Line[] = [
  'prompt duckflow --schema number.json',
  'grammar fuzz a.peggy --seconds x',
  'grammar fuzz a.peggy --seconds 0 --seed 1.5',
  // Files.
  'check clean.txt/x',
  'stream utf16be.txt',
  'stream missing.txt',
  // Formats.
  'parse --format duckflo clean.txt',
  'check notes.txt',
  'stream notes.txt',
  'detect notes.txt clean.txt',
  'parse --format ./missing.mjs clean.txt',
  'parse --format ./nothing.mjs clean.txt',
  'parse --format ./throws.mjs clean.txt',
  'parse --format ./two.mjs clean.txt',
  'parse --format ./taken.mjs clean.txt',
  'parse --schema empty.json clean.txt',
  'parse --schema list.json clean.txt',
  'parse --schema typo.json clean.txt',
  'explain duckflow/bad-vitel',
  'explain bad-vitel',
  'explain unheard-of-by-anyone',
  // Texts.
  'fmt bad.txt',
  'fmt cut.txt',
  'fmt --write -',
  'fmt --write --format design design.json',
  // Skills.
  'skill migrate --skill-path -',
  'skill migrate --skill-dir missing',
  'skill migrate --skill-dir clean.txt',
  'skill migrate --skill-dir folder',
  'skill migrate missing.sh bom.sh windows.sh posix.sh python.sh noshell.sh broken.sh endless.sh',
  // DML.
  'dml expand macros.md --aliases list.json',
  'dml expand macros.md --aliases number.json',
  'dml expand macros.md --aliases outside.json --root .',
  'dml expand macros.md --instructions number.json',
  'dml aliases --root . ../x a.peggy',
  'dml aliases a◀️🦆',
  // Designs.
  'design edit design.md task_id',
  'design edit design.md task_id x --remove',
  'design edit design.md a..b x',
  'design edit design.md task_di x',
  'design edit design.md nothing.like.it x',
  'design render design.md -o design.md',
  'design sql empty-design.json',
  // ACOR.
  ['acor', 'new', 'tool', '--dir', 'a\u0007b'],
  'acor new tool --dir clean.txt',
  'acor run ./clean.txt',
  'acor run --transcript folder true',
  'acor run --transcript missing/x.txt true',
  // Grammars.
  'grammar diagram jso',
  'grammar diagram a.peggy --start C',
  'grammar diagram broken.peggy',
  'grammar diagram open.peggy',
  'grammar diagram missing.peggy',
  'grammar diff a.peggy a.peggy --start C',
  'grammar diff a.peggy a.peggy --corpus missing',
  'grammar export yaml',
  'grammar export a.peggy --to bnf',
  'grammar export a.peggy --tag',
  'grammar export a.peggy --set B',
  'grammar export a.peggy --rule C',
  'grammar export two-places.peggy',
  'grammar export ./two.mjs',
  'grammar coverage a.peggy --corpus texts --runs 0 --cover covers',
  'grammar coverage a.peggy --corpus texts --runs 0 --reasons number.json',
  'grammar coverage a.peggy --corpus texts --runs 0 --reasons clean.txt',
  'grammar coverage a.peggy --corpus texts --runs x',
];

const usual = {
  'reply.txt': CLEAN,
  'design.md': design,
  'design.json': `${JSON.stringify(parse(design).value, null, 2)}\n`,
  'src/main.ts': '',
  'src/lib/deep.ts': '',
  'src/node_modules/x.js': '',
  'wrong◀️🦆.ts': '',
  'greets.sh': `#!/bin/bash
# Builds.
echo "Building"
make all
if [ $? -ne 0 ]; then
  echo "ERROR: the build failed"
  exit 1
fi
COUNT=$(ls out | wc -l)
echo "Files: $COUNT"
echo "Created: out/app.js"
echo "SUCCESS"
`,
  'plain.sh': '#!/bin/bash\nls\n',
  'lib/tools.sh': '#!/bin/bash\nhelp() { echo "SUCCESS"; }\n',
  'lib/main.bash': '#!/bin/bash\n. ./tools.sh\necho "SUCCESS: all"\n',
  'lib/run': '#!/usr/bin/env bash\necho "FAILED"\n',
  'lib/.git/hook.sh': '#!/bin/bash\necho "SUCCESS"\n',
  'lib/node_modules/x.sh': '#!/bin/bash\necho "SUCCESS"\n',
  'lib/older.sh.bak2': '#!/bin/bash\necho "SUCCESS"\n',
  'lib/notes.txt': 'no script\n',
};

const printed: readonly Line[] = [
  'demo',
  'explain duckflow/bad-vital',
  'explain bad-vital --format duckflow',
  'explain --format batch',
  'explain batch/failed',
  'dml aliases src reply.txt',
  'dml aliases src/ --root src',
  'dml aliases src/main.ts --json',
  'dml aliases .',
  'design diff design.md design.json',
  ['design', 'edit', 'design.md', 'task_id', 'HW-002', '--diff'],
  ['design', 'edit', 'design.json', 'task_id', '"HW-002"', '--diff'],
  'skill migrate greets.sh plain.sh --dry-run --verbose',
  'skill migrate --skill-dir lib',
  'skill migrate lib/run lib/main.bash --verbose',
  'skill new',
];

const grammars = {
  'old.peggy':
    '{{ const x = 1; }}\nS = Item+ "." / Other\nItem = "a" / "b" { return x; }\nOther = "o"\n/** @scan */\nGone = "g"',
  'new.peggy':
    '{{ const x = 2; }}\nS = Item+ "." / Other\nItem = "a" / "c"\n/** @type string */\nOther = "o"\nCome = "n"',
  'throws.peggy': 'S = text:$[a-z]+ { if (text.length > 1) null.x; return text; }',
  'tolerant.peggy': 'S = "a" BadEnd? / "b"\nBadEnd = [^a]+',
  'hidden.peggy': 'S = "a" / "ab"',
  'round.peggy': 'S = T / "a"\nT = S "b"',
  'never.peggy': 'S = "a" &{ return false; }',
  'refused.txt': 'abx.',
  'found/a.txt': 'a',
  'texts/one.txt': 'aa.',
  'texts/two.txt': 'b.',
  'reasons.json': JSON.stringify([
    { file: 'old.peggy', rule: 'Gone', reason: 'Nobody uses it.' },
    { file: 'old.peggy', rule: 'Other', reason: 'It is rare.' },
    { file: 'old.peggy', rule: 'Item', kind: 'alternative', text: '"a"', reason: 'It is seldom.' },
    { file: 'else.peggy', rule: 'Item', reason: 'Of another grammar.' },
  ]),
};

const workbench: readonly Line[] = [
  'grammar lint old.peggy hidden.peggy round.peggy',
  'grammar sentences old.peggy --count 3 --seed 1',
  'grammar sentences old.peggy --count 3 --seed 1 --start Gone',
  'grammar sentences never.peggy --seed 1',
  'grammar trace old.peggy texts/one.txt',
  'grammar trace old.peggy refused.txt',
  'grammar trace old.peggy refused.txt --start Item --all',
  'grammar trace round.peggy refused.txt',
  'grammar fuzz tolerant.peggy --seconds 0 --seed 3 --corpus texts',
  'grammar fuzz throws.peggy --seconds 0 --seed 1 --corpus found',
  'grammar diff old.peggy old.peggy --runs 20',
  'grammar diff old.peggy new.peggy --runs 20 --corpus texts',
  'grammar diff old.peggy new.peggy --runs 20 --corpus texts --start Item --json',
  'grammar export old.peggy',
  'grammar export old.peggy --to lark --rule Item',
  'grammar export old.peggy --to ebnf --seconds 60',
  'grammar export tolerant.peggy --to structural-tag',
  'grammar coverage old.peggy --runs 0 --corpus texts --cover covers --reasons reasons.json --check',
  'grammar coverage tolerant.peggy --runs 0 --corpus texts --cover covers --json',
  'grammar coverage tolerant.peggy --runs 20 --corpus texts --cover covers --fill',
  'grammar coverage tolerant.peggy --runs 0 --corpus texts --cover covers --check',
];

test('what is refused, is told with what to do about it', async () => {
  await expect(await transcript(refused, { cwd: await folderWith(odd) })).toMatchFileSnapshot('commands-refused.txt');
});

test('what commands print', async () => {
  await expect(await transcript(printed, { cwd: await folderWith(usual) })).toMatchFileSnapshot('commands-printed.txt');
});

test('what the workbench prints', async () => {
  const cwd = await folderWith(grammars);
  await expect(await transcript(workbench, { cwd })).toMatchFileSnapshot('commands-workbench.txt');
  expect(JSON.parse(await readFile(join(cwd, 'covers/tolerant-peggy.json'), 'utf8'))).toEqual(['a8']);
});
