// The format's vocabulary, with a row for each name. The grammars list the same names; a test compares them.

interface Vital {
  readonly name: string;
  /** The question for the model. */
  readonly asks: string;
  /** The meaning of 0.0. */
  readonly low: string;
  /** The meaning of 1.0. */
  readonly high: string;
}

const vitals = [
  { name: 'confidence', asks: 'how sure you are of the plan', low: 'uncertain', high: 'certain' },
  { name: 'mood', asks: 'how the work makes you feel', low: 'frustrated', high: 'excited' },
  { name: 'focus', asks: 'how well you can concentrate', low: 'distracted', high: 'fully concentrated' },
  { name: 'stamina', asks: 'how much energy you have left', low: 'exhausted', high: 'full of energy' },
] as const;

/** A vital that every reply has. */
export type StandardVital = (typeof vitals)[number]['name'];

/** The required vitals, in the order in which they are written (specification, "Duck Vitals"). */
export const VITALS: readonly Vital[] = vitals;

/** The names of the standard vitals, in the order in which they are written. */
export const STANDARD_VITALS: readonly StandardVital[] = vitals.map(({ name }) => name);

interface Section {
  readonly name: string;
  /** The content that belongs there. */
  readonly holds: string;
}

/** The sections besides the reasoning that the specification names (appendix A). */
export const SECTIONS: readonly Section[] = [
  { name: 'planning', holds: 'the plan at large' },
  { name: 'notes', holds: 'anything else worth knowing' },
];

export const STANDARD_SECTIONS: readonly string[] = SECTIONS.map(({ name }) => name);

interface Parameter {
  /** A text for a reader may continue on the lines below; any other value is for a program, and ends with its line. */
  readonly isProse?: true;
  /** It names a file or a folder. */
  readonly isPath?: true;
  /** The kind of number. */
  readonly number?: { readonly unit: string; readonly isWhole: boolean };
  /** The value in the prompt's example. */
  readonly sample?: string;
  /** Quotes that hardly belong to the value when they surround it. */
  readonly quotes?: string;
}

/** The parameter that names the encoding of an action's content. */
export const ENCODING = 'content_encoding';

/** Parameters with more specific values than a word for a program (appendix B). */
const PARAMETERS = {
  command: { sample: 'npm test', quotes: '`' },
  context: {},
  description: { isProse: true },
  explanation: { isProse: true },
  max_results: { number: { unit: 'a number of results', isWhole: true }, sample: '20' },
  message: { isProse: true },
  next_steps: { isProse: true },
  path: { isPath: true, sample: 'docs/greeting.txt', quotes: '`"\'' },
  query: { sample: 'parseConfig' },
  reason: { isProse: true },
  result: { isProse: true, sample: 'The greeting is written.' },
  summary: { isProse: true },
  timeout: { number: { unit: 'a number of seconds', isWhole: false }, sample: '60' },
  working_dir: { isPath: true, quotes: '`"\'' },
} as const;

type ParameterName = keyof typeof PARAMETERS;

/** The names of those parameters. */
export const STANDARD_PARAMETERS: readonly string[] = Object.keys(PARAMETERS);

const BY_PARAMETER: ReadonlyMap<string, Parameter> = new Map(Object.entries<Parameter>(PARAMETERS));

/** The description of a parameter, by lower-case name. */
export function parameterOf(name: string): Parameter | undefined {
  return BY_PARAMETER.get(name);
}

/**
 * A value without the quotes around it that hardly belong to it: with them, it would name another file or run another
 * command. Undefined when it has none.
 */
export function withoutQuotes(name: string, value: string): string | undefined {
  const mark = value.charAt(0);
  // A quick check: most values end with another character than they begin with.
  if (!value.endsWith(mark) || value.length < 3 || value.indexOf(mark, 1) !== value.length - 1) return undefined;
  return parameterOf(name)?.quotes?.includes(mark) === true ? value.slice(1, -1) : undefined;
}

/** The details of a finding about removed quotes around a value. */
export function leftOut(
  name: string,
  value: string,
  bare: string,
): { readonly message: string; readonly hint: string } {
  return { message: `The ${quotesOf(value)} around ${name.toUpperCase()} were left out`, hint: `Write ${bare}.` };
}

/** The name of the quotes around such a value. */
export function quotesOf(value: string): string {
  return value.startsWith('`') ? 'backticks' : 'quotes';
}

/** A name in markers: in upper case, with underscores. */
export function markerName(name: string): string {
  return name.toUpperCase().replaceAll('\\', '').replaceAll(' ', '_').replaceAll('-', '_');
}

interface ActionType {
  readonly does: string;
  readonly hasContent?: true;
  readonly required: readonly ParameterName[];
  readonly optional?: readonly ParameterName[];
}

const ACTION_TYPES = {
  create_file: {
    does: 'Writes a new file; its text goes into the content block.',
    hasContent: true,
    required: ['path'],
    optional: ['description'],
  },
  edit_file: {
    does: 'Replaces the text of a file by the content block.',
    hasContent: true,
    required: ['path'],
    optional: ['description'],
  },
  delete_file: { does: 'Removes a file.', required: ['path'] },
  run_command: { does: 'Runs a shell command.', required: ['command'], optional: ['working_dir', 'timeout'] },
  search_code: { does: 'Searches the code base.', required: ['query'], optional: ['context', 'max_results'] },
  read_file: { does: 'Shows the text of a file.', required: ['path'] },
  finish: { does: 'Ends the task.', required: ['result'], optional: ['next_steps'] },
} as const satisfies Readonly<Record<string, ActionType>>;

/** The action types of the specification, by name. */
export const STANDARD_ACTIONS: readonly (readonly [string, ActionType])[] = Object.entries<ActionType>(ACTION_TYPES);

const BY_TYPE: ReadonlyMap<string, ActionType> = new Map(STANDARD_ACTIONS);

export function actionTypeOf(name: string): ActionType | undefined {
  return BY_TYPE.get(name);
}
