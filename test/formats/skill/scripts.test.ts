import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, SkillOutputParser } from 'peglot/skill';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'peglot-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a bash script prints to standard output, and to standard error too when asked for. */
function run(script: string, withErrors = false): string {
  const { stdout } = spawnSync('bash', ['-c', withErrors ? `exec 2>&1\n${script}` : script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

const HEREDOC = `
set -euo pipefail
echo 'looking around' >&2
cat <<'END'
{
  "success": true,
  "confidence": 0.81,
  "deliverables": [],
  "metrics": {
    "execution_time_ms": 0
  },
  "errors": []
}
END
`;

const SUBSTITUTIONS = `
set -euo pipefail
ok=true
[ -f no-such.json ] || ok=false
cat <<END
{
  "success": $ok,
  "confidence": $([ "$ok" = true ] && echo 0.95 || echo 0.0),
  "deliverables": [],
  "metrics": {},
  "errors": $([ "$ok" = true ] && echo '[]' || echo '[{"code": "FILE_NOT_FOUND", "message": "no-such.json is missing"}]')
}
END
`;

const STEPS = `
set -euo pipefail
start=$(date +%s%N)
files=()
errors=()
ok=true
if mkdir -p out 2>/dev/null; then echo 'made a folder' >&2; else ok=false; errors+=('{"code":"MKDIR_FAILED","message":"x"}'); fi
for name in a.ts b.ts; do
  if touch "out/$name" 2>/dev/null; then files+=("out/$name"); fi
done
list=$(printf '"%s",' "\${files[@]}")
cat <<END
{"success": $ok, "confidence": $([ "$ok" = true ] && echo .95 || echo .5), "deliverables": [\${list%,}],
 "metrics": {"execution_time_ms": $((($(date +%s%N) - start) / 1000000)), "files_created": \${#files[@]}}, "errors": []}
END
`;

describe('what bash scripts print', () => {
  it('a heredoc', () => {
    expect(parse(run(HEREDOC))).toMatchObject({ ok: true, diagnostics: [], value: { confidence: 0.81 } });
  });

  it('a heredoc with the log in the same stream', () => {
    const parsed = parse(run(HEREDOC, true));
    expect(parsed).toMatchObject({ via: 'json', ok: true, value: { confidence: 0.81 } });
    expect(parsed.diagnostics.map((found) => found.code)).toEqual(['skill/wrapped-result']);
  });

  it('substitutions, on the way of failure', () => {
    const parsed = parse(run(SUBSTITUTIONS));
    expect(parsed).toMatchObject({ ok: true, diagnostics: [] });
    expect(parsed.value).toMatchObject({ success: false, confidence: 0, errors: [{ code: 'FILE_NOT_FOUND' }] });
  });

  it('lists, counts and a number without a zero', () => {
    const parsed = parse(run(STEPS));
    expect(parsed.value).toMatchObject({
      success: true,
      confidence: 0.95,
      deliverables: ['out/a.ts', 'out/b.ts'],
      metrics: { files_created: 2 },
    });
    expect(parsed.diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
  });

  it('an unset variable', () => {
    const parsed = parse(
      run(SUBSTITUTIONS.replace('ok=true', '').replace('|| ok=false', '|| ok=').replace('-euo', '-eo')),
    );
    expect(parsed).toMatchObject({ ok: false, complete: true, value: { success: false } });
    expect(parsed.diagnostics[0]?.message).toBe('success must be a boolean, but has no value: was a variable empty?');
  });

  it('a script that dies in the middle', () => {
    const parsed = parse(
      run('set -e\nprintf \'{"success": true, "confidence": 0.9, "deliverables": [\'\nfalse\necho "]}"'),
    );
    expect(parsed).toMatchObject({ ok: false, complete: false });
  });

  it('a script that says nothing', () => {
    expect(parse(run('exit 0'))).toMatchObject({ ok: false, value: { success: false, confidence: 0 } });
  });

  it('JSON on standard error only is not there', () => {
    const result = new SkillOutputParser({ enableLegacyParsing: false }).parse(
      run(`${HEREDOC.replace("<<'END'", ">&2 <<'END'")}`),
    );
    expect(result).toMatchObject({ success: false, parseMethod: 'validation_failed' });
  });

  it('echo lines', () => {
    const parsed = parse(run('echo SUCCESS; echo "Confidence: 0.92"; echo "Created: src/file.ts"'));
    expect(parsed).toMatchObject({ via: 'legacy', ok: true });
    expect(parsed.value).toEqual({
      success: true,
      confidence: 0.92,
      deliverables: ['src/file.ts'],
      metrics: {},
      errors: [],
    });
  });
});
