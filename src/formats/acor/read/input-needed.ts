import type { AskNode, CodeAskedNode, PlainAskedNode } from '../../../../generated/acor.ts';
import { append } from '../../../core/append.ts';
import { quote } from '../../../core/diagnostic.ts';
import type { Range } from '../../../core/range.ts';
import { placeholdersOf } from '../command.ts';
import type { InputNeededMessage } from '../model.ts';
import { type Body, type Label, labelOf, type PlacedText } from './body.ts';
import { isShell } from './fields.ts';
import { type CodeItem, type EntryItem, type FieldItem, wholeCodeOf } from './items.ts';
import type { Inside } from './source.ts';
import { ValidOptions } from './valid-options.ts';

/** A line that may hold a command. */
type Asked = CodeAskedNode | PlainAskedNode;

/** A label, or the beginning of the message, with the commands below it. */
interface Way {
  readonly label: Label;
  readonly range: Range | null;
  /** The label announces a command: without one, it is an incomplete option. */
  readonly promised: boolean;
  readonly commands: PlacedText[];
  /** The last command is a list item. */
  listed: boolean;
}

type InputFields = Pick<InputNeededMessage, 'commands' | 'options' | 'valid_options' | 'example'>;

/** The fields of a message that needs input. */
export function inputFields(body: Body): InputFields {
  return new InputReader(body).fields();
}

