import { requireText } from '../../core/argument.ts';
import { oneLine } from '../../core/lines.ts';
import { getOwn } from '../../core/record.ts';
import { markers } from './markers.ts';
import { actionTypeOf, parameterOf, SECTIONS, STANDARD_ACTIONS, VITALS } from './vocabulary.ts';

/** A parameter of an action on offer. */
export interface ParameterOffer {
  readonly name: string;
  readonly description?: string;
  /** @defaultValue true */
  readonly required?: boolean;
}

/** An action that the model may request. */
export interface ActionOffer {
  readonly name: string;
  readonly description?: string;
  readonly parameters?: readonly ParameterOffer[];
  /** Whether the action takes a content block. @defaultValue false */
  readonly content?: boolean;
}

/** Options of the instructions. */
export interface PromptOptions {
  /** The actions on offer; by default those of the specification. */
  readonly actions?: readonly ActionOffer[];
  /**
   * The migration phase of a program that used to ask for JSON (specification, "Migration Strategy"): it accepts both
   * forms alike, prefers this one, or only accepts this one.
   *
   * @defaultValue 'required'
   */
  readonly phase?: 'both' | 'preferred' | 'required';
}

const SPECIFIED: readonly ActionOffer[] = STANDARD_ACTIONS.map(
  ([name, { does, hasContent, required, optional = [] }]) => ({
    name,
    description: does,
    content: hasContent === true,
    parameters: [
      ...required.map((parameter) => ({ name: parameter })),
      ...optional.map((parameter) => ({
        name: parameter,
        description: parameterOf(parameter)?.number?.unit ?? '',
        required: false,
      })),
    ],
  }),
);

/** The instructions about JSON, by migration phase. */
const ANSWERS: Readonly<Record<NonNullable<PromptOptions['phase']>, string>> = {
  both: `Answer in the form below. One JSON object instead is read as well, with the fields reasoning, duck_vitals and actions; the
form below is preferred, for it is harder to get wrong. Write nothing before or after your answer: no greeting, no code
fence.`,
  preferred: `IMPORTANT: answer in the form below, which is more reliable than JSON, and write nothing before or after it: no greeting,
no code fence.`,
  required: `You must answer with plain lines in the form below and with nothing before or after them: no greeting, no code fence. Do
not answer in JSON.`,
};

/**
 * Instructions that make a model write this format. The example in them is a clean reply.
 *
 * @throws {RangeError} when a name on offer could not be a marker
 *
 * @example prompt({ actions: [{ name: 'open_ticket', parameters: [{ name: 'title' }] }] })
 */
export function prompt(options: PromptOptions = {}): string {
  const { actions = SPECIFIED, phase = 'required' } = options;
  if (!Array.isArray(actions)) throw new TypeError('actions must be a list of { name }');
  const answer = getOwn(ANSWERS, phase);
  if (answer === undefined) throw new RangeError("phase must be 'both', 'preferred' or 'required'");
  return `# How to answer

${answer}
A marker is a name in square brackets. It stands at the very start of its line, in upper case.

1. First \`[REASONING]\` alone on a line; below it, in your own words, what you found and what you will do.
2. The ${VITALS.length} vitals, a line each, every one a number from 0.0 to 1.0:
${VITALS.map(({ name, asks, low, high }) => `   - \`[${name.toUpperCase()}]\` ${asks}, from 0.0 (${low}) to 1.0 (${high})`).join('\n')}
3. The actions you want carried out, numbered from 0 without gaps. Each begins with \`[ACTION_N_TYPE]\`; its parameters
   follow as \`[ACTION_N_NAME] value\`, a line each; a value ends with its line.
4. Text of several lines, such as a file, goes into a block: \`[ACTION_N_CONTENT_START]\` and \`[ACTION_N_CONTENT_END]\` with
   the number of the action, each alone on its line. Between them write the text as it is, with nothing escaped.
5. If you need them: ${SECTIONS.map(({ name, holds }) => `\`[${name.toUpperCase()}]\` for ${holds}`).join(', ')}; the text below the marker, as with the reasoning.

## Actions

${actions.map(describe).join('\n')}

## Example

${example(actions)}`;
}

/** Descriptions from outside stay on their line, so that none can pose as a marker. */
function describe(action: ActionOffer): string {
  const parameters = (action.parameters ?? []).map((parameter) => {
    const remark = [parameter.required === false ? 'optional' : '', oneLine(parameter.description ?? '')].filter(
      (part) => part !== '',
    );
    return `\`${markerName(parameter.name)}\`${remark.length === 0 ? '' : ` (${remark.join(', ')})`}`;
  });
  const parts = [
    oneLine(action.description ?? ''),
    parameters.length === 0 ? '' : `Parameters: ${parameters.join(', ')}.`,
    action.content === true ? 'Takes a content block.' : '',
  ];
  return `- \`${actionName(action.name)}\`: ${parts.filter((part) => part !== '').join(' ') || 'No parameters.'}`;
}

function example(actions: readonly ActionOffer[]): string {
  const shown = actions.filter((_, at) => at === 0 || at === actions.length - 1);
  const lines = [
    '[REASONING]',
    'The request is clear and small, so I take the direct way.',
    '',
    ...VITALS.map(({ name }) => `[${name.toUpperCase()}] 0.85`),
  ];
  for (const [index, action] of shown.entries()) {
    lines.push('', `[ACTION_${index}_TYPE] ${action.name}`);
    const required: readonly string[] = actionTypeOf(action.name)?.required ?? [];
    const offered = (action.parameters ?? []).filter(
      ({ name, required: wanted }) => wanted !== false && !required.includes(name.toLowerCase()),
    );
    for (const name of [...required, ...offered.map((parameter) => parameter.name)]) {
      lines.push(`[ACTION_${index}_${markerName(name)}] ${sampleValue(name)}`);
    }
    if (action.content === true) {
      lines.push(
        `[ACTION_${index}_CONTENT_START]`,
        'The first line of the text.',
        '    An indented line.',
        `[ACTION_${index}_CONTENT_END]`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

function sampleValue(name: string): string {
  return parameterOf(name.toLowerCase())?.sample ?? 'a fitting value';
}

function markerName(name: string): string {
  requireText(name, 'the name of a parameter');
  const upper = name.toUpperCase();
  // The grammar knows which names mean something else, or would be read as a typing slip.
  const action = markers.parse(`[ACTION_0_${upper}] x\n`).value.actions[0];
  if (!/^[A-Z][A-Z0-9_]*$/.test(upper) || action?.params[upper.toLowerCase()] !== 'x' || upper === 'CONTENT_ENCODING') {
    throw new RangeError(
      `${JSON.stringify(name)} cannot be a parameter: use letters, digits and underscores, and no name that the format itself uses`,
    );
  }
  return upper;
}

function actionName(name: string): string {
  requireText(name, 'the name of an action');
  if (!/^[A-Za-z][A-Za-z0-9_.-]*$/.test(name))
    throw new RangeError(
      `${JSON.stringify(name)} cannot be an action: use letters, digits, dots, hyphens and underscores`,
    );
  return name;
}
