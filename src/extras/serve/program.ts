import { type Command, Option } from 'commander';
import { lazily } from '../../cli/lazily.ts';
import { portNumber, positive, positiveInteger } from '../../cli/number-options.ts';
import { HANDED_OUT } from '../../hosts/handed-out.ts';
import type { ThoughtEnd } from '../../tools/index.ts';
import type { UpstreamApi } from './apis/index.ts';

const UPSTREAM_APIS: readonly UpstreamApi[] = ['chat', 'messages', 'responses'];
const THOUGHT_ENDS: readonly ThoughtEnd[] = ['end-at-calls', 'end-at-once', 'closed-only'];

export function addServeCommand(peglot: Command): void {
  peglot
    .command('serve')
    .description('a proxy for a model server: takes tool calls out of the text that it sends')
    .requiredOption(
      '--upstream <url>',
      'the base of its API, such as http://127.0.0.1:11434/v1; or ollama, lmstudio, vllm, llama.cpp on their own ports',
    )
    .addOption(
      new Option(
        '--api <name>',
        'the API that the server is asked in, whatever the clients speak; if not given, chat completions where it has them',
      ).choices(UPSTREAM_APIS),
    )
    .option(
      '--dialect <name>',
      "how the model writes its calls, what the server's parser is called, or a file that exports a format of your own; " +
        'if not given, what the name of the model says',
    )
    .option('--template <file>', 'how the model writes its calls: the response template that its repository has')
    .option('--try', 'ask one question with a tool, say what came and which options to use, and end')
    .option('--model <name>', 'with --try: the model to ask; if not given, the first one of the server')
    .option('--key-from <variable>', 'with --try: the environment variable that has the key that the server wants')
    .option('--record <file>', 'write what is asked and answered, without keys, as lines that peglot batch reads')
    .addOption(
      new Option(
        '--thoughts <end>',
        'what ends a thought without its closing tag: a call unless the tag comes later, a call at once, the tag alone',
      ).choices(THOUGHT_ENDS),
    )
    .addOption(
      new Option(
        '--calls <which>',
        'which calls are handed out: those that are whole and without an error, all that are whole, all of them',
      )
        .choices(HANDED_OUT)
        .default('ok'),
    )
    .option('--read-thoughts', 'look for calls in what the server tells as thoughts, too')
    .option(
      '--retry <times>',
      'how often a model is told what is wrong with a call that cannot be handed out, within the same request',
      positiveInteger,
    )
    .option('--inject', 'the server has no template for tools: tell the model of them, and of results, in text')
    .addOption(
      new Option(
        '--grammar <server>',
        'with --inject: hold answers that must call a tool to the calls of the dialect',
      ).choices(['llama.cpp', 'vllm']),
    )
    .option('--port <number>', 'the port to listen on; 0 for any', portNumber, 8787)
    .option(
      '--host <name>',
      'the address to listen on; others than the loopback open it to other machines',
      '127.0.0.1',
    )
    .option('--timeout <seconds>', 'how long the server may say nothing', positive, 600)
    .option('--max-body <MB>', 'the largest request for a completion', positive, 64)
    .option('--max-reply <characters>', 'the longest answer that is read', positiveInteger, 4_000_000)
    .addOption(
      new Option('--log <kind>', 'how to write a line for each request')
        .choices(['pretty', 'ndjson', 'none'])
        .default('pretty'),
    )
    .action(lazily(async () => (await import('./command.ts')).serve));
}
