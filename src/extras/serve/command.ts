import { raiseExitCode } from '../../cli/exit-code.ts';
import { isLoopback, listen, reachOf } from '../../cli/listen.ts';
import { Problem } from '../../cli/problem.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import type { OpenAiOptions } from '../../hosts/openai/index.ts';
import { readPaths, type UpstreamApi } from './apis/index.ts';
import { type DialectOptions, dialectOf } from './dialect.ts';
import { findUpstream, upstreamOf } from './find-upstream.ts';
import type { LogName } from './log.ts';
import { recorderOf } from './record.ts';
import { createServing } from './server.ts';
import { tryOut } from './try.ts';

interface ServeOptions
  extends DialectOptions,
    Omit<OpenAiOptions, 'dialect' | 'maxLength' | 'onReply' | 'observe' | 'fetch'> {
  readonly upstream: string;
  /** Detected, if not given. */
  readonly api?: UpstreamApi;
  /** Sends a single test question only. */
  readonly try?: boolean;
  readonly model?: string;
  /** The environment variable with the upstream's key. */
  readonly keyFrom?: string;
  /** The file that records requests and answers. */
  readonly record?: string;
  readonly retry?: number;
  readonly host: string;
  readonly port: number;
  readonly timeout: number;
  readonly maxBody: number;
  readonly maxReply: number;
  readonly log: LogName;
}

/** How long open requests may continue when the server is ended, in milliseconds. */
const GRACE = 10_000;

/** `peglot serve`: a proxy that takes tool calls out of the text of another server. */
export async function serve(options: ServeOptions): Promise<void> {
  const given = upstreamOf(options.upstream);
  const dialect = await dialectOf(options);
  const note = onceOnStderr();
  const { url: upstream, isOllama, speaks: found, note: said } = await findUpstream(given);
  const speaks = options.api ?? found ?? (isOllama === false ? 'chat' : undefined);
  const { thoughts, calls, readThoughts, inject, grammar, retry, log, maxReply } = options;
  const reading: OpenAiOptions = {
    ...(dialect !== undefined && { dialect }),
    ...(thoughts !== undefined && { thoughts }),
    ...(calls !== undefined && { calls }),
    ...(grammar !== undefined && { grammar }),
    ...(readThoughts !== undefined && { readThoughts }),
    ...(inject !== undefined && { inject }),
    maxLength: maxReply,
  };
  const timeout = options.timeout * 1000;
  if (options.try === true) {
    const { upstream: asGiven, model, keyFrom } = options;
    const trial = { upstream, speaks, given: asGiven, model, key: keyIn(keyFrom), timeout, options: reading };
    const { page, isGood } = await tryOut(trial);
    process.stdout.write(page);
    if (!isGood) raiseExitCode(1);
    return;
  }
  const recorder = options.record === undefined ? undefined : await recorderOf(options.record, maxReply, note);
  const { server, close } = createServing({
    upstream,
    reading,
    ...(retry !== undefined && { retry }),
    isLocal: isLoopback(options.host),
    timeout,
    maxBody: options.maxBody * 1_000_000,
    log,
    note,
    ...(recorder !== undefined && { record: recorder.record }),
    ...(speaks !== undefined && { speaks }),
  });
  const url = await listen(server, { host: options.host, port: options.port, portOption: '--port' });
  const ended = ending(async (grace) => {
    await close(grace);
    await recorder?.written();
  });
  process.stderr.write(
    `peglot serve: ${url}/v1 in front of ${upstream.origin}${upstream.pathname}, dialect ${options.template ?? options.dialect ?? 'by the name of the model'}; ${reachOf(options.host)}\n` +
      `peglot serve: reads answers of ${readPaths.join(', ')}; all else is passed on unread\n`,
  );
  if (said !== undefined) note(said);
  if (options.api === undefined && found !== undefined)
    note(`the server has no chat completions: it is asked for ${found}`);
  await ended;
}

/** The maximum number of distinct notes, since clients choose the paths in them. */
const MOST_NOTES = 100;

function onceOnStderr(): (what: string) => void {
  const said = new Set<string>();
  return (what) => {
    if (said.has(what) || said.size === MOST_NOTES) return;
    said.add(what);
    process.stderr.write(`peglot serve: ${escapeControls(what)}\n`);
  };
}

/** Resolves when the user ends the server; a second request does not wait. */
async function ending(close: (grace: number) => Promise<void>): Promise<void> {
  await new Promise<void>((asked) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked());
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  await close(GRACE);
  process.exit(0);
}

/** Command arguments are visible to everybody on the machine, so the key is in the environment. */
function keyIn(variable: string | undefined): string | undefined {
  const key = variable === undefined ? undefined : process.env[variable];
  if (variable !== undefined && (key === undefined || key === ''))
    throw new Problem(`no environment variable ${variable} is set`, '--key-from names the one that has the key');
  return key;
}
