import { quote } from '../core/diagnostic.ts';
import type { Path } from '../core/path.ts';
import type { Range } from '../core/range.ts';
import { isRecord } from '../core/record.ts';
import type { Part } from '../engine/index.ts';
import type { CallWriter } from './call.ts';
import { isImprecise, mendJson, readJson } from './json.ts';
import { PYTHON } from './literals.ts';
import type { ToolReply } from './model.ts';
import type { Kind } from './schema.ts';

/** Common names for a parameter that contains all the others. */
const ALL_ARGUMENTS: ReadonlySet<string> = new Set(['arguments', 'input', 'parameters']);

/** `string="true"`, `type="number"`: an attribute of a parameter that describes its value. */
export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Reads the raw value of one parameter: a string as it arrives, anything else when it is whole. */
export class ParameterReader {
  readonly #call: CallWriter;
  readonly #to: Part<ToolReply>;
  readonly #path: Path;
  readonly #key: string;
  /** `string` as given by a marker: true or false. */
  readonly #isString: boolean | undefined;
  readonly #at: number;
  readonly #readsPython: boolean;
  /** A string is handed out as it arrives. */
  readonly #streams: boolean;
  #held = '';
  /** The range of its text. */
  #range: Range | null = null;

  /** `at` is the offset of its marker. `readsPython` means that Python constants are values if the type is unknown. */
  constructor(
    call: CallWriter,
    to: Part<ToolReply>,
    path: Path,
    attributes: readonly Attribute[],
    at: number,
    readsPython: boolean,
  ) {
    this.#at = at;
    this.#readsPython = readsPython;
    this.#call = call;
    this.#to = to;
    this.#path = path;
    this.#key = String(path.at(-1));
    const said = attributes.find(({ name }) => name === 'string' || name === 'type')?.value;
    this.#isString = said === undefined ? undefined : said === 'true' || said === 'string';
    this.#streams = this.#isString ?? call.schema?.kind(path) === 'string';
    call.openKey = String(path[0]);
    if (typeof path.at(-1) === 'string') call.writer.key(this.#key, at);
    if (this.#streams) call.writer.textOpen();
  }

  add({ text, start, end }: Range & { readonly text: string }): void {
    this.#range = { start: this.#range?.start ?? start, end };
    if (this.#streams) this.#call.writer.chars(text);
    else this.#held += text;
  }

  /** Ends the value; an incomplete one is dropped, unless it is a string. */
  end(isWhole: boolean): void {
    if (this.#streams) this.#call.writer.textClose();
    else if (isWhole) {
      const { start } = this.#to.range;
      this.#to.moveTo(this.#range ?? { start, end: start });
      const value = this.#value(this.#held);
      this.#put(value);
    } else this.#call.writer.drop();
    if (isWhole) this.#call.openKey = null;
  }

  #put(value: unknown): void {
    const { schema, writer } = this.#call;
    const holdsAll =
      ALL_ARGUMENTS.has(this.#key) &&
      this.#path.length === 1 &&
      isRecord(value) &&
      !this.#call.hasArguments &&
      schema !== undefined &&
      schema.keys.length > 0 &&
      !schema.keys.includes(this.#key);
    if (!holdsAll) {
      writer.scalar(value);
      return;
    }
    this.#to.report('wrong-dialect');
    writer.drop();
    for (const [key, one] of Object.entries(value)) {
      writer.key(key, this.#at);
      writer.scalar(one);
    }
  }

  #value(text: string): unknown {
    const schema = this.#call.schema;
    const kind = schema?.kind(this.#path) ?? 'unknown';
    if (this.#isString === false) {
      const read = mendJson(text);
      if (read === undefined) this.#to.report('bad-value', { message: `${quote(this.#key)} is not JSON` });
      else if (read.repaired) this.#to.report('json-repaired');
      return read === undefined ? text : read.value;
    }
    const word = text.trim();
    const strict = readJson(text);
    if (PYTHON.has(word) && this.#isPython(kind, word)) {
      this.#to.report('json-repaired');
      return PYTHON.get(word);
    }
    if (kind === 'unknown') {
      const isText = schema?.accepts(this.#path, strict?.value) === false && schema.accepts(this.#path, text);
      if (strict === undefined || isText) return text;
      // As a text, it keeps all digits.
      return typeof strict.value === 'number' && isImprecise(word) ? word : strict.value;
    }
    if (strict !== undefined && schema?.accepts(this.#path, strict.value) && typeof strict.value !== 'string')
      return strict.value;
    if (kind === 'union') return text;
    const read = strict ?? mendJson(text);
    if (typeof read?.value !== 'object' || read.value === null) return text;
    if (read.repaired) this.#to.report('json-repaired');
    return read.value;
  }

  /** Whether a Python constant is a value: if the tool accepts it, and does not accept the word itself. */
  #isPython(kind: Kind, word: string): boolean {
    const { schema } = this.#call;
    const fits = schema?.accepts(this.#path, PYTHON.get(word)) === true;
    return kind === 'unknown' ? this.#readsPython || (fits && !schema.accepts(this.#path, word)) : fits;
  }
}
