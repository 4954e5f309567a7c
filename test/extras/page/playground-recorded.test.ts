import { expect, it } from 'vitest';
import { recordedText } from '../../../site/playground/recorded.ts';

const record = { id: 'x-1', path: '/v1/chat/completions', text: '<think>Hm.</think>\nSo.', request: { model: 'm' } };

it('the playground shows what the model said of a recording that is pasted', () => {
  expect(recordedText(`${JSON.stringify(record)}\n${JSON.stringify({ ...record, text: 'other' })}\n`)).toBe(
    record.text,
  );
});

it.each([
  '',
  'So.',
  '{"request": 1',
  '{"request": 1}',
  '{"text": "x"}',
  '{"text": 7, "request": {}}',
  `[${JSON.stringify(record)}]`,
])('any other text is itself: %s', (text) => {
  expect(recordedText(text)).toBeUndefined();
});
