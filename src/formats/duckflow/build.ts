import type {
  ContentNode,
  ErrorNode,
  ItemNode,
  MarkerNode,
  ParameterNode,
  VitalNode,
} from '../../../generated/duckflow.ts';
import { codes } from '../../../generated/duckflow-diagnostics.ts';
import { decodeBase64 } from '../../core/base64.ts';
import { quote } from '../../core/diagnostic.ts';
import type { Parsed } from '../../core/parsed.ts';
import type { Path } from '../../core/path.ts';
import type { Range } from '../../core/range.ts';
import { getOwn, setOwn } from '../../core/record.ts';
import { type Emit, Report } from '../../core/report.ts';
import { type Code, codeOf, duplicate, finding } from './diagnostics.ts';
import { FirstReturn } from './first-return.ts';
import { type Action, emptyReply, type Reply } from './model.ts';
import { Places } from './places.ts';
import { checkRules } from './rules.ts';
import { appender, BlockText, TrimmedText } from './texts.ts';
import { Vitals } from './vitals.ts';

/** A piece of the input: the items' offsets count from its start, which stands at `offset` in the whole text. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
}

/** What an open section or block takes its text with. */
export interface OpenText {
  add(piece: string): void;
}

/** How the value of a reply was won. */
export type Via = 'markdown-kv' | 'json' | 'text';

/**
 * Makes the model from the items of the tree, in their order: the one place where syntax gets its meaning. `parse` and
 * the stream both drive it, so they cannot disagree; with an `emit` it tells every change as an event.
 */
export class ReplyBuilder {
  readonly value: Reply = emptyReply();
  readonly places: Places = new Places();
  readonly report: Report;
  complete = true;
  readonly #emit: Emit | null;
  readonly vitals: Vitals;
  readonly #returns = new FirstReturn();
  /** A marker has been read: what is fenced from here on is no example of a reply to come. */
  #begun = false;
  #indexGuess: { range: Range; index: number } | null = null;
  #action: Action | null = null;
  #lastIndex = 0;
  #disorder: { range: Range; message: string } | null = null;
  /** Where an action stands in the model until the end, when the actions are sorted. */
  readonly #at = new Map<Action, number>();
  readonly #byIndex = new Map<number, Action>();
  readonly #encoded = new Map<Action, Range>();
  #encodedText = '';
  /** Blocks that came before anything else of their action. */
  readonly #orphans: { action: Action; range: Range }[] = [];

  constructor(strict: boolean, emit: Emit | null) {
    this.#emit = emit;
    this.report = new Report(strict, emit);
    this.vitals = new Vitals(this.value.vitals, this.places, this.report, emit);
  }

