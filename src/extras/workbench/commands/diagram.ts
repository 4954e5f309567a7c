import { grammarName } from '../../../cli/grammar/own-format.ts';
import { explainingMistakes, grammarOfFormat, isGrammar, type Subject, subjectOf } from '../../../cli/grammar/table.ts';
import { write } from '../../../cli/output.ts';
import { Problem } from '../../../cli/problem.ts';
import { writeWholeFile } from '../../../cli/write-file.ts';
import { type Rule, readGrammar } from '../../../grammar/inside.ts';
import { diagramPage } from './diagram-page.ts';
import { diagramSvg } from './diagram-svg.ts';

/** The options of `peglot grammar diagram`. */
interface DiagramOptions {
  readonly output?: string;
  readonly with?: readonly string[];
  readonly start?: string;
}

/** `peglot grammar diagram`: a grammar as one page of railroad diagrams, or as one picture of them. */
export async function diagram(name: string, options: DiagramOptions): Promise<void> {
  const subject = namedSubject(await grammarName(name), options.with);
  const { sources, startRules, entry } = subject;
  if (
    options.start !== undefined &&
    !explainingMistakes(() => readGrammar(sources)).rules.some(isNamed(options.start))
  ) {
    throw new Problem(`there is no rule '${options.start}' in ${name}`, 'check the name');
  }
  const isPicture = options.output?.endsWith('.svg') === true;
  const page = explainingMistakes(() =>
    isPicture
      ? diagramSvg(sources)
      : diagramPage({
          name: entry?.name ?? name,
          sources,
          startRules: options.start === undefined ? startRules : [options.start],
          ...(entry === undefined ? {} : { format: entry.format ?? entry.name }),
        }),
  );
  if (options.output === undefined) await write(page);
  else await writeWholeFile(options.output, page);
}

/** A grammar by its name, or by the name of the format that it reads when no grammar has it. */
function namedSubject(name: string, also: readonly string[] | undefined): Subject {
  return subjectOf(isGrammar(name) ? name : (grammarOfFormat(name)?.name ?? name), also);
}

function isNamed(name: string): (rule: Rule) => boolean {
  return (rule) => rule.name === name;
}