/** The choices that the commands contain themselves: `--mode <fast|safe>`. */
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
    const body = this.#body;
    for (let node = body.next(); node !== undefined; node = body.next()) {
      if (node.type === 'Code') this.#code(node);
      else if (node.type === 'Entry') this.#entry(node);
      else if (node.type === 'Field') this.#field(node);
      else if (node.type === 'Prose') this.#prose(node);
    }
    for (const { label, commands } of this.#ways) {
      const [first] = commands;
      const last = commands.at(-1);
      if (label.means !== 'ExampleLabel' || first === undefined || last === undefined) continue;
      const texts = commands.map(({ text }) => text).filter((text) => text !== '');
      this.#exampleIs({ text: texts.join('\n'), range: { start: first.range.start, end: last.range.end } });
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
    const { means, words } = way.label;
    if (means === 'ValuesLabel' && way.range !== null && !this.#values.isBelow(way.range)) {
      const range = { start: way.range.start, end: node.end };
      this.#values.read(words, body.source.inside(body.lines(node)), range);
    } else if (means === 'ExampleLabel') {
      if (way.commands.length === 0) way.commands.push({ text: body.code(node), range: node });
      else this.#take(this.#begin(), body.commands(node));
    } else if (isShell(node)) this.#take(way, body.commands(node));
  }

  #entry(node: EntryItem): void {
    const body = this.#body;
    const way = this.#way;
    const { before, separator, after } = node.text;
    const wholeCode = wholeCodeOf(node);
    const code = after.last?.code ?? wholeCode ?? node.moreCode;
    const label = labelOf(body.text(wholeCode === null ? before : after));
    const { means } = label;
    const [block] = node.blocks;
    if (way.label.means === 'ValuesLabel' && means !== 'NamedLabel' && block === undefined) {
      this.#values.list(node, way.label.words, way.range?.start);
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
    if ((means === 'NamedLabel' && (colon || found.length > 0)) || (means === 'ChoiceLabel' && found.length > 0)) {
      this.#take(this.#begin(label, before, true), found, true);
      return;
    }
    if (found.length === 0) {
      const text = body.text(after) + body.text(node.more);
      if (colon && text === '' && label.words !== '' && !isOption(way.label)) this.#open(label, node, true);
      return;
    }
    const asked = isLead(label) || (isAsking(way.label) && (way.commands.length === 0 || way.listed));
    // A single word in backticks is a name, unless a command is expected.
    if (block === undefined && !asked && !/\s/.test(found[0]?.text ?? '')) return;
    const own = block === undefined ? label : { ...labelOf(body.text(node.text)), means };
    if (isOption(way.label) || way.label.means === 'ExampleLabel' || own.words === '') this.#take(way, found, true);
    else this.#take(this.#begin(own, before), found, true, isAsking(way.label) ? way : null);
  }

  #field(node: FieldItem): void {
    const body = this.#body;
    const label = labelOf(body.text(node.name.name));
    const { means, words } = label;
    const { code } = node.value;
    const given = code && { text: body.text(code), range: code };
    if (means === 'ExampleLabel' || means === 'ValuesLabel') {
      const isExample = means === 'ExampleLabel';
      if (given === null) {
        const { value: text, range, place } = body.labelled(node);
        if (isExample) this.#exampleIs({ text, range });
        else this.#values.read(words, body.source.insideWithoutNoise(place), range);
        return;
      }
      if (isExample) this.#exampleIs(given);
      else this.#values.are(words, [given], given.range);
    } else {
      this.#open(label, node.name.name, body.text(node.value) === '');
      if (given !== null && (isAsking(this.#way.label) || /\s/.test(given.text))) this.#take(this.#way, [given]);
    }
    if (given === null) this.#asks('Below', { start: node.value.start, end: node.end });
    else this.#asks('Asks', node.more);
  }

  /** Consecutive paragraphs: a lead and its command may be in different ones. */
  #prose({ start, end }: Range): void {
    for (let more = this.#body.follower; more?.type === 'Prose'; more = this.#body.follower) {
      end = more.end;
      this.#body.passFollower();
    }
    const { label, range, commands } = this.#way;
    const waits = (isAsking(label) || label.means === 'ExampleLabel') && range !== null && commands.length === 0;
    this.#asks(waits ? 'Below' : 'Asks', { start, end });
  }

  #asks(rule: 'Asks' | 'Below', range: Range): void {
    const inside = this.#body.source.insideWithoutNoise(range);
    const read = inside.read(rule);
    if (read?.type === 'Below') this.#askedBelow(read.asked?.flat() ?? [], inside, true);
    for (const node of read?.asks ?? []) if (node.type === 'Ask') this.#ask(node, inside);
  }

  #ask({ label: said, asked }: AskNode, inside: Inside): void {
    if (said !== null) {
      const range = inside.place(said.words);
      const label = labelOf(inside.text(said.words));
      const { means } = label;
      // A sentence does not introduce a choice, unless it has a letter or a number.
      if (said.type === 'Title' || (means !== null && means !== 'ValuesLabel' && means !== 'ChoiceLabel'))
        this.#open(label, range, said.type === 'Title' || said.type === 'Lead');
      else if (means === 'ValuesLabel') this.#way = this.#begin(label, range);
      else if (!isOption(this.#way.label)) this.#way = this.#begin();
    }
    this.#askedBelow(asked?.flat() ?? [], inside, said !== null);
  }

  /** Lines that may be commands; `below` means directly below their label. */
  #askedBelow(asked: readonly Asked[], inside: Inside, below: boolean): void {
    const way = this.#way;
    for (const node of asked) {
      if (!isTaken(node, way, below)) continue;
      const isCode = node.type === 'CodeAsked';
      const span = isCode ? node.code : node.text;
      const range = inside.place(span);
      const words = inside.text(span).trim();
      const text = isCode ? words : this.#body.unescaped(words, range, ['commands']);
      if (!isCode && node.prompt !== null)
        this.#body.report('bad-prompt', range, ['commands'], {
          message: `The command starts with a shell prompt: ${quote(`${node.prompt.trim()} ${text}`)}`,
        });
      this.#take(way, [{ text, range }]);
    }
  }

  // ── Ways ────────────────────────────────────────────────────────────────────────────────────────────────────────

  #begin(label: Label = NO_LABEL, range: Range | null = null, promised = false): Way {
    const way: Way = { label, range, promised, commands: [], listed: false };
    this.#ways.push(way);
    return way;
  }

  /** Opens a label: a lead below an option without a command belongs to that option. */
  #open(label: Label, range: Range, empty: boolean): void {
    const way = this.#way;
    if (isLead(label) && isOption(way.label) && way.commands.length === 0) return;
    this.#way = this.#begin(label, range, label.means === 'NamedLabel' || (label.means === 'ChoiceLabel' && empty));
  }

  #take(way: Way, found: readonly PlacedText[], listed = false, back: Way | null = null): void {
    append(way.commands, found);
    way.listed = listed;
    this.#way = back ?? way;
    if (back !== null) back.listed = listed;
  }

  /** Commands below labels to choose from are options; the others are commands to run. */
  #split(): Pick<InputNeededMessage, 'commands' | 'options'> {
    const body = this.#body;
    const ways = this.#ways.filter(({ label: { means } }) => means !== 'ExampleLabel' && means !== 'ValuesLabel');
    const filled = ways.filter(({ commands }) => commands.length > 0);
    const allLabelled =
      new Set(filled.map(({ label }) => label.words)).size > 1 &&
      filled.every(({ label }) => label.words !== '' && (label.means === null || isOption(label)));
    const commands: string[] = [];
    const options: InputNeededMessage['options'] = [];
    for (const way of ways) {
      const isChoice = way.label.words !== '' && (isOption(way.label) || allLabelled);
      const isLacking = way.promised && way.commands.length === 0;
      for (const { text, range } of isLacking && way.range !== null ? [{ text: '', range: way.range }] : way.commands) {
        const path = isChoice ? (['options', options.length] as const) : (['commands', commands.length] as const);
        body.place(path, range);
        if (isChoice) {
          body.place([...path, 'command'], range);
          body.place([...path, 'label'], way.range ?? range);
          options.push({ label: way.label.words, command: text });
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

const NO_LABEL: Label = { words: '', means: null };

function isOption({ means }: Label): boolean {
  return means === 'NamedLabel' || means === 'ChoiceLabel';
}

function isLead({ means }: Label): boolean {
  return means === 'RunLabel' || means === 'LeadLabel';
}

/** Whether the following text may be a command, whatever it looks like. */
function isAsking(label: Label): boolean {
  return isLead(label) || isOption(label);
}

/** Whether a line of text is a command; `below` means directly below its label. */
function isTaken({ type, likely }: Asked, { label, commands }: Way, below: boolean): boolean {
  if (label.means === 'ExampleLabel') return below || commands.length === 0;
  if (label.means === 'ValuesLabel') return false;
  if (likely !== null) return below || isAsking(label);
  return type === 'CodeAsked' ? isAsking(label) : below && label.means === 'RunLabel';
}
