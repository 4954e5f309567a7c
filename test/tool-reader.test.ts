import { applyEvent, type Event, type PathIn } from 'peglot';
import { describe, expect, it } from 'vitest';
import type { ToolFormat, ToolReply } from '../src/hosts/tool-format.ts';
import { type ToolPiece, ToolReader } from '../src/hosts/tool-reader.ts';

type Told = Event<ToolReply>;
type Path = PathIn<ToolReply>;

const CALL = { name: 'ping', arguments: { a: 1 }, complete: true, raw: '' };
const set = (path: Path, value: unknown): Told => ({ type: 'set', path, value });
const delta = (path: Path, text: string): Told => ({ type: 'delta', path, text });
const open = (path: Path): Told => ({ type: 'open', path, kind: 'text' });
const close = (path: Path): Told => ({ type: 'close', path });
const revise = (path: Path, value: unknown): Told => ({ type: 'revise', path, value, diagnostic: FINDING });
const FINDING = { code: 'x/y', severity: 'warning', message: 'm', range: { start: 0, end: 0 } } as const;
/** A call of which nothing is known yet. */
const NAMELESS = set(['calls', 0], { arguments: {}, raw: '' });

/** The pieces of a stream that gives these events, push by push; `more` is what the events do not say of the result. */
function piecesOf(pushes: readonly (readonly Told[])[], more: Partial<ToolReply> = {}): ToolPiece[][] {
  let value: ToolReply = { text: '', reasoning: '', calls: [] };
  const format: ToolFormat = {
    name: 'x',
    print: () => '',
    prompt: () => '',
    createStream: () => ({
      get value() {
        return value;
      },
      push(chunk) {
        const events = [...(pushes[Number(chunk)] ?? [])];
        for (const event of structuredClone(events)) value = applyEvent(value, event);
        return events;
      },
      end: () => {
        value = { ...value, ...more };
        return {
          value,
          events: [],
          diagnostics: [],
          ok: true,
          complete: true,
          format: 'x',
          via: 'x',
          locate: () => undefined,
        };
      },
    }),
  };
  const reader = new ToolReader(format);
  return [...pushes.map((_, at) => reader.push(String(at))), [...reader.end().pieces]];
}

const call = (name = 'ping'): object => ({ type: 'call', at: 0, id: undefined, name });
const input = (text: string): object => ({ type: 'input', at: 0, text });

describe('what hosts are told of texts', () => {
  it('grows; what comes at once is one piece, and nothing is none', () => {
    const found = piecesOf([
      [
        delta(['text'], 'a'),
        delta(['text'], ''),
        delta(['text'], 'b'),
        delta(['reasoning'], 'c'),
        delta(['text'], 'd'),
      ],
      [delta(['text'], '')],
      [delta(['text'], 'e')],
    ]);
    const [ab, c, d, e] = ['ab', 'c', 'd', 'e'].map((text) => ({ type: text === 'c' ? 'reasoning' : 'text', text }));
    expect(found).toEqual([[ab, c, d], [], [e], []]);
  });

  it('goes on where a text that is set anew parts from what was told', () => {
    const found = piecesOf(
      [
        [set(['text'], 'ab')],
        [set(['text'], 'abc')],
        [revise(['text'], 'axy')],
        [revise(['text'], 'axy')],
        [set(['reasoning'], 'r')],
        [set(['text'], null), open(['text']), { type: 'diagnostic', diagnostic: FINDING }],
      ],
      { text: 'axyz', reasoning: 'rs' },
    );
    const text = (it: string): object => ({ type: 'text', text: it });
    const reasoning = (it: string): object => ({ type: 'reasoning', text: it });
    expect(found).toEqual([
      [text('ab')],
      [text('c')],
      [text('xy')],
      [],
      [reasoning('r')],
      [],
      [reasoning('s'), text('z')],
    ]);
  });

  it('is not of parts below a text', () => {
    expect(piecesOf([[set(['calls'], [])]])).toEqual([[], []]);
  });
});