  /** Takes the next item. */
  add(item: ItemNode, piece: Piece): void {
    switch (item.type) {
      case 'Section': {
        this.outside(piece, item.start, item.body.end);
        this.openSection(item.marker, piece).add(piece.text.slice(item.body.start, item.body.end));
        this.closeSection(item.marker, item.body.end + piece.offset);
        this.#errors(item.errors, piece, sectionPath(item.marker));
        return;
      }
      case 'Content': {
        this.openContent(item, piece).add(piece.text.slice(item.body.start, item.body.end));
        this.closeContent(item, piece);
        return;
      }
      case 'Vital':
        this.outside(piece, item.start, item.end);
        this.#vital(item, piece);
        return;
      case 'Parameter':
        this.outside(piece, item.start, item.end);
        this.#parameter(item, piece);
        return;
      case 'BadBareVital': {
        this.outside(piece, item.start, item.end);
        const range = shift(item, piece);
        const path = ['vitals', item.name.toLowerCase()];
        this.#flaw('bad-bare-vital', item.raw, range, path);
        const percent = item.value.endsWith('%');
        if (percent) this.#flaw('bad-percent', item.value, range, path);
        if (item.noise !== null) this.#errors([item.noise], piece, path);
        const value = percent ? fromPercent(item.value.slice(0, -1)) : Number(item.value);
        if (Number.isNaN(value)) {
          this.#flaw('bad-vital', item.value, range, path);
          this.vitals.unusable(item.name.toLowerCase(), range);
        } else this.vitals.set(item.name.toLowerCase(), value, range);
        return;
      }
      case 'BadContentEnd':
        this.outside(piece, item.start, item.end);
        this.report.add(
          finding(
            'bad-content-end',
            shift(item, piece),
            `This END line closes no block: ${quote(item.raw.trim())}`,
            undefined,
            'error',
          ),
        );
        return;
      case 'BadChat':
        this.outside(piece, item.start, item.end);
        this.#flaw('bad-chat', piece.text.slice(item.start, Math.min(item.end, item.start + 200)), shift(item, piece));
        if (item.fence !== null) this.#errors([item.fence], piece);
        // Before the reply a fenced example is no more than that.
        if (this.#begun) this.#errors(item.actions, piece);
        return;
      case 'Blank':
        this.outside(piece, item.start, item.end);
        return;
      case 'BadWrapperEnd':
        this.outside(piece, item.start, item.end);
        return;
      default:
        this.outside(piece, item.start, item.end);
        this.#errors([item], piece);
    }
  }

  /** Begins a section; its text may come in pieces. */
  openSection(marker: MarkerNode, piece: Piece): OpenText {
    this.#begun = true;
    const path = sectionPath(marker);
    const range = shift(marker, piece);
    const name = marker.name.toLowerCase();
    const before = this.places.of(path.join('.'));
    this.#errors(marker.errors, piece, path);
    if (before !== undefined)
      this.#duplicate(`The section ${marker.name} is given twice; the texts were joined`, range, before, path);
    if (name !== 'reasoning' && before === undefined) setOwn(this.value.sections, name, '');
    if (before === undefined) this.#emit?.({ type: 'open', path, kind: 'text' });
    this.places.note(path.join('.'), range);

    const write = appender(
      path,
      (text) => {
        if (name === 'reasoning') this.value.reasoning += text;
        else setOwn(this.value.sections, name, (getOwn(this.value.sections, name) ?? '') + text);
      },
      this.#emit,
    );
    let first = true;
    return new TrimmedText((text) => {
      const joint = first && this.#textOf(name) !== '' ? '\n\n' : '';
      first = false;
      write(joint + text);
    });
  }

  /** Ends a section; `end` is an offset in the whole text. */
  closeSection(marker: MarkerNode, end: number): void {
    const path = sectionPath(marker);
    const before = this.places.of(path.join('.'));
    this.places.note(path.join('.'), { start: before?.start ?? end, end });
    this.#emit?.({ type: 'close', path });
  }

  /** Begins a block, whose head this is; its lines may come in pieces. */
  openContent(head: { marker: MarkerNode; body: Range }, piece: Piece): OpenText {
    this.outside(piece, head.marker.start, head.body.start);
    const range = shift(head.marker, piece);
    const known = this.#byIndex.has(head.marker.index ?? this.#lastIndex);
    const action = this.#actionFor(head.marker, range);
    const path = this.#pathOf(action, 'content');
    if (!known) this.#orphans.push({ action, range });
    this.#errors(head.marker.errors, piece, path);
    const before = this.places.ofAction(action, 'content');
    if (before !== undefined) {
      const diagnostic = this.report.note(
        duplicate('The content of the action is given twice; the last one counts', range, before, path),
      );
      action.content = '';
      this.#emit?.({ type: 'revise', path, value: '', diagnostic });
    } else {
      action.content = '';
      this.#emit?.({ type: 'open', path, kind: 'text' });
    }
    this.places.noteIn(action, 'content', range, true);
    this.#action = action;
    // An encoded block is read when it is whole.
    if (this.#encoded.has(action)) {
      this.#encodedText = '';
      return new BlockText((text) => {
        this.#encodedText += text;
      });
    }
    return new BlockText(
      appender(
        path,
        (text) => {
          action.content += text;
        },
        this.#emit,
      ),
    );
  }

  /** Ends the block that is open. */
  closeContent(
    node: Pick<ContentNode, 'body' | 'end' | 'closed' | 'endIndex' | 'errors' | 'marker'>,
    piece: Piece,
  ): void {
    const action = this.#action;
    if (action === null) return;
    this.outside(piece, node.body.end, node.end);
    const path = this.#pathOf(action, 'content');
    const body = shift(node.body, piece);
    this.places.noteIn(action, 'content', body, true);
    const unnumbered = node.closed === 'mismatch' && node.marker.index === null && node.endIndex === null;
    for (const error of node.errors) {
      if (unnumbered && error.type === 'BadContentEnd') continue;
      if (error.type === 'MissingContentEnd' || node.closed === 'mismatch') {
        const range = node.closed === 'mismatch' ? shift(error, piece) : { start: body.end, end: body.end };
        this.report.add(finding('missing-content-end', range, unclosed(action.index, node), path));
      } else {
        this.#errors([error], piece, path);
      }
    }
    if (node.closed === 'none') this.complete = false;
    if (this.#encoded.has(action)) this.#decode(action, path, body);
    this.#emit?.({ type: 'close', path });
    this.#action = null;
  }

  /** Sets the reasoning as a whole, for replies that are no marker text. */
  setReasoning(text: string, range: Range): void {
    if (text === '') return;
    this.value.reasoning = this.#setText(['reasoning'], this.value.reasoning, text, range);
  }

  /** Sets a section as a whole, for replies that are no marker text. */
  setSection(name: string, text: string, range: Range): void {
    const { sections } = this.value;
    setOwn(sections, name, this.#setText(['sections', name], getOwn(sections, name) ?? '', text, range));
  }

  /** Tells of a text that is set as a whole; one that is given twice is joined. */
  #setText(path: Path, known: string, text: string, range: Range): string {
    const before = this.places.of(path.join('.'));
    const value = known === '' ? text : `${known}\n\n${text}`;
    this.places.note(path.join('.'), range);
    if (before === undefined) {
      this.#emit?.({ type: 'set', path, value });
    } else {
      const what = path.length === 1 ? 'The reasoning' : `The section ${quote(String(path[1]))}`;
      const diagnostic = this.report.note(
        duplicate(`${what} is given twice; the texts were joined`, range, before, path),
      );
      this.#emit?.({ type: 'revise', path, value, diagnostic });
    }
    return value;
  }

  /** Appends a whole action, for replies that are no marker text. */
  addAction(
    given: { index: number; type: string; params: readonly [string, string][]; content: string | undefined },
    range: Range,
    places: ReadonlyMap<string, Range> = new Map(),
  ): void {
    const action: Action = { index: given.index, type: given.type, params: {} };
    for (const [name, value] of given.params) setOwn(action.params, name, value);
    if (given.content !== undefined) action.content = given.content;
    this.#append(action, range);
    for (const [part, place] of places) this.places.noteIn(action, part, place);
    this.#emit?.({ type: 'set', path: this.#pathOf(action), value: structuredClone(action) });
  }

  #append(action: Action, range: Range): void {
    const { actions } = this.value;
    const last = actions.at(-1);
    this.#at.set(action, actions.length);
    actions.push(action);
    this.places.noteIn(action, '', range);
    if (last !== undefined && last.index > action.index)
      this.#disorder ??= {
        range,
        message: `Action ${action.index} stands behind action ${last.index}; the actions were sorted`,
      };
  }

