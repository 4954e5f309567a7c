import {
  type AskNode,
  type BelowLabelNode,
  type CodeAskedNode,
  grammar,
  type PlainAskedNode,
} from '../../../../generated/acor-asks.ts';
import { append } from '../../../core/append.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { visit } from '../../../engine/visit.ts';
import { placeholdersOf } from '../command.ts';
import type { InputNeededMessage } from '../model.ts';
import { type Body, labelWords } from './body.ts';
import { isShell } from './fields.ts';
import type { CodeItem, EntryItem, FieldItem, Item } from './items.ts';
import { Source, shift, withoutNoise } from './source.ts';
import { type PlacedText, ValidOptions } from './valid-options.ts';

type Meaning = 'example' | 'values' | 'named' | 'option' | 'run' | 'lead' | null;

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
      if (meaning !== 'example' || first === undefined || last === undefined) continue;
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
    if (way.meaning === 'values' && way.range !== null && !this.#values.isBelow(way.range)) {
      this.#values.read(way.label, body.code(node), { start: way.range.start, end: node.end }, node.body.start);
      return;
    }
    if (way.meaning === 'example') {
      if (way.commands.length === 0) way.commands.push({ text: body.code(node), range: node });
      else this.#take(this.#begin(), body.commands(node));
    } else if (isShell(node)) {
      this.#take(way, body.commands(node));
    }
  }

  #entry(node: EntryItem): void {
    const body = this.#body;
    const code = node.last ?? (node.first?.whole === true ? node.first : node.moreCode);
    const name = labelWords(body.text(node.first?.whole === true ? node.after : node.before));
    const [block] = node.blocks;
    const meaning = meaningOf(name);
    if (this.#way.meaning === 'values' && meaning !== 'named') {
      this.#values.list(node, this.#way.label, this.#way.range?.start);
      return;
    }
    const colon = node.separator === 'colon' && node.first?.whole !== true;
    const found =
      code !== null
        ? [{ text: body.text(code), range: code }]
        : block !== undefined && isShell(block)
          ? body.commands(block)
          : [];
    // - **Option A**: the command follows, or is on this line.
    if ((meaning === 'named' && (colon || found.length > 0)) || (meaning === 'option' && found.length > 0)) {
      this.#take(this.#begin(name, meaning, node.before, true), found, true);
      return;
    }
    if (found.length === 0) {
      const text = body.text(node.after) + body.text(node.more);
      if (colon && text === '' && name !== '' && !isOption(this.#way)) this.#open(name, meaning, node, true);
      return;
    }
    const way = this.#way;
    const asked =
      meaning === 'run' || meaning === 'lead' || (isAsking(way) && (way.commands.length === 0 || way.listed));
    // A word alone in backticks is a name, unless it is asked for.
    if (block === undefined && !asked && !/\s/.test(found[0]?.text ?? '')) return;
    const own = block === undefined ? name : labelWords(body.text(node.text));
    if (isOption(way) || way.meaning === 'example' || own === '') this.#take(way, found, true);
    else this.#take(this.#begin(own, meaning, node.before), found, true, isAsking(way) ? way : null);
  }

  #field(node: FieldItem): void {
    const body = this.#body;
    const name = body.text(node.name);
    const meaning = meaningOf(name);
    const value = body.text(node.value);
    if ((meaning === 'example' || meaning === 'values') && node.code !== null) {
      const text = body.text(node.code);
      const range = node.code;
      if (meaning === 'example') this.#exampleIs({ text, range });
      else this.#values.are(name, [{ text, range }], range);
      if (node.more !== null) this.#asks('Asks', node.more.start, node.more.end);
    } else if (meaning === 'example') {
      const { value: text, range } = body.labelled(node);
      this.#exampleIs({ text, range });
    } else if (meaning === 'values') {
      const labelled = body.labelled(node);
      this.#values.read(name, labelled.value, labelled.range, node.value.start);
    } else {
      this.#open(name, meaning, node.name, value === '');
      if (node.code !== null) {
        const range = node.code;
        const text = body.text(node.code);
        if (isAsking(this.#way) || /\s/.test(text)) this.#take(this.#way, [{ text, range }]);
        if (node.more !== null) this.#asks('Asks', node.more.start, node.more.end);
      } else {
        this.#asks('Below', node.value.start, node.end);
      }
    }
  }

  /** A run of paragraphs: a lead and its command may be in two of them. */
  #prose(node: Item): void {
    let { end } = node;
    for (;;) {
      const [gap, next] = this.#body.ahead(2);
      if (gap?.type === 'Prose') end = gap.end;
      else if (gap?.type === 'Gap' && next?.type === 'Prose') end = next.end;
      else break;
      this.#body.next();
      if (gap.type === 'Gap') this.#body.next();
    }
    const way = this.#way;
    const waits = (isAsking(way) || way.meaning === 'example') && way.range !== null && way.commands.length === 0;
    this.#asks(waits ? 'Below' : 'Asks', node.start, end);
  }

  #asks(rule: 'Asks' | 'Below', start: number, end: number): void {
    const body = this.#body;
    const source = new Source(body.source.raw({ start, end }), 0);
    // Their labels are read with the same grammar, which reads one text at a time.
    const found: (BelowLabelNode | AskNode)[] = [];
    const take = (node: BelowLabelNode | AskNode): void => {
      found.push(node);
    };
    visit(grammar, source.all, { BelowLabel: take, Ask: take }, rule);
    for (const node of found) {
      if (node.type === 'Ask') this.#ask(node, source, start);
      else this.#askedBelow(node.asked.flat(), source, start, true);
    }
  }

  #ask({ label, asked }: AskNode, source: Source, offset: number): void {
    if (label !== null) {
      const range = shift(label.words, offset);
      const name = labelWords(source.text(label.words));
      const meaning = meaningOf(name);
      const open = label.type === 'Title' || label.type === 'Lead';
      // What a sentence names is no choice, unless it has a letter or a number.
      if (label.type === 'Title' || (meaning !== null && meaning !== 'values' && meaning !== 'option'))
        this.#open(name, meaning, range, open);
      else if (meaning === 'values') this.#way = this.#begin(name, meaning, range);
      else if (!isOption(this.#way)) this.#way = this.#begin();
    }
    this.#askedBelow(asked?.flat() ?? [], source, offset, label !== null);
  }

  /** Lines that may be commands; `below`: they are right below their label. */
  #askedBelow(asked: readonly Asked[], source: Source, offset: number, below: boolean): void {
    const way = this.#way;
    for (const node of asked) if (isTaken(node, way, below)) this.#asked(node, source, offset, way);
  }

  #asked(node: Asked, source: Source, offset: number, way: Way): void {
    const span = node.type === 'CodeAsked' ? source.code(node.code) : node.text;
    const text = withoutNoise(source.raw(span)).trim();
    const range = shift(span, offset);
    if (node.type === 'PlainAsked' && node.prompt !== null)
      this.#body.notes.report('bad-prompt', range, ['commands'], {
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
    if ((meaning === 'run' || meaning === 'lead') && isOption(way) && way.commands.length === 0) return;
    this.#way = this.#begin(label, meaning, range, meaning === 'named' || (meaning === 'option' && empty));
  }

  #take(way: Way, found: readonly PlacedText[], listed = false, back: Way | null = null): void {
    append(way.commands, found);
    way.listed = listed;
    this.#way = back ?? way;
    if (back !== null) back.listed = listed;
  }

  /** Commands with labels to choose by are options; the others are what the reader has to run. */
  #split(): Pick<InputNeededMessage, 'commands' | 'options'> {
    const { notes } = this.#body;
    const ways = this.#ways.filter(({ meaning }) => meaning !== 'example' && meaning !== 'values');
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
        notes.place(path, range);
        if (isChoice) {
          notes.place([...path, 'command'], range);
          notes.place([...path, 'label'], way.range ?? range);
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
    const { notes } = this.#body;
    if (this.#example !== undefined)
      notes.duplicate('The example is given twice; the last one counts', example.range, this.#example.range, [
        'example',
      ]);
    notes.place(['example'], example.range);
    this.#example = example;
  }
}

