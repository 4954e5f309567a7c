import {
  type Diagnostic,
  type DiagnosticInfo,
  diagnosticOf,
  firstSentence,
  quote,
  type Severity,
  soundDiagnosticOf,
} from '../core/diagnostic.ts';
import { getOrMake } from '../core/maps.ts';
import type { Path } from '../core/path.ts';
import type { Detail } from './draft.ts';
import type { Mistake } from './grammar.ts';
import type { RecoveryNode } from './tree-node.ts';

/** A piece up to this length is copied, so it does not keep the whole text alive. */
const SHORT = 12;

/** What a mistake says by itself, which is all that most findings of a badly broken text say. */
export class MistakeWords {
  readonly mistake: Mistake;
  readonly code: string;
  readonly #info: DiagnosticInfo;
  readonly #sentence: string;
  /** The piece quoted last: it is often quoted again. */
  #raw = '';
  #message = '';

  /** `info` is the format's own table, where it has the code. */
  constructor(format: string, mistake: Mistake, info: DiagnosticInfo = mistake) {
    this.mistake = mistake;
    this.code = `${format}/${mistake.code}`;
    this.#info = info;
    this.#sentence = firstSentence(info.meaning);
  }

  get severity(): Severity {
    return this.#info.severity;
  }

  /** Its message, with what is there quoted: a line without its end. */
  message({ raw }: RecoveryNode): string {
    const line = raw.endsWith('\n') ? raw.slice(0, -1) : raw;
    if (line === '') return this.#sentence;
    if (raw === this.#raw) return this.#message;
    const message = `${this.#sentence}: ${quote(line)}`;
    if (raw.length > SHORT) return message;
    this.#raw = raw;
    this.#message = message;
    return message;
  }

  /** The finding: its message and place are those of the node, unless more is known; `path` is where it belongs. */
  diagnostic(node: RecoveryNode, detail?: Detail, path?: Path): Diagnostic {
    // Most say no more, and nothing here needs escaping again.
    if (detail === undefined && path === undefined)
      return {
        code: this.code,
        severity: this.#info.severity,
        message: this.message(node),
        range: { start: node.start, end: node.end },
        hint: this.#info.hint,
      };
    const known = detail ?? NOTHING;
    const { message, range = node } = known;
    if (message !== undefined) return diagnosticOf(this.code, this.#info, message, range, path, known);
    return soundDiagnosticOf(this.code, this.#info, this.message(node), range, path, known);
  }
}

const NOTHING: Detail = {};

/** What the mistakes of a format say, by the names of their rules. */
export class MistakeTable {
  readonly #format: string;
  readonly #mistakes: Readonly<Record<string, Mistake>>;
  readonly #codes: Readonly<Record<string, DiagnosticInfo>>;
  /** Those that were asked for; null for a rule that is no mistake. */
  readonly #known = new Map<string, MistakeWords | null>();

  constructor(
    format: string,
    mistakes: Readonly<Record<string, Mistake>>,
    codes: Readonly<Record<string, DiagnosticInfo>>,
  ) {
    this.#format = format;
    this.#mistakes = mistakes;
    this.#codes = codes;
  }

  of(rule: string): MistakeWords | null {
    return getOrMake(this.#known, rule, () => {
      const mistake = this.#mistakes[rule];
      return mistake === undefined ? null : new MistakeWords(this.#format, mistake, this.#codes[mistake.code]);
    });
  }
}
