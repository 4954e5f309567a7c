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

/** What a mistake reports without further details, which is the usual case in badly broken texts. */
export class MistakeWords {
  readonly mistake: Mistake;
  readonly code: string;
  readonly #info: DiagnosticInfo;
  readonly #sentence: string;
  /** The piece quoted last: it is often quoted again. */
  #raw = '';
  #message = '';

  /** @param info - the format's own entry for the code, if it has one */
  constructor(format: string, mistake: Mistake, info: DiagnosticInfo = mistake) {
    this.mistake = mistake;
    this.code = `${format}/${mistake.code}`;
    this.#info = info;
    this.#sentence = firstSentence(info.meaning);
  }

  get severity(): Severity {
    return this.#info.severity;
  }

  /** The message, which quotes the text that was read, without a final line end. */
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

  /** The finding: details override the node's message and range; `path` is its default path. */
  diagnostic(node: RecoveryNode, detail?: Detail, path?: Path): Diagnostic {
    // The usual case: nothing needs escaping again.
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

/** The mistakes of a format, by rule name. */
export class MistakeTable {
  readonly #format: string;
  readonly #mistakes: Readonly<Record<string, Mistake>>;
  readonly #codes: Readonly<Record<string, DiagnosticInfo>>;
  /** Cached; null for a rule that is no mistake. */
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
