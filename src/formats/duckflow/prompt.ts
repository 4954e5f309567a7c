import { requireText } from '../../core/argument.ts';
import { oneLine } from '../../core/lines.ts';
import { markers } from './markers.ts';
import { ACTION_TYPES } from './model.ts';

/** A parameter of an action that the model may ask for. */
export interface ParameterOffer {
  readonly name: string;
  readonly description?: string;
  /** @defaultValue true */
  readonly required?: boolean;
}

/** An action that the model may ask for. */
export interface ActionOffer {
  readonly name: string;
  readonly description?: string;
  readonly parameters?: readonly ParameterOffer[];
  /** Whether the action takes a content block. @defaultValue false */
  readonly content?: boolean;
}

/** What the instructions speak of. */
export interface PromptOptions {
  /** The actions on offer; the specification's seven when left out. */
  readonly actions?: readonly ActionOffer[];
}

const STANDARD_ACTIONS: readonly ActionOffer[] = [
  {
    name: 'create_file',
    description: 'Writes a new file; its text goes into the content block.',
    content: true,
    parameters: [{ name: 'path' }, { name: 'description', required: false }],
  },
  {
    name: 'edit_file',
    description: 'Replaces the text of a file by the content block.',
    content: true,
    parameters: [{ name: 'path' }, { name: 'description', required: false }],
  },
  { name: 'delete_file', description: 'Removes a file.', parameters: [{ name: 'path' }] },
  {
    name: 'run_command',
    description: 'Runs a shell command.',
    parameters: [
      { name: 'command' },
      { name: 'working_dir', required: false },
      { name: 'timeout', description: 'in seconds', required: false },
    ],
  },
  {
    name: 'search_code',
    description: 'Searches the code base.',
    parameters: [{ name: 'query' }, { name: 'context', required: false }, { name: 'max_results', required: false }],
  },
  { name: 'read_file', description: 'Shows the text of a file.', parameters: [{ name: 'path' }] },
  {
    name: 'finish',
    description: 'Ends the task.',
    parameters: [{ name: 'result' }, { name: 'next_steps', required: false }],
  },
];

/**
 * Instructions that make a model write this format. The example in them is a clean reply.
 *
 * @throws {RangeError} when a name on offer could not be a marker
 *
 * @example prompt({ actions: [{ name: 'open_ticket', parameters: [{ name: 'title' }] }] })
 */
export function prompt(options: PromptOptions = {}): string {
  const actions = options.actions ?? STANDARD_ACTIONS;
  if (!Array.isArray(actions)) throw new TypeError('actions must be a list of { name }');
  return `# How to answer

Answer with plain lines in the form below and with nothing before or after them: no greeting, no code fence, no JSON.
A marker is a name in square brackets. It stands at the very start of its line, in upper case.

1. \`[REASONING]\` alone on a line; below it, in your own words, what you found and what you will do.
2. The four vitals, a line each, every one a number from 0.0 to 1.0:
   \`[CONFIDENCE]\` how sure you are of the plan, \`[MOOD]\` how well the work goes, \`[FOCUS]\` how clear the goal is,
   \`[STAMINA]\` how much effort you have left.
3. The actions you want carried out, numbered from 0 without gaps. Each begins with \`[ACTION_N_TYPE]\`; its parameters
   follow as \`[ACTION_N_NAME] value\`, a line each.
4. Text of several lines, such as a file, goes into a block: \`[ACTION_N_CONTENT_START]\` and \`[ACTION_N_CONTENT_END]\` with
   the number of the action, each alone on its line. Between them write the text as it is, with nothing escaped.

## Actions

${actions.map(describe).join('\n')}

## Example

${example(actions)}`;
}

/** Descriptions from elsewhere stay within their line, so that none can pose as a marker. */
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
    '[CONFIDENCE] 0.9',
    '[MOOD] 0.8',
    '[FOCUS] 0.95',
    '[STAMINA] 0.85',
  ];
  for (const [index, action] of shown.entries()) {
    lines.push('', `[ACTION_${index}_TYPE] ${action.name}`);
    const required = ACTION_TYPES.get(action.name) ?? [];
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
  return SAMPLES.get(name.toLowerCase()) ?? 'a fitting value';
}

const SAMPLES: ReadonlyMap<string, string> = new Map([
  ['path', 'docs/greeting.txt'],
  ['command', 'npm test'],
  ['query', 'parseConfig'],
  ['result', 'The greeting is written.'],
]);

function markerName(name: string): string {
  requireText(name, 'the name of a parameter');
  const upper = name.toUpperCase();
  // The grammar knows which names mean something else, or would be taken for a slip of the pen.
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
