import fc from 'fast-check';
import type { Reply } from 'peglot/duckflow';
import { STANDARD_VITALS } from '../../src/formats/duckflow/vocabulary.ts';
import { anyUnit } from '../../src/testing/any-unit.ts';
import { anyTexts, damaged, noise } from './texts.ts';

/** Pieces that damaged replies are made of: the mistakes that models make, and everything that looks like syntax. */
export const fragments: readonly string[] = [
  '[REASONING]\n',
  '[REASONING] ',
  '[reasoning]\n',
  '## [PLANNING]\n',
  '[NOTES]\nA note.\n',
  '[SUMMARY] done\n',
  '[CONFIDENCE] 0.9\n',
  '[MOOD] 0.8  # fine\n',
  '[FOCUS] 85%\n',
  '[STAMINA]: .7\n',
  '**[MOOD]** 0.8\n',
  '[MOOD: 0.4]\n',
  'Mood: 0.8\n',
  '[CONFIDENC] 0.9\n',
  '[CONFIDEN  # typo\n',
  '[MOOD] high\n',
  '[MOOD] 1.5\n',
  '[MOOD] 0.1 [FOCUS] 0.2\n',
  '［MOOD］ 0.8\n',
  '   [FOCUS] 0.5\n',
  '[CURIOSITY] 0.5\n',
  '[MOOD] 0.8.1\n',
  '[ACTION_0_TYPE] create_file\n',
  '[ACTION_0_PATH] a.txt\n',
  '[ACTION_1_TYPE] finish\n',
  '[ACTION_1_RESULT] ok\n',
  '[ACTION_2_TYPE] read_file\n',
  '[ACTION_TYPE] finish\n',
  '[action_0_path]: b.txt\n',
  '[ACTON_0_TYPE] x\n',
  '[ACTION_0_PA  # cut\n',
  '[ACTION_0_CONTENT_START]\n',
  '[ACTION_0_CONTENT_START] text\n',
  '[ACTION_1_CONTENT_START]\n',
  '[ACTION_CONTENT_START]\n',
  '[ACTION_0_CONTENT_END]\n',
  '[ACTION_0_CONTENT_END]  # done\n',
  '[ACTION_1_CONTENT_END]\n',
  '[ACTION_CONTENT_END]\n',
  ' [action_0_content_end]\n',
  '\t**[ACTION_0_CONTENT_END]**\n',
  'x[ACTION_0_CONTENT_END]\n',
  'ACTION_1_CONTENT_END]\n',
  'CONTENT_END\n',
  '[/ACTION_0_CONTENT]\n',
  '[ACTION_0_CONTENT]\n',
  '[ACTION_0_CONTENT] x\n',
  '[ACTION_0_COMMAND] ls\nand a line below\n',
  '[ACTION_0_CONTENT_ENCODING] base64\n',
  'aGk=\n',
  '{"reasoning": "x", "vitals": {"mood": 0.5}, "actions": [{"type": "finish", "result": "ok"}]}\n',
  '{"reasoning": "',
  '}\n',
  'confidence: 0.7\n',
  '[ACTION_0_TYPE: finish]\n',
  '**[ACTION_1_RESULT] ok**\n',
  '[MOOD]\x1b[0m \x1b[1m0.5<|end|>\n',
  '[ZEAL]: 70%  # fine\n',
  '[CALM] 0.4 [ZEAL] 0.5\n',
  '[ACTION_-1_TYPE] finish\n',
  '[ACTION_0___PROTO__] z\n',
  '**[ACTION_1_TY',
  '## [not',
  '```<|end|>\n',
  '```\n[ACTION_0_TYPE] finish\n```\n',
  '{"action": {"index": 1, "TYPE": "finish", "name": "x\n[MOOD] 0.5\n"}}\n',
  '[x] task\n',
  '`[MOOD] 0.2`\n',
  ...noise,
];

/** Replies damaged in every way. */
export const damagedTexts: fc.Arbitrary<string> = damaged(fragments);

