/**
 * A skill template in each language: it does one thing, and prints its result however it ends. The instructions show
 * it, and `peglot skill new` writes it.
 */
export const TEMPLATES: Readonly<Record<'bash' | 'typescript', string>> = {
  bash: `#!/usr/bin/env bash
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
`,
  typescript: `import { writeFile } from 'node:fs/promises';

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
`,
};
