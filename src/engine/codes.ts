import type { DiagnosticInfo } from '../core/diagnostic.ts';
import type { IsCode } from '../core/report.ts';
import type { CompiledGrammar } from './grammar.ts';

const table = {
  unread: {
    severity: 'error',
    meaning: 'The rest of the text was not read. It is not in the model.',
    example: '',
    hint: 'Leave the rest out, or write it in the format.',
  },
  'stopped-early': {
    severity: 'error',
    meaning: 'The model stopped before the end of the text.',
    example: '',
    hint: 'The text was cut off: write all of it again.',
  },
  'ends-in-value': {
    severity: 'info',
    meaning: 'The text ends directly after a value, without a line end: the value may be cut off.',
    example: '',
    hint: 'End the last line.',
  },
  'more-findings': {
    severity: 'info',
    meaning: 'There are more findings of one code than are shown.',
    example: '',
    hint: 'Fix those that are shown, and read the text again.',
  },
  'invalid-value': {
    severity: 'error',
    meaning: 'A value does not match the schema.',
    example: '',
    hint: 'Give the field a value of the right kind.',
  },
  unprintable: {
    severity: 'error',
    meaning: 'A value cannot be written in the format: its text would be read as another value.',
    example: '',
    hint: 'Change the part that the message names.',
  },
} as const;

/** The codes that every format has. */
export type EngineCode = keyof typeof table;

/** The codes that the engine itself reports, in every format. */
export const engineCodes: Readonly<Record<EngineCode, DiagnosticInfo>> = table;

/** The codes of a grammar's mistakes. */
export type GrammarCode<Grammar> =
  Grammar extends CompiledGrammar<unknown, unknown, unknown, infer Codes> ? Codes : never;

/** All codes of a format, prefixed with its name: the grammar's, its own and the engine's. */
export type FormatCode<Name extends string, Own extends string> = `${Name}/${Own | EngineCode}`;

/** A format whose findings another format passes on. */
export interface InnerFormat<Code extends string> {
  readonly name: string;
  readonly diagnostics: Readonly<Record<string, DiagnosticInfo>>;
  check(value: never): readonly { readonly code: Code }[];
}

/** The mistakes of a grammar, by code. */
export function grammarCodes<Codes extends string>(
  grammar: CompiledGrammar<unknown, unknown, unknown, Codes>,
): Readonly<Record<Codes, DiagnosticInfo>>;
export function grammarCodes({ mistakes }: CompiledGrammar): Readonly<Record<string, DiagnosticInfo>> {
  return Object.fromEntries(
    Object.values(mistakes).map(({ code, severity, meaning, example, hint }) => [
      code,
      { severity, meaning, example, hint },
    ]),
  );
}

/** A type guard for the codes of these formats. */
export function codesOf<Code extends string>(
  formats: readonly Pick<InnerFormat<string>, 'name' | 'diagnostics'>[],
): IsCode<Code> {
  return (code): code is Code =>
    formats.some(
      ({ name, diagnostics }) => code.startsWith(`${name}/`) && Object.hasOwn(diagnostics, code.slice(name.length + 1)),
    );
}
