import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from './server.ts';
import { serveParent } from './worker.ts';

interface LspOptions {
  readonly format?: string;
  readonly worker?: boolean;
}

const MAX_LENGTH = 4_000_000;
const TIMEOUT = 5000;

/** `peglot lsp`: a language server over standard input and output. */
export async function lsp({ format, worker }: LspOptions): Promise<void> {
  if (worker === true) return serveParent();
  // The library ends the process when the editor requests it, or is gone.
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  serve(connection, { maxLength: MAX_LENGTH, timeout: TIMEOUT, ...(format !== undefined && { format }) });
}
