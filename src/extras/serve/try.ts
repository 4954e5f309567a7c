import { Problem } from '../../cli/problem.ts';
import { counted } from '../../core/counted.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { isRecord } from '../../core/record.ts';
import { messageOf } from '../../core/thrown.ts';
import { readCompletion } from '../../hosts/openai/completion.ts';
import { exchangeOf } from '../../hosts/openai/exchange.ts';
import type { OpenAiOptions } from '../../hosts/openai/index.ts';
import { jsonIn } from '../../hosts/openai/json-text.ts';
import { isDialect } from '../../tools/dialects/index.ts';
import { detect, dialectFor } from '../../tools/index.ts';
import type { Fields } from './apis/api.ts';
import { chat } from './apis/chat.ts';
import { askedApiOf, type UpstreamApi } from './apis/index.ts';
import { recordsOf } from './apis/parts.ts';

/** One tool, and a question that cannot be answered without it. */
const QUESTION = {
  messages: [{ role: 'user', content: 'What is the height of the tide in Emden right now? Use the tool.' }],
  tools: [
    {
      type: 'function',
      function: {
        name: 'tide_at',
        description: 'The height of the tide in a port, now.',
        parameters: { type: 'object', properties: { port: { type: 'string' } }, required: ['port'] },
      },
    },
  ],
  max_tokens: 2000,
  stream: false,
};

/** The result of the test. */
interface Tried {
  /** What the server sent: the message of its first choice. */
  readonly came: Fields;
  /** The message for a client. */
  readonly read: Fields;
  readonly reason: unknown;
  readonly dialect: string | undefined;
  readonly findings: readonly string[];
}

/** The upstream to test, and how to read it. */
interface Trial {
  readonly upstream: URL;
  /** Its API; chat completions by default. */
  readonly speaks: UpstreamApi | undefined;
  /** The value of `--upstream`. */
  readonly given: string;
  /** By default, the first model that the server lists. */
  readonly model: string | undefined;
  readonly options: OpenAiOptions;
  /** The key for the server. */
  readonly key: string | undefined;
  /** The maximum silence of the upstream, in milliseconds. */
  readonly timeout: number;
}

/**
 * Sends the upstream one question with a tool, and shows what arrived, how it was read, and how to start the server.
 *
 * @returns the page, and whether there was a call
 * @throws {Problem} when the upstream does not answer
 */
export async function tryOut(trial: Trial): Promise<{ readonly page: string; readonly isGood: boolean }> {
  const model = trial.model ?? (await firstModel(trial));
  const flags: string[] = [];
  const asked = { ...QUESTION, model };
  let tried = await attempt(trial, asked, trial.options);
  if (callsOf(tried.read).length === 0 && thoughtOf(tried.came) !== '') {
    const read = readAs(tried.came, tried.reason, asked, { ...trial.options, readThoughts: true });
    if (callsOf(read.read).length > 0) {
      tried = read;
      flags.push('--read-thoughts');
    }
  }
  if (callsOf(tried.read).length === 0 && tried.reason !== 'length' && trial.options.inject !== true) {
    const injected = await attempt(trial, asked, { ...trial.options, inject: true });
    if (callsOf(injected.read).length > 0) {
      tried = injected;
      flags.push('--inject');
    }
  }
  const isNamed = trial.options.dialect !== undefined || dialectFor(model) !== undefined;
  const found = detect(textOf(tried.came));
  if (!isNamed && found !== null && isDialect(found)) flags.push(`--dialect ${found}`);
  const isNative = callsOf(tried.came).length > 0;
  const isGood = callsOf(tried.read).length > 0;
  return { page: pageOf(trial, model, tried, { flags, isNative, isGood }), isGood };
}

