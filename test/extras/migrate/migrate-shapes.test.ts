import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from '../../../src/formats/skill/index.ts';
import { runs } from '../../laws/law.ts';
import { bash, migrated, resultIn } from './run.ts';

const { numRuns } = runs(100);

const { script } = fc.letrec<{ script: string; list: string; statement: string; compound: string }>((tie) => {
  const file = fc.integer({ min: 0, max: 99 }).map((n) => `f${n}.txt`);
  const said = fc.oneof(
    file.map((name) => `Created: ${name}`),
    file.map((name) => `Modified: ${name}`),
    fc.integer({ min: 0, max: 100 }).map((n) => `Confidence: ${n / 100}`),
    fc.constantFrom(
      'SUCCESS',
      'FAILED',
      'ERROR: it broke',
      '✅ done',
      '❌ bad',
      'just a log',
      '',
      'files_seen: 3',
      'Status: $S',
      'Created: $V',
      'ERROR: $V',
    ),
  );
  const echo = fc.oneof(
    said.map((text) => `echo "${text}"`),
    said.map((text) => `printf '%s\\n' "${text}"`),
    fc.tuple(said, said).map(([one, two]) => `echo "${one}\n${two}"`),
    fc.tuple(said, said).map(([one, two]) => `echo -e "${one}\\n${two}"`),
    said.map((text) => `echo \\\n  "${text}"`),
    said.map((text) => `echo "${text}" >&2`),
    said.map((text) => `echo "${text}" > file.log`),
    said.map((text) => `x=$(echo "${text}")`),
  );
  const other = fc.constantFrom(
    'true',
    'false',
    'V=changed.txt',
    'S=FAILED',
    'S=OK',
    'exit 0',
    'exit 4',
    'ls nowhere',
    ': # echo "SUCCESS"',
    'fun one',
    'y=$(own two)',
    'own three | cat >/dev/null',
    "trap 'true' EXIT",
    "trap 'V=x; exit 9' EXIT",
    "trap 'rm -f file.log; false' EXIT",
    'trap - EXIT',
    'set -e',
    'set +e',
  );
  const separator = fc.constantFrom('\n', '; ', '\n\n  ', '\n# a comment\n');
  return {
    statement: fc.oneof(
      { maxDepth: 3 },
      { weight: 5, arbitrary: echo },
      { weight: 2, arbitrary: other },
      { weight: 3, arbitrary: tie('compound') },
    ),
    list: fc
      .array(fc.tuple(tie('statement'), separator), { minLength: 1, maxLength: 4 })
      .map((all) => all.map(([statement, end]) => statement + (/[#\n]/.test(statement) ? '\n' : end)).join('')),
    compound: fc.oneof(
      fc.tuple(tie('statement'), tie('statement')).map(([a, b]) => `if ${a}\nthen ${b}\nfi`),
      fc.tuple(tie('list'), tie('list')).map(([a, b]) => `if [ -n "$V" ]; then\n  ${a}\nelse ${b}\nfi`),
      tie('list').map((body) => `for i in 1 2; do ${body}\ndone`),
      tie('list').map((body) => `while read -r V; do ${body}\ndone <<< read.txt`),
      tie('list').map((body) => `printf 'piped.txt\\n' | while read -r V; do ${body}\ndone`),
      tie('list').map((body) => `case x in x) ${body}\n;; esac`),
      tie('list').map((body) => `( ${body}\n)`),
      tie('list').map((body) => `{ ${body}\n}`),
      tie('list').map((body) => `{ ${body}\n} > file.log`),
      fc
        .tuple(tie('statement'), tie('statement'), tie('statement'))
        .map(([a, b, c]) => `{ ${a}\n} && { ${b}\n} || ${c}`),
      fc.tuple(echo, echo).map(([a, b]) => `[ -z "$V" ] && ${a} || ${b}`),
      fc.tuple(echo, echo).map(([a, b]) => `true \\\n  && ${a}; ${b}`),
      echo.map((one) => `! ${one}`),
      tie('list').map((body) => `cat <<EOF >/dev/null && echo "Updated: h.txt"\necho "SUCCESS"\nEOF\n${body}`),
    ),
    script: fc
      .tuple(
        fc.constantFrom('', 'set -e\n', 'set -euo pipefail\n'),
        tie('list'),
        fc.array(tie('list'), { minLength: 1, maxLength: 3 }),
      )
      .map(
        ([options, body, lists]) =>
          `#!/bin/bash\n${options}V='v.txt'; S=OK\nown() {\n  echo "Created: own.txt"\n}\nfun() {\n  ${body}\n}\n${lists.join('\n')}`,
      ),
  };
});

test('a migrated script ends as before, and says the same', async () => {
  await fc.assert(
    fc.asyncProperty(script, async (body) => {
      const source = `${body}\necho "Updated: last.txt"\n`;
      const text = migrated(source);
      const [before, after] = [await bash(source), await bash(text)];
      expect({ code: after.code, signal: after.signal }).toEqual({ code: before.code, signal: before.signal });
      const result = resultIn(after.stdout);
      const { value: legacy, diagnostics } = parse(before.stdout);
      // Text that does not say how it went is no success; of the script, the exit status is known.
      const isSilent = diagnostics.some(({ code }) => code === 'skill/no-verdict');
      if (before.code === 0 && before.stdout !== '') expect(result.success).toBe(legacy.success || isSilent);
      else if (before.code !== 0) expect(result.success).toBe(false);
      if (before.stdout !== '') expect(result.confidence).toBe(legacy.confidence);
      expect(new Set(parse(after.stdout).value.deliverables)).toEqual(new Set(legacy.deliverables));
    }),
    { numRuns },
  );
});
