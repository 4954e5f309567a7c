import { expect, it } from 'vitest';
import { nested } from '../../../src/formats/skill/read/select.ts';

it.each([
  ['one of its names, cut off by the end of the text', '{"x": {"success": ', false, true],
  ['one of its names, closed at the end of the text', '{"x": {"success": maybe}}', true, false],
  ['one of its names, broken off before other text', '{"x": {"success": \nDone.', false, false],
  ['two of its names', '{"x": {"success": maybe, "errors": []}}', true, true],
])('what is broken and has %s', (_, text, closed, isNested) => {
  const end = text.includes('Done') ? text.indexOf('\n') : text.length;
  const found = { kind: 'object', start: 0, end, closed, valid: false, names: ['x'] } as const;
  expect(nested(text, [found])).toBe(isNested ? found : undefined);
});

it.each([
  ['holds a result', '{"x": {"success": true, "errors": []}}', true],
  ['holds one whose names are written with escapes', '{"x": {"\\u0073uccess": true, "\\u0065rrors": []}}', true],
  ['only names its fields', '{"names": ["success", "errors"]}', false],
])('what is valid and %s', (_, text, isNested) => {
  const found = { kind: 'object', start: 0, end: text.length, closed: true, valid: true, names: ['x'] } as const;
  expect(nested(text, [found])).toBe(isNested ? found : undefined);
});