function pageOf(
  { given, speaks, options }: Trial,
  model: string,
  tried: Tried,
  { flags, isNative, isGood }: { flags: readonly string[]; isNative: boolean; isGood: boolean },
): string {
  const { came, read, reason, dialect, findings } = tried;
  const named = typeof options.dialect === 'string' ? [`--dialect ${options.dialect}`] : [];
  if (askedApiOf(speaks) !== chat) named.unshift(`--api ${speaks}`);
  const command = ['npx peglot serve', `--upstream ${given}`, ...named, ...flags].join(' ');
  const advice = isNative
    ? 'The server tells of calls itself: a client needs nothing else. Where its parser misses one, this reads it:'
    : isGood
      ? 'Start this, and give your client its address:'
      : reason === 'length'
        ? 'The answer was cut off before its end: the server allows too few tokens. Then try again:'
        : 'No call came of it. Read what came above: docs/raw-markup.md, "Still no call?", says what to try. Such as:';
  const lines = [
    `model     ${model}`,
    '',
    'What came:',
    ...indented(textOf(came) || '(no text)'),
    ...(thoughtOf(came) === '' ? [] : ['Its thoughts:', ...indented(thoughtOf(came))]),
    ...(isNative ? [`with ${counted(callsOf(came).length, 'call')} of the server's own`] : []),
    '',
    'How it was read:',
    `  dialect   ${dialect ?? (isNative ? "the server's own" : 'none')}`,
    ...callsOf(read).map((call) => `  call      ${String(call.name)} ${String(call.arguments)}`),
    ...(callsOf(read).length === 0 ? ['  call      none'] : []),
    ...findings.map((finding) => `  finding   ${finding}`),
    '',
    advice,
    `  ${command}`,
    '',
  ];
  return lines.map((line) => `${escapeControls(line)}\n`).join('');
}

/** The maximum length of a text to show. */
const SHOWN = 2000;

function indented(text: string): string[] {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
  return shown.split(/\r\n|\n|\r/).map((line) => `  ${line}`);
}

async function attempt(trial: Trial, asked: Fields, options: OpenAiOptions): Promise<Tried> {
  const { sent = asked } = exchangeOf(options, asked);
  const { path, server, fromCompletion } = askedApiOf(trial.speaks);
  const asking = fromCompletion(sent, () => {});
  const { choices } = server.completionOf(Object(await json(trial, path.replace('/v1/', ''), asking)));
  const [choice] = recordsOf(choices);
  if (choice === undefined || !isRecord(choice.message))
    throw new Problem(
      'the upstream gave an answer without a message',
      'is it the base of its API, and is --api right?',
    );
  return readAs(choice.message, choice.finish_reason, asked, options);
}

function readAs(came: Fields, reason: unknown, asked: Fields, options: OpenAiOptions): Tried {
  let dialect: string | undefined;
  const findings: string[] = [];
  const onReply: OpenAiOptions['onReply'] = (parsed) => {
    dialect = parsed.via;
    findings.push(...parsed.diagnostics.map(({ code, message }) => `${code}: ${message}`));
  };
  const { reading } = exchangeOf({ ...options, onReply }, asked);
  const completion = readCompletion({ choices: [{ index: 0, message: came, finish_reason: reason }] }, reading);
  const [choice] = recordsOf(isRecord(completion) ? completion.choices : undefined);
  return { came, read: isRecord(choice?.message) ? choice.message : came, reason, dialect, findings };
}

/** The name and the arguments of each call. */
function callsOf({ tool_calls: calls }: Fields): Fields[] {
  return recordsOf(calls).map((call) => (isRecord(call.function) ? call.function : call));
}

function textOf({ content }: Fields): string {
  return typeof content === 'string' ? content : '';
}

function thoughtOf({ reasoning_content: thought, reasoning }: Fields): string {
  const said = thought ?? reasoning;
  return typeof said === 'string' ? said : '';
}

async function firstModel(trial: Trial): Promise<string> {
  const answer = await json(trial, 'models');
  const [first] = recordsOf(isRecord(answer) ? answer.data : undefined);
  if (typeof first?.id !== 'string') throw new Problem('the upstream names no model', 'give one: --model NAME');
  return first.id;
}

/** The answers of servers that require a key, or another one. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403]);

async function json({ upstream, speaks, key, timeout }: Trial, path: string, body?: object): Promise<unknown> {
  const url = new URL(`${upstream.pathname.replace(/\/$/, '')}/${path}`, upstream);
  const headers = { 'content-type': 'application/json', ...askedApiOf(speaks).headers(key) };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(url, { ...sent, headers, signal: AbortSignal.timeout(timeout) });
    const text = await response.text();
    if (response.ok) return jsonIn(text);
    throw new Problem(
      `${url} answers ${response.status}: ${escapeControls(text.slice(0, SHOWN).trim())}`,
      REFUSALS.has(response.status)
        ? 'name the variable that has its key: --key-from OPENAI_API_KEY'
        : 'name the model with --model',
    );
  } catch (error) {
    if (error instanceof Problem) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Problem(`${url} gives no answer (${messageOf(cause)})`, 'is the server running?');
  }
}
