import { print } from './print.ts';

/** What the instructions are about. */
export interface PromptOptions {
  /** The language of the script; both when left out. */
  readonly language?: 'bash' | 'typescript';
}

/**
 * Instructions that make a model, or a person, write skills which print this format. The results that its examples
 * print are clean.
 *
 * @example prompt({ language: 'bash' })
 */
export function prompt(options: PromptOptions = {}): string {
  const { language } = options;
  const parts = [rules()];
  if (language !== 'typescript') parts.push(BASH);
  if (language !== 'bash') parts.push(TYPESCRIPT);
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

const BASH = `## In bash

\`\`\`bash
#!/usr/bin/env bash
set -euo pipefail

started=$SECONDS
success=false
confidence=0.0
files=()
errors=()

fail() { # fail CODE MESSAGE
  errors+=("$(jq -n --arg code "$1" --arg message "$2" '{$code, $message}')")
}

report() {
  local list='[]' problems='[]'
  # Without the tests, printf would print an empty line for an empty list.
  if ((\${#files[@]} > 0)); then list=$(printf '%s\\n' "\${files[@]}" | jq -R . | jq -s .); fi
  if ((\${#errors[@]} > 0)); then problems=$(printf '%s\\n' "\${errors[@]}" | jq -s .); fi
  jq -n \\
    --argjson success "$success" --argjson confidence "$confidence" \\
    --argjson deliverables "$list" --argjson errors "$problems" \\
    --argjson ms "$(((SECONDS - started) * 1000))" --argjson count "\${#files[@]}" \\
    '{$success, $confidence, $deliverables, metrics: {execution_time_ms: $ms, files_created: $count}, $errors}'
}
trap report EXIT

echo 'writing the greeting' >&2
if echo 'Hello' > greeting.txt; then
  files+=(greeting.txt)
  success=true
  confidence=0.95
else
  fail WRITE_FAILED 'greeting.txt could not be written'
fi
\`\`\`
`;

const TYPESCRIPT = `## In TypeScript

\`\`\`typescript
import { writeFile } from 'node:fs/promises';

interface SkillError {
  code: string;
  message: string;
  stack?: string;
  context?: Record<string, unknown>;
}

const started = Date.now();
const deliverables: string[] = [];
const errors: SkillError[] = [];

try {
  console.error('writing the greeting');
  await writeFile('greeting.txt', 'Hello\\n');
  deliverables.push('greeting.txt');
} catch (error) {
  errors.push({
    code: 'WRITE_FAILED',
    message: error instanceof Error ? error.message : String(error),
    context: { path: 'greeting.txt' },
  });
}

const success = errors.length === 0;
const output = {
  success,
  confidence: success ? 0.95 : 0.2,
  deliverables,
  metrics: { execution_time_ms: Date.now() - started, files_created: deliverables.length },
  errors,
};
console.log(JSON.stringify(output, null, 2));
process.exitCode = success ? 0 : 1;
\`\`\`
`;
