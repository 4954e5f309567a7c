import { raiseExitCode } from '../../cli/exit-code.ts';
import { isLoopback, listen, reachOf } from '../../cli/listen.ts';
import { Problem } from '../../cli/problem.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { nearest } from '../../core/nearest.ts';
import type { OpenAiOptions } from '../../hosts/openai/index.ts';
import { type DialectName, dialectNames, isDialect } from '../../tools/dialects/index.ts';
import { readPaths, type UpstreamApi } from './apis/index.ts';
import { findUpstream, upstreamOf } from './find-upstream.ts';
import type { LogName } from './log.ts';
import { dialectOfFile, dialectOfTemplate, isProgram } from './own-dialect.ts';
import { recorderOf } from './record.ts';
import { createServing } from './server.ts';
import { dialectOfServer } from './server-names.ts';
import { tryOut } from './try.ts';

/** The options of `peglot serve`. */
interface ServeOptions {
  readonly upstream: string;
  /** Found out, if it is not given. */
  readonly api?: UpstreamApi;
  /** The model's own, if it is not given. */
  readonly dialect?: string;
  /** The file of a response template. */
  readonly template?: string;
  /** Only one question is asked. */
  readonly try?: boolean;
  readonly model?: string;
  /** The environment variable that has the key for it. */
  readonly keyFrom?: string;
  /** The file that requests and answers are written into. */
  readonly record?: string;
  readonly thoughts?: OpenAiOptions['thoughts'];
  readonly calls?: OpenAiOptions['calls'];
  readonly readThoughts?: boolean;
  readonly retry?: number;
  readonly inject?: boolean;
  readonly grammar?: OpenAiOptions['grammar'];
  readonly host: string;
  readonly port: number;
  readonly timeout: number;
  readonly maxBody: number;
  readonly maxReply: number;
  readonly log: LogName;
}

/** How long open requests may go on when the server is told to end, in milliseconds. */
const GRACE = 10_000;

/** `peglot serve`: a server in front of another one, which takes tool calls out of the text. */
export async function serve(options: ServeOptions): Promise<void> {
  const given = upstreamOf(options.upstream);
  const dialect = await dialectOf(options);
  const note = onceOnStderr();
  const { url: upstream, isOllama, speaks: found, note: said } = await findUpstream(given);
  const speaks = options.api ?? found ?? (isOllama === false ? 'chat' : undefined);
  if (options.try === true) return tryOnce(options, upstream, dialect, speaks);
  const recorder = options.record === undefined ? undefined : await recorderOf(options.record, options.maxReply, note);
  const { server, close } = createServing({
    upstream,
    dialect,
    thoughts: options.thoughts,
    calls: options.calls,
    readThoughts: options.readThoughts === true,
    ...(options.retry !== undefined && { retry: options.retry }),
    inject: options.inject === true,
    grammar: options.grammar,
    isLocal: isLoopback(options.host),
    timeout: options.timeout * 1000,
    maxBody: options.maxBody * 1_000_000,
    maxReply: options.maxReply,
    log: options.log,
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

/** How many things are said once: paths are what clients make of them. */
const MOST_NOTES = 100;

function onceOnStderr(): (what: string) => void {
  const said = new Set<string>();
  return (what) => {
    if (said.has(what) || said.size === MOST_NOTES) return;
    said.add(what);
    process.stderr.write(`peglot serve: ${escapeControls(what)}\n`);
  };
}

/** Resolves when the user ends the server; who asks twice does not wait. */
async function ending(close: (grace: number) => Promise<void>): Promise<void> {
  await new Promise<void>((asked) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked());
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  await close(GRACE);
  process.exit(0);
}

/** Asks one question, writes what came of it, and says by the exit code whether that was a call. */
async function tryOnce(
  options: ServeOptions,
  upstream: URL,
  dialect: Dialect | undefined,
  speaks: UpstreamApi | undefined,
): Promise<void> {
  const { thoughts, calls, readThoughts, inject, timeout } = options;
  const { page, isGood } = await tryOut({
    upstream,
    speaks,
    given: options.upstream,
    model: options.model,
    key: keyIn(options.keyFrom),
    timeout: timeout * 1000,
    options: {
      ...(dialect !== undefined && { dialect }),
      ...(thoughts !== undefined && { thoughts }),
      ...(calls !== undefined && { calls }),
      ...(readThoughts === true && { readThoughts }),
      ...(inject === true && { inject }),
    },
  });
  process.stdout.write(page);
  if (!isGood) raiseExitCode(1);
}

/** A key in the arguments of a command is seen by everybody on the machine: it is in the environment. */
function keyIn(variable: string | undefined): string | undefined {
  const key = variable === undefined ? undefined : process.env[variable];
  if (variable !== undefined && (key === undefined || key === ''))
    throw new Problem(`no environment variable ${variable} is set`, '--key-from names the one that has the key');
  return key;
}

type Dialect = NonNullable<OpenAiOptions['dialect']>;

/** How the model writes its calls: undefined where its name says it. */
async function dialectOf({ dialect: name, template }: ServeOptions): Promise<Dialect | undefined> {
  if (template !== undefined && name !== undefined)
    throw new Problem('both --template and --dialect say how the model writes its calls', 'give one of them');
  if (template !== undefined) return dialectOfTemplate(template);
  if (name === undefined) return undefined;
  return isProgram(name) ? dialectOfFile(name) : dialectByName(name);
}

function dialectByName(name: string): DialectName | 'auto' {
  if (name === 'auto' || isDialect(name)) return name;
  const known = dialectOfServer(name);
  if (known !== undefined) return known;
  const meant = nearest(name, ['auto', ...dialectNames]);
  throw new Problem(
    `there are no tool calls in the dialect '${name}'`,
    meant === undefined ? `it is auto, or one of ${dialectNames.join(', ')}` : `did you mean '${meant}'?`,
  );
}
