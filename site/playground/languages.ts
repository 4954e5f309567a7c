import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  StreamLanguage,
  type StreamParser,
  syntaxHighlighting,
} from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

const style = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--soft)' },
  { tag: [tags.string, tags.regexp, tags.character], color: 'var(--info)' },
  { tag: [tags.keyword, tags.definition(tags.variableName), tags.typeName], color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--info)' },
  { tag: tags.labelName, color: 'var(--warning)' },
]);

const shown: Extension = [bracketMatching(), syntaxHighlighting(style)];

/** TypeScript, as adapters are written. */
export const typescript: Extension = [javascript({ typescript: true }), shown];

/** What is at the cursor of a grammar, tried in this order. */
const TOKENS: readonly (readonly [RegExp, string | null])[] = [
  [/^\/\/.*/, 'comment'],
  [/^"(?:\\.|[^"\\])*"i?|^'(?:\\.|[^'\\])*'i?/, 'string'],
  [/^\[(?:\\.|[^\]\\])*\]i?/, 'character'],
  [/^\w+(?=\s*(?:"[^"]*"\s*)?=)/, 'variableName.definition'],
  [/^\w+(?=:)/, 'labelName'],
  [/^(?:import|from)\b/, 'keyword'],
  [/^\w+|^./, null],
];

const peggyTokens: StreamParser<{ inComment: boolean }> = {
  startState: () => ({ inComment: false }),
  token(stream, state) {
    if (state.inComment || stream.match('/*')) {
      state.inComment = !stream.match(/^.*?\*\//);
      if (state.inComment) stream.skipToEnd();
      return 'comment';
    }
    if (stream.eatSpace()) return null;
    return TOKENS.find(([pattern]) => stream.match(pattern))?.[1] ?? null;
  },
};

/** JSON. */
export const json: Extension = [javascript(), shown];

/** Peggy's grammars. */
export const peggy: Extension = [StreamLanguage.define(peggyTokens), shown];
