import type {
  ConfidenceNode,
  FileListNode,
  FileNumberNode,
  FilesNode,
  LineNode,
  Mistakes,
  Nodes,
  Texts,
} from '../../../generated/skill.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import type { Adapting, Detail, Handlers, Part } from '../../engine/index.ts';
import type { SkillOutput } from './model.ts';
import { defaultConfidenceOf, type SkillOptions } from './options.ts';
import {
  countOf,
  type Fact,
  factsOf,
  milliseconds,
  numberOf,
  type Verdict,
  verdict,
  verdictsOf,
} from './read/facts.ts';

/** Builds the model from the lines of a text (specification, "Migration": the output of skills without JSON). */
export function adapt(
  output: Part<SkillOutput>,
  reading: Adapting<Partial<SkillOptions>>,
): Handlers<Nodes, Texts, Mistakes> {
  const build = new Build(output, reading.options);
  return {
    Line: (node) => build.line(node),
    FailureLine: ({ failed, problem }) => {
      build.judge([verdict(failed, false)]);
      if (problem !== null) build.problem(problem.message, problem);
    },
    PassLine: (node) => build.judge([verdict(node, true, true)]),
    SuiteLine: ({ facts }) =>
      build.judge(
        verdictsOf(
          null,
          [...facts].filter((fact) => typeof fact === 'object'),
        ),
      ),
    FileList: (node) => build.list(node),
    FencedBlock: () => {},
    TextEnd: ({ end }) => reading.atEnd(() => build.end(end)),
    BadOpenFence: () => {
      reading.cut();
      return OPEN_FENCE;
    },
    MissingWrapperEnd: () => OPEN_FENCE,
  };
}

const OPEN_FENCE: Detail = { message: 'A code fence is never closed' };

class Build {
  readonly #output: Part<SkillOutput>;
  readonly #paths = new Set<string>();
  #isTold = false;
  #hasConfidence = false;
  #verdict: Verdict | undefined;
  /** The success reported by the verdict's line, when it also reports a failure. */
  #contrary: Verdict | undefined;
  #failure: Verdict | undefined;
  /** The number of parts that passed after it. */
  #parts: Verdict | undefined;
  /** A line that only reports success. */
  #success: Verdict | undefined;
  /** The end of the last value: a word about the outcome is not a value. */
  #valueEnd = -1;

  constructor(output: Part<SkillOutput>, options: Partial<SkillOptions>) {
    this.#output = output;
    output.value.confidence = defaultConfidenceOf(options);
  }

  line(node: LineNode): void {
    const facts = factsOf(node);
    for (const fact of facts) this.#fact(fact);
    this.judge(verdictsOf(node.mark, facts));
    const { head } = node;
    if (head?.type === 'PassHead' && head.alone !== null) this.#success = verdict(head, true);
  }

  list({ mark, counted, items }: FileListNode): void {
    if (mark !== null) this.judge([verdict(mark, true)]);
    const name = typeof counted === 'string' ? undefined : this.#count(counted);
    if (name !== 'files_deleted') for (const item of items) this.#deliverables(item);
  }

  /** Takes the verdict of one line on the whole run: a failure outweighs a success. */
  judge(verdicts: readonly Verdict[]): void {
    if (verdicts.length === 0) return;
    this.#isTold = true;
    const failure = verdicts.findLast(({ good }) => !good);
    const success = verdicts.findLast(({ good }) => good);
    // A count of passed parts does not revoke an earlier failure.
    if (failure === undefined && success?.counted === true && this.#failure !== undefined) {
      this.#parts = success;
      return;
    }
    this.#verdict = failure ?? success;
    this.#contrary = failure && success;
    this.#failure = failure ?? this.#failure;
  }

  problem(message: string, range: Range): void {
    const error = this.#output.list('errors').add({ code: 'LEGACY_ERROR', message }, { range });
    error.place('message', range);
    this.#valueEnd = range.end;
  }

  /** Called at the end of the text. */
  end(end: number): void {
    const range = { start: end, end };
    if (!this.#isTold) {
      this.#output.value.confidence = 0;
      const message = 'The output has no JSON result, and no lines that report one';
      this.#output.report('no-result', { range: { start: 0, end }, message });
      return;
    }
    if (!this.#hasConfidence) {
      const message = `No line gives the confidence; it was set to ${this.#output.value.confidence}`;
      this.#output.report('missing-confidence', { range, path: ['confidence'], message });
    }
    this.#decide(range);
    if (this.#valueEnd === end) this.#output.report('ends-in-value', { range, fix: { range, text: '\n' } });
  }

  #fact(fact: Fact): void {
    switch (fact.type) {
      case 'Confidence':
        this.#confidence(fact.value);
        break;
      case 'Files':
        this.#deliverables(fact);
        break;
      case 'Duration':
      case 'Finished': {
        const { time } = fact;
        const value = time.type === 'Time' ? milliseconds(time) : numberOf(time.number);
        this.#metric('execution_time_ms', value, time);
        break;
      }
      default:
        this.#count(fact);
    }
  }