/** The longest label that is looked into, in UTF-16 units. */
const LONGEST_LABEL = 400;

/** What a label says about what follows it. */
function meaningOf(label: string): Meaning {
  if (label.length > LONGEST_LABEL) return null;
  let meaning: Meaning = null;
  const is = (found: Meaning) => (): void => {
    meaning = found;
  };
  visit(
    grammar,
    label,
    {
      ExampleLabel: is('example'),
      ValuesLabel: is('values'),
      NamedLabel: is('named'),
      ChoiceLabel: is('option'),
      RunLabel: is('run'),
      LeadLabel: is('lead'),
    },
    'LabelMeaning',
  );
  return meaning;
}

function isOption({ meaning }: Way): boolean {
  return meaning === 'named' || meaning === 'option';
}

/** What is below may be a command, however it looks. */
function isAsking(way: Way): boolean {
  return way.meaning === 'run' || way.meaning === 'lead' || isOption(way);
}

/** Whether a line of text is a command; `below`: it is right below its label. */
function isTaken({ type, likely }: Asked, way: Way, below: boolean): boolean {
  if (way.meaning === 'example') return below || way.commands.length === 0;
  if (way.meaning === 'values') return false;
  if (likely !== null) return below || isAsking(way);
  return type === 'CodeAsked' ? isAsking(way) : below && way.meaning === 'run';
}
