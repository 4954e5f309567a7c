import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { array, is, object, optional, string } from 'valibot';
import { raiseExitCode } from '../../../cli/exit-code.ts';
import { readJson, writeText } from '../../../cli/grammar/files.ts';
import { grammarName, ownFormat } from '../../../cli/grammar/own-format.ts';
import { explainingMistakes, grammarFolder, grammars, type Subject, subjectOf } from '../../../cli/grammar/table.ts';
import { numberOf } from '../../../cli/number-options.ts';
import { safeJson, stdoutColors, write } from '../../../cli/output.ts';
import { Problem } from '../../../cli/problem.ts';
import { counted } from '../../../core/counted.ts';
import { escapeControls } from '../../../core/escape-controls.ts';
import { LineIndex } from '../../../core/line-index.ts';
import { oneLine } from '../../../core/lines.ts';
import { definitionOf } from '../../../engine/defined.ts';
import { type GrammarSource, pointText } from '../../../grammar/inside.ts';
import { type CoverageCount, joinedCounts } from '../coverage.ts';
import { coverageHtml } from '../coverage-html.ts';
import { corpusOf } from './corpus.ts';
import { type Covered, covered } from './coverage-run.ts';

interface CoverageOptions {
  readonly with?: readonly string[];
  readonly corpus?: string;
  readonly runs: string;
  readonly seed: string;
  readonly html?: string;
  readonly json?: boolean;
  readonly check?: boolean;
  readonly fill?: boolean;
  readonly cover?: string;
  readonly reasons?: string;
}

/** `peglot grammar coverage`: what the corpus and a fixed fuzz run exercise in grammars. */
export async function coverage(names: readonly string[], options: CoverageOptions): Promise<void> {
  const subjects =
    names.length === 0
      ? grammars.map((entry) => subjectOf(entry.name))
      : await Promise.all(names.map((name) => subjectNamed(name, options.with)));
  const all = subjects.map((subject) => explainingMistakes(() => coverageOf(subject, options)));
  const counts = joinedCounts(all.map(({ coverage }) => coverage.counts));
  const sources = [
    ...new Map(subjects.flatMap((subject) => subject.sources).map((file) => [file.source, file])).values(),
  ];
  const reasons = new Reasons(readReasons(options.reasons), sources);
  const gaps = counts.filter((point) => point.count === 0 && reasons.of(point) === undefined);
  const stale = reasons.stale(counts);
  if (options.html !== undefined) {
    const title = names.length === 0 ? 'all grammars' : names.join(', ');
    writeText(
      options.html,
      coverageHtml(title, sources, counts, (point) => reasons.of(point)),
    );
  }
  for (const { cover } of all)
    if (cover !== undefined) process.stderr.write(escapeControls(`${toldCover(cover)}\n`, true));
  await write(
    options.json ? `${safeJson(asJson(counts, sources, reasons), 2)}\n` : told(counts, gaps, stale, sources, reasons),
  );
  if (options.check && (gaps.length > 0 || stale.length > 0)) raiseExitCode(1);
}

/** A grammar, with the words of its formats when it is named by their file. */
async function subjectNamed(name: string, also: readonly string[] | undefined): Promise<CoverageSubject> {
  const own = await ownFormat(name);
  const subject = subjectOf(await grammarName(name), also);
  if (own === undefined) return subject;
  const defined = own.formats.flatMap((format) => definitionOf(format) ?? []);
  return {
    ...subject,
    startRules: [...new Set([...subject.startRules, ...defined.flatMap(({ startRules }) => startRules)])],
    dialects: defined.map(({ words }) => words),
    ...(own.corpus !== undefined && { corpus: own.corpus }),
  };
}

interface CoverageSubject extends Subject {
  /** The folder of its texts, if it is not in `test/corpus`. */
  readonly corpus?: string;
}

function toldCover({ file, added }: NonNullable<Covered['cover']>): string {
  if (added === 0) return `${file}: nothing to add`;
  return `${file}: ${counted(added, 'text')} added`;
}

function coverageOf(subject: CoverageSubject, options: CoverageOptions): Covered {
  const own =
    subject.corpus ??
    subject.entry?.corpus?.folder ??
    join('test/corpus', subject.entry?.format ?? subject.entry?.name ?? '');
  const folder = options.corpus ?? [own, 'test/corpus'].find((usual) => existsSync(usual));
  return covered(subject, {
    corpus: folder === undefined ? [] : corpusOf(folder),
    runs: numberOf('--runs', options.runs),
    seed: numberOf('--seed', options.seed),
    fill: options.fill === true,
    folder: options.cover,
  });
}