  /** Reports the flaws of a section that is no marker's own. */
  addErrors(errors: readonly ErrorNode[], piece: Piece, marker: MarkerNode): void {
    this.#errors(errors, piece, sectionPath(marker));
  }

  /** Reports what stands around a reply that is no marker text: tokens, a byte order mark, carriage returns. */
  addEnvelope(errors: readonly ErrorNode[], text: string): void {
    const piece = { text, offset: 0 };
    this.#errors(errors, piece);
    this.outside(piece, 0, text.length);
  }

  /** Looks for carriage returns in a stretch that is no block content; reports the first one of the text. */
  outside(piece: Piece, start: number, end: number): void {
    const range = this.#returns.find(piece, start, end);
    if (range !== undefined)
      this.report.add(finding('bad-line-end', range, 'Lines end with CR or CRLF; this is the first'));
  }

  /** Applies the rules and closes the result. `length` is the whole text's. */
  finish(length: number, via: Via, rules = true): Parsed<Reply> {
    for (const [action, range] of this.#encoded) {
      if (action.content === undefined) this.#set(action, 'content_encoding', 'base64', range);
    }
    for (const { action, range } of this.#orphans) {
      if (action.type === '' && Object.keys(action.params).length === 0)
        this.report.add(
          finding(
            'content-without-action',
            range,
            'This block belongs to an action that has nothing else',
            this.#pathOf(action, 'content'),
          ),
        );
    }
    if (this.#indexGuess !== null && this.value.actions.length > 1) {
      this.report.add(
        finding(
          'ambiguous-index',
          this.#indexGuess.range,
          `This marker has no action number; it was read as action ${this.#indexGuess.index}`,
        ),
      );
    }
    if (this.#disorder !== null) this.#sortActions(this.#disorder);
    if (rules) {
      for (const rule of checkRules(this.value)) {
        const range = this.places.near(this.value.actions, rule.path ?? []) ?? { start: length, end: length };
        this.report.add({ ...rule, range });
      }
    }
    const { value, places, report, complete } = this;
    return {
      value,
      diagnostics: report.inTextOrder(),
      ok: report.ok,
      complete,
      format: 'duckflow',
      via,
      locate: (path) => places.locate(value.actions, path),
    };
  }

  /** Sorts the actions, once for the whole reply; whoever follows the events gets the sorted list in one piece. */
  #sortActions(disorder: { range: Range; message: string }): void {
    const { actions } = this.value;
    actions.sort((a, b) => a.index - b.index);
    const moved = new Map(actions.map((action, at) => [this.#at.get(action) ?? at, at]));
    this.report.movePaths((path) => movedPath(path, moved));
    const diagnostic = this.report.note(finding('action-order', disorder.range, disorder.message, ['actions']));
    this.#emit?.({ type: 'revise', path: ['actions'], value: structuredClone(actions), diagnostic });
  }

  #vital(node: VitalNode, piece: Piece): void {
    this.#begun = true;
    const name = node.marker.name.toLowerCase();
    this.#errors([...node.marker.errors, ...node.errors], piece, ['vitals', name]);
    const { text, kind } = node.value;
    const range = { start: node.marker.start + piece.offset, end: node.value.end + piece.offset };
    if (kind === 'bad') this.vitals.unusable(name, range);
    else this.vitals.set(name, kind === 'percent' ? fromPercent(text) : Number(text), range);
  }

  #parameter(node: ParameterNode, piece: Piece): void {
    const range = { start: node.marker.start + piece.offset, end: node.value.end + piece.offset };
    const action = this.#actionFor(node.marker, shift(node.marker, piece));
    const name = node.marker.name === 'TYPE' ? 'type' : node.marker.name.toLowerCase();
    const lines = node.more === null ? [] : node.more.raw.trimEnd().split(/\r\n|\n|\r/);
    const value = [node.value.text, ...lines].join('\n').trim();
    const path = name === 'type' ? this.#pathOf(action, 'type') : this.#pathOf(action, 'params', name);
    this.#errors([...node.marker.errors, ...node.errors], piece, path);
    if (name === 'content_encoding' && action.content === undefined) {
      const before = this.#encoded.get(action);
      if (before !== undefined)
        this.#duplicate('The parameter CONTENT_ENCODING is given twice; the last one counts', range, before, path);
      if (value === 'base64') {
        this.#forgetEncoding(action, range);
        this.#encoded.set(action, range);
        this.places.noteIn(action, '', range);
        return;
      }
      this.#encoded.delete(action);
    }
    this.#set(action, name, value, range);
  }

  /** An encoding that is none was a parameter; the one that now comes takes its place. */
  #forgetEncoding(action: Action, range: Range): void {
    const name = 'content_encoding';
    const before = this.places.ofAction(action, `params.${name}`);
    if (before === undefined || !Object.hasOwn(action.params, name)) return;
    delete action.params[name];
    const path = this.#pathOf(action, 'params');
    const message = 'The parameter CONTENT_ENCODING is given twice; the last one counts';
    const diagnostic = this.report.note(duplicate(message, range, before, path));
    this.#emit?.({ type: 'revise', path, value: { ...action.params }, diagnostic });
  }

