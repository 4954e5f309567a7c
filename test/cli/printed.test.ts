import { parse, prompt } from 'peglot/design';
import { expect, test } from 'vitest';
import { CLEAN, folderWith } from './run.ts';
import { type Line, transcript } from './transcript.ts';

// What commands print that need no input of their own, or little, as a file to read it.

const design = prompt().split('\n## Example\n\n')[1] ?? '';

const files = {
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

const lines: readonly Line[] = [
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

test('the commands that inform print what they printed', async () => {
  const cwd = await folderWith(files);
  await expect(await transcript(lines, { cwd })).toMatchFileSnapshot('printed.txt');
});
