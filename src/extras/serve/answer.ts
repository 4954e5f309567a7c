import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { messageOf } from '../../core/thrown.ts';
import type { UpstreamAnswer, UpstreamBody } from './upstream.ts';

/** The answer to a client. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: OutgoingHttpHeaders;
  /** A text, or an upstream body that is transformed as it arrives. */
  readonly body: string | { readonly of: UpstreamBody; readonly reader: PieceReader } | null;
}

/** Transforms the pieces of a body. */
export interface PieceReader {
  push(piece: Uint8Array): string | Uint8Array;
  /** The last piece; null if the answer breaks off. @param error - why the body broke off; null when it ended */
  end(error: string | null): string | null;
  /** Whether the rest of the body can be dropped. */
  readonly isOver: boolean;
  /**
   * Called after a body has ended: the body that continues the answer, or its last piece; undefined when it is over.
   */
  again?(): Promise<UpstreamBody | string> | undefined;
  /** Sent while nothing arrives, to keep the connection alive. */
  readonly alive?: string;
}

const AS_IT_IS: PieceReader = {
  push: (piece) => piece,
  end: (error) => (error === null ? '' : null),
  isOver: false,
};

/** Passes on the upstream's answer unchanged. */
export function passedOn({ status, statusText, headers, body }: UpstreamAnswer): Answer {
  return { status, statusText, headers, body: body && { of: body, reader: AS_IT_IS } };
}

export function jsonAnswer(status: number, value: object): Answer {
  const headers = { 'content-type': 'application/json' };
  return { status, statusText: '', headers, body: JSON.stringify(value) };
}

/** Answers a request; resolves when everything is sent, or the client has gone. */
export async function answer(request: IncomingMessage, response: ServerResponse, given: Answer): Promise<void> {
  const { status, statusText, headers, body } = given;
  // A connection cannot be reused after a request that was not read to its end.
  if (!request.complete) response.setHeader('connection', 'close');
  if (statusText !== '') response.statusMessage = statusText;
  response.writeHead(status, headers);
  if (body === null || typeof body === 'string') response.end(body);
  else await pour(body.of, body.reader, response);
}

/**
 * Sends the transformed body as it arrives, no faster than the client takes it. It uses Node's events directly: a web
 * stream, or a loop that awaits each piece, takes longer than all the rest.
 */
function pour(first: UpstreamBody, reader: PieceReader, response: ServerResponse): Promise<void> {
  response.flushHeaders();
  return new Promise((done, failed) => {
    const isClosed = (): boolean => response.destroyed || response.writableEnded;
    /** An error in a handler ends the answer, and not the process. */
    const tried = (work: () => void): void => {
      try {
        if (!isClosed()) work();
      } catch (error) {
        failed(error);
      }
    };
    const stayAlive = (): void => tried(() => void response.write(reader.alive ?? ''));
    const alive = reader.alive === undefined ? undefined : setInterval(stayAlive, ALIVE);
    response.once('close', () => {
      clearInterval(alive);
      done();
    });
    const read = (body: UpstreamBody): void =>
      body.read(
        (piece) =>
          tried(() => {
            const made = reader.push(piece);
            const isTaken = made.length === 0 || response.write(made);
            if (reader.isOver) {
              response.end();
              body.destroy();
            } else if (!isTaken) {
              body.pause();
              response.once('drain', () => body.resume());
            }
          }),
        (error) =>
          tried(() => {
            const last = reader.end(error === undefined ? null : messageOf(error));
            const next = last === null ? undefined : reader.again?.();
            if (last === null) response.destroy();
            else if (next === undefined) response.end(last);
            else {
              response.write(last + (reader.alive ?? ''));
              next.then(
                (more) => tried(() => void (typeof more === 'string' ? response.end(more) : read(more))),
                failed,
              );
            }
          }),
      );
    read(first);
  });
}

/** How long a waiting client hears nothing, in milliseconds. */
const ALIVE = 10_000;
