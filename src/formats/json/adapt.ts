import type { Mistakes, Nodes, Texts } from '../../../generated/json.ts';
import type { Range } from '../../core/range.ts';
import { replacing } from '../../core/text-edit.ts';
import type { Adapting } from '../../engine/definition.ts';
import type { Detail } from '../../engine/draft.ts';
import type { Handlers } from '../../engine/handlers.ts';
import type { Part } from '../../engine/part.ts';
import type { Json, JsonReading } from './model.ts';
import { Build, IN_QUOTES } from './read/build.ts';
import { escapeOf, isEscapedOnce, type ValueNode } from './read/values.ts';

/** Builds the value of a text from its nodes. */
export function adapt(to: Part<Json>, reading: Adapting<Partial<JsonReading>>): Handlers<Nodes, Texts, Mistakes> {
  const build = new Build(to, reading);
  const value = ({ value }: { readonly value: ValueNode }): void => build.word(value);
  const plain = (piece: { readonly text: string }): void => build.plain(piece.text);
  const asItIs = (piece: { readonly text: string }): void => build.append(piece.text);
  const raw = ({ raw }: { readonly raw: string }): void => build.append(raw);
  const close = ({ end }: Range): void => build.close(end);
  const { roots } = build;
  const apart = (): void => roots.part();
  const cut = (): void => reading.cut();
  const error = (): Detail => ({ severity: 'error' });
  let before: string | undefined;
  return {
    ObjectStart: (node) => build.open('object', node),
    OpenlessStart: (node) => build.open('object', node),
    LateStart: (node) => build.openLate(node),
    NamedArrayStart: (node) => build.open('object', node),
    ArrayStart: (node) => build.open('array', node),
    OpenlessArrayStart: (node) => build.open('array', node),
    LateArrayStart: (node) => {
      build.openLateArray(node);
      build.word(node.value);
    },
    BraceArrayStart: (node) => build.open('array', node),
    TupleStart: (node) => build.open('array', node),
    ObjectEnd: close,
    ArrayEnd: close,
    TupleEnd: close,
    BadObjectEnd: (node) => build.closeOtherwise(node),
    BadItemEnd: (node) => build.closeOtherwise(node),
    BadArrayEnd: (node) => build.closeOtherwise(node),
    BadRoundEnd: (node) => build.closeOtherwise(node),
    BadRoundArrayEnd: (node) => build.closeOtherwise(node),
    BadRootEnd: (node) => build.closeOtherwise(node),
    MissingBracket: (node) => build.closeOtherwise(node),
    MissingEnd: (node) => build.cut(node.end),
    MissingCallEnd: () => build.cutCall(),
    Key: ({ name }) => build.name(name),
    Pair: ({ name, value }) => {
      build.name(name);
      build.word(value);
    },
    Item: value,
    Word: value,
    RepairedWord: value,
    RepairedText: value,
    RepairedAmount: value,
    RepairedAmounts: value,
    RepairedPlaceholder: value,
    RepairedRoot: value,
    MissingValue: (node) => build.put(null, node),
    BadLateColon: () => build.late(),
    BadLateOpen: () => false,
    TextStart: (node) => build.openText(node),
    DoublePlain: plain,
    SinglePlain: plain,
    SmartPlain: plain,
    BacktickPlain: plain,
    TripleInside: asItIs,
    TripleSingleInside: asItIs,
    FencedInside: asItIs,
    InnerPlain: asItIs,
    InnerEnd: (node) => build.append(node.text),
    DoubleMark: (node) => build.append(node.text),
    Contraction: (node) => build.append(node.text),
    FencedTextStart: (node) => build.openText(node),
    BadQuote: raw,
    BadListedQuote: raw,
    BadBlankPair: raw,
    BadQuoteOfJson: raw,
    BadInnerMark: raw,
    BadInnerSmart: raw,
    BadInnerBacktick: raw,
    BadNewline: raw,
    BadControl: raw,
    BadVariable: raw,
    BadItemBracket: (node) => build.itemBracket(node),
    BadDoubledEnd: () => build.doubledEnd(),
    BadEscapedEnd: () => build.append('\\'),
    BadLastEscapedEnd: () => {
      build.append('\\');
      reading.cut();
    },
    BadEscape: ({ code, char, raw }) => build.escape(escapeOf(code, char, raw), raw === '\\'),
    BadSignEscape: ({ sign, raw }) => build.signEscape(sign, raw),
    BadAroundQuote: () => ({ severity: 'error', message: 'The value is in quotes' }),
    MissingStringEnd: cut,
    MissingLastQuote: cut,
    BadLastOtherEnd: cut,
    BadLastName: cut,
    MissingNameEnd: cut,
    BadComment: (node) => reading.options.tokens?.comment(node),
    MissingCommentEnd: (node) => {
      reading.options.tokens?.comment(node);
      reading.cut();
    },
    MissingFenceEnd: cut,
    BadCutEscaped: cut,
    BadCutFence: () => {
      roots.part();
      reading.cut();
    },
    BadCutNumber: cut,
    BadCutSign: cut,
    BadCutWord: cut,
    TextEnd: (node) => build.closeText(node.end),
    BadThought: () => roots.thought(),
    ThoughtText: () => {},
    ThoughtEnd: () => {},
    MissingThoughtEnd: cut,
    BadLateThought: (node) => roots.drop(node),
    BadFence: ({ label }) => roots.fence(label),
    FenceEnd: () => roots.fence(''),
    BadProse: ({ raw }) => {
      before ??= raw;
      apart();
    },
    // Each line has the mark that is before the first one: the whole text is a quote in Markdown.
    BadLineMark: (node) => ({ ...replacing(node, ''), ...(node.raw === before && { severity: 'warning' }) }),
    BadCall: apart,
    BadAssignment: apart,
    BadLooseFence: apart,
    BadRootBracket: ({ raw }) => roots.closeAround(raw),
    BadDoubledBracket: (node) => roots.openAround(node),
    BadEscapedQuotes: ({ text }) => (isEscapedOnce(text) ? { severity: 'error' } : undefined),
    BadDoubledQuotes: error,
    BadQuotedBracket: () => IN_QUOTES,
    BadParentheses: error,
    BadOddSeparator: error,
    BadPointBehind: error,
    MissingTupleComma: () => ({
      severity: 'error',
      message: 'A comma is missing, or two strings are one',
    }),
    BadCommaForColon: error,
    BadSequence: () => false,
    BadListSequence: error,
    MissingSeparator: () => false,
    MissingDocument: (node) => roots.end(node),
  };
}
