import type { AskNode, CodeAskedNode, LabelMeaningNode, PlainAskedNode } from '../../../../generated/acor.ts';
import { grammar } from '../../../../generated/acor.ts';
import { append } from '../../../core/append.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { readNode } from '../../../engine/read-node.ts';
import { placeholdersOf } from '../command.ts';
import type { InputNeededMessage } from '../model.ts';
import { type Body, labelWords, type PlacedText } from './body.ts';
import { isShell } from './fields.ts';
import { type CodeItem, type EntryItem, type FieldItem, wholeCodeOf } from './items.ts';
import type { Inside } from './source.ts';
import { ValidOptions } from './valid-options.ts';

/** What a label says about what follows it. */
type Meaning = LabelMeaningNode['means']['type'] | null;

/** A line that may hold a command. */
type Asked = CodeAskedNode | PlainAskedNode;

/** A label, or the beginning of the message, and the commands that are below it. */
interface Way {
  readonly label: string;
  readonly meaning: Meaning;
  readonly range: Range | null;
  /** The label promises a command: without one, it is an option that lacks it. */
  readonly promised: boolean;
  readonly commands: PlacedText[];
  /** The last command is an item of a list. */
  listed: boolean;
}

type InputFields = Pick<InputNeededMessage, 'commands' | 'options' | 'valid_options' | 'example'>;

/** What a message that needs input says about the command to run next. */
export function inputFields(body: Body): InputFields {
  return new InputReader(body).fields();
}

/** The words that the commands offer themselves: `--mode <fast|safe>`. */
function choicesIn({ commands, options }: Pick<InputFields, 'commands' | 'options'>): string[] {
  return [...commands, ...options.map(({ command }) => command)]
    .flatMap(placeholdersOf)
    .flatMap(({ choices }) => (choices.length > 1 ? choices : []));
}

class InputReader {
  readonly #body: Body;
  readonly #ways: Way[] = [];
  #way: Way;
  #example: PlacedText | undefined;
  readonly #values: ValidOptions;

  constructor(body: Body) {
    this.#body = body;
    this.#values = new ValidOptions(body);
    this.#way = this.#begin();
  }

  fields(): InputFields {
    for (let node = this.#body.next(); node !== undefined; node = this.#body.next()) {
      switch (node.type) {
        case 'Code':
          this.#code(node);
          break;
        case 'Entry':
          this.#entry(node);
          break;
        case 'Field':
          this.#field(node);
          break;
        case 'Prose':
          this.#prose(node);
          break;
        default:
      }
    }
    for (const { meaning, commands } of this.#ways) {
      const [first] = commands;
      const last = commands.at(-1);
      if (meaning !== 'ExampleLabel' || first === undefined || last === undefined) continue;
      const text = commands
        .map((command) => command.text)
        .filter((text) => text !== '')
        .join('\n');
      this.#exampleIs({ text, range: { start: first.range.start, end: last.range.end } });
    }
    const asked = this.#split();
    const { texts } = this.#values;
    return {
      ...asked,
      valid_options: texts.length > 0 ? texts : choicesIn(asked),
      ...(this.#example === undefined ? {} : { example: this.#example.text }),
    };
  }

  // ── Nodes ───────────────────────────────────────────────────────────────────────────────────────────────────────

  #code(node: CodeItem): void {
    const body = this.#body;
    const way = this.#way;
    if (way.meaning === 'ValuesLabel' && way.range !== null && !this.#values.isBelow(way.range)) {
      const range = { start: way.range.start, end: node.end };
      this.#values.read(way.label, body.source.inside(body.lines(node)), range);
      return;
    }
    if (way.meaning === 'ExampleLabel') {
      if (way.commands.length === 0) way.commands.push({ text: body.code(node), range: node });
      else this.#take(this.#begin(), body.commands(node));
    } else if (isShell(node)) {
      this.#take(way, body.commands(node));
    }
  }

