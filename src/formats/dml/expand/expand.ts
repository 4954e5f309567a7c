import { grammar } from '../../../../generated/dml.ts';
import { append } from '../../../core/append.ts';
import { type Diagnostic, quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { visit } from '../../../engine/visit.ts';
import { AliasTable } from '../aliases/aliases.ts';
import { finding } from '../findings.ts';
import type { Code } from '../format.ts';
import type { Document } from '../model.ts';
import { aliasOf } from '../nodes.ts';
import { parse } from '../parse.ts';
import type { Language } from '../read/instructions.ts';
import { joinPieces, type Replacement } from './pieces.ts';
import { Values } from './values.ts';

/** What stands behind the macros of a prompt. */
export interface ExpandOptions {
  /** The paths of the aliases; those that the text defines itself are known too. */
  readonly aliases?: AliasTable | Readonly<Record<string, string>>;
  /** The values of the state variables. */
  readonly state?: Readonly<Record<string, string | number | boolean>>;
  /** Texts of instruction keys, which go before the default texts. */
  readonly instructions?: Readonly<Record<string, string>>;
  /** The language of the default texts. @defaultValue 'en' */
  readonly language?: Language;
  /** The workspace folder that no alias may lead out of. @defaultValue the root of the alias table */
  readonly root?: string;
  /** Count every warning as an error. */
  readonly strict?: boolean;
}

/** A prompt with its macros replaced. */
export interface Expanded {
  readonly text: string;
  /** What was wrong; the ranges are of the text that was given. */
  readonly diagnostics: readonly Diagnostic<Code>[];
  /** No diagnostic is an error. */
  readonly ok: boolean;
}

/**
 * Replaces the references and the `F`, `S` and `I` macros of a prompt by what they stand for. Tool calls, quoted macros,
 * and what has no value stay as they are; the latter is an error.
 *
 * What is inserted is not looked at again, and stands as it is: escape what comes from outside. Where a value would make
 * or break a macro together with the text around it, or hide one in a code span, it is escaped, with a warning; where that
 * does not help, the macro stays, with an error.
 *
 * @throws {TypeError | AliasError} when `aliases` is a plain object that is no alias table
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
  const replacements = replacementsIn(text, parsed.value, values);
  const expanded = joinPieces(text, replacements);
  const found = [
    ...parsed.diagnostics.filter((diagnostic) => isAboutPrompt(diagnostic, parsed.value)),
    ...values.found,
  ];
  for (const replacement of replacements) append(found, outcome(replacement, text));
  const diagnostics = found.map((diagnostic) => (options.strict === true ? strictly(diagnostic) : diagnostic));
  diagnostics.sort((a, b) => a.range.start - b.range.start);
  return { text: expanded, diagnostics, ok: diagnostics.every(({ severity }) => severity !== 'error') };
}

function strictly(diagnostic: Diagnostic<Code>): Diagnostic<Code> {
  return diagnostic.severity === 'warning' ? { ...diagnostic, severity: 'error' } : diagnostic;
}

/** The rules on tool calls are for answers; a prompt may show calls of any kind. */
function isAboutPrompt({ code, path }: Diagnostic, { segments }: Document): boolean {
  const rule = code.replace('dml/', '');
  const segment = segments[Number(path?.[1] ?? -1)];
  return !(segment?.kind === 'macro' && segment.command === 'T' && TOOL_RULES.has(rule));
}

const TOOL_RULES: ReadonlySet<string> = new Set(['unknown-tool', 'missing-tool', 'missing-argument', 'extra-argument']);

/** What the live references and macros of a text stand for, in text order. */
function replacementsIn(text: string, document: Document, values: Values): Replacement[] {
  const replacements: Replacement[] = [];
  const macros = document.segments.filter((segment) => segment.kind === 'macro').values();
  const add = ({ start, end }: Range, value: string | undefined): void => {
    if (value !== undefined) replacements.push({ start, end, value, how: 'raw', live: false });
  };
  visit(grammar, text, {
    Reference: (node) => add(node, values.ofAlias(aliasOf(node), node)),
    Macro: (node) => {
      const macro = macros.next().value;
      if (macro !== undefined) add(node, values.ofMacro(macro, node));
    },
    Mention: () => macros.next(),
    Span: ({ mentions }) => {
      for (const _ of mentions) macros.next();
    },
  });
  return replacements;
}

/** What there is to say about a value, now that it is known how it had to be written. */
function outcome({ start, end, how, live }: Replacement, text: string): Diagnostic<Code>[] {
  const source = quote(text.slice(start, end));
  if (how === 'kept') {
    return [
      finding(
        'expansion-merges',
        { start, end },
        `The value of ${source} would become part of a macro with the text around it`,
      ),
    ];
  }
  if (how === 'escaped') {
    return [
      finding(
        'escaped-value',
        { start, end },
        `The value of ${source} was escaped: as it is, it would change the macros around it`,
      ),
    ];
  }
  return live ? [finding('live-value', { start, end }, `The value of ${source} holds a macro or a reference`)] : [];
}
