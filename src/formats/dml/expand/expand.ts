import { type Diagnostic, quote } from '../../../core/diagnostic.ts';
import { AliasTable } from '../aliases/aliases.ts';
import { type DmlCode, finding } from '../findings.ts';
import type { Code } from '../format.ts';
import type { Document, Macro } from '../model.ts';
import { aliasOf, type MarkNode, marksIn } from '../nodes.ts';
import { parse } from '../parse.ts';
import type { Language } from '../read/instructions.ts';
import { joinPieces, type Replacement } from './pieces.ts';
import { Values } from './values.ts';

/** The values for the macros of a prompt. */
export interface ExpandOptions {
  /** The paths of the aliases, in addition to those that the text defines. */
  readonly aliases?: AliasTable | Readonly<Record<string, string>>;
  /** The values of the state variables. */
  readonly state?: Readonly<Record<string, string | number | boolean>>;
  /** Texts of instruction keys, which take precedence over the default texts. */
  readonly instructions?: Readonly<Record<string, string>>;
  /** The language of the default texts. @defaultValue 'en' */
  readonly language?: Language;
  /** The workspace folder that all aliases must be in. @defaultValue the root of the alias table */
  readonly root?: string;
  /** Count every warning as an error. */
  readonly strict?: boolean;
}

/** A prompt with its macros replaced. */
export interface Expanded {
  readonly text: string;
  /** The findings; their ranges refer to the original text. */
  readonly diagnostics: readonly Diagnostic<Code>[];
  /** No diagnostic is an error. */
  readonly ok: boolean;
}

/**
 * Replaces the references and the `F`, `S` and `I` macros of a prompt by their values. Tool calls, quoted macros and
 * macros without a value stay unchanged; the latter are errors.
 *
 * Inserted values are not searched again and not escaped: escape what comes from outside. Where a value would make or
 * break a macro together with the text around it, or hide one in a code span, it is escaped, with a warning; where that
 * does not help, the macro stays, with an error.
 *
 * @throws {TypeError | AliasError} when `aliases` is a plain object that is not a valid alias table
 *
 * @example
 * expand('Read {{F:main}}. 🦆▶️[I:no_guesswork]◀️🦆', { aliases: { main: 'src/main.py' } }).text
 * // 'Read src/main.py. Never guess. When something is unclear, …'
 */
export function expand(text: string, options: ExpandOptions = {}): Expanded {
  const aliases =
    options.aliases instanceof AliasTable ? options.aliases : AliasTable.fromJSON(options.aliases ?? {}, options);
  const root = options.root ?? aliases.root;
  const parsed = parse(text, { aliases, ...(root === undefined ? {} : { root }) });
  const { state = {}, instructions = {}, language = 'en' } = options;
  const { definitions } = parsed;
  const values = new Values({ aliases, definitions, root, state, instructions, language });
  const marks = marksIn(text);
  const replacements = replacementsIn(marks, parsed.value, values);
  const expanded = joinPieces(text, marks, replacements);
  const found = [
    ...parsed.diagnostics.filter((diagnostic) => isAboutPrompt(diagnostic, parsed.value)),
    ...values.found,
  ];
  for (const { start, end, how, live } of replacements) {
    const outcome = how === 'raw' && live ? 'live' : how;
    if (outcome === 'raw') continue;
    const [code, words] = OUTCOMES[outcome];
    found.push(finding(code, { start, end }, `The value of ${quote(text.slice(start, end))} ${words}`));
  }
  const diagnostics = found.map((diagnostic) => (options.strict === true ? strictly(diagnostic) : diagnostic));
  diagnostics.sort((a, b) => a.range.start - b.range.start);
  return { text: expanded, diagnostics, ok: diagnostics.every(({ severity }) => severity !== 'error') };
}

function strictly(diagnostic: Diagnostic<Code>): Diagnostic<Code> {
  return diagnostic.severity === 'warning' ? { ...diagnostic, severity: 'error' } : diagnostic;
}

/** The rules about tool calls are for answers; a prompt may show any calls. */
function isAboutPrompt({ code, path }: Diagnostic, { segments }: Document): boolean {
  const rule = code.replace('dml/', '');
  const segment = segments[Number(path?.[1] ?? -1)];
  return !(segment?.kind === 'macro' && segment.command === 'T' && TOOL_RULES.has(rule));
}

const TOOL_RULES: ReadonlySet<string> = new Set(['unknown-tool', 'missing-tool', 'missing-argument', 'extra-argument']);

/** The values of a text's live references and macros, in text order. */
function replacementsIn(marks: readonly MarkNode[], { segments }: Document, values: Values): Replacement[] {
  const macros = segments.filter((segment) => segment.kind === 'macro').values();
  return marks.flatMap((mark) => {
    const value = valueFor(mark, macros, values);
    return value === undefined ? [] : [{ start: mark.start, end: mark.end, value, how: 'raw', live: false }];
  });
}

function valueFor(mark: MarkNode, macros: Iterator<Macro, undefined>, values: Values): string | undefined {
  if (mark.type === 'Reference') return values.ofAlias(aliasOf(mark), mark);
  const macro = macros.next().value;
  return macro === undefined || macro.quoted ? undefined : values.ofMacro(macro, mark);
}

/** The finding about a value, depending on how it had to be written. */
const OUTCOMES: Readonly<Record<'kept' | 'escaped' | 'live', readonly [code: DmlCode, words: string]>> = {
  kept: ['expansion-merges', 'would become part of a macro with the text around it'],
  escaped: ['escaped-value', 'was escaped: as it is, it would change the macros around it'],
  live: ['live-value', 'has a macro or a reference in it'],
};