  #entry(node: EntryItem): void {
    const body = this.#body;
    const { before, separator, after } = node.text;
    const wholeCode = wholeCodeOf(node);
    const code = after.last?.code ?? wholeCode ?? node.moreCode;
    const name = labelWords(body.text(wholeCode === null ? before : after));
    const [block] = node.blocks;
    const meaning = meaningOf(name);
    if (this.#way.meaning === 'ValuesLabel' && meaning !== 'NamedLabel' && block === undefined) {
      this.#values.list(node, this.#way.label, this.#way.range?.start);
      return;
    }
    const colon = separator?.type === 'Colon' && wholeCode === null;
    const found =
      code !== null
        ? [{ text: body.text(code), range: code }]
        : block !== undefined && isShell(block)
          ? body.commands(block)
          : [];
    // - **Option A**: the command follows, or is on this line.
    if ((meaning === 'NamedLabel' && (colon || found.length > 0)) || (meaning === 'ChoiceLabel' && found.length > 0)) {
      this.#take(this.#begin(name, meaning, before, true), found, true);
      return;
    }
    if (found.length === 0) {
      const text = body.text(after) + body.text(node.more);
      if (colon && text === '' && name !== '' && !isOption(this.#way)) this.#open(name, meaning, node, true);
      return;
    }
    const way = this.#way;
    const asked =
      meaning === 'RunLabel' || meaning === 'LeadLabel' || (isAsking(way) && (way.commands.length === 0 || way.listed));
    // A word alone in backticks is a name, unless it is asked for.
    if (block === undefined && !asked && !/\s/.test(found[0]?.text ?? '')) return;
    const own = block === undefined ? name : labelWords(body.text(node.text));
    if (isOption(way) || way.meaning === 'ExampleLabel' || own === '') this.#take(way, found, true);
    else this.#take(this.#begin(own, meaning, before), found, true, isAsking(way) ? way : null);
  }

  #field(node: FieldItem): void {
    const body = this.#body;
    const name = body.text(node.name.name);
    const meaning = meaningOf(name);
    const value = body.text(node.value);
    const { code } = node.value;
    if ((meaning === 'ExampleLabel' || meaning === 'ValuesLabel') && code !== null) {
      const text = body.text(code);
      const range = code;
      if (meaning === 'ExampleLabel') this.#exampleIs({ text, range });
      else this.#values.are(name, [{ text, range }], range);
      this.#asks('Asks', node.more);
    } else if (meaning === 'ExampleLabel') {
      const { value: text, range } = body.labelled(node);
      this.#exampleIs({ text, range });
    } else if (meaning === 'ValuesLabel') {
      const labelled = body.labelled(node);
      this.#values.read(name, body.source.insideWithoutNoise(labelled.place), labelled.range);
    } else {
      this.#open(name, meaning, node.name.name, value === '');
      if (code !== null) {
        const range = code;
        const text = body.text(code);
        if (isAsking(this.#way) || /\s/.test(text)) this.#take(this.#way, [{ text, range }]);
        this.#asks('Asks', node.more);
      } else {
        this.#asks('Below', { start: node.value.start, end: node.end });
      }
    }
  }

  /** A run of paragraphs: a lead and its command may be in two of them. */
  #prose({ start, end }: Range): void {
    for (let more = this.#body.follower; more?.type === 'Prose'; more = this.#body.follower) {
      end = more.end;
      this.#body.passFollower();
    }
    const way = this.#way;
    const waits = (isAsking(way) || way.meaning === 'ExampleLabel') && way.range !== null && way.commands.length === 0;
    this.#asks(waits ? 'Below' : 'Asks', { start, end });
  }

  #asks(rule: 'Asks' | 'Below', range: Range): void {
    const inside = this.#body.source.insideWithoutNoise(range);
    const read = inside.read(rule);
    if (read?.type === 'Below') this.#askedBelow(read.asked?.flat() ?? [], inside, true);
    for (const node of read?.asks ?? []) if (node.type === 'Ask') this.#ask(node, inside);
  }

  #ask({ label, asked }: AskNode, inside: Inside): void {
    if (label !== null) {
      const range = inside.place(label.words);
      const name = labelWords(inside.text(label.words));
      const meaning = meaningOf(name);
      const open = label.type === 'Title' || label.type === 'Lead';
      // What a sentence names is no choice, unless it has a letter or a number.
      if (label.type === 'Title' || (meaning !== null && meaning !== 'ValuesLabel' && meaning !== 'ChoiceLabel'))
        this.#open(name, meaning, range, open);
      else if (meaning === 'ValuesLabel') this.#way = this.#begin(name, meaning, range);
      else if (!isOption(this.#way)) this.#way = this.#begin();
    }
    this.#askedBelow(asked?.flat() ?? [], inside, label !== null);
  }

  /** Lines that may be commands; `below`: they are right below their label. */
  #askedBelow(asked: readonly Asked[], inside: Inside, below: boolean): void {
    const way = this.#way;
    for (const node of asked) if (isTaken(node, way, below)) this.#asked(node, inside, way);
  }