const reasonsSchema = array(
  object({ file: string(), rule: string(), kind: optional(string()), text: optional(string()), reason: string() }),
);

interface Reason {
  /** A grammar file, as in src/cli/grammar/grammars.ts. */
  readonly file: string;
  readonly rule: string;
  /** The kind of the point; any kind if left out. */
  readonly kind?: string | undefined;
  /** The text of the grammar at the point, ignoring blanks; everything in the rule if left out. */
  readonly text?: string | undefined;
  readonly reason: string;
}

/** What need not be exercised, and why. */
class Reasons {
  readonly #reasons: readonly Reason[];
  readonly #sources: readonly GrammarSource[];

  constructor(reasons: readonly Reason[], sources: readonly GrammarSource[]) {
    this.#reasons = reasons;
    this.#sources = sources;
  }

  of(point: CoverageCount): string | undefined {
    return this.#reasons.find((reason) => this.#isAbout(reason, point))?.reason;
  }

  /** Reasons for points that are exercised or no longer exist. */
  stale(counts: readonly CoverageCount[]): readonly Reason[] {
    const gaps = counts.filter((point) => point.count === 0);
    return this.#reasons.filter(
      (reason) =>
        this.#sources.some((file) => file.source === reason.file) &&
        !gaps.some((point) => this.#isAbout(reason, point)),
    );
  }

  #isAbout({ file, rule, kind, text }: Reason, point: CoverageCount): boolean {
    const isPlace = point.source === file && point.rule === rule && (kind === undefined || kind === point.kind);
    return isPlace && (text === undefined || oneLine(pointText(this.#sources, point)) === oneLine(text));
  }
}

function readReasons(path: string | undefined): readonly Reason[] {
  const file = path ?? join(grammarFolder(), 'uncovered.json');
  if (path === undefined && !existsSync(file)) return [];
  const value: unknown = readJson(file);
  if (!is(reasonsSchema, value)) {
    throw new Problem(`${file} is not a list of reasons`, 'write [{ "file", "rule", "kind", "text", "reason" }]');
  }
  return value;
}

function told(
  counts: readonly CoverageCount[],
  gaps: readonly CoverageCount[],
  stale: readonly Reason[],
  sources: readonly GrammarSource[],
  reasons: Reasons,
): string {
  const colors = stdoutColors();
  const rows = sources.map((file) => {
    const own = counts.filter((point) => point.source === file.source);
    const excused = own.filter((point) => point.count === 0 && reasons.of(point) !== undefined).length;
    return [
      file.source,
      share(own.filter((point) => point.kind === 'rule')),
      share(own.filter((point) => point.kind === 'alternative')),
      share(own.filter((point) => point.kind !== 'rule' && point.kind !== 'alternative')),
      String(excused),
    ];
  });
  const lines = table([['grammar', 'rules', 'alternatives', 'left out or taken', 'excused'], ...rows]);
  const missing = gaps.map(
    (point) => `${colors.red('not exercised')}  ${place(point, sources)}  ${named(point, sources)}`,
  );
  const old = stale.map(
    (reason) =>
      `${colors.red('reason without a gap')}  ${reason.file}  ${[reason.rule, ...(reason.text === undefined ? [] : [excerpt(reason.text)])].join(': ')}`,
  );
  return `${[...lines, ...missing, ...old].join('\n')}\n`;
}

function share(points: readonly CoverageCount[]): string {
  return `${points.filter((point) => point.count > 0).length} of ${points.length}`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function place({ source, start }: CoverageCount, sources: readonly GrammarSource[]): string {
  const text = sources.find((file) => file.source === source)?.text ?? '';
  const { line, column } = new LineIndex(text).positionAt(start);
  return `${source}:${line}:${column}`;
}

function excerpt(text: string): string {
  const line = oneLine(text);
  return escapeControls(line.length > 70 ? `${line.slice(0, 69)}…` : line);
}

/** Describes a point. */
function named(point: CoverageCount, sources: readonly GrammarSource[]): string {
  if (point.kind === 'rule') return point.rule;
  return `${point.rule}, ${point.kind}: ${excerpt(pointText(sources, point))}`;
}

function asJson(counts: readonly CoverageCount[], sources: readonly GrammarSource[], reasons: Reasons): unknown {
  return counts.map((point) => ({ ...point, text: oneLine(pointText(sources, point)), reason: reasons.of(point) }));
}
