import { fence } from '../../core/markdown.ts';
import { print } from './print.ts';
import { TEMPLATES } from './template.ts';

/** Options of the instructions. */
export interface PromptOptions {
  /** The language of the script; both by default. */
  readonly language?: 'bash' | 'typescript';
}

/**
 * Instructions for a model, or a person, to write skills that print this format. The results in its examples are clean.
 *
 * @example prompt({ language: 'bash' })
 */
export function prompt(options: PromptOptions = {}): string {
  const { language } = options;
  const parts = [rules()];
  if (language !== 'typescript') parts.push(section('In bash', 'bash'));
  if (language !== 'bash') parts.push(section('In TypeScript', 'typescript'));
  return parts.join('\n');
}

function rules(): string {
  const example = print({
    success: true,
    confidence: 0.87,
    deliverables: ['src/parser.ts', 'test/parser.test.ts'],
    metrics: { execution_time_ms: 2150, files_created: 2 },
    errors: [],
  });
  return `# What the skill prints when it ends

Print exactly one JSON object to standard output, as the last thing the script does, on every way out of it: after
success, after a failure and after an early exit. Print nothing else there: progress and logs go to standard error.

\`\`\`json
${example}\`\`\`

All five fields are required:

- \`success\`: true or false, without quotes. It says whether the skill did what it was asked to do.
- \`confidence\`: a number from 0.0 to 1.0, without quotes and without a percent sign. 0.9 and above: everything was
  checked. From 0.75: small doubts. From 0.6: somebody should look at it. Below: do not rely on it.
- \`deliverables\`: the paths of the files that were created or changed, as strings, relative to the project's root. \`[]\`
  when there are none.
- \`metrics\`: numbers by name, such as \`execution_time_ms\`, \`files_created\`, \`files_modified\`, \`files_deleted\`; names of
  your own are welcome, values that are no numbers are not. \`{}\` when there are none.
- \`errors\`: what went wrong, as objects with \`code\` (UPPER_SNAKE_CASE), \`message\` (a sentence), and if they help \`stack\`
  (a string) and \`context\` (an object). \`[]\` when nothing did.

Build the JSON with a JSON library or with jq: never paste a variable between quotes by hand, for it may be empty or hold
a quote itself.
`;
}

function section(title: string, language: keyof typeof TEMPLATES): string {
  return `## ${title}\n\n${fence(TEMPLATES[language].trimEnd(), language)}\n`;
}