  /** Returns the name of the metric. Deleted files are not deliverables. */
  #count(fact: Fact | FileNumberNode): string | undefined {
    const count = countOf(fact);
    if (count === undefined) return undefined;
    this.#metric(count.name, numberOf(count.number), fact);
    if (fact.type === 'FileCount' && count.name !== 'files_deleted')
      for (const path of fact.paths ?? []) this.#deliverable(path.text, path);
    return count.name;
  }

  #confidence(value: ConfidenceNode['value']): void {
    // The problem is reported, so the default needs no finding of its own.
    this.#hasConfidence = true;
    this.#isTold = true;
    if (value.start < value.end) this.#valueEnd = value.end;
    if (value.type === 'BadConfidence' || value.type === 'MissingNumber') return;
    const path = ['confidence'];
    const confidence =
      value.type === 'BadDecimalComma'
        ? numberOf(value)
        : Number(value.type === 'BadPercent' ? `${value.text}e-2` : value.text);
    if (confidence >= 0 && confidence <= 1) {
      this.#reportTwice('The confidence', path, value, this.#output.ownPlaceOf('confidence'));
      this.#output.set('confidence', confidence, { range: value });
    } else {
      const message = `Confidence must be between 0.0 and 1.0, not ${confidence}`;
      this.#output.report('confidence-out-of-range', { range: value, path, message });
    }
  }

  #deliverables({
    paths,
    more,
  }: Pick<FilesNode, 'paths'> & { readonly more: FileListNode['items'][number]['more'] | FilesNode['more'] }): void {
    for (const path of paths ?? []) this.#deliverable(path.text, path);
    if (more === null) return;
    if (more.type === 'BadSpacedPath') this.#deliverable(more.text, more);
    this.#isTold = true;
    if (more.start < more.end) this.#valueEnd = more.end;
  }

  #deliverable(path: string, range: Range): void {
    this.#isTold = true;
    this.#valueEnd = range.end;
    if (this.#paths.has(path)) return;
    this.#paths.add(path);
    this.#output.list('deliverables').push(path, { range });
  }

  #metric(name: string, value: number, range: Range): void {
    this.#isTold = true;
    this.#valueEnd = range.end;
    if (!Number.isFinite(value)) return;
    const metrics = this.#output.part('metrics');
    this.#reportTwice(`The metric ${quote(name)}`, metrics.pathOf(name), range, metrics.ownPlaceOf(name));
    metrics.set(name, value, { range });
  }

  #reportTwice(what: string, path: Path, range: Range, before: Range | undefined): void {
    if (before === undefined) return;
    const message = `${what} is given twice; the last one counts`;
    this.#output.report('duplicate-field', { path, range, related: before, message });
  }

  /** The last verdict counts; without one the outcome is unknown, which is not a success. */
  #decide(end: Range): void {
    const verdict = this.#verdict;
    const path = ['success'];
    if (verdict === undefined) {
      const message = 'No line says whether the skill succeeded, so it counts as a failure';
      this.#output.report('no-verdict', { range: end, path, message });
      return;
    }
    this.#output.set('success', verdict.good, { range: verdict });
    if (this.#contrary !== undefined) {
      const message = 'This line reports both success and failure; the failure counts';
      this.#output.report('mixed-verdicts', { path, range: verdict, related: this.#contrary, message });
    } else if (!verdict.good && this.#parts !== undefined) {
      const message = 'This line reports failure, a later one a part that passed; the failure counts';
      this.#output.report('mixed-verdicts', { path, range: verdict, related: this.#parts, message });
    } else if (verdict.good && this.#failure !== undefined) {
      const message = 'This line reports failure, a later one success; the last one counts';
      this.#output.report('mixed-verdicts', { path, range: this.#failure, related: verdict, message });
    } else if (!verdict.good && this.#success !== undefined) {
      const message = 'This line reports success, a later one failure; the last one counts';
      this.#output.report('mixed-verdicts', { path, range: this.#success, related: verdict, message });
    }
  }
}
