import type { TextDocument } from 'vscode-languageserver-textdocument';
import { getOrMake } from '../../core/maps.ts';
import type { Analysis } from './analysis.ts';

/** How long to wait, in milliseconds, until somebody who types has come to rest; longer for long texts. */
const REST = 150;
const MOST_REST = 1000;
const UNITS_PER_MILLISECOND = 20_000;

interface Entry {
  document: TextDocument;
  due: NodeJS.Timeout | undefined;
  isRunning: boolean;
  /** How often an analysis was asked for. */
  asked: number;
  latest: { readonly asked: number; readonly analysis: Analysis } | undefined;
  /** Who waits for an analysis of the text as it is. */
  readonly waiting: ((analysis: Analysis | undefined) => void)[];
}

/**
 * Analyses documents: each when its text has come to rest, and never more than one version of it at a time. What is found
 * in a version that is not the newest any more is dropped.
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

  /** A document is open, or its text is another one. */
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

  /** Everything is analysed again: what it depends on has changed. */
  again(): void {
    for (const entry of this.#entries.values()) {
      entry.latest = undefined;
      this.changed(entry.document);
    }
  }

  /** The analysis of a document as it is now; undefined when it is not open. */
  async of(uri: string): Promise<Analysis | undefined> {
    const entry = this.#entries.get(uri);
    if (entry === undefined) return undefined;
    if (entry.latest?.asked === entry.asked) return entry.latest.analysis;
    return new Promise((resolve) => entry.waiting.push(resolve));
  }

  async #run(entry: Entry): Promise<void> {
    entry.due = undefined;
    // Who runs looks again when done.
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
