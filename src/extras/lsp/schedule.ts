import type { TextDocument } from 'vscode-languageserver-textdocument';
import { getOrMake } from '../../core/maps.ts';
import type { Analysis } from './analysis.ts';

/** How long to wait, in milliseconds, until the user stops typing; longer for long texts. */
const REST = 150;
const MOST_REST = 1000;
const UNITS_PER_MILLISECOND = 20_000;

interface Entry {
  document: TextDocument;
  due: NodeJS.Timeout | undefined;
  isRunning: boolean;
  /** How often an analysis was requested. */
  asked: number;
  latest: { readonly asked: number; readonly analysis: Analysis } | undefined;
  /** Callers that wait for an analysis of the current text. */
  readonly waiting: ((analysis: Analysis | undefined) => void)[];
}

/**
 * Analyses documents: each once its text has settled, and never two versions of it at the same time. The result for an
 * outdated version is dropped.
 */
export class Schedule {
  readonly #entries = new Map<string, Entry>();
  readonly #analyse: (document: TextDocument) => Promise<Analysis>;
  readonly #tell: (document: TextDocument, analysis: Analysis) => void;

  constructor(
    analyse: (document: TextDocument) => Promise<Analysis>,
    tell: (document: TextDocument, analysis: Analysis) => void,
  ) {
    this.#analyse = analyse;
    this.#tell = tell;
  }

  /** Called when a document was opened or changed. */
  changed(document: TextDocument): void {
    const entry = getOrMake(this.#entries, document.uri, () => newEntry(document));
    entry.document = document;
    entry.asked++;
    clearTimeout(entry.due);
    const rest = entry.latest === undefined ? 0 : REST + document.getText().length / UNITS_PER_MILLISECOND;
    entry.due = setTimeout(() => this.#run(entry), Math.min(rest, MOST_REST));
  }

  closed(uri: string): void {
    const entry = this.#entries.get(uri);
    if (entry === undefined) return;
    this.#entries.delete(uri);
    clearTimeout(entry.due);
    for (const resolve of entry.waiting.splice(0)) resolve(undefined);
  }

  /** Analyses everything again, after a change of what it depends on. */
  again(): void {
    for (const entry of this.#entries.values()) {
      entry.latest = undefined;
      this.changed(entry.document);
    }
  }

  /** The analysis of a document in its current version; undefined when it is not open. */
  async of(uri: string): Promise<Analysis | undefined> {
    const entry = this.#entries.get(uri);
    if (entry === undefined) return undefined;
    if (entry.latest?.asked === entry.asked) return entry.latest.analysis;
    return new Promise((resolve) => entry.waiting.push(resolve));
  }

  async #run(entry: Entry): Promise<void> {
    entry.due = undefined;
    // The running analysis checks again when it is done.
    if (entry.isRunning) return;
    entry.isRunning = true;
    const { document, asked } = entry;
    const analysis = await this.#analyse(document);
    entry.isRunning = false;
    if (this.#entries.get(document.uri) !== entry) return;
    if (entry.asked !== asked) {
      if (entry.due === undefined) void this.#run(entry);
      return;
    }
    entry.latest = { asked, analysis };
    this.#tell(document, analysis);
    for (const resolve of entry.waiting.splice(0)) resolve(analysis);
  }
}

function newEntry(document: TextDocument): Entry {
  return { document, due: undefined, isRunning: false, asked: 0, latest: undefined, waiting: [] };
}