  #set(action: Action, name: string, value: string, range: Range): void {
    const type = name === 'type';
    const part = type ? 'type' : `params.${name}`;
    const path = type ? this.#pathOf(action, 'type') : this.#pathOf(action, 'params', name);
    const before = this.places.ofAction(action, part);
    if (type) action.type = value;
    else setOwn(action.params, name, value);
    this.places.noteIn(action, part, range, true);
    if (before === undefined) {
      this.#emit?.({ type: 'set', path, value });
    } else {
      const what = type ? 'The TYPE of the action' : `The parameter ${name.toUpperCase()}`;
      const diagnostic = this.report.note(
        duplicate(`${what} is given twice; the last one counts`, range, before, path),
      );
      this.#emit?.({ type: 'revise', path, value, diagnostic });
    }
  }

  /** The action that a marker belongs to, made if it is new. Without a number: the one that was spoken of last. */
  #actionFor(marker: MarkerNode, range: Range): Action {
    this.#begun = true;
    const { actions } = this.value;
    const index = marker.index ?? this.#lastIndex;
    if (marker.index === null) this.#indexGuess ??= { range, index };
    this.#lastIndex = index;
    const last = actions.at(-1);
    if (last?.index === index) return last;
    const known = this.#byIndex.get(index);
    if (known !== undefined) return known;
    const action: Action = { index, type: '', params: {} };
    this.#byIndex.set(index, action);
    this.#append(action, range);
    const path = this.#pathOf(action);
    this.#emit?.({ type: 'open', path, kind: 'action' });
    this.#emit?.({ type: 'set', path, value: { index, type: '', params: {} } });
    return action;
  }

  #decode(action: Action, path: Path, range: Range): void {
    const decoded = decodeBase64(this.#encodedText);
    if (decoded === undefined) {
      this.report.add(
        finding('bad-encoding', range, `The block of action ${action.index} is no base64 of a UTF-8 text`, path),
      );
    }
    action.content = decoded ?? this.#encodedText;
    this.#encoded.delete(action);
    this.#emit?.({ type: 'set', path, value: action.content });
  }

  #pathOf(action: Action, ...rest: string[]): Path {
    return ['actions', this.#at.get(action) ?? 0, ...rest];
  }

  #textOf(name: string): string {
    return name === 'reasoning' ? this.value.reasoning : (getOwn(this.value.sections, name) ?? '');
  }

  #duplicate(message: string, range: Range, before: Range, path: Path): void {
    this.report.add(duplicate(message, range, before, path));
  }

  #errors(errors: readonly ErrorNode[], piece: Piece, path?: Path): void {
    for (const error of errors) {
      if (error.type === 'MissingMarkerEnd' || error.type === 'MissingFenceEnd' || error.type === 'MissingWrapperEnd')
        this.complete = false;
      this.#flaw(codeOf(error.type), error.raw, shift(error, piece), path);
    }
  }

  #flaw(code: Code, raw: string, range: Range, path?: Path): void {
    const shown = raw.trim();
    const statement = firstSentence(codes[code].meaning);
    this.report.add(finding(code, range, shown === '' ? statement : `${statement}: ${quote(shown)}`, path));
  }
}

