import fc from 'fast-check';
import type { SkillError, SkillOutput } from 'peglot/skill';
import { damaged, noise } from './texts.ts';

/** Pieces that damaged outputs are made of: JSON whole and broken, and the lines that older skills print. */
export const fragments: readonly string[] = [
  '{"success": true, "confidence": 0.9, "deliverables": ["a.ts"], "metrics": {"n": 1}, "errors": []}\n',
  '{"success": false, "confidence": 0.2, "deliverables": [], "metrics": {}, "errors": [{"code": "A", "message": "b"}]}',
  '{"level": "info", "msg": "started"}\n',
  '{"result": {"success": true, "confidence": 1}}\n',
  '{\n',
  '}\n',
  '},',
  '[',
  ']',
  '{"',
  '"success": true,',
  '"success": tr',
  '"confidence": ,',
  '"confidence": .9,',
  "'confidence': 0.5,",
  '"deliverables": ["x.ts", 3],',
  '"metrics": {"a": "b"},',
  '"errors": [{"code": 1}],',
  '"errors": []',
  '"extra": null,',
  '// comment\n',
  'null',
  'SUCCESS\n',
  'SUCCESS',
  'Success: all written\n',
  'success: false\n',
  'ERROR: disk full\n',
  'Error',
  '❌ broke\n',
  '✅ ',
  '[OK] ',
  '[FAIL] x\n',
  '[INFO] ',
  'Confidence: 0.92\n',
  'Confidence: 90%\n',
  'Confidence: ',
  'Confidence: high\n',
  'Confidence: 1.5\n',
  'confidence = 0,9\n',
  'Created: src/a.ts\n',
  'Created: ',
  'Created:\n',
  'Modified 3 files\n',
  'Files created: 2\n',
  'Updated `x y.md`, b.ts\n',
  'Created: my file.txt\n',
  'Created: nothing to see\n',
  '- src/b.ts\n',
  '  * c.ts (new)\n',
  'src/d.ts',
  'Execution time: 12ms\n',
  'Time: 3\n',
  'took 3.2 s\n',
  'Tests: 3 passed, 1 failed\n',
  'not completed\n',
  'completed ',
  'failed ',
  '0 errors\n',
  'execution_time_ms: 5\n',
  '+ echo FAILED\n',
  'WARN: low\n',
  'Exit code: 1\n',
  ' | ',
  ...noise,
];

/** Outputs damaged in every way. */
export const damagedTexts: fc.Arbitrary<string> = damaged(fragments);

const names = fc.oneof(
  fc.constantFrom('execution_time_ms', 'files_created', '__proto__', 'constructor', 'toString', 'success', 'a b', ''),
  fc.string({ maxLength: 6 }),
);
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    'src/a.ts',
    '',
    '{"success": true',
    '"',
    '\\',
    '\n',
    '\x1b[31m',
    '<|end|>',
    '```',
    '\u2028',
    '\ufeff',
    '\u0000',
  ),
);
const numbers = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(0, -0, 1e21, 1e-7, 2 ** 53 + 2, Number.MAX_VALUE, 5e-324),
);
const json = fc.jsonValue({ maxDepth: 3 });

/** A record with odd keys as its own. */
function records<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> {
  return fc.array(fc.tuple(names, values), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));
}

const skillErrors: fc.Arbitrary<SkillError> = fc.record(
  {
    code: fc.constantFrom('FILE_NOT_FOUND', 'TIMEOUT', 'E1', 'not so', ''),
    message: texts,
    stack: texts,
    context: records<unknown>(json),
  },
  { requiredKeys: ['code', 'message'], noNullPrototype: true },
);

/** Without times and numbers of files below zero. */
function countedUp(metrics: Record<string, number>): Record<string, number> {
  for (const name of ['execution_time_ms', 'files_modified', 'files_created', 'files_deleted'])
    if (Object.hasOwn(metrics, name)) metrics[name] = Math.abs(metrics[name] ?? 0);
  return metrics;
}

/** Valid results that nothing is to be said about but style. */
export const outputs: fc.Arbitrary<SkillOutput> = fc.record(
  {
    success: fc.boolean(),
    confidence: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, -0, 1)),
    deliverables: fc.array(
      texts.filter((path) => path.trim() !== ''),
      { maxLength: 4 },
    ),
    metrics: records(numbers).map(countedUp),
    errors: fc.array(skillErrors, { maxLength: 3 }),
  },
  { noNullPrototype: true },
);

/** Values that are nearly results: each part right, missing or wrong. */
export const nearlyOutputs: fc.Arbitrary<unknown> = fc.oneof(
  fc.record(
    {
      success: wrongNowAndThen(fc.boolean()),
      confidence: wrongNowAndThen(fc.double({ min: -0.2, max: 1.2 })),
      deliverables: wrongNowAndThen(fc.array(wrongNowAndThen(texts), { maxLength: 3 })),
      metrics: wrongNowAndThen(records(wrongNowAndThen(numbers))),
      errors: wrongNowAndThen(
        fc.array(
          wrongNowAndThen(
            fc.record(
              {
                code: wrongNowAndThen(texts),
                message: wrongNowAndThen(texts),
                stack: wrongNowAndThen(texts),
                context: wrongNowAndThen(records<unknown>(json)),
                more: texts,
              },
              { requiredKeys: ['code'], noNullPrototype: true },
            ),
          ),
          { maxLength: 2 },
        ),
      ),
      extra: json,
    },
    { requiredKeys: ['success', 'metrics'], noNullPrototype: true },
  ),
  { weight: 1, arbitrary: json },
);

function wrongNowAndThen<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: values }, { weight: 1, arbitrary: json });
}
