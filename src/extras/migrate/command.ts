import { decode } from '../../cli/decode.ts';
import { stdoutColors, write } from '../../cli/output.ts';
import { fileProblem, Problem, reportProblem } from '../../cli/problem.ts';
import { STDIN } from '../../cli/sources.ts';
import { counted } from '../../core/counted.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { patchOf } from '../patch.ts';
import { loadScript, replaceScript, type Script, scriptsIn } from './files.ts';
import { migrateScript } from './migrate.ts';
import type { Change } from './rewrite.ts';

interface MigrateOptions {
  readonly skillPath?: string;
  readonly skillDir?: string;
  readonly dryRun?: boolean;
  readonly verbose?: boolean;
}

type Outcome = 'migrated' | 'left alone' | 'failed';

/**
 * `peglot skill migrate`: rewrites bash scripts that print echoes so that they print Skill Output JSON.
 *
 * With `dryRun`, standard output only gets the patch, and no file is changed.
 */
export async function migrate(args: readonly string[], options: MigrateOptions): Promise<void> {
  if (args.includes(STDIN) || options.skillPath === STDIN)
    throw new Problem('standard input cannot be migrated', 'name the script files');
  const named = options.skillPath === undefined ? args : [...args, options.skillPath];
  if (named.length === 0 && options.skillDir === undefined) {
    throw new Problem('no script is given', 'name script files, or a folder with --skill-dir');
  }
  const { scripts, libraries } = await scriptsIn(named, options.skillDir);
  const counts = new Map<Outcome, number>();
  for (const script of scripts) {
    const outcome = await migrateFile(script, libraries.get(script.name), options).catch((error: unknown): Outcome => {
      reportProblem(fileProblem(script.name, error));
      return 'failed';
    });
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const words = [...counts].map(([outcome, count]) => `${count} ${outcome}`);
  await say(
    `${counted(scripts.length, 'script')}: ${words.join(', ')}${options.dryRun === true ? ' (dry run, nothing was written)' : ''}`,
    options,
  );
}

async function migrateFile(
  { name, file }: Script,
  sourcedBy: string | undefined,
  options: MigrateOptions,
): Promise<Outcome> {
  if (sourcedBy !== undefined) {
    await say(`${name}: left alone, ${sourcedBy} sources it`, options);
    return 'left alone';
  }
  const script = await loadScript(file);
  const before = decode(script.bytes, name);
  const migration = migrateScript(name, before);
  if (migration.state === 'unchanged') {
    await say(`${name}: left alone, ${migration.reason}`, options);
    return 'left alone';
  }
  if (options.dryRun === true) await write(patchOf(name, before, migration.text, stdoutColors()));
  const backup = options.dryRun === true ? undefined : await replaceScript(script, migration.text);
  await say(
    `${name}: ${summary(migration.changes)}${backup === undefined ? '' : `, the script as it was is in ${backup}`}`,
    options,
  );
  for (const note of migration.notes) await say(`  ${note}`, options);
  if (options.verbose === true) for (const change of migration.changes) await say(`  ${describe(change)}`, options);
  return 'migrated';
}

function summary(changes: readonly Change[]): string {
  const replaced = changes.filter(({ calls }) => calls.length > 0).length;
  const logs = changes.length - replaced;
  const moved = logs === 0 ? '' : `, ${counted(logs, 'log')} sent to standard error`;
  return `${counted(replaced, 'echo', 'echoes')} replaced${moved}`;
}

function describe({ line, source, calls }: Change): string {
  return `line ${line}: ${source}  →  ${calls.length === 0 ? 'standard error' : calls.join('; ')}`;
}

/** Reports to the user; on standard error when standard output gets the patch. */
async function say(line: string, { dryRun }: MigrateOptions): Promise<void> {
  const text = `${escapeControls(line)}\n`;
  if (dryRun === true) process.stderr.write(text);
  else await write(text);
}