function movedPath(path: Path, moved: ReadonlyMap<number, number>): Path {
  const [root, at, ...rest] = path;
  return root === 'actions' && typeof at === 'number' ? [root, moved.get(at) ?? at, ...rest] : path;
}

/** What is wrong with the end of a block. */
function unclosed(index: number, node: Pick<ContentNode, 'closed' | 'endIndex'>): string {
  if (node.closed === 'mismatch' && node.endIndex === index)
    return `The END line of action ${index} does not stand in capitals in the first column; the block was ended there`;
  const where =
    node.closed === 'none' ? 'the end of the text' : node.closed === 'type' ? 'the next action' : 'another END line';
  return `The block of action ${index} has no END line of its own; it was ended at ${where}`;
}

function sectionPath(marker: MarkerNode): Path {
  return marker.name === 'REASONING' ? ['reasoning'] : ['sections', marker.name.toLowerCase()];
}

function shift(range: Range, piece: Piece): Range {
  return { start: range.start + piece.offset, end: range.end + piece.offset };
}

/** `'28.7'` as 0.287: the decimal point moves, nothing is rounded. */
function fromPercent(text: string): number {
  return Number(`${text}e-2`);
}

function firstSentence(text: string): string {
  const stop = text.indexOf('. ');
  return stop === -1 ? text.replace(/\.$/, '') : text.slice(0, stop);
}
