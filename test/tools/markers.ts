import type { Dialect, Words } from '../../src/tools/dialects/dialect.ts';
import { type DialectName, dialects } from '../../src/tools/dialects/index.ts';
import { toolCalls } from '../../src/tools/index.ts';
import { tools } from './corpus.ts';

/** Which marker the words of a list are written for. */
const WRITTEN_FOR = {
  open: 'open',
  wrongOpen: 'open',
  otherOpen: 'open',
  nameless: 'open',
  loneOpen: 'open',
  nameEnd: 'nameEnd',
  wrongNameEnd: 'nameEnd',
  keyEnd: 'keyEnd',
  valueOpen: 'valueOpen',
  headEnd: 'headEnd',
  close: 'close',
  wrongClose: 'close',
  otherClose: 'close',
  closeStart: 'close',
} as const;

type Lists = Partial<Record<keyof typeof WRITTEN_FOR, Words>>;

/** A word of a dialect, and a reply with it. */
interface Worded {
  readonly place: string;
  readonly word: string;
  readonly reply: string;
}

const call = { name: 'tide_at', arguments: { port: 'Emden', hour: 6 }, complete: true, raw: '' };

/** A call as the dialect prints it, and what is read where another word of the dialect is in a marker's place. */
export function shownMarkers(name: DialectName): string {
  const format = toolCalls({ dialect: name, tools });
  const printed = format.print({ text: '', reasoning: '', calls: [call] });
  const asPrinted = JSON.stringify(call.arguments);
  const words = new Map<string, string[]>();
  for (const { place, word, reply } of worded(dialects[name], printed)) {
    const { value, diagnostics } = format.parse(reply);
    const read = [
      ...(value.reasoning === '' ? [] : [`thought ${JSON.stringify(value.reasoning)}`]),
      ...(value.text === '' ? [] : [`text ${JSON.stringify(value.text)}`]),
      ...value.calls.map((one) => {
        const given = JSON.stringify(one.arguments);
        return one.name === call.name && given === asPrinted && one.complete ? 'the call' : `${one.name}(${given})`;
      }),
      ...diagnostics.map(({ code }) => code.replace('tools/', '')),
    ];
    const key = `${place}: ${read.join(', ')}`;
    words.set(key, [...(words.get(key) ?? []), JSON.stringify(word)]);
  }
  return `${printed.trimEnd()}\n${[...words].map(([key, those]) => `\n${key}\n  ${those.join('  ')}\n`).join('')}`;
}

function* worded({ block, call: ofCall, parameter, think, tokens }: Dialect, text: string): Generator<Worded> {
  for (const [part, lists] of Object.entries({ block, call: ofCall, parameter }))
    for (const [word, marker] of others(lists ?? {}))
      if (text.includes(marker))
        yield { place: `${part}, for ${JSON.stringify(marker)}`, word, reply: text.replaceAll(marker, word) };
  const [opening, [close = ''] = []] = think ?? [];
  for (const word of opening ?? []) yield { place: 'thought', word, reply: `${word}Hm.${close}${text}` };
  for (const word of tokens) yield { place: 'end', word, reply: text + word };
}

/** Each word that is not the marker itself, with the marker. */
function* others(lists: Lists): Generator<readonly [word: string, marker: string]> {
  for (const [list, words = []] of Object.entries(lists)) {
    const marker = isList(list) ? lists[WRITTEN_FOR[list]]?.[0] : undefined;
    if (marker) for (const word of words) if (word !== marker) yield [word, marker];
  }
}

function isList(name: string): name is keyof typeof WRITTEN_FOR {
  return Object.hasOwn(WRITTEN_FOR, name);
}
