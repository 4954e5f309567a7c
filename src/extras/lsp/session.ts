import { fileURLToPath } from 'node:url';
import type { Connection, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Answer, Task } from './analysis.ts';

/** What the answers to an editor are made of. */
export interface Session {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  /** What there is to say of a document as it is now; undefined when it is not open. */
  analysisOf(uri: string): Promise<Analysis | undefined>;
  /** Asks a worker about a document. */
  perform(document: TextDocument, ask: Task['ask']): Promise<Answer>;
}

export function isGrammar({ languageId, uri }: TextDocument): boolean {
  return languageId === 'peggy' || /\.(?:peggy|pegjs)$/.test(uri);
}

/** The file of a document; of one that is not saved, its name. */
export function pathOf(uri: string): string {
  return fileOf(uri) ?? uri.replace(/^[a-z]+:/, '');
}

/** The file that an address names; undefined where this system can have no such file. */
export function fileOf(uri: string | undefined): string | undefined {
  if (uri?.startsWith('file:') !== true) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
