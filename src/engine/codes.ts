import type { DiagnosticInfo } from '../core/diagnostic.ts';
import type { IsCode } from '../core/report.ts';
import type { CompiledGrammar } from './grammar.ts';

const table = {
  unread: {
    severity: 'error',
    meaning: 'The rest of the text is none of the format. It is in no part of the model.',
    example: '',
    mend: 'Write nothing but the format, or leave the rest out.',
  },
  'stopped-early': {
    severity: 'error',
    meaning: 'Whoever wrote the text stopped before its end.',
    example: '',
    mend: 'Write the whole text again, if need be a shorter one.',
  },
  'ends-in-value': {
    severity: 'info',
    meaning: 'The text ends right behind a value, without a line end: the value may be cut off.',
    example: '',
    mend: 'End the last line.',
  },
  'more-findings': {
    severity: 'info',
    meaning: 'More findings of one code were made than are told.',
    example: '',
    mend: 'Mend those that are told, and read the text again.',
  },
  'invalid-value': {
    severity: 'error',
    meaning: 'A value is not what the schema of the format asks for.',
    example: '',
    mend: 'Give the field a value of the right kind.',
  },
  unprintable: {
    severity: 'error',
    meaning: 'A value cannot be written in the format: its text would be read as another value.',
    example: '',
    mend: 'Change the part that the message names.',
  },
} as const;

/** The codes that every format has. */
export type EngineCode = keyof typeof table;

/** What the engine itself has to say, in every format. */
export const engineCodes: Readonly<Record<EngineCode, DiagnosticInfo>> = table;

/** The codes of the mistakes that a grammar names. */
export type GrammarCode<Grammar> =
  Grammar extends CompiledGrammar<unknown, unknown, unknown, infer Codes> ? Codes : never;

/** The codes that a format gives, its name in front: those of its grammar and its own, and the engine's. */
export type FormatCode<Name extends string, Own extends string> = `${Name}/${Own | EngineCode}`;

/** A format whose findings another one passes on, by what is known of its codes. */
export interface InnerFormat<Code extends string> {
  readonly name: string;
  readonly diagnostics: Readonly<Record<string, DiagnosticInfo>>;
  check(value: never): readonly { readonly code: Code }[];
}

/** The mistakes that a grammar names, by their codes. */
export function grammarCodes<Codes extends string>(
  grammar: CompiledGrammar<unknown, unknown, unknown, Codes>,
): Readonly<Record<Codes, DiagnosticInfo>>;
export function grammarCodes({ mistakes }: CompiledGrammar): Readonly<Record<string, DiagnosticInfo>> {
  return Object.fromEntries(
    Object.values(mistakes).map(({ code, severity, meaning, example, mend }) => [
      code,
      { severity, meaning, example, mend },
    ]),
  );
}

/** Asks whether a code stands in the table of its format. */
export function codesOf<Code extends string>(
  formats: readonly Pick<InnerFormat<string>, 'name' | 'diagnostics'>[],
): IsCode<Code> {
  return (code): code is Code =>
    formats.some(
      ({ name, diagnostics }) => code.startsWith(`${name}/`) && Object.hasOwn(diagnostics, code.slice(name.length + 1)),
    );
}
