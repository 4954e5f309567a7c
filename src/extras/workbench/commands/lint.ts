import { raiseExitCode } from '../../../cli/exit-code.ts';
import { type GrammarFinding, judgeGrammar } from '../../../cli/grammar/judge.ts';
import { grammarName } from '../../../cli/grammar/own-format.ts';
import { grammars, subjectOf } from '../../../cli/grammar/table.ts';
import { stdoutColors, write } from '../../../cli/output.ts';
import { counted } from '../../../core/counted.ts';
import { escapeControls } from '../../../core/escape-controls.ts';

interface LintOptions {
  readonly with?: readonly string[];
}

/** `peglot grammar lint`: problems of grammars, one on each line. No code in them is run. */
export async function lint(names: readonly string[], options: LintOptions): Promise<void> {
  const chosen = names.length === 0 ? grammars.map(({ name }) => name) : names;
  for (const name of chosen) {
    const grammar = await grammarName(name);
    const { sources, startRules } = subjectOf(grammar, options.with);
    const { findings } = judgeGrammar(sources, startRules.length > 0 ? startRules : undefined);
    if (findings.some(({ severity }) => severity === 'error')) raiseExitCode(1);
    const lines = findings.flatMap(findingLines);
    await write([...lines, `${name}: ${summaryOf(findings)}`].map((line) => `${escapeControls(line)}\n`).join(''));
  }
}

/** `todo.peggy:3:8: warning: …`, with related places below. */
function findingLines({ severity, message, location, notes }: GrammarFinding): string[] {
  const colors = stdoutColors();
  const kind = severity === 'error' ? colors.red(severity) : colors.yellow(severity);
  const further = notes.map((note) => `  ${placeOf(note.location)}note: ${note.message}`);
  return [`${placeOf(location)}${kind}: ${message}`, ...further];
}

function placeOf(location: GrammarFinding['location']): string {
  return location === undefined ? '' : `${String(location.source)}:${location.start.line}:${location.start.column}: `;
}

function summaryOf(findings: readonly GrammarFinding[]): string {
  if (findings.length === 0) return 'nothing is wrong';
  const count = (severity: string): number => findings.filter((one) => one.severity === severity).length;
  return `${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')}`;
}
