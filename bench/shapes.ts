import { type Row, type Target, times } from './table.ts';

/** One kind of text: the same amount of it may be a few large parts, many small ones, … */
export interface Shape {
  readonly name: string;
  /** A text of about so many characters. */
  make(length: number): string;
}

/** What was measured for one shape of a text. */
export interface Figure {
  readonly value: number;
  /** How long peglot took, where `value` is a ratio. */
  readonly milliseconds?: number;
}

/** What was measured for each shape of a text. */
export type ByShape = ReadonlyMap<string, Figure>;

/** What is aimed at. The worst shape counts. */
export interface Goal {
  readonly most?: number;
  readonly least?: number;
  readonly unit?: string;
}

/** A row that shows the worst shape and the best one, and those between them in its note. */
export function worstRow(group: string, what: string, found: ByShape, goal: Goal): Row {
  const { most, unit = '×' } = goal;
  const shown = ([name, { value, milliseconds }]: [string, Figure]): string => {
    const figure = unit === '×' ? times(value) : `${value.toPrecision(3)}${unit}`;
    return milliseconds === undefined
      ? `${figure}: ${name}`
      : `${figure} (${Number(milliseconds.toPrecision(2))} ms): ${name}`;
  };
  const inOrder = [...found].sort(([, one], [, other]) => (one.value - other.value) * (most === undefined ? 1 : -1));
  const [worst = ['', { value: Number.NaN }], ...others] = inOrder;
  const best = others.pop();
  const target = targetOf(worst[1].value, goal);
  return {
    group,
    what,
    measured: shown(worst),
    ...(best && { best: shown(best) }),
    ...(target && { target }),
    note: others.map(shown).join(', '),
  };
}

function targetOf(value: number, { most, least, unit = '×' }: Goal): Target | undefined {
  if (most !== undefined) return { text: `≤ ${most}${unit}`, met: value <= most };
  if (least !== undefined) return { text: `≥ ${least}${unit}`, met: value >= least };
  return undefined;
}

/** The same text with words that take two bytes a character in memory; lines that match `kept` stay as they are. */
export function twoByte(text: string, kept: RegExp): string {
  const lines = text.split('\n');
  return flat(lines.map((line) => (kept.test(line) ? line : line.replace(/[a-z]{4,}/g, wide))).join('\n'));
}

function wide(word: string, at: number): string {
  return at % 3 === 0 ? (WIDE[word.length % WIDE.length] ?? word) : word;
}

const WIDE = ['鴨', '読む', '文章を', 'ファイル', 'カウントする', '言葉', 'ключ'];

/** A string in one piece, as it comes from a file: the engine keeps joined ones as trees until they are read. */
export function flat(text: string): string {
  const encoding = /^[\0-\xff]*$/.test(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}