describe('what hosts are told of calls', () => {
  it.each<[string, Told[]]>([
    ['is set', [set(['calls', 0, 'name'], 'ping')]],
    ['is set with the call', [set(['calls', 0], { ...CALL, arguments: {} })]],
    [
      'grows and is over',
      [
        open(['calls', 0, 'name']),
        delta(['calls', 0, 'name'], 'pi'),
        delta(['calls', 0, 'name'], 'ng'),
        close(['calls', 0, 'name']),
      ],
    ],
    ['is revised before it is told', [revise(['calls', 0, 'name'], 'ping'), close(['calls', 0, 'name'])]],
  ])('they begin when their name %s', (_, events) => {
    const pieces = piecesOf([[NAMELESS, ...events], [set(['calls', 0, 'name'], 'pong')]]);
    expect(pieces[0]).toEqual([call()]);
    expect(pieces[1]).toEqual([]);
  });

  it('their arguments grow, and they are over once', () => {
    const path: Path = ['calls', 0, 'arguments', 's'];
    const found = piecesOf([
      [NAMELESS, set(['calls', 0, 'name'], 'ping')],
      [open(path), delta(path, 'x')],
      [delta(path, 'y'), close(path)],
      [set(['calls', 0, 'complete'], true), close(['calls', 0])],
      [delta(path, 'z'), close(['calls', 0])],
    ]);
    expect(found.slice(0, 3)).toEqual([[call()], [input('{"s":"'), input('x')], [input('y'), input('"')]]);
    expect(found[3]).toMatchObject([input('}'), { type: 'call-end', at: 0, whole: true }]);
    expect(found.slice(4)).toEqual([[], []]);
  });

  it('arguments before the name wait for it', () => {
    const found = piecesOf([[NAMELESS, set(['calls', 0, 'arguments', 'a'], 1)], [set(['calls', 0, 'name'], 'ping')]], {
      calls: [CALL],
    });
    expect(found).toEqual([
      [],
      [call(), input('{"a":1')],
      [input('}'), { type: 'call-end', at: 0, call: CALL, handedOut: true, whole: true }],
    ]);
  });

  it.each([
    [{ a: 1 }, ['{"a":1']],
    [{}, []],
    ['text', ['"text']],
    [null, []],
  ])('a call that is set at once has the arguments so far: %j', (given, told) => {
    const whole = { ...CALL, arguments: given };
    const [first, last] = piecesOf([[set(['calls', 0], whole)]], { calls: [whole] });
    expect(first).toEqual([call(), ...told.map(input)]);
    const texts = [...(first ?? []), ...(last ?? [])].map((piece) => (piece.type === 'input' ? piece.text : ''));
    expect(JSON.parse(texts.join(''))).toEqual(given);
    expect(last?.at(-1)).toEqual({ type: 'call-end', at: 0, call: whole, handedOut: true, whole: true });
  });

  it('a call of which only the result knows is told at the end', () => {
    const known = { ...CALL, id: 'c1' };
    const [last] = piecesOf([], { calls: [known] });
    expect(last).toEqual([
      { type: 'call', at: 0, id: 'c1', name: 'ping' },
      input('{"a":1}'),
      { type: 'call-end', at: 0, call: known, handedOut: true, whole: true },
    ]);
  });

  it('what cannot be written as JSON that grows is not whole', () => {
    const path: Path = ['calls', 0, 'arguments'];
    const events = [set([...path, 'a'], { b: 1 }), set([...path, 'c'], 2), set([...path, 'a', 'd'], 3)];
    const [, last] = piecesOf([[set(['calls', 0], { ...CALL, arguments: {} }), ...events]], { calls: [CALL] });
    expect(last?.at(-1)).toMatchObject({ type: 'call-end', whole: false });
  });
});