  #asked(node: Asked, inside: Inside, way: Way): void {
    const span = node.type === 'CodeAsked' ? node.code : node.text;
    const text = inside.text(span).trim();
    const range = inside.place(span);
    if (node.type === 'PlainAsked' && node.prompt !== null)
      this.#body.report('bad-prompt', range, ['commands'], {
        message: `The command starts with a shell prompt: ${quote(`$ ${text}`)}`,
      });
    this.#take(way, [{ text, range }]);
  }

  // ── Ways ────────────────────────────────────────────────────────────────────────────────────────────────────────

  #begin(label = '', meaning: Meaning = null, range: Range | null = null, promised = false): Way {
    const way: Way = { label, meaning, range, promised, commands: [], listed: false };
    this.#ways.push(way);
    return way;
  }

  /** A label: a lead below an option that has no command yet belongs to it. */
  #open(label: string, meaning: Meaning, range: Range, empty: boolean): void {
    const way = this.#way;
    if ((meaning === 'RunLabel' || meaning === 'LeadLabel') && isOption(way) && way.commands.length === 0) return;
    this.#way = this.#begin(label, meaning, range, meaning === 'NamedLabel' || (meaning === 'ChoiceLabel' && empty));
  }

  #take(way: Way, found: readonly PlacedText[], listed = false, back: Way | null = null): void {
    append(way.commands, found);
    way.listed = listed;
    this.#way = back ?? way;
    if (back !== null) back.listed = listed;
  }

  /** Commands with labels to choose by are options; the others are what the reader has to run. */
  #split(): Pick<InputNeededMessage, 'commands' | 'options'> {
    const body = this.#body;
    const ways = this.#ways.filter(({ meaning }) => meaning !== 'ExampleLabel' && meaning !== 'ValuesLabel');
    const filled = ways.filter(({ commands }) => commands.length > 0);
    const allLabelled =
      new Set(filled.map(({ label }) => label)).size > 1 &&
      filled.every((way) => way.label !== '' && (way.meaning === null || isOption(way)));
    const commands: string[] = [];
    const options: InputNeededMessage['options'] = [];
    for (const way of ways) {
      const isChoice = way.label !== '' && (isOption(way) || allLabelled);
      const lacking = way.range !== null && way.promised && way.commands.length === 0;
      for (const { text, range } of lacking && way.range !== null ? [{ text: '', range: way.range }] : way.commands) {
        const path = isChoice ? (['options', options.length] as const) : (['commands', commands.length] as const);
        body.place(path, range);
        if (isChoice) {
          body.place([...path, 'command'], range);
          body.place([...path, 'label'], way.range ?? range);
          options.push({ label: way.label, command: text });
        } else {
          commands.push(text);
        }
      }
    }
    return { commands, options };
  }

  // ── Examples ────────────────────────────────────────────────────────────────────────────────────────────────────

  #exampleIs(example: PlacedText): void {
    const body = this.#body;
    if (this.#example !== undefined)
      body.duplicate('The example is given twice; the last one counts', example.range, this.#example.range, [
        'example',
      ]);
    body.place(['example'], example.range);
    this.#example = example;
  }
}

/** The longest label that is looked into, in UTF-16 units. */
const LONGEST_LABEL = 400;

function meaningOf(label: string): Meaning {
  if (label.length > LONGEST_LABEL) return null;
  return readNode(grammar, label, 'LabelMeaning')?.means.type ?? null;
}

function isOption({ meaning }: Way): boolean {
  return meaning === 'NamedLabel' || meaning === 'ChoiceLabel';
}

/** What is below may be a command, however it looks. */
function isAsking(way: Way): boolean {
  return way.meaning === 'RunLabel' || way.meaning === 'LeadLabel' || isOption(way);
}

/** Whether a line of text is a command; `below`: it is right below its label. */
function isTaken({ type, likely }: Asked, way: Way, below: boolean): boolean {
  if (way.meaning === 'ExampleLabel') return below || way.commands.length === 0;
  if (way.meaning === 'ValuesLabel') return false;
  if (likely !== null) return below || isAsking(way);
  return type === 'CodeAsked' ? isAsking(way) : below && way.meaning === 'RunLabel';
}