const words = fc.constantFrom(
  'read',
  'the',
  'file',
  'first',
  '`[MOOD]`',
  'then',
  'a < b',
  'x = {1}',
  'ünï',
  '鴨',
  '🦆',
);
const sentence = fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => `${parts.join(' ')}.`);
const prose = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: sentence },
      { weight: 1, arbitrary: fc.constantFrom('', '```md\n[MOOD] 0.2\n```', '    code') },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((lines) => lines.join('\n').trim())
  .filter((text) => text !== '');
const vital = fc.double({ min: 0, max: 1, noNaN: true });
const ownName = fc.constantFrom('summary', 'plan_b', 'risk2', 'constructor', 'tostring');
const content = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.string({ unit: anyUnit, maxLength: 20 }),
        fc.constantFrom('[ACTION_0_CONTENT_END]', '[MOOD] 0.1', '\r', '[ACTION_1_TYPE] finish', '```', '  x'),
      ),
      { maxLength: 6 },
    )
    .map((lines) => lines.join('\n')),
  fc.constantFrom('', '\n', '\n\n', 'a\n', '\r\n', 'x\r'),
);

/** Valid replies that the format can write. */
export const replies: fc.Arbitrary<Reply> = fc
  .record({
    reasoning: prose,
    vitals: fc.record(Object.fromEntries(STANDARD_VITALS.map((name) => [name, vital]))),
    own: fc.dictionary(ownName, vital, { maxKeys: 2 }),
    sections: fc.dictionary(fc.constantFrom('planning', 'notes', 'remarks'), prose, { maxKeys: 2 }),
    actions: fc.array(
      fc.record(
        {
          type: fc.constantFrom('create_file', 'finish', 'run_command', 'open_browser'),
          params: fc.dictionary(
            fc.constantFrom('path', 'result', 'command', 'description', 'x9'),
            fc.oneof(sentence, fc.constant('')),
            { maxKeys: 3 },
          ),
          content,
        },
        { requiredKeys: ['type', 'params'] },
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ reasoning, vitals, own, sections, actions }) => ({
    reasoning,
    vitals: { ...vitals, ...own },
    sections: { ...sections },
    actions: actions.map((action, index) => ({
      index,
      type: action.type,
      params: { ...action.params, path: 'a.txt', result: 'ok', command: 'ls' },
      ...(action.content === undefined ? {} : { content: action.content }),
    })),
  }));

const hostileNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'tostring',
  'type',
  'content',
  'content_encoding',
  'content_start',
  'polluted',
  'mood',
  'a b',
  'x]',
  '',
);
const hostileTexts = fc.oneof(sentence, damagedTexts, anyTexts, fc.constantFrom('', 'base64', ' x', 'x\n', '1'));

/** A record with hostile keys as its own. */
function records<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> {
  return fc.array(fc.tuple(hostileNames, values), { maxLength: 3 }).map((entries) => Object.fromEntries(entries));
}

/** Replies of the right shape that try to be read as something else. */
export const hostileReplies: fc.Arbitrary<Reply> = fc.record(
  {
    reasoning: hostileTexts,
    vitals: records(fc.oneof(vital, fc.constant(-0))),
    sections: records(hostileTexts),
    actions: fc.array(
      fc.record(
        { index: fc.nat({ max: 2 }), type: hostileTexts, params: records(hostileTexts), content: hostileTexts },
        { requiredKeys: ['index', 'type', 'params'], noNullPrototype: true },
      ),
      { maxLength: 2 },
    ),
  },
  { noNullPrototype: true },
);

const jsonNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'polluted',
  'reasoning',
  'vitals',
  'mood',
  'sections',
  'actions',
  'type',
  'parameters',
);

/** JSON texts whose keys aim at prototypes. */
export const hostileJson: fc.Arbitrary<string> = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      fc.constantFrom<unknown>(0.5, 'yes', true, null),
      tie('object'),
      fc.array(tie('value'), { maxLength: 2 }),
    ),
    object: fc.array(fc.tuple(jsonNames, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  }))
  .object.map((object) => JSON.stringify({ reasoning: 'x', ...Object.fromEntries(Object.entries(object as object)) }));
