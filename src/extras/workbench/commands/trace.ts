import { raiseExitCode } from '../../../cli/exit-code.ts';
import { grammarName } from '../../../cli/grammar/own-format.ts';
import { explainingMistakes, grammarOfFormat, isGrammar, subjectOf } from '../../../cli/grammar/table.ts';
import { readInputs } from '../../../cli/inputs.ts';
import { safeJson, stdoutColors, write } from '../../../cli/output.ts';
import { Problem } from '../../../cli/problem.ts';
import { STDIN } from '../../../cli/sources.ts';
import { type Trace, traceGrammar, traceText } from '../trace.ts';

interface TraceOptions {
  readonly with?: readonly string[];
  readonly start?: string;
  readonly strict?: boolean;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** `peglot grammar trace`: which rules were tried where in a text, and with what result. */
export async function trace(name: string, file: string | undefined, options: TraceOptions): Promise<void> {
  const given = await grammarName(name);
  const subject = subjectOf(isGrammar(given) ? given : (grammarOfFormat(given)?.name ?? given), options.with);
  const startRule = options.start ?? subject.startRules[0];
  for await (const { name: shown, text } of readInputs([file ?? STDIN])) {
    const found = tracedOf(text, () =>
      traceGrammar(subject.sources, text, {
        strict: options.strict === true,
        ...(startRule !== undefined && { startRule }),
      }),
    );
    const all = options.all === true;
    const printed = options.json
      ? `${safeJson(found, 2)}\n`
      : traceText(found, text, { name: shown, all, colors: stdoutColors() });
    await write(printed);
    if (found.refused !== undefined || found.isCut) raiseExitCode(1);
  }
}

function tracedOf(text: string, work: () => Trace): Trace {
  try {
    return explainingMistakes(work);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Problem(`the text of ${text.length} characters nests too deep for Peggy`, 'trace a shorter one');
  }
}
