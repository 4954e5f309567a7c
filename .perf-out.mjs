// src/core/diagnostic.ts
var MAX_QUOTED = 60;
function quote(text3) {
  const shown = text3.length > MAX_QUOTED ? `${text3.slice(0, MAX_QUOTED)}\u2026` : text3;
  return escapeControls(JSON.stringify(shown));
}
function escapeControls(text3, keepLayout = false) {
  return text3.replace(UNSAFE, (char) => {
    if (keepLayout && (char === "\n" || char === "	")) return char;
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
var UNSAFE = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
);

// src/core/report.ts
var Report = class {
  #found = [];
  #strict;
  #emit;
  #keep;
  #ok = true;
  constructor(strict, emit, keep2 = true) {
    this.#strict = strict;
    this.#emit = emit;
    this.#keep = keep2;
  }
  /** Adds a finding and returns it as it counts. */
  add(found) {
    const diagnostic = this.note(found);
    this.#emit?.({ type: "diagnostic", diagnostic });
    return diagnostic;
  }
  /** The same without an event of its own: for a `revise` event that carries its diagnostic. */
  note(found) {
    const diagnostic = this.#strict && found.severity === "warning" ? { ...found, severity: "error" } : found;
    if (diagnostic.severity === "error") this.#ok = false;
    if (this.#keep) this.#found.push(diagnostic);
    return diagnostic;
  }
  /** The finding that came last. */
  get last() {
    return this.#found.at(-1);
  }
  /** Rewrites the paths of the findings so far, after parts of the model moved. */
  movePaths(move) {
    this.#found = this.#found.map((found) => found.path === void 0 ? found : { ...found, path: move(found.path) });
  }
  /** The parts of the model that errors speak of. */
  errorPaths() {
    return this.#found.flatMap(({ severity, path }) => severity === "error" && path !== void 0 ? [path] : []);
  }
  /** All findings in text order. */
  inTextOrder() {
    return this.#found.length < 2 ? this.#found : this.#found.sort(byPlace);
  }
  /** No finding is an error. */
  get ok() {
    return this.#ok;
  }
};
function byPlace(a, b) {
  return a.range.start - b.range.start || a.range.end - b.range.end || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}

// src/engine/option-words.ts
var OptionWords = class {
  #all;
  #byUnit = /* @__PURE__ */ new Map();
  #always;
  constructor(words) {
    this.#all = [...new Set(words)].sort((one, other2) => other2.length - one.length);
    this.#always = this.#all.filter((word) => word === "");
    for (const word of this.#all) {
      const unit = word.charCodeAt(0);
      if (word !== "" && !this.#byUnit.has(unit))
        this.#byUnit.set(
          unit,
          this.#all.filter((other2) => other2 === "" || other2.charCodeAt(0) === unit)
        );
    }
  }
  /** The words that may begin with a unit, longest first; all of them where the text ends (NaN). */
  from(unit) {
    return Number.isNaN(unit) ? this.#all : this.#byUnit.get(unit) ?? this.#always;
  }
};
var prepared = /* @__PURE__ */ new WeakMap();
function prepareOptions(options) {
  const known = prepared.get(options);
  if (known !== void 0) return known;
  const made = Object.fromEntries(
    Object.entries(options).map(([rule, words]) => [
      rule,
      new OptionWords(typeof words === "string" ? [words] : words)
    ])
  );
  prepared.set(options, made);
  return made;
}

// src/engine/driver.ts
var WAIT = 0;
var FAIL = 1;
var DONE = 2;
var SHORT = 256;
var Driver = class {
  #machine;
  #sink;
  #reading;
  /** Of the frames, the first `#depth` are open. */
  #frames = [];
  #depth = 0;
  #at = 0;
  #parts = [];
  #partsLength = 0;
  #waits = 0;
  /** The streamed text that is being read. */
  #text = null;
  #isOpenEnded = false;
  #notEntered = 0;
  constructor(grammar3, start, sink, options = {}) {
    this.#machine = grammar3.machine;
    this.#sink = sink;
    this.#reading = {
      text: "",
      base: 0,
      over: false,
      registers: new Array(grammar3.registers).fill(null),
      ahead: [],
      options: prepareOptions(options)
    };
    this.#push({ op: "sequence", steps: [start], hand: null }, null, 0);
  }
  /** How many units were handed out. */
  get offset() {
    return this.#reading.base + this.#at;
  }
  /** What was handed out last could have gone on, had there been more text. */
  get isOpenEnded() {
    return this.#isOpenEnded;
  }
  /** Takes the next chunk, cut anywhere. */
  push(chunk) {
    this.#parts.push(chunk);
    this.#partsLength += chunk.length;
    const length = this.#reading.text.length - this.#at + this.#partsLength;
    if (this.#waits > 0 && length > SHORT && length < this.#waits * 1.5) return;
    this.#go();
  }
  /** Says that the text is over. Gives what no rule read, which is nothing when the start rule reads every text. */
  end() {
    this.#reading.over = true;
    this.#go();
    return { start: this.offset, text: this.#reading.text.slice(this.#at) };
  }
  #go() {
    const reading2 = this.#reading;
    const rest = this.#at === 0 ? reading2.text : reading2.text.slice(this.#at);
    const [only = ""] = this.#parts;
    reading2.text = rest + (this.#parts.length === 1 ? only : this.#parts.join(""));
    reading2.base += this.#at;
    this.#at = 0;
    this.#parts = [];
    this.#partsLength = 0;
    this.#machine.load(reading2);
    this.#waits = this.#run() ? reading2.text.length - this.#at : 0;
  }
  /** Goes on until all is read, or something has to wait for more: then true. */
  #run() {
    const reading2 = this.#reading;
    for (; ; ) {
      const frame = this.#frames[this.#depth - 1];
      if (frame === void 0) return false;
      const { step } = frame;
      const isAtEnd = this.#at === reading2.text.length;
      switch (step.op) {
        case "loop": {
          if (isAtEnd && !reading2.over) return false;
          const before = this.#at;
          const depth2 = this.#depth;
          const outcome = isAtEnd ? FAIL : this.#try(step.body);
          if (outcome === WAIT) return true;
          if (outcome === FAIL || this.#at === before && this.#depth === depth2) this.#pop();
          break;
        }
        case "text": {
          if (isAtEnd && !reading2.over) return false;
          const isOver = this.#readText(frame, step.read);
          if (isOver === WAIT) return this.#at < reading2.text.length;
          this.#pop();
          break;
        }
        case "sequence": {
          const part = step.steps[frame.at];
          if (part === void 0) {
            this.#pop();
            break;
          }
          frame.at++;
          const outcome = this.#try(part);
          if (outcome === WAIT) {
            frame.at--;
            return true;
          }
          if (outcome === DONE && step.hand?.part === frame.at - 1) this.#hand(step.hand);
          break;
        }
        default:
          this.#pop();
      }
    }
  }
  #try(step) {
    switch (step.op) {
      case "leaf":
        return this.#leaf(step.read);
      case "again":
        return this.#try(step.step());
      case "guard": {
        const end3 = step.read(this.#at);
        if (this.#machine.touched() && !this.#reading.over) return WAIT;
        return end3 < 0 ? FAIL : this.#try(step.body);
      }
      case "choice": {
        for (const alternative of step.alternatives) {
          const outcome = this.#try(alternative);
          if (outcome !== FAIL) return outcome;
        }
        return FAIL;
      }
      case "optional":
        return this.#try(step.body) === WAIT ? WAIT : DONE;
      case "loop":
      case "text":
        this.#push(step, null, 0);
        return DONE;
      case "rule":
        return this.#tryRule(step);
      case "sequence": {
        const depth2 = this.#depth;
        this.#push(step, null, 1);
        const first = step.steps[0];
        const outcome = first === void 0 ? DONE : this.#try(first);
        if (outcome !== DONE) this.#depth = depth2;
        else if (step.hand?.part === 0) this.#hand(step.hand);
        return outcome;
      }
    }
  }
  #tryRule(step) {
    const depth2 = this.#depth;
    const outer = step.register < 0 ? null : this.#reading.registers[step.register];
    const text3 = this.#text;
    this.#push(step, outer, 0);
    this.#notEntered++;
    const outcome = this.#try(step.body);
    if (outcome === DONE) {
      this.#tellEntered();
      return DONE;
    }
    this.#depth = depth2;
    this.#notEntered--;
    this.#text = text3;
    if (step.register >= 0) this.#reading.registers[step.register] = outer;
    return outcome;
  }
  /** Tells of the streamed rules that were entered since something was handed out last. */
  #tellEntered() {
    if (this.#notEntered === 0) return;
    const frames = [];
    for (let at = this.#depth - 1; frames.length < this.#notEntered; at--) {
      const frame = this.#frames[at];
      if (frame?.step.op === "rule") frames.push(frame);
    }
    this.#notEntered = 0;
    for (const { step } of frames.reverse()) if (step.op === "rule") this.#sink.enter(step.name, this.offset);
  }
  #leaf(read) {
    const from = this.#at;
    const end3 = read(from);
    const touched3 = this.#machine.touched();
    if (touched3 && !this.#reading.over) return WAIT;
    if (end3 < 0) return FAIL;
    this.#tellEntered();
    const value = this.#machine.value();
    const found = this.#machine.mistakes();
    const rule = this.#text;
    this.#at = end3;
    if (rule !== null) {
      if (end3 > from) this.#piece(rule, from, end3);
      this.#isOpenEnded = touched3;
    } else {
      this.#sink.leaf(value);
      this.#isOpenEnded = touched3 && typeof value === "object" && value !== null;
    }
    if (found.length > 0) this.#sink.mistakes(found);
    return DONE;
  }
  #readText(frame, read) {
    const from = this.#at;
    const end3 = read(from, frame.at);
    const within2 = this.#machine.within();
    const touched3 = this.#machine.touched();
    frame.at = within2;
    this.#at = end3;
    const rule = this.#text;
    if (end3 > from && rule !== null) this.#piece(rule, from, end3);
    if (end3 > from) this.#isOpenEnded = touched3;
    return touched3 && !this.#reading.over ? WAIT : DONE;
  }
  #piece(rule, from, end3) {
    const { base: base3, text: text3 } = this.#reading;
    this.#sink.piece(rule, text3.slice(from, end3), base3 + from, base3 + end3);
  }
  #hand(hand) {
    this.#reading.registers[hand.register] = hand.take(this.#machine.value());
  }
  #push(step, outer, at) {
    const frame = this.#frames[this.#depth++];
    if (frame === void 0) this.#frames.push({ step, at, outer });
    else {
      frame.step = step;
      frame.at = at;
      frame.outer = outer;
    }
    if (step.op === "rule") this.#text = step.isText ? step.name : null;
  }
  #pop() {
    const frame = this.#frames[--this.#depth];
    if (frame?.step.op !== "rule") return;
    if (frame.step.register >= 0) this.#reading.registers[frame.step.register] = frame.outer;
    this.#sink.leave(frame.step.name, this.offset);
    this.#text = this.#innermostText();
  }
  #innermostText() {
    for (let at = this.#depth - 1; at >= 0; at--) {
      const step = this.#frames[at]?.step;
      if (step?.op === "rule") return step.isText ? step.name : null;
    }
    return null;
  }
};

// src/engine/handlers.ts
var AnyHandlers = class {
  #handlers;
  #mends;
  constructor(handlers, mends2 = NONE) {
    this.#handlers = handlers;
    this.#mends = mends2;
  }
  node(name) {
    const found = this.#handlers[name] ?? this.#mends[name];
    return isHandler(found) ? found : void 0;
  }
  text(name) {
    const found = this.#handlers[name];
    if (isHandler(found)) return { piece: found };
    return isTextHandler(found) ? found : void 0;
  }
};
var NONE = {};
function isHandler(value) {
  return typeof value === "function";
}
function isTextHandler(value) {
  return typeof value === "object" && value !== null && "piece" in value && typeof value.piece === "function";
}

// src/engine/source-text.ts
var SourceText = class {
  #chunks = [];
  #first = 0;
  /** Where the first chunk that is kept begins. */
  #base = 0;
  push(chunk) {
    this.#chunks.push(chunk);
  }
  /** A stretch of the text; offsets count in the whole text. */
  slice(start, end3) {
    const found = [];
    let at = this.#base;
    for (let index = this.#first; index < this.#chunks.length && at < end3; index++) {
      const chunk = this.#chunks[index] ?? "";
      if (at + chunk.length > start) found.push(chunk.slice(Math.max(0, start - at), end3 - at));
      at += chunk.length;
    }
    return found.join("");
  }
  /** Nothing before an offset is asked for any more. */
  release(before) {
    for (; ; ) {
      const chunk = this.#chunks[this.#first];
      if (chunk === void 0 || this.#base + chunk.length > before) break;
      this.#base += chunk.length;
      this.#first++;
    }
    if (this.#first > 64 && this.#first * 2 > this.#chunks.length) {
      this.#chunks = this.#chunks.slice(this.#first);
      this.#first = 0;
    }
  }
};

// src/core/path.ts
function formatPath(path) {
  let text3 = "";
  for (const step of path) {
    if (typeof step === "number") text3 += `[${step}]`;
    else if (isPlainName(step)) text3 += text3 === "" ? step : `.${step}`;
    else text3 += `[${escapeControls(JSON.stringify(step))}]`;
  }
  return text3;
}
function isPlainName(step) {
  return /^[A-Za-z_$][\w$]*$/.test(step);
}

// src/core/record.ts
function setOwn(record2, key, value) {
  if (key === "__proto__") {
    Object.defineProperty(record2, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record2[key] = value;
  }
}
function getOwn(record2, key) {
  if (key === "__proto__") return Object.hasOwn(record2, key) ? record2[key] : void 0;
  const value = record2[key];
  if (value === void 0 || value !== INHERITED[key]) return value;
  return Object.hasOwn(record2, key) ? value : void 0;
}
var INHERITED = Object.getPrototypeOf({});

// src/engine/places.ts
var Places = class {
  #paths = [];
  #starts = [];
  #ends = [];
  /** What was noted for parts, and around their parts, of the first `#indexed` paths. */
  #own = /* @__PURE__ */ new Map();
  #around = /* @__PURE__ */ new Map();
  #indexed = 0;
  add(path, { start, end: end3 }) {
    this.#paths.push(path);
    this.#starts.push(start);
    this.#ends.push(end3);
  }
  /** Adds a place, or makes the last one longer where it is of the same part. */
  extend(path, range) {
    const last = this.#paths.length - 1;
    if (this.#paths[last] === path) {
      this.#ends[last] = range.end;
      this.#indexed = Math.min(this.#indexed, last);
    } else this.add(path, range);
  }
  /** The stretch that a part came from: what was noted for it, or all that was noted for its parts. */
  find(path) {
    this.#index();
    const key = JSON.stringify(path);
    return this.#own.get(key) ?? this.#around.get(key);
  }
  /** The stretch that was noted for a part itself. */
  own(path) {
    this.#index();
    return this.#own.get(JSON.stringify(path));
  }
  /**
   * What a stretch belongs to, of the paths noted from `from` on: the one noted last whose stretch holds it, or else the
   * one noted last.
   */
  pathOf(range, from) {
    for (let at = this.#paths.length - 1; at >= from; at--) {
      if ((this.#starts[at] ?? 0) <= range.start && range.end <= (this.#ends[at] ?? 0)) return this.#paths[at];
    }
    return this.#paths.length > from ? this.#paths.at(-1) : void 0;
  }
  /** Rewrites the paths, after parts of the model moved. */
  move(moved) {
    for (const [at, path] of this.#paths.entries()) this.#paths[at] = moved(path);
    this.#own.clear();
    this.#around.clear();
    this.#indexed = 0;
  }
  /** How many places were noted. */
  get size() {
    return this.#paths.length;
  }
  #index() {
    for (; this.#indexed < this.#paths.length; this.#indexed++) this.#note(this.#indexed);
  }
  #note(at) {
    const path = this.#paths[at] ?? [];
    const range = { start: this.#starts[at] ?? 0, end: this.#ends[at] ?? 0 };
    this.#own.set(JSON.stringify(path), range);
    for (let length = path.length - 1; length > 0; length--) {
      const key = JSON.stringify(path.slice(0, length));
      const known = this.#around.get(key);
      this.#around.set(
        key,
        known === void 0 ? range : { start: Math.min(known.start, range.start), end: Math.max(known.end, range.end) }
      );
    }
  }
};

// src/engine/writer.ts
var Writer = class {
  value;
  places = new Places();
  #sink;
  /** Where a text without a character was written: it looks like what the model has of itself. */
  #blank = /* @__PURE__ */ new Map();
  #held = /* @__PURE__ */ new Map();
  #range = { start: 0, end: 0 };
  constructor(value, sink) {
    this.value = value;
    this.#sink = sink;
  }
  /** Where the node or the piece stands that is being read. */
  get range() {
    return this.#range;
  }
  /** Says what is being read from now on. The engine calls it. */
  moveTo(range) {
    this.#range = range;
  }
  /** Puts a value into the model. */
  set(path, value, { twice, range = this.#range } = NONE2) {
    if (twice !== void 0) this.#tellTwice(path, twice, range, value);
    this.#put(path, this.#own(value));
    if (range !== null) this.places.add(path, range);
    this.#sink.emit?.({ type: "set", path, value });
  }
  /** Puts a value at the end of a list; gives its index. */
  push(path, value, { range = this.#range } = NONE2) {
    const list = this.get(path);
    if (!Array.isArray(list)) throw new TypeError(`there is no list at ${path.join(".")}`);
    const index = list.length;
    const at = [...path, index];
    list.push(this.#own(value));
    if (range !== null) this.places.add(at, range);
    this.#sink.emit?.({ type: "set", path: at, value });
    return index;
  }
  /** Says that something begins at a place of the model: an object, a list, a text, or the format's own word. */
  open(path, kind) {
    if (this.get(path) === void 0) this.#put(path, kind === "array" ? [] : kind === "text" ? "" : {});
    this.#sink.emit?.({ type: "open", path, kind });
  }
  /** Says that nothing below a place changes any more. */
  close(path) {
    this.#held.delete(keyOf(path));
    this.#sink.emit?.({ type: "close", path });
  }
  /** Adds to the end of a text. */
  append(path, text3, { trim = false, range = this.#range } = NONE2) {
    const added = trim ? this.#trimmed(path, text3) : text3;
    if (added === "") return;
    const before = this.get(path);
    if (typeof before !== "string") this.#sink.emit?.({ type: "open", path, kind: "text" });
    this.#put(path, typeof before === "string" ? before + added : added);
    this.places.extend(path, range);
    this.#sink.emit?.({ type: "delta", path, text: added });
  }
  /** Takes back what was told of a part of the model, with the finding that says why. */
  revise(path, value, code, detail = {}) {
    const diagnostic = this.#sink.note(code, { range: this.#range, path, ...detail });
    this.#held.delete(keyOf(path));
    this.#put(path, this.#own(value));
    this.#sink.emit?.({ type: "revise", path, value, diagnostic });
  }
  /** Sorts a list that is out of order, once it is whole; the finding says why. */
  sort(path, compare, code, detail = {}) {
    const list = this.get(path);
    if (!Array.isArray(list)) throw new TypeError(`there is no list at ${path.join(".")}`);
    const before = new Map(list.map((item, at) => [item, at]));
    list.sort(compare);
    const moved = new Map(list.map((item, at) => [before.get(item), at]));
    const move = (inside) => {
      const at = inside[path.length];
      const isInside = typeof at === "number" && path.every((step, depth2) => inside[depth2] === step);
      return isInside ? [...path, moved.get(at) ?? at, ...inside.slice(path.length + 1)] : inside;
    };
    this.places.move(move);
    this.#sink.movePaths(move);
    this.revise(path, structuredClone(list), code, detail);
  }
  /** Reports a finding, by its code without the name of the format in front. */
  find(code, detail = {}) {
    this.#sink.find(code, { range: this.#range, ...detail });
  }
  /** Passes on a finding of what stands in the text, such as the JSON in it. */
  tell(diagnostic) {
    this.#sink.tell(diagnostic);
  }
  /** Notes where a part of the model came from, without changing it. */
  place(path, range = this.#range) {
    this.places.add(path, range);
  }
  /** What stands in the model. */
  get(path) {
    return this.#at(path, path.length);
  }
  /** What stands where the first steps of a path lead. */
  #at(path, length) {
    let value = this.value;
    for (let depth2 = 0; depth2 < length; depth2++) {
      if (typeof value !== "object" || value === null) return void 0;
      const step = path[depth2] ?? "";
      if (Array.isArray(value)) value = value[Number(step)];
      else value = isRecord(value) ? getOwn(value, String(step)) : void 0;
    }
    return value;
  }
  /** The model's own copy of what an event holds too: an event does not change after it was told. */
  #own(value) {
    return this.#sink.emit !== null && typeof value === "object" ? structuredClone(value) : value;
  }
  #put(path, value) {
    const last = path[path.length - 1];
    const parent = this.#at(path, path.length - 1);
    if (last === void 0 || typeof parent !== "object" || parent === null)
      throw new TypeError(`there is nothing in the model that could hold ${path.join(".")}`);
    if (Array.isArray(parent)) parent[Number(last)] = value;
    else if (isRecord(parent)) setOwn(parent, String(last), value);
  }
  #tellTwice(path, code, range, value) {
    const there = this.get(path);
    if (there !== void 0) {
      const before = (isBlank(there) ? void 0 : this.places.own(path)) ?? this.#blank.get(keyOf(path));
      if (before !== void 0) {
        const message = `${formatPath(path)} is given twice (first at offset ${before.start})`;
        this.find(code, { path, range: range ?? this.#range, related: before, message });
      }
    }
    if (range === null || isBlank(value)) this.#blank.set(keyOf(path), range ?? this.#range);
  }
  /** Without blanks at the start of the whole text; those at its end are held until something else comes. */
  #trimmed(path, text3) {
    const key = keyOf(path);
    const state = this.#held.get(key) ?? { text: "", started: false };
    this.#held.set(key, state);
    const piece = state.started ? text3 : text3.trimStart();
    if (piece === "") return "";
    state.started = true;
    const body = piece.trimEnd();
    if (body === "") {
      state.text += piece;
      return "";
    }
    const added = state.text + body;
    state.text = piece.slice(body.length);
    return added;
  }
};
var NONE2 = {};
function isBlank(value) {
  return value === "" || value === null || value === void 0;
}
function keyOf(path) {
  return path.length === 1 ? String(path[0]) : JSON.stringify(path);
}
function isRecord(value) {
  return !Array.isArray(value);
}

// src/engine/reader.ts
var Reader = class {
  #definition;
  #options;
  #report;
  #writer;
  #handlers;
  #driver;
  #emit;
  /** The text and its events so far, as long as nothing has shown that it is of the format. */
  #kept;
  #atEnd = [];
  #source;
  #isCut = false;
  #via;
  #length = 0;
  #endsLine = true;
  /** Where the mistake ends that was told last. */
  #mistakeEnd = -1;
  #placesBefore = 0;
  /** What the text was when it was read in another way. */
  #other;
  constructor(definition, options, emit) {
    this.#definition = definition;
    this.#options = options;
    this.#emit = emit;
    const tell = emit === null ? null : (event) => {
      if (this.#kept === null) emit(event);
      else this.#kept.events.push(event);
    };
    this.#report = new Report(options.strict ?? false, tell);
    this.#via = definition.via ?? definition.name;
    this.#source = definition.keepsSource === true ? new SourceText() : null;
    this.#kept = definition.otherwise === void 0 ? null : { texts: [], events: [] };
    this.#writer = new Writer(definition.empty(), {
      emit: tell,
      find: (code, detail) => this.#find(code, detail),
      note: (code, detail) => this.#report.note(this.#diagnostic(code, detail)),
      tell: (diagnostic) => this.#report.add(diagnostic),
      movePaths: (move) => this.#report.movePaths(move)
    });
    const adapt2 = definition.adapt(this.#writer, {
      options,
      recognised: (via) => {
        if (via !== void 0) this.#via = via;
        this.#release();
      },
      cut: () => {
        this.#isCut = true;
      },
      source: (start2, end3) => this.#source?.slice(start2, end3) ?? "",
      release: (before) => this.#source?.release(before),
      atEnd: (run) => this.#atEnd.push(run)
    });
    this.#handlers = new AnyHandlers(adapt2, definition.mends);
    const { starts } = definition.grammar;
    const name = definition.start?.(options) ?? Object.keys(starts)[0] ?? "";
    const start = starts[name];
    if (start === void 0) throw new Error(`the grammar of ${definition.name} has no start rule ${name}`);
    this.#driver = new Driver(definition.grammar, start, this, definition.words?.(options) ?? {});
  }
  get value() {
    if (this.#other !== void 0) return this.#other;
    return this.#kept === null || this.#emit === null ? this.#writer.value : this.#definition.empty();
  }
  push(chunk) {
    if (chunk === "") return;
    this.#kept?.texts.push(chunk);
    this.#source?.push(chunk);
    this.#length += chunk.length;
    const last = chunk.charCodeAt(chunk.length - 1);
    this.#endsLine = last === 10 || last === 13;
    this.#driver.push(chunk);
  }
  end() {
    const rest = this.#driver.end();
    if (rest.text !== "") {
      const range = { start: rest.start, end: rest.start + rest.text.length };
      this.#find("unread", { range, message: `${quote(rest.text)} was not read` });
    }
    for (const run of this.#atEnd) run();
    this.#endValue();
    this.#checkRules();
    const read = {
      value: this.#writer.value,
      diagnostics: this.#report.inTextOrder(),
      ok: this.#report.ok,
      complete: !this.#isCut,
      format: this.#definition.name,
      via: this.#via,
      locate: (path) => this.#writer.places.find(path)
    };
    const other2 = this.#kept && this.#definition.otherwise?.(this.#kept.texts.join(""), this.#options, read);
    if (other2 != null) return this.#told(other2);
    this.#release();
    return read;
  }
  /** The text is of the format: tells what was kept. */
  #release() {
    const events = this.#kept?.events ?? [];
    this.#kept = null;
    for (const event of events) this.#emit?.(event);
  }
  /**
   * Applies the rules. They have nothing to say about a part that an error speaks of already, nor about what did not come
   * because the text is cut off.
   */
  #checkRules() {
    const { rules: rules2 } = this.#definition;
    if (rules2 === void 0) return;
    let wrong;
    const find = (code, path, detail) => {
      wrong ??= new Set(this.#report.errorPaths().map((path2) => JSON.stringify(path2)));
      if (wrong.size > 0 && wrong.has(JSON.stringify(path))) return;
      const range = this.#around(path);
      if (range === void 0 && this.#isCut) return;
      const end3 = { start: this.#length, end: this.#length };
      this.#find(code, { range: range ?? end3, path, ...detail });
    };
    for (const rule of rules2) rule(this.#writer.value, find, this.#options);
  }
  // ── What the driver hands out ───────────────────────────────────────────────────────────────────────────────────
  leaf(value) {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) this.leaf(one);
      return;
    }
    if (!isNode(value)) return;
    this.#placesBefore = this.#writer.places.size;
    if (this.#definition.grammar.mistakes[value.type] !== void 0) return;
    this.#writer.moveTo(value);
    this.#handlers.node(value.type)?.(value);
  }
  piece(rule, text3, start, end3) {
    this.#writer.moveTo({ start, end: end3 });
    this.#handlers.text(rule)?.piece({ type: rule, start, end: end3, text: text3 });
  }
  enter(rule, start) {
    this.#writer.moveTo({ start, end: start });
    this.#handlers.text(rule)?.enter?.(start);
  }
  leave(rule, end3) {
    this.#writer.moveTo({ start: end3, end: end3 });
    this.#handlers.text(rule)?.leave?.(end3);
  }
  mistakes(found) {
    for (const node of found) {
      const mistake = this.#definition.grammar.mistakes[node.type];
      if (mistake === void 0) continue;
      this.#writer.moveTo(node);
      const said = this.#handlers.node(node.type)?.(node);
      if (said === false) continue;
      const detail = isDetail(said) ? said : {};
      const path = detail.path ?? this.#writer.places.pathOf(node, this.#placesBefore);
      const message = detail.message ?? messageOf(mistake, node);
      if (mistake.isCut) this.#isCut = true;
      this.#mistakeEnd = node.end;
      this.#mayBeCut(node, detail.severity ?? mistake.severity);
      this.#find(mistake.code, { range: node, ...detail, message, ...path !== void 0 && { path } });
    }
  }
  // ── Findings ────────────────────────────────────────────────────────────────────────────────────────────────────
  /** What is missing at the end of the text is missing because the text ends. */
  #mayBeCut({ type, start, raw }, severity) {
    if (severity === "error" && raw === "" && type.startsWith("Missing") && start === this.#length) this.#isCut = true;
  }
  #endValue() {
    const end3 = { start: this.#length, end: this.#length };
    if (this.#options.finished === false && !this.#isCut) {
      this.#isCut = true;
      this.#find("stopped-early", { range: end3 });
    }
    if (!this.#isCut && !this.#endsLine && this.#definition.endsAnywhere !== true && this.#driver.isOpenEnded && this.#mistakeEnd !== this.#length && this.#definition.codes["ends-in-value"] !== void 0)
      this.#find("ends-in-value", { range: end3 });
  }
  #find(code, detail) {
    this.#report.add(this.#diagnostic(code, detail));
  }
  #diagnostic(code, { message, hint, fix, path, range, related, severity }) {
    const { name, codes: codes4 } = this.#definition;
    const info = codes4[code];
    if (info === void 0) throw new Error(`${name} has no code ${code}: write it into its table`);
    const place = range ?? this.#writer.range;
    return {
      code: `${name}/${code}`,
      severity: severity ?? info.severity,
      message: message ?? firstSentence(info.meaning),
      range: { start: place.start, end: place.end },
      ...related !== void 0 && { related },
      ...path !== void 0 && { path },
      hint: hint ?? info.mend,
      ...fix !== void 0 && { fix }
    };
  }
  /** Where a part of the model stands, or what it is a part of. */
  #around(path) {
    for (let length = path.length; length > 1 || length === path.length; length--) {
      const found = length === 0 ? void 0 : this.#writer.places.find(path.slice(0, length));
      if (found !== void 0 || length === 0) return found;
    }
    return void 0;
  }
  /** The result of another way to read the text, told as events. */
  #told(other2) {
    this.#kept = null;
    this.#other = other2.value;
    if (this.#emit !== null && typeof other2.value === "object" && other2.value !== null) {
      for (const [key, value] of Object.entries(other2.value)) this.#emit({ type: "set", path: [key], value });
      for (const diagnostic of other2.diagnostics) this.#emit({ type: "diagnostic", diagnostic });
    }
    return other2;
  }
};
function messageOf({ meaning }, { raw }) {
  const said = firstSentence(meaning);
  return raw === "" ? said : `${said}: ${quote(raw)}`;
}
function firstSentence(text3) {
  return text3.replace(/\.(?:\s[\s\S]*)?$/, "");
}
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
function isDetail(value) {
  return typeof value === "object" && value !== null;
}

// src/core/argument.ts
function requireText(value, name) {
  if (typeof value === "string") return;
  const mend = ArrayBuffer.isView(value) || value instanceof ArrayBuffer ? DECODE : "";
  throw new TypeError(`${name} must be a string, not ${kindOf(value)}${mend}`);
}
var DECODE = ": decode bytes as a stream, with TextDecoderStream or setEncoding('utf8')";
function kindOf(value) {
  if (value === null || value === void 0) return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  const { constructor: made } = value;
  const name = typeof made === "function" && /^\w+$/.test(made.name) ? made.name : "object";
  return `${/^[AEIOU]/i.test(name) ? "an" : "a"} ${name === "Object" ? "object" : name}`;
}

// src/core/stream.ts
function streamOf(makeReader) {
  let events = [];
  let ended = false;
  const reader = makeReader((event) => {
    const last = events.at(-1);
    if (event.type === "delta" && last?.type === "delta" && last.path === event.path) {
      events[events.length - 1] = { type: "delta", path: last.path, text: last.text + event.text };
    } else {
      events.push(event);
    }
  });
  const taken = () => {
    const out = events;
    events = [];
    return out;
  };
  return {
    push(chunk) {
      requireText(chunk, "chunk");
      if (ended) throw new Error("the stream has ended: make a new one for the next text");
      reader.push(chunk);
      return taken();
    },
    end() {
      if (ended) throw new Error("the stream has ended: end() is called once");
      ended = true;
      const result = reader.end();
      return Object.assign(result, { events: taken() });
    },
    get value() {
      return reader.value;
    }
  };
}
function transformOf(stream) {
  return new TransformStream({
    transform(chunk, controller) {
      for (const event of stream.push(chunk)) controller.enqueue(event);
    },
    flush(controller) {
      for (const event of stream.end().events) controller.enqueue(event);
    }
  });
}

// src/engine/check.ts
var NOWHERE = { start: 0, end: 0 };
function checkSchema(format, codes4, value) {
  const result = format.schema["~standard"].validate(value);
  if (result instanceof Promise) throw new TypeError(`the schema of ${format.name} is asynchronous`);
  return (result.issues ?? []).map((issue) => {
    const path = pathOf(issue);
    const code = format.schemaCode?.(path, value) ?? "invalid-value";
    return told(format.name, codes4, code, path, { message: `${formatPath(path) || "The value"}: ${issue.message}` });
  });
}
function checkRules(format, value) {
  const found = [];
  for (const rule of format.rules ?? [])
    rule(value, (code, path, detail = {}) => found.push(told(format.name, format.codes, code, path, detail)), {});
  return found;
}
function told(name, codes4, code, path, { message, hint, severity }) {
  const info = codes4[code];
  if (info === void 0) throw new Error(`${name} has no code ${code}: write it into its table`);
  return {
    code: `${name}/${code}`,
    severity: severity ?? info.severity,
    message: message ?? info.meaning,
    range: NOWHERE,
    path,
    hint: hint ?? info.mend
  };
}
function pathOf(issue) {
  return (issue.path ?? []).map((step) => {
    const key = typeof step === "object" ? step.key : step;
    return typeof key === "number" ? key : String(key);
  });
}

// src/engine/codes.ts
var engineCodes = {
  unread: {
    severity: "error",
    meaning: "The rest of the text is none of the format. It is in no part of the model.",
    example: "",
    mend: "Write nothing but the format, or leave the rest out."
  },
  "stopped-early": {
    severity: "error",
    meaning: "Whoever wrote the text stopped before its end.",
    example: "",
    mend: "Write the whole text again, if need be a shorter one."
  },
  "ends-in-value": {
    severity: "info",
    meaning: "The text ends right behind a value, without a line end: the value may be cut off.",
    example: "",
    mend: "End the last line."
  },
  "invalid-value": {
    severity: "error",
    meaning: "A value is not what the schema of the format asks for.",
    example: "",
    mend: "Give the field a value of the right kind."
  }
};

// src/core/difference.ts
function firstDifference(left, right, path = []) {
  if (Object.is(left, right)) return void 0;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return path;
  const keys = /* @__PURE__ */ new Set([...Object.keys(left), ...Object.keys(right)]);
  for (const key of keys) {
    const step = Array.isArray(left) ? Number(key) : key;
    const difference = firstDifference(own(left, key), own(right, key), [...path, step]);
    if (difference !== void 0) return difference;
  }
  return void 0;
}
function isObject(value) {
  return typeof value === "object" && value !== null;
}
function own(object2, key) {
  return Object.hasOwn(object2, key) ? object2[key] : void 0;
}

// src/core/print-error.ts
var PrintError = class extends Error {
  name = "PrintError";
  path;
  constructor(path, reason) {
    super(escapeControls(path.length === 0 ? reason : `${formatPath(path)}: ${reason}`));
    this.path = path;
  }
};

// src/engine/proof.ts
function prove(format, value, read) {
  const meant = (model) => format.meaning === void 0 ? model : format.meaning(model);
  const difference = firstDifference(meant(value), meant(read.value));
  if (difference !== void 0) throw new PrintError(difference, `the format cannot hold this value`);
  const repairs = new Set(
    Object.values(format.grammar.mistakes).filter(({ severity }) => severity !== "info").map(({ code }) => `${format.name}/${code}`)
  );
  const repaired = read.diagnostics.find(({ code }) => repairs.has(code));
  if (repaired !== void 0)
    throw new PrintError(repaired.path ?? [], `what is printed reads back as ${repaired.code}`);
  if (!read.complete) throw new PrintError([], "what is printed reads back as cut off");
}

// src/engine/define.ts
function defineFormat(parts2) {
  const { name, schema: schema2 } = parts2;
  const codes4 = { ...engineCodes, ...grammarCodes(parts2.grammar), ...parts2.codes };
  const definition = { ...parts2, codes: codes4 };
  const none = {};
  const parse3 = (text3, options = none) => {
    requireText(text3, "text");
    const reader = new Reader(definition, options, null);
    reader.push(text3);
    return reader.end();
  };
  const createStream = (options = none) => streamOf((emit) => new Reader(definition, options, emit));
  return {
    name,
    schema: schema2,
    diagnostics: codes4,
    parse: parse3,
    createStream,
    transform: (options) => transformOf(createStream(options)),
    check: (value) => {
      const found = checkSchema(parts2, codes4, value);
      const isShaped = found.every(({ code }) => code !== `${name}/invalid-value`);
      return isShaped ? [...found, ...checkRules(definition, value)] : found;
    },
    print: (value, options) => {
      const text3 = parts2.print(value, options ?? {});
      prove(parts2, value, parse3(text3));
      return text3;
    },
    prompt: (options) => parts2.prompt?.(options ?? {}) ?? "",
    ...parts2.meaning !== void 0 && { meaning: (value) => parts2.meaning?.(value) }
  };
}
function grammarCodes({ mistakes }) {
  return Object.fromEntries(
    Object.values(mistakes).map(({ code, severity, meaning, example, mend }) => [
      code,
      { severity, meaning, example, mend }
    ])
  );
}

// src/engine/runtime.ts
function tableOf(...ranges) {
  const table = new Uint8Array(128);
  for (const [from, to] of ranges) table.fill(1, from, to + 1);
  return table;
}
function closesRun(open, close) {
  return typeof open === "string" && close.length >= open.length && close.charCodeAt(0) === open.charCodeAt(0);
}
function wordList(words, [anyCase, oneSlip]) {
  const exact = new Map(words.map((word) => [word, { word, flaws: [] }]));
  const folded = new Map(words.map((word) => [fold(word), word]));
  const longest = Math.max(...words.map(({ length }) => length));
  return {
    find(text3) {
      const found = exact.get(text3);
      if (found !== void 0 || text3.length > longest + 1) return found;
      const same = anyCase === null ? void 0 : folded.get(fold(text3));
      if (same !== void 0 && anyCase !== null) return { word: same, flaws: [anyCase] };
      if (oneSlip === null) return void 0;
      const near = words.find((word) => isOneEdit(text3, word));
      return near === void 0 ? void 0 : { word: near, flaws: [oneSlip] };
    }
  };
}
function fold(word) {
  return word.toUpperCase().replace(/[ -]/g, "_");
}
function isOneEdit(word, target) {
  if (Math.abs(word.length - target.length) > 1) return false;
  let same = 0;
  while (same < word.length && word.charCodeAt(same) === target.charCodeAt(same)) same++;
  const isTail = (skipWord, skipTarget) => word.slice(same + skipWord) === target.slice(same + skipTarget);
  if (word.length > target.length) return isTail(1, 0);
  if (word.length < target.length) return isTail(0, 1);
  return isTail(1, 1) || word[same] === target[same + 1] && word[same + 1] === target[same] && isTail(2, 2);
}
var ANY = /* @__PURE__ */ Symbol("any value");
function standsLater(reading2, number2, from, due, read) {
  const table = reading2.ahead[number2] ?? { last: /* @__PURE__ */ new Map(), any: -1, next: -1 };
  reading2.ahead[number2] = table;
  if (table.next < reading2.base) table.next = nextLine(reading2, reading2.base);
  if (isBehind(table, from, due)) return true;
  while (table.next >= 0 && table.next <= reading2.base + reading2.text.length) {
    const start = table.next;
    const { value, isFinal } = read(start - reading2.base);
    if (!isFinal) break;
    if (value !== void 0) {
      table.last.set(value, start);
      table.any = start;
    }
    const next = nextLine(reading2, start);
    if (next < 0) break;
    table.next = next;
    if (isBehind(table, from, due)) return true;
  }
  return isBehind(table, from, due);
}
function isBehind({ last, any }, from, due) {
  return (due === ANY ? any : last.get(due) ?? -1) > from;
}
function nextLine({ text: text3, base: base3 }, offset) {
  const at = offset - base3;
  const feed = text3.indexOf("\n", at);
  const line = feed < 0 ? text3 : text3.slice(at, feed);
  const back = line.indexOf("\r", feed < 0 ? at : 0);
  if (back >= 0) {
    const end3 = feed < 0 ? back : at + back;
    return base3 + end3 + (text3.charCodeAt(end3 + 1) === 10 ? 2 : 1);
  }
  return feed < 0 ? -1 : base3 + feed + 1;
}

// generated/duckflow.ts
var reading = { text: "", base: 0, over: true, registers: [], ahead: [], options: {} };
var text = "";
var end = 0;
var base = 0;
var over = true;
var registers = [];
var pos = 0;
var touched = false;
var within = 0;
var depth = 0;
var leafValue;
var trail = [];
function reachesEnd(p, literal) {
  if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}
function isCaseless(p, lower) {
  for (let at = 0; at < lower.length; at++) {
    const unit = text.charCodeAt(p + at);
    const due = lower.charCodeAt(at);
    if (unit === due || unit >= 65 && unit <= 90 && unit + 32 === due) continue;
    if (unit > 127 && text.charAt(p + at).toLowerCase() === lower.charAt(at)) continue;
    touched ||= p + at >= end;
    return false;
  }
  return true;
}
var TABLE_0 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
var TABLE_1 = tableOf([46, 46], [48, 57], [61, 61], [65, 90], [95, 95], [97, 122]);
var TABLE_2 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
var TABLE_3 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
var TABLE_4 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [95, 95]);
var TABLE_5 = tableOf([91, 91]);
var TABLE_6 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
var TABLE_7 = tableOf([78, 78], [80, 80], [82, 82], [110, 110], [112, 112], [114, 114]);
var TABLE_8 = tableOf([67, 67], [70, 70], [77, 77], [83, 83], [99, 99], [102, 102], [109, 109], [115, 115]);
var TABLE_9 = tableOf([58, 58], [61, 61], [93, 93]);
var TABLE_10 = tableOf([67, 67], [80, 80], [84, 84], [99, 99], [112, 112], [116, 116]);
var TABLE_11 = tableOf([93, 93]);
var TABLE_12 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [67, 67], [70, 70], [77, 77], [83, 83], [95, 95], [99, 99], [102, 102], [109, 109], [115, 115]);
var TABLE_13 = tableOf([9, 9], [32, 32], [58, 58], [61, 61]);
var TABLE_14 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 127]);
var TABLE_15 = tableOf([67, 67], [70, 70], [77, 77], [83, 83]);
var TABLE_16 = tableOf();
var TABLE_17 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
var TABLE_18 = tableOf([9, 9], [32, 32], [93, 93]);
var TABLE_19 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 90], [92, 92], [94, 127]);
var TABLE_20 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 92], [94, 127]);
var TABLE_21 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
var TABLE_22 = tableOf([35, 35], [42, 43], [45, 45], [62, 62], [91, 91], [95, 95]);
var TABLE_23 = tableOf([9, 9], [32, 32], [35, 35], [42, 45], [59, 59], [62, 62], [91, 91], [95, 95], [124, 124]);
var TABLE_24 = tableOf([37, 37], [43, 57], [65, 90], [95, 95], [97, 122], [126, 126]);
var TABLE_25 = tableOf([45, 45], [47, 47], [126, 126]);
var TABLE_26 = tableOf([9, 9], [32, 32], [48, 58], [61, 61]);
var TABLE_27 = tableOf([9, 9], [32, 32], [44, 44], [59, 59], [124, 124]);
var WORDS_0 = wordList(["REASONING", "PLANNING", "NOTES", "CONFIDENCE", "MOOD", "FOCUS", "STAMINA"], ["BadMarkerName", "BadMarkerSlip"]);
var WORDS_1 = wordList(["ACTION"], [null, "BadMarkerSlip"]);
var WORDS_2 = wordList(["TYPE", "CONTENT_START", "CONTENT_END"], [null, "BadMarkerSlip"]);
var WORDS_3 = wordList(["TYPE"], ["BadMarkerName", "BadMarkerSlip"]);
var WORDS_4 = wordList(["CONTENT_START"], ["BadMarkerName", "BadMarkerSlip"]);
var WORDS_5 = wordList(["CONTENT_END"], ["BadMarkerName", "BadMarkerSlip"]);
var WORDS_6 = wordList(["CONFIDENCE", "MOOD", "FOCUS", "STAMINA"], ["BadMarkerName", "BadMarkerSlip"]);
var WORDS_7 = wordList(["REASONING"], ["BadMarkerName", "BadMarkerSlip"]);
var WORDS_8 = wordList(["PLANNING", "NOTES"], ["BadMarkerName", "BadMarkerSlip"]);
function leaf0(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  l1: {
    if (text.charCodeAt(p) === 65279) {
      const s3 = p;
      const t4 = trail.length;
      l2: {
        const r5 = readBadBom(p);
        if (r5 === void 0) {
          break l2;
        }
        value = r5;
        p = pos;
        break l1;
      }
      p = s3;
      if (trail.length > t4) trail.length = t4;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}
function readBadBom(p) {
  const start = p;
  if (text.charCodeAt(p) !== 65279) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  pos = p;
  const node = { type: "BadBom", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function leaf2(p) {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false)) {
    touched ||= p >= end;
    return -1;
  }
  const r7 = readLead(p);
  if (r7 === void 0) {
    return -1;
  }
  value = r7;
  p = pos;
  leafValue = value;
  return p;
}
function readLead(p) {
  let c = 0;
  let value;
  l8: {
    const s9 = p;
    const t10 = trail.length;
    if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
      l11: {
        const r12 = readBlank(p);
        if (r12 === void 0) {
          break l11;
        }
        value = r12;
        p = pos;
        break l8;
      }
      p = s9;
      if (trail.length > t10) trail.length = t10;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
      touched ||= p >= end;
      return void 0;
    }
    const r61 = readBadNoise(p);
    if (r61 === void 0) {
      return void 0;
    }
    value = r61;
    p = pos;
  }
  pos = p;
  return value;
}
function readBlank(p) {
  let c = 0;
  const start = p;
  let m17 = false;
  l13: for (; ; ) {
    const s15 = p;
    const t16 = trail.length;
    if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
      l14: {
        const r18 = readBlankLine(p);
        if (r18 === void 0) {
          break l14;
        }
        p = pos;
        m17 = true;
        continue l13;
      }
      p = s15;
      if (trail.length > t16) trail.length = t16;
    } else touched ||= p >= end;
    break;
  }
  if (!m17) {
    return void 0;
  }
  pos = p;
  return { type: "Blank", start: base + start, end: base + p };
}
function readBlankLine(p) {
  let c = 0;
  let value;
  l19: {
    const s20 = p;
    const t21 = trail.length;
    if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
      l22: {
        let e23;
        const list28 = [];
        l24: for (; ; ) {
          const s26 = p;
          if ((c = text.charCodeAt(p)) === 9 || c === 32) {
            l25: {
              let v27;
              const r30 = read_blank(p);
              if (r30 === void 0) {
                break l25;
              }
              v27 = r30;
              p = pos;
              list28.push(v27);
              continue l24;
            }
            p = s26;
          } else touched ||= p >= end;
          break;
        }
        e23 = list28;
        let e32;
        if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
          touched ||= p >= end;
          break l22;
        }
        const r33 = readEol(p);
        if (r33 === void 0) {
          break l22;
        }
        e32 = r33;
        p = pos;
        value = [e23, e32];
        break l19;
      }
      p = s20;
      if (trail.length > t21) trail.length = t21;
    } else touched ||= p >= end;
    let e44;
    const list49 = [];
    l45: for (; ; ) {
      const s47 = p;
      if ((c = text.charCodeAt(p)) === 9 || c === 32) {
        l46: {
          let v48;
          const r51 = read_blank(p);
          if (r51 === void 0) {
            break l46;
          }
          v48 = r51;
          p = pos;
          list49.push(v48);
          continue l45;
        }
        p = s47;
      } else touched ||= p >= end;
      break;
    }
    if (list49.length === 0) {
      return void 0;
    }
    e44 = list49;
    let e53;
    const r54 = readEof(p);
    if (r54 === void 0) {
      return void 0;
    }
    e53 = r54;
    p = pos;
    value = [e44, e53];
  }
  pos = p;
  return value;
}
function read_blank(p) {
  let c = 0;
  let value;
  if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
    touched ||= p >= end;
    return void 0;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}
function readEol(p) {
  let value;
  l34: {
    const s35 = p;
    const t36 = trail.length;
    if (text.charCodeAt(p) === 10) {
      l37: {
        value = "\n";
        p++;
        break l34;
      }
      p = s35;
      if (trail.length > t36) trail.length = t36;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return void 0;
    }
    const r38 = readBadLineEnd(p);
    if (r38 === void 0) {
      return void 0;
    }
    value = r38;
    p = pos;
  }
  pos = p;
  return value;
}
function readBadLineEnd(p) {
  const start = p;
  l39: {
    const s40 = p;
    if (text.charCodeAt(p) === 13) {
      l41: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l41;
        }
        p += 2;
        break l39;
      }
      p = s40;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return void 0;
    }
    p++;
  }
  pos = p;
  const node = { type: "BadLineEnd", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readEof(p) {
  let value;
  if (p < end) {
    {
      const s55 = p;
      l56: {
        p++;
        return void 0;
      }
      p = s55;
    }
  } else touched ||= p >= end;
  value = null;
  pos = p;
  return value;
}
function readBadNoise(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
    touched ||= p >= end;
    return void 0;
  }
  p = skipLineNoise(p);
  if (p < 0) {
    return void 0;
  }
  pos = p;
  const node = { type: "BadNoise", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function skipLineNoise(p) {
  let c = 0;
  if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNoise(p);
  if (p < 0) {
    return -1;
  }
  l71: for (; ; ) {
    const s73 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
      l72: {
        l75: {
          const s76 = p;
          if ((c = text.charCodeAt(p)) === 27 || c === 60) {
            l77: {
              p = skipNoise(p);
              if (p < 0) {
                break l77;
              }
              break l75;
            }
            p = s76;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
            touched ||= p >= end;
            break l72;
          }
          p++;
        }
        continue l71;
      }
      p = s73;
    } else touched ||= p >= end;
    break;
  }
  return p;
}
function skipNoise(p) {
  let c = 0;
  l62: {
    const s63 = p;
    if (text.charCodeAt(p) === 60) {
      l64: {
        p = skipTemplateToken(p);
        if (p < 0) {
          break l64;
        }
        break l62;
      }
      p = s63;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 27 || !text.startsWith("\x1B[", p)) {
      reachesEnd(p, "\x1B[");
      return -1;
    }
    p += 2;
    while ((c = text.charCodeAt(p)) >= 48 && c <= 59 || c === 63) p++;
    touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function skipTemplateToken(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) {
    reachesEnd(p, "<|");
    return -1;
  }
  p += 2;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) {
    reachesEnd(p, "|>");
    return -1;
  }
  p += 2;
  l65: {
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      const s67 = p;
      l66: {
        p++;
        while ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false) p++;
        touched ||= p >= end;
        l70: {
          if (text.charCodeAt(p) === 60) {
            const s68 = p;
            l69: {
              if (!text.startsWith("<|", p)) {
                reachesEnd(p, "<|");
                break l69;
              }
              p += 2;
              p = s68;
              break l70;
            }
            p = s68;
          } else touched ||= p >= end;
          break l66;
        }
        break l65;
      }
      p = s67;
    } else touched ||= p >= end;
  }
  return p;
}
function leaf14(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  const r80 = readBadWrapper(p);
  if (r80 === void 0) {
    return -1;
  }
  value = r80;
  p = pos;
  leafValue = value;
  return p;
}
function readBadWrapper(p) {
  const start = p;
  let l_run;
  l83: {
    const s81 = p;
    l82: {
      p = skipMarkerFence(p);
      if (p < 0) {
        break l82;
      }
      p = s81;
      break l83;
    }
    p = s81;
    return void 0;
  }
  const r361 = readFenceOpen(p);
  if (r361 === void 0) {
    return void 0;
  }
  l_run = r361;
  p = pos;
  pos = p;
  const node = { type: "BadWrapper", start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}
function skipMarkerFence(p) {
  let c = 0;
  p = skipFenceOpen(p);
  if (p < 0) {
    return -1;
  }
  l112: for (; ; ) {
    const s114 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false) {
      l113: {
        l116: {
          const s117 = p;
          if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
            l118: {
              p = skipBlankLine(p);
              if (p < 0) {
                break l118;
              }
              break l116;
            }
            p = s117;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
            touched ||= p >= end;
            break l113;
          }
          p = skipNoise(p);
          if (p < 0) {
            break l113;
          }
        }
        continue l112;
      }
      p = s114;
    } else touched ||= p >= end;
    break;
  }
  p = skipStopMarker(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipFenceOpen(p) {
  p = skipFenceHead(p);
  if (p < 0) {
    return -1;
  }
  p = skipLineEnd(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipFenceHead(p) {
  let c = 0;
  l84: {
    const s85 = p;
    l86: {
      let n90 = 0;
      l87: for (; ; ) {
        if (n90 >= 3) break;
        const s89 = p;
        l88: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l88;
          }
          p++;
          n90++;
          continue l87;
        }
        p = s89;
        break;
      }
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l86;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      while (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)) p++;
      touched ||= p >= end;
      l94: {
        const s92 = p;
        l93: {
          p = skipLineEnd(p);
          if (p < 0) {
            break l93;
          }
          p = s92;
          break l94;
        }
        p = s92;
        break l86;
      }
      break l84;
    }
    p = s85;
    let n110 = 0;
    l107: for (; ; ) {
      if (n110 >= 3) break;
      const s109 = p;
      l108: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l108;
        }
        p++;
        n110++;
        continue l107;
      }
      p = s109;
      break;
    }
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return -1;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
    touched ||= p >= end;
  }
  return p;
}
function skipLineEnd(p) {
  let c = 0;
  l95: {
    const s96 = p;
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      l97: {
        p = skipEol(p);
        if (p < 0) {
          break l97;
        }
        break l95;
      }
      p = s96;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s104 = p;
        l105: {
          p++;
          return -1;
        }
        p = s104;
      }
    } else touched ||= p >= end;
  }
  return p;
}
function skipEol(p) {
  l98: {
    const s99 = p;
    if (text.charCodeAt(p) === 10) {
      l100: {
        p++;
        break l98;
      }
      p = s99;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 13)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadLineEnd(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipBadLineEnd(p) {
  l101: {
    const s102 = p;
    if (text.charCodeAt(p) === 13) {
      l103: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l103;
        }
        p += 2;
        break l101;
      }
      p = s102;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function skipBlankLine(p) {
  let c = 0;
  l119: {
    const s120 = p;
    if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
      l121: {
        while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
        touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
          touched ||= p >= end;
          break l121;
        }
        p = skipEol(p);
        if (p < 0) {
          break l121;
        }
        break l119;
      }
      p = s120;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
    touched ||= p >= end;
    if (p < end) {
      {
        const s122 = p;
        l123: {
          p++;
          return -1;
        }
        p = s122;
      }
    } else touched ||= p >= end;
  }
  return p;
}
function skipStopMarker(p) {
  let c = 0;
  l125: {
    const s126 = p;
    if (text.charCodeAt(p) === 91) {
      l127: {
        p++;
        l128: {
          const s129 = p;
          if ((c = text.charCodeAt(p)) >= 65 && c <= 90) {
            l130: {
              p++;
              while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
              touched ||= p >= end;
              l131: {
                const s132 = p;
                if (text.charCodeAt(p) === 93) {
                  l133: {
                    p++;
                    break l131;
                  }
                  p = s132;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s134 = p;
                    l135: {
                      p++;
                      break l130;
                    }
                    p = s134;
                  }
                } else touched ||= p >= end;
              }
              break l128;
            }
            p = s129;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s137 = p;
              l138: {
                p++;
                break l127;
              }
              p = s137;
            }
          } else touched ||= p >= end;
        }
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    l140: {
      p = skipCutMarker(p);
      if (p < 0) {
        break l140;
      }
      break l125;
    }
    p = s126;
    if (text.charCodeAt(p) === 91) {
      l214: {
        p = skipBrokenMarker(p);
        if (p < 0) {
          break l214;
        }
        break l125;
      }
      p = s126;
    } else touched ||= p >= end;
    l218: {
      p = skipStandardMarker(p);
      if (p < 0) {
        break l218;
      }
      break l125;
    }
    p = s126;
    l282: {
      p = skipOwnVitalLine(p);
      if (p < 0) {
        break l282;
      }
      break l125;
    }
    p = s126;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBareVital(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipCutMarker(p) {
  let c = 0;
  l143: {
    const s141 = p;
    l142: {
      let n147 = 0;
      l144: for (; ; ) {
        if (n147 >= 3) break;
        const s146 = p;
        l145: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l145;
          }
          p++;
          n147++;
          continue l144;
        }
        p = s146;
        break;
      }
      l148: {
        if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
          const s150 = p;
          l149: {
            p = skipDecoration(p);
            if (p < 0) {
              break l149;
            }
            break l148;
          }
          p = s150;
        } else touched ||= p >= end;
      }
      if (!((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
        touched ||= p >= end;
        break l142;
      }
      p++;
      while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s161 = p;
          l162: {
            p++;
            break l142;
          }
          p = s161;
        }
      } else touched ||= p >= end;
      p = s141;
      break l143;
    }
    p = s141;
    return -1;
  }
  p = skipCutName(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipDecoration(p) {
  let c = 0;
  let m154 = false;
  l151: for (; ; ) {
    const s153 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      l152: {
        l155: {
          const s156 = p;
          if (text.charCodeAt(p) === 35) {
            l157: {
              if (!(text.charCodeAt(p) === 35)) {
                touched ||= p >= end;
                break l157;
              }
              p++;
              while (text.charCodeAt(p) === 35) p++;
              touched ||= p >= end;
              while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
              touched ||= p >= end;
              break l155;
            }
            p = s156;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l158: {
              p++;
              while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
              touched ||= p >= end;
              break l155;
            }
            p = s156;
          } else touched ||= p >= end;
          if ((c = text.charCodeAt(p)) >= 42 && c <= 43 || c === 45) {
            l159: {
              p++;
              if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
                touched ||= p >= end;
                break l159;
              }
              p++;
              while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
              touched ||= p >= end;
              break l155;
            }
            p = s156;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l160: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l160;
              }
              p += 2;
              break l155;
            }
            p = s156;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l152;
          }
          p += 2;
        }
        m154 = true;
        continue l151;
      }
      p = s153;
    } else touched ||= p >= end;
    break;
  }
  if (!m154) {
    return -1;
  }
  return p;
}
function skipCutName(p) {
  const noted = trail.length;
  const value = readCutName(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readCutName(p) {
  if (!cutPlainMarker(p)) return void 0;
  const value = readCutNameInside(p);
  return value;
}
function readCutNameInside(p) {
  let c = 0;
  let value;
  const list212 = [];
  l208: for (; ; ) {
    const s210 = p;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l209: {
        let v211;
        v211 = text.charAt(p);
        p++;
        list212.push(v211);
        continue l208;
      }
      p = s210;
    } else touched ||= p >= end;
    break;
  }
  if (list212.length === 0) {
    return void 0;
  }
  value = list212;
  pos = p;
  return value;
}
function cutPlainMarker(p) {
  const looked = touched;
  touched = false;
  const isCut = skipPlainMarker(p) < 0 && touched;
  touched = looked || isCut;
  return isCut;
}
function skipPlainMarker(p) {
  let c = 0;
  let n167 = 0;
  l164: for (; ; ) {
    if (n167 >= 3) break;
    const s166 = p;
    l165: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l165;
      }
      p++;
      n167++;
      continue l164;
    }
    p = s166;
    break;
  }
  l168: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s170 = p;
      l169: {
        p = skipDecoration(p);
        if (p < 0) {
          break l169;
        }
        break l168;
      }
      p = s170;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l171: {
    const s172 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false) {
      l173: {
        p = skipSectionLetters(p);
        if (p < 0) {
          break l173;
        }
        break l171;
      }
      p = s172;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false) {
      l178: {
        p = skipVitalLetters(p);
        if (p < 0) {
          break l178;
        }
        break l171;
      }
      p = s172;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 65 || c === 97)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipActionLetters(p);
    if (p < 0) {
      return -1;
    }
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}
function skipSectionLetters(p) {
  let c = 0;
  l174: {
    const s175 = p;
    if ((c = text.charCodeAt(p)) === 82 || c === 114) {
      l176: {
        if (!isCaseless(p, "reasoning")) {
          break l176;
        }
        p += 9;
        break l174;
      }
      p = s175;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 80 || c === 112) {
      l177: {
        if (!isCaseless(p, "planning")) {
          break l177;
        }
        p += 8;
        break l174;
      }
      p = s175;
    } else touched ||= p >= end;
    if (!isCaseless(p, "notes")) {
      return -1;
    }
    p += 5;
  }
  return p;
}
function skipVitalLetters(p) {
  let c = 0;
  l179: {
    const s180 = p;
    if ((c = text.charCodeAt(p)) === 67 || c === 99) {
      l181: {
        if (!isCaseless(p, "confidence")) {
          break l181;
        }
        p += 10;
        break l179;
      }
      p = s180;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 77 || c === 109) {
      l182: {
        if (!isCaseless(p, "mood")) {
          break l182;
        }
        p += 4;
        break l179;
      }
      p = s180;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 70 || c === 102) {
      l183: {
        if (!isCaseless(p, "focus")) {
          break l183;
        }
        p += 5;
        break l179;
      }
      p = s180;
    } else touched ||= p >= end;
    if (!isCaseless(p, "stamina")) {
      return -1;
    }
    p += 7;
  }
  return p;
}
function skipActionLetters(p) {
  let c = 0;
  if (!isCaseless(p, "action")) {
    return -1;
  }
  p += 6;
  l184: {
    if ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95) {
      const s186 = p;
      l185: {
        p++;
        break l184;
      }
      p = s186;
    } else touched ||= p >= end;
  }
  l187: {
    if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
      const s189 = p;
      l188: {
        p = skipIndex(p);
        if (p < 0) {
          break l188;
        }
        if (!((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
          touched ||= p >= end;
          break l188;
        }
        p++;
        break l187;
      }
      p = s189;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
  touched ||= p >= end;
  return p;
}
function skipIndex(p) {
  let c = 0;
  l192: {
    if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
      const s190 = p;
      l191: {
        let n196 = 0;
        l193: for (; ; ) {
          if (n196 >= 9) break;
          const s195 = p;
          l194: {
            if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
              touched ||= p >= end;
              break l194;
            }
            p++;
            n196++;
            continue l193;
          }
          p = s195;
          break;
        }
        if (n196 < 1) {
          break l191;
        }
        if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
          {
            const s197 = p;
            l198: {
              p++;
              break l191;
            }
            p = s197;
          }
        } else touched ||= p >= end;
        p = s190;
        break l192;
      }
      p = s190;
    } else touched ||= p >= end;
    return -1;
  }
  l200: for (; ; ) {
    const s202 = p;
    if (text.charCodeAt(p) === 48) {
      l201: {
        p++;
        l206: {
          if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
            const s204 = p;
            l205: {
              p++;
              p = s204;
              break l206;
            }
            p = s204;
          } else touched ||= p >= end;
          break l201;
        }
        continue l200;
      }
      p = s202;
    } else touched ||= p >= end;
    break;
  }
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
  touched ||= p >= end;
  return p;
}
function skipBrokenMarker(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
  touched ||= p >= end;
  if ((c = text.charCodeAt(p)) >= 97 && c <= 122) {
    {
      const s215 = p;
      l216: {
        p++;
        return -1;
      }
      p = s215;
    }
  } else touched ||= p >= end;
  while (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93)) p++;
  touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipStandardMarker(p) {
  let c = 0;
  let n222 = 0;
  l219: for (; ; ) {
    if (n222 >= 3) break;
    const s221 = p;
    l220: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l220;
      }
      p++;
      n222++;
      continue l219;
    }
    p = s221;
    break;
  }
  l223: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s225 = p;
      l224: {
        p = skipDecoration(p);
        if (p < 0) {
          break l224;
        }
        break l223;
      }
      p = s225;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipMeantName(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (text.charCodeAt(p) === 40) {
    {
      const s279 = p;
      l280: {
        p++;
        return -1;
      }
      p = s279;
    }
  } else touched ||= p >= end;
  return p;
}
function skipMeantName(p) {
  let c = 0;
  l226: {
    const s227 = p;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      l228: {
        p = skipKnownWord(p);
        if (p < 0) {
          break l228;
        }
        break l226;
      }
      p = s227;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      l229: {
        p = skip_actionName(p);
        if (p < 0) {
          break l229;
        }
        break l226;
      }
      p = s227;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 65 || c === 97)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadIndexName(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipKnownWord(p) {
  const noted = trail.length;
  const value = readKnownWord(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readKnownWord(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
  touched ||= p >= end;
  const word = WORDS_0.find(text.slice(start, p));
  if (word === void 0) return void 0;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}
function skip_actionName(p) {
  let c = 0;
  l230: {
    const s231 = p;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      l232: {
        p = skipActionName(p);
        if (p < 0) {
          break l232;
        }
        break l230;
      }
      p = s231;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 65 || c === 97)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipBadActionName(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipActionName(p) {
  let c = 0;
  l233: {
    const s234 = p;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      l235: {
        p = skipActionWord(p);
        if (p < 0) {
          break l235;
        }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l235;
        }
        p++;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l235;
        }
        p = skipIndex(p);
        if (p < 0) {
          break l235;
        }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l235;
        }
        p++;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95)) {
          touched ||= p >= end;
          break l235;
        }
        p = skipPartName(p);
        if (p < 0) {
          break l235;
        }
        l245: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
            const s243 = p;
            l244: {
              p++;
              p = s243;
              break l245;
            }
            p = s243;
          } else touched ||= p >= end;
          break l235;
        }
        break l233;
      }
      p = s234;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("ACTION_", p)) {
      reachesEnd(p, "ACTION_");
      return -1;
    }
    p += 7;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
    touched ||= p >= end;
    l249: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
        const s247 = p;
        l248: {
          p++;
          p = s247;
          break l249;
        }
        p = s247;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}
function skipActionWord(p) {
  const noted = trail.length;
  const value = readActionWord(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readActionWord(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) p++;
  touched ||= p >= end;
  const word = WORDS_1.find(text.slice(start, p));
  if (word === void 0) return void 0;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}
function skipPartName(p) {
  let c = 0;
  l236: {
    const s237 = p;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95) {
      l238: {
        p = skipPartWord(p);
        if (p < 0) {
          break l238;
        }
        l241: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
            const s239 = p;
            l240: {
              p++;
              p = s239;
              break l241;
            }
            p = s239;
          } else touched ||= p >= end;
          break l238;
        }
        break l236;
      }
      p = s237;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
    touched ||= p >= end;
  }
  return p;
}
function skipPartWord(p) {
  const noted = trail.length;
  const value = readPartWord(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readPartWord(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95) p++;
  touched ||= p >= end;
  const word = WORDS_2.find(text.slice(start, p));
  if (word === void 0) return void 0;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}
function skipBadActionName(p) {
  let c = 0;
  l250: {
    const s251 = p;
    if ((c = text.charCodeAt(p)) === 65 || c === 97) {
      l252: {
        if (!isCaseless(p, "action")) {
          break l252;
        }
        p += 6;
        l253: {
          if ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95) {
            const s255 = p;
            l254: {
              p++;
              break l253;
            }
            p = s255;
          } else touched ||= p >= end;
        }
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l252;
        }
        p = skipIndex(p);
        if (p < 0) {
          break l252;
        }
        if (!((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
          touched ||= p >= end;
          break l252;
        }
        p++;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95)) {
          touched ||= p >= end;
          break l252;
        }
        p++;
        while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
        touched ||= p >= end;
        break l250;
      }
      p = s251;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) {
      return -1;
    }
    p += 6;
    l257: {
      if ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95) {
        const s259 = p;
        l258: {
          p++;
          break l257;
        }
        p = s259;
      } else touched ||= p >= end;
    }
    l262: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false) {
        const s260 = p;
        l261: {
          l263: {
            const s264 = p;
            if ((c = text.charCodeAt(p)) === 84 || c === 116) {
              l265: {
                if (!isCaseless(p, "type")) {
                  break l265;
                }
                p += 4;
                break l263;
              }
              p = s264;
            } else touched ||= p >= end;
            if ((c = text.charCodeAt(p)) === 80 || c === 112) {
              l266: {
                if (!isCaseless(p, "path")) {
                  break l266;
                }
                p += 4;
                break l263;
              }
              p = s264;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) {
              break l261;
            }
            p += 7;
            if (!((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
              touched ||= p >= end;
              break l261;
            }
            p++;
            l267: {
              const s268 = p;
              if ((c = text.charCodeAt(p)) === 83 || c === 115) {
                l269: {
                  if (!isCaseless(p, "start")) {
                    break l269;
                  }
                  p += 5;
                  break l267;
                }
                p = s268;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) {
                break l261;
              }
              p += 3;
            }
          }
          if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            touched ||= p >= end;
            break l261;
          }
          p++;
          p = s260;
          break l262;
        }
        p = s260;
      } else touched ||= p >= end;
      return -1;
    }
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
    touched ||= p >= end;
  }
  return p;
}
function skipBadIndexName(p) {
  let c = 0;
  if (!isCaseless(p, "action")) {
    return -1;
  }
  p += 6;
  if (!((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l271: {
    const s272 = p;
    if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
      l273: {
        let n277 = 0;
        l274: for (; ; ) {
          const s276 = p;
          l275: {
            if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
              touched ||= p >= end;
              break l275;
            }
            p++;
            n277++;
            continue l274;
          }
          p = s276;
          break;
        }
        if (n277 < 10) {
          break l273;
        }
        if (!((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
          touched ||= p >= end;
          break l273;
        }
        p++;
        break l271;
      }
      p = s272;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l278: {
        p++;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l278;
        }
        p++;
        break l271;
      }
      p = s272;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
    touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
  touched ||= p >= end;
  return p;
}
function skipOwnVitalLine(p) {
  let c = 0;
  let n286 = 0;
  l283: for (; ; ) {
    if (n286 >= 3) break;
    const s285 = p;
    l284: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l284;
      }
      p++;
      n286++;
      continue l283;
    }
    p = s285;
    break;
  }
  l287: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s289 = p;
      l288: {
        p = skipDecoration(p);
        if (p < 0) {
          break l288;
        }
        break l287;
      }
      p = s289;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnWord(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnVitalClose(p);
  if (p < 0) {
    return -1;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnShare(p);
  if (p < 0) {
    return -1;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  l337: {
    if (text.charCodeAt(p) === 93) {
      const s339 = p;
      l338: {
        p++;
        break l337;
      }
      p = s339;
    } else touched ||= p >= end;
  }
  l340: {
    if (text.charCodeAt(p) === 42) {
      const s342 = p;
      l341: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l341;
        }
        p += 2;
        break l340;
      }
      p = s342;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  p = skipLineEnd(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipOwnWord(p) {
  let c = 0;
  l290: {
    const s291 = p;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      l292: {
        if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
          {
            const s293 = p;
            l294: {
              p = skipMeantName(p);
              if (p < 0) {
                break l294;
              }
              if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
                touched ||= p >= end;
                break l294;
              }
              p++;
              break l292;
            }
            p = s293;
          }
        } else touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90)) {
          touched ||= p >= end;
          break l292;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
        touched ||= p >= end;
        l299: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
            const s297 = p;
            l298: {
              p++;
              p = s297;
              break l299;
            }
            p = s297;
          } else touched ||= p >= end;
          break l292;
        }
        break l290;
      }
      p = s291;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      {
        const s300 = p;
        l301: {
          p = skipMeantName(p);
          if (p < 0) {
            break l301;
          }
          if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            touched ||= p >= end;
            break l301;
          }
          p++;
          return -1;
        }
        p = s300;
      }
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false) p++;
    touched ||= p >= end;
    l305: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
        const s303 = p;
        l304: {
          p++;
          p = s303;
          break l305;
        }
        p = s303;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}
function skipOwnVitalClose(p) {
  let c = 0;
  l306: {
    const s307 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
      l308: {
        p++;
        l309: {
          if ((c = text.charCodeAt(p)) === 42 || c === 95) {
            const s311 = p;
            l310: {
              l312: {
                const s313 = p;
                if (text.charCodeAt(p) === 42) {
                  l314: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l314;
                    }
                    p += 2;
                    break l312;
                  }
                  p = s313;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                  reachesEnd(p, "__");
                  break l310;
                }
                p += 2;
              }
              break l309;
            }
            p = s311;
          } else touched ||= p >= end;
        }
        l315: {
          if ((c = text.charCodeAt(p)) === 58 || c === 61) {
            const s317 = p;
            l316: {
              p++;
              break l315;
            }
            p = s317;
          } else touched ||= p >= end;
        }
        break l306;
      }
      p = s307;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function skipBlanks(p) {
  let c = 0;
  while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
  touched ||= p >= end;
  return p;
}
function skipOwnShare(p) {
  let c = 0;
  l318: {
    const s319 = p;
    if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
      l320: {
        l321: {
          const s322 = p;
          if (text.charCodeAt(p) === 49) {
            l323: {
              if (!text.startsWith("100", p)) {
                reachesEnd(p, "100");
                break l323;
              }
              p += 3;
              break l321;
            }
            p = s322;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
            touched ||= p >= end;
            break l320;
          }
          p++;
          l324: {
            if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
              const s326 = p;
              l325: {
                p++;
                break l324;
              }
              p = s326;
            } else touched ||= p >= end;
          }
        }
        l327: {
          if (text.charCodeAt(p) === 46) {
            const s329 = p;
            l328: {
              p++;
              if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
                touched ||= p >= end;
                break l328;
              }
              p++;
              while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
              touched ||= p >= end;
              break l327;
            }
            p = s329;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) {
          break l320;
        }
        if (text.charCodeAt(p) !== 37) {
          touched ||= p >= end;
          break l320;
        }
        p++;
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l330: {
        p++;
        l331: {
          if (text.charCodeAt(p) === 46) {
            const s333 = p;
            l332: {
              p++;
              if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
                touched ||= p >= end;
                break l332;
              }
              p++;
              while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
              touched ||= p >= end;
              break l331;
            }
            p = s333;
          } else touched ||= p >= end;
        }
        break l318;
      }
      p = s319;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 49) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l334: {
      if (text.charCodeAt(p) === 46) {
        const s336 = p;
        l335: {
          p++;
          if (!(text.charCodeAt(p) === 48)) {
            touched ||= p >= end;
            break l335;
          }
          p++;
          while (text.charCodeAt(p) === 48) p++;
          touched ||= p >= end;
          break l334;
        }
        p = s336;
      } else touched ||= p >= end;
    }
  }
  return p;
}
function skipBareVital(p) {
  let c = 0;
  l343: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s345 = p;
      l344: {
        p = skipDecoration(p);
        if (p < 0) {
          break l344;
        }
        break l343;
      }
      p = s345;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipVitalLetters(p);
  if (p < 0) {
    return -1;
  }
  if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
    {
      const s346 = p;
      l347: {
        p++;
        return -1;
      }
      p = s346;
    }
  } else touched ||= p >= end;
  l349: {
    if (text.charCodeAt(p) === 42) {
      const s351 = p;
      l350: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l350;
        }
        p += 2;
        break l349;
      }
      p = s351;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l352: {
    if (text.charCodeAt(p) === 42) {
      const s354 = p;
      l353: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l353;
        }
        p += 2;
        break l352;
      }
      p = s354;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57 || c === 46)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 48 && c <= 57 || c === 46) p++;
  touched ||= p >= end;
  l355: {
    if (text.charCodeAt(p) === 37) {
      const s357 = p;
      l356: {
        p++;
        break l355;
      }
      p = s357;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  l358: {
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      const s360 = p;
      l359: {
        p = skipLineNoise(p);
        if (p < 0) {
          break l359;
        }
        break l358;
      }
      p = s360;
    } else touched ||= p >= end;
  }
  p = skipLineEnd(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function readFenceOpen(p) {
  let value;
  const r362 = readFenceHead(p);
  if (r362 === void 0) {
    return void 0;
  }
  value = r362;
  p = pos;
  const r380 = readLineEnd(p);
  if (r380 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  return value;
}
function readFenceHead(p) {
  let c = 0;
  let value;
  l363: {
    const s364 = p;
    l365: {
      let n369 = 0;
      l366: for (; ; ) {
        if (n369 >= 3) break;
        const s368 = p;
        l367: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l367;
          }
          p++;
          n369++;
          continue l366;
        }
        p = s368;
        break;
      }
      const s370 = p;
      if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
        reachesEnd(p, "```");
        break l365;
      }
      p += 3;
      while (text.charCodeAt(p) === 96) p++;
      touched ||= p >= end;
      value = text.slice(s370, p);
      while (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)) p++;
      touched ||= p >= end;
      l373: {
        const s371 = p;
        l372: {
          p = skipLineEnd(p);
          if (p < 0) {
            break l372;
          }
          p = s371;
          break l373;
        }
        p = s371;
        break l365;
      }
      break l363;
    }
    p = s364;
    let n377 = 0;
    l374: for (; ; ) {
      if (n377 >= 3) break;
      const s376 = p;
      l375: {
        if (text.charCodeAt(p) !== 32) {
          touched ||= p >= end;
          break l375;
        }
        p++;
        n377++;
        continue l374;
      }
      p = s376;
      break;
    }
    const s378 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return void 0;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s378, p);
    while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
    touched ||= p >= end;
  }
  pos = p;
  return value;
}
function readLineEnd(p) {
  let c = 0;
  let value;
  l381: {
    const s382 = p;
    const t383 = trail.length;
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      l384: {
        const r385 = readEol(p);
        if (r385 === void 0) {
          break l384;
        }
        value = r385;
        p = pos;
        break l381;
      }
      p = s382;
      if (trail.length > t383) trail.length = t383;
    } else touched ||= p >= end;
    const r387 = readEof(p);
    if (r387 === void 0) {
      return void 0;
    }
    value = r387;
    p = pos;
  }
  pos = p;
  return value;
}
function leaf57(p) {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  l392: {
    const s393 = p;
    const t394 = trail.length;
    if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
      l395: {
        const r396 = readBlank(p);
        if (r396 === void 0) {
          break l395;
        }
        value = r396;
        p = pos;
        break l392;
      }
      p = s393;
      if (trail.length > t394) trail.length = t394;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341) {
      l398: {
        const r399 = readType(p);
        if (r399 === void 0) {
          break l398;
        }
        value = r399;
        p = pos;
        break l392;
      }
      p = s393;
      if (trail.length > t394) trail.length = t394;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return -1;
    }
    const r789 = readParameter(p);
    if (r789 === void 0) {
      return -1;
    }
    value = r789;
    p = pos;
  }
  leafValue = value;
  return p;
}
function readType(p) {
  let c = 0;
  const start = p;
  let l_index = null;
  let l_value;
  let l_marker = null;
  l400: {
    const s401 = p;
    const t402 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l403: {
        if (!text.startsWith("[ACTION_", p)) {
          reachesEnd(p, "[ACTION_");
          break l403;
        }
        p += 8;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l403;
        }
        const r404 = readIndex(p);
        if (r404 === void 0) {
          break l403;
        }
        l_index = r404;
        p = pos;
        if (text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) {
          reachesEnd(p, "_TYPE]");
          break l403;
        }
        p += 6;
        const r424 = readGiven(p);
        if (r424 === void 0) {
          break l403;
        }
        l_value = r424;
        p = pos;
        break l400;
      }
      p = s401;
      if (trail.length > t402) trail.length = t402;
      l_index = null;
      l_marker = null;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r504 = readLooseOpen(p);
    if (r504 === void 0) {
      return void 0;
    }
    p = pos;
    l574: {
      if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
        const s572 = p;
        l573: {
          p = skipTypeAhead(p);
          if (p < 0) {
            break l573;
          }
          p = s572;
          break l574;
        }
        p = s572;
      } else touched ||= p >= end;
      return void 0;
    }
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
      touched ||= p >= end;
      return void 0;
    }
    const r584 = read_actionName(p);
    if (r584 === void 0) {
      return void 0;
    }
    l_marker = r584;
    p = pos;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r649 = readLooseGiven(p);
    if (r649 === void 0) {
      return void 0;
    }
    l_value = r649;
    p = pos;
  }
  pos = p;
  return { type: "Type", start: base + start, end: base + p, index: l_index, value: l_value, marker: l_marker };
}
function readIndex(p) {
  let c = 0;
  let value;
  l407: {
    if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
      const s405 = p;
      l406: {
        let n411 = 0;
        l408: for (; ; ) {
          if (n411 >= 9) break;
          const s410 = p;
          l409: {
            if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
              touched ||= p >= end;
              break l409;
            }
            p++;
            n411++;
            continue l408;
          }
          p = s410;
          break;
        }
        if (n411 < 1) {
          break l406;
        }
        if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
          {
            const s412 = p;
            l413: {
              p++;
              break l406;
            }
            p = s412;
          }
        } else touched ||= p >= end;
        p = s405;
        break l407;
      }
      p = s405;
    } else touched ||= p >= end;
    return void 0;
  }
  l415: for (; ; ) {
    const s417 = p;
    if (text.charCodeAt(p) === 48) {
      l416: {
        p++;
        l421: {
          if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
            const s419 = p;
            l420: {
              p++;
              p = s419;
              break l421;
            }
            p = s419;
          } else touched ||= p >= end;
          break l416;
        }
        continue l415;
      }
      p = s417;
    } else touched ||= p >= end;
    break;
  }
  const s422 = p;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
  touched ||= p >= end;
  value = text.slice(s422, p);
  pos = p;
  return value;
}
function readGiven(p) {
  let c = 0;
  let value;
  l425: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
      const s427 = p;
      const t428 = trail.length;
      l426: {
        const r429 = readBadMarkerNoise(p);
        if (r429 === void 0) {
          break l426;
        }
        p = pos;
        break l425;
      }
      p = s427;
      if (trail.length > t428) trail.length = t428;
    } else touched ||= p >= end;
  }
  l445: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false) {
      const s447 = p;
      const t448 = trail.length;
      l446: {
        l451: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false) {
            const s449 = p;
            l450: {
              p = skipColon(p);
              if (p < 0) {
                break l450;
              }
              p = s449;
              break l451;
            }
            p = s449;
          } else touched ||= p >= end;
          break l446;
        }
        if (!((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          touched ||= p >= end;
          break l446;
        }
        const r458 = readBadSeparator(p);
        if (r458 === void 0) {
          break l446;
        }
        p = pos;
        break l445;
      }
      p = s447;
      if (trail.length > t448) trail.length = t448;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  const r460 = readValue(p);
  if (r460 === void 0) {
    return void 0;
  }
  value = r460;
  p = pos;
  const r477 = readValueEnd(p);
  if (r477 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  return value;
}
function readBadMarkerNoise(p) {
  let c = 0;
  const start = p;
  l430: {
    const s431 = p;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      l432: {
        let m436 = false;
        l433: for (; ; ) {
          const s435 = p;
          if ((c = text.charCodeAt(p)) === 27 || c === 60) {
            l434: {
              p = skipNoise(p);
              if (p < 0) {
                break l434;
              }
              m436 = true;
              continue l433;
            }
            p = s435;
          } else touched ||= p >= end;
          break;
        }
        if (!m436) {
          break l432;
        }
        break l430;
      }
      p = s431;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
      touched ||= p >= end;
      return void 0;
    }
    p++;
    while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
    touched ||= p >= end;
    let m440 = false;
    l437: for (; ; ) {
      const s439 = p;
      if (text.charCodeAt(p) === 27) {
        l438: {
          if (!text.startsWith("\x1B[", p)) {
            reachesEnd(p, "\x1B[");
            break l438;
          }
          p += 2;
          while ((c = text.charCodeAt(p)) >= 48 && c <= 59 || c === 63) p++;
          touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
            touched ||= p >= end;
            break l438;
          }
          p++;
          m440 = true;
          continue l437;
        }
        p = s439;
      } else touched ||= p >= end;
      break;
    }
    if (!m440) {
      return void 0;
    }
  }
  {
    const s441 = p;
    l442: {
      p = skipStopMarker(p);
      if (p < 0) {
        break l442;
      }
      return void 0;
    }
    p = s441;
  }
  pos = p;
  const node = { type: "BadMarkerNoise", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function skipColon(p) {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l454: {
    const s452 = p;
    l453: {
      l455: {
        const s456 = p;
        if ((c = text.charCodeAt(p)) === 9 || c === 32) {
          l457: {
            p++;
            break l455;
          }
          p = s456;
        } else touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) {
          break l453;
        }
      }
      p = s452;
      break l454;
    }
    p = s452;
    return -1;
  }
  return p;
}
function readBadSeparator(p) {
  let c = 0;
  const start = p;
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  pos = p;
  const node = { type: "BadSeparator", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readValue(p) {
  let c = 0;
  const start = p;
  let l_text;
  const s461 = p;
  l462: for (; ; ) {
    const s464 = p;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l463: {
        while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
        touched ||= p >= end;
        if (!(p < end && !((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l463;
        }
        p = skipValueChar(p);
        if (p < 0) {
          break l463;
        }
        continue l462;
      }
      p = s464;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s461, p);
  pos = p;
  return { type: "Value", start: base + start, end: base + p, text: l_text };
}
function skipValueChar(p) {
  let c = 0;
  l466: {
    const s467 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128) {
      l468: {
        if (!((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
          touched ||= p >= end;
          break l468;
        }
        p++;
        while ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128) p++;
        touched ||= p >= end;
        break l466;
      }
      p = s467;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      l469: {
        if ((c = text.charCodeAt(p)) === 27 || c === 60) {
          {
            const s470 = p;
            l471: {
              p = skipLineNoise(p);
              if (p < 0) {
                break l471;
              }
              p = skipLineEnd(p);
              if (p < 0) {
                break l471;
              }
              break l469;
            }
            p = s470;
          }
        } else touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
          touched ||= p >= end;
          break l469;
        }
        p = skipLineNoise(p);
        if (p < 0) {
          break l469;
        }
        break l466;
      }
      p = s467;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      {
        const s473 = p;
        l474: {
          p = skipNoise(p);
          if (p < 0) {
            break l474;
          }
          return -1;
        }
        p = s473;
      }
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function readValueEnd(p) {
  let c = 0;
  let value;
  let e478;
  const r479 = readBlanks(p);
  if (r479 === void 0) {
    return void 0;
  }
  e478 = r479;
  p = pos;
  let e489;
  l490: {
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      const s492 = p;
      const t493 = trail.length;
      l491: {
        const r494 = readBadLineNoise(p);
        if (r494 === void 0) {
          break l491;
        }
        e489 = r494;
        p = pos;
        break l490;
      }
      p = s492;
      if (trail.length > t493) trail.length = t493;
    } else touched ||= p >= end;
    e489 = null;
  }
  let e499;
  const r500 = readLineEnd(p);
  if (r500 === void 0) {
    return void 0;
  }
  e499 = r500;
  p = pos;
  value = [e478, e489, e499];
  pos = p;
  return value;
}
function readBlanks(p) {
  let c = 0;
  let value;
  const list484 = [];
  l480: for (; ; ) {
    const s482 = p;
    if ((c = text.charCodeAt(p)) === 9 || c === 32) {
      l481: {
        let v483;
        const r486 = read_blank(p);
        if (r486 === void 0) {
          break l481;
        }
        v483 = r486;
        p = pos;
        list484.push(v483);
        continue l480;
      }
      p = s482;
    } else touched ||= p >= end;
    break;
  }
  value = list484;
  pos = p;
  return value;
}
function readBadLineNoise(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
    touched ||= p >= end;
    return void 0;
  }
  p = skipLineNoise(p);
  if (p < 0) {
    return void 0;
  }
  l497: {
    const s495 = p;
    l496: {
      p = skipLineEnd(p);
      if (p < 0) {
        break l496;
      }
      p = s495;
      break l497;
    }
    p = s495;
    return void 0;
  }
  pos = p;
  const node = { type: "BadLineNoise", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readLooseOpen(p) {
  let c = 0;
  let value;
  let e505;
  if (text.charCodeAt(p) === 91) {
    {
      const s506 = p;
      l507: {
        p = skipExactMarker(p);
        if (p < 0) {
          break l507;
        }
        return void 0;
      }
      p = s506;
    }
  } else touched ||= p >= end;
  e505 = null;
  let e546;
  l547: {
    if (text.charCodeAt(p) === 32) {
      const s549 = p;
      const t550 = trail.length;
      l548: {
        const r551 = readBadMarkerIndent(p);
        if (r551 === void 0) {
          break l548;
        }
        e546 = r551;
        p = pos;
        break l547;
      }
      p = s549;
      if (trail.length > t550) trail.length = t550;
    } else touched ||= p >= end;
    e546 = null;
  }
  let e557;
  l558: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s560 = p;
      const t561 = trail.length;
      l559: {
        const r562 = readBadMarkerDecoration(p);
        if (r562 === void 0) {
          break l559;
        }
        e557 = r562;
        p = pos;
        break l558;
      }
      p = s560;
      if (trail.length > t561) trail.length = t561;
    } else touched ||= p >= end;
    e557 = null;
  }
  let e564;
  l565: {
    const s566 = p;
    const t567 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l568: {
        e564 = "[";
        p++;
        break l565;
      }
      p = s566;
      if (trail.length > t567) trail.length = t567;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r569 = readBadMarkerBracket(p);
    if (r569 === void 0) {
      return void 0;
    }
    e564 = r569;
    p = pos;
  }
  value = [e505, e546, e557, e564];
  pos = p;
  return value;
}
function skipExactMarker(p) {
  let c = 0;
  l509: {
    const s510 = p;
    if (text.charCodeAt(p) === 91) {
      l511: {
        p++;
        l512: {
          const s513 = p;
          if ((c = text.charCodeAt(p)) === 78 || c === 80 || c === 82) {
            l514: {
              p = skipSectionName(p);
              if (p < 0) {
                break l514;
              }
              break l512;
            }
            p = s513;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
            touched ||= p >= end;
            break l511;
          }
          p = skipVitalName(p);
          if (p < 0) {
            break l511;
          }
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l511;
        }
        p++;
        break l509;
      }
      p = s510;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
      reachesEnd(p, "[ACTION_");
      return -1;
    }
    p += 8;
    if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipIndex(p);
    if (p < 0) {
      return -1;
    }
    if (text.charCodeAt(p) !== 95) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l524: {
      const s525 = p;
      if (text.charCodeAt(p) === 67) {
        l526: {
          if (!text.startsWith("CONTENT_START]", p)) {
            reachesEnd(p, "CONTENT_START]");
            break l526;
          }
          p += 14;
          break l524;
        }
        p = s525;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) === 67) {
        l527: {
          if (!text.startsWith("CONTENT_END]", p)) {
            reachesEnd(p, "CONTENT_END]");
            break l527;
          }
          p += 12;
          break l524;
        }
        p = s525;
      } else touched ||= p >= end;
      if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95)) {
        touched ||= p >= end;
        return -1;
      }
      p = skipParameterName(p);
      if (p < 0) {
        return -1;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
  }
  return p;
}
function skipSectionName(p) {
  l515: {
    const s516 = p;
    if (text.charCodeAt(p) === 82) {
      l517: {
        if (!text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l517;
        }
        p += 9;
        break l515;
      }
      p = s516;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 80) {
      l518: {
        if (!text.startsWith("PLANNING", p)) {
          reachesEnd(p, "PLANNING");
          break l518;
        }
        p += 8;
        break l515;
      }
      p = s516;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 78 || !text.startsWith("NOTES", p)) {
      reachesEnd(p, "NOTES");
      return -1;
    }
    p += 5;
  }
  return p;
}
function skipVitalName(p) {
  l519: {
    const s520 = p;
    if (text.charCodeAt(p) === 67) {
      l521: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l521;
        }
        p += 10;
        break l519;
      }
      p = s520;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l522: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l522;
        }
        p += 4;
        break l519;
      }
      p = s520;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l523: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l523;
        }
        p += 5;
        break l519;
      }
      p = s520;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 83 || !text.startsWith("STAMINA", p)) {
      reachesEnd(p, "STAMINA");
      return -1;
    }
    p += 7;
  }
  return p;
}
function skipParameterName(p) {
  let c = 0;
  if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95) {
    {
      const s528 = p;
      l529: {
        p = skipPartWord(p);
        if (p < 0) {
          break l529;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l529;
        }
        p++;
        return -1;
      }
      p = s528;
    }
  } else touched ||= p >= end;
  if (text.charCodeAt(p) === 67) {
    {
      const s531 = p;
      l532: {
        p = skipTagRest(p);
        if (p < 0) {
          break l532;
        }
        return -1;
      }
      p = s531;
    }
  } else touched ||= p >= end;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
  touched ||= p >= end;
  l545: {
    if (text.charCodeAt(p) === 93) {
      const s543 = p;
      l544: {
        p++;
        p = s543;
        break l545;
      }
      p = s543;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}
function skipTagRest(p) {
  if (text.charCodeAt(p) !== 67 || !text.startsWith("CONTENT]", p)) {
    reachesEnd(p, "CONTENT]");
    return -1;
  }
  p += 8;
  l536: {
    const s534 = p;
    l535: {
      p = skipBlanks(p);
      if (p < 0) {
        break l535;
      }
      p = skipLineEnd(p);
      if (p < 0) {
        break l535;
      }
      p = s534;
      break l536;
    }
    p = s534;
    return -1;
  }
  p = skipTagCloseLater(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipTagCloseLater(p) {
  const noted = trail.length;
  const value = readTagCloseLater(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readTagCloseLater(p) {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 0, base + p, ANY, (at) => {
    touched = false;
    const value = readTagCloseLine(at);
    return { value, isFinal: !touched || over };
  });
  if (trail.length > noted) trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? "" : void 0;
}
function readTagCloseLine(p) {
  let c = 0;
  let value;
  let e537;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return void 0;
  }
  e537 = "[/ACTION_";
  p += 9;
  let e538;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r539 = readIndex(p);
  if (r539 === void 0) {
    return void 0;
  }
  e538 = r539;
  p = pos;
  let e541;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return void 0;
  }
  e541 = "_CONTENT";
  p += 8;
  value = [e537, e538, e541];
  pos = p;
  return value;
}
function readBadMarkerIndent(p) {
  const start = p;
  let n555 = 0;
  l552: for (; ; ) {
    if (n555 >= 3) break;
    const s554 = p;
    l553: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l553;
      }
      p++;
      n555++;
      continue l552;
    }
    p = s554;
    break;
  }
  if (n555 < 1) {
    return void 0;
  }
  pos = p;
  const node = { type: "BadMarkerIndent", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadMarkerDecoration(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)) {
    touched ||= p >= end;
    return void 0;
  }
  p = skipDecoration(p);
  if (p < 0) {
    return void 0;
  }
  pos = p;
  const node = { type: "BadMarkerDecoration", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadMarkerBracket(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  pos = p;
  const node = { type: "BadMarkerBracket", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function skipTypeAhead(p) {
  let c = 0;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipActionPrefix(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipTypeWord(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}
function skipActionPrefix(p) {
  let c = 0;
  l575: {
    const s576 = p;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      l577: {
        p = skipActionWord(p);
        if (p < 0) {
          break l577;
        }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l577;
        }
        p++;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l577;
        }
        p = skipIndex(p);
        if (p < 0) {
          break l577;
        }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l577;
        }
        p++;
        break l575;
      }
      p = s576;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) {
      return -1;
    }
    p += 6;
    l578: {
      if ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95) {
        const s580 = p;
        l579: {
          p++;
          break l578;
        }
        p = s580;
      } else touched ||= p >= end;
    }
    l581: {
      if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
        const s583 = p;
        l582: {
          p = skipIndex(p);
          if (p < 0) {
            break l582;
          }
          if (!((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
            touched ||= p >= end;
            break l582;
          }
          p++;
          break l581;
        }
        p = s583;
      } else touched ||= p >= end;
    }
  }
  return p;
}
function skipTypeWord(p) {
  const noted = trail.length;
  const value = readTypeWord(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readTypeWord(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
  touched ||= p >= end;
  const word = WORDS_3.find(text.slice(start, p));
  if (word === void 0) return void 0;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}
function read_actionName(p) {
  let c = 0;
  let value;
  l585: {
    const s586 = p;
    const t587 = trail.length;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      l588: {
        const r589 = readActionName(p);
        if (r589 === void 0) {
          break l588;
        }
        value = r589;
        p = pos;
        break l585;
      }
      p = s586;
      if (trail.length > t587) trail.length = t587;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 65 || c === 97)) {
      touched ||= p >= end;
      return void 0;
    }
    const r620 = readBadActionName(p);
    if (r620 === void 0) {
      return void 0;
    }
    value = r620;
    p = pos;
  }
  pos = p;
  return value;
}
function readActionName(p) {
  let c = 0;
  const start = p;
  let l_index;
  let l_name;
  l590: {
    const s591 = p;
    const t592 = trail.length;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      l593: {
        const r594 = readActionWord(p);
        if (r594 === void 0) {
          break l593;
        }
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l593;
        }
        p++;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l593;
        }
        const r596 = readIndex(p);
        if (r596 === void 0) {
          break l593;
        }
        l_index = r596;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l593;
        }
        p++;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95)) {
          touched ||= p >= end;
          break l593;
        }
        const r598 = readPartName(p);
        if (r598 === void 0) {
          break l593;
        }
        l_name = r598;
        p = pos;
        l612: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
            const s610 = p;
            l611: {
              p++;
              p = s610;
              break l612;
            }
            p = s610;
          } else touched ||= p >= end;
          break l593;
        }
        break l590;
      }
      p = s591;
      if (trail.length > t592) trail.length = t592;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 65 || !text.startsWith("ACTION_", p)) {
      reachesEnd(p, "ACTION_");
      return void 0;
    }
    p += 7;
    const r613 = readMissingIndex(p);
    if (r613 === void 0) {
      return void 0;
    }
    l_index = r613;
    p = pos;
    const s615 = p;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90)) {
      touched ||= p >= end;
      return void 0;
    }
    p++;
    while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
    touched ||= p >= end;
    l_name = text.slice(s615, p);
    l618: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
        const s616 = p;
        l617: {
          p++;
          p = s616;
          break l618;
        }
        p = s616;
      } else touched ||= p >= end;
      return void 0;
    }
  }
  pos = p;
  return { type: "ActionName", start: base + start, end: base + p, index: l_index, name: l_name };
}
function readPartName(p) {
  let c = 0;
  let value;
  l599: {
    const s600 = p;
    const t601 = trail.length;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95) {
      l602: {
        const r603 = readPartWord(p);
        if (r603 === void 0) {
          break l602;
        }
        value = r603;
        p = pos;
        l607: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
            const s605 = p;
            l606: {
              p++;
              p = s605;
              break l607;
            }
            p = s605;
          } else touched ||= p >= end;
          break l602;
        }
        break l599;
      }
      p = s600;
      if (trail.length > t601) trail.length = t601;
    } else touched ||= p >= end;
    const s608 = p;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95)) {
      touched ||= p >= end;
      return void 0;
    }
    p++;
    while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
    touched ||= p >= end;
    value = text.slice(s608, p);
  }
  pos = p;
  return value;
}
function readMissingIndex(p) {
  const start = p;
  pos = p;
  const node = { type: "MissingIndex", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadActionName(p) {
  let c = 0;
  const start = p;
  let l_index;
  let l_name;
  l621: {
    const s622 = p;
    const t623 = trail.length;
    if ((c = text.charCodeAt(p)) === 65 || c === 97) {
      l624: {
        if (!isCaseless(p, "action")) {
          break l624;
        }
        p += 6;
        l625: {
          if ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95) {
            const s627 = p;
            l626: {
              p++;
              break l625;
            }
            p = s627;
          } else touched ||= p >= end;
        }
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l624;
        }
        const r628 = readIndex(p);
        if (r628 === void 0) {
          break l624;
        }
        l_index = r628;
        p = pos;
        if (!((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
          touched ||= p >= end;
          break l624;
        }
        p++;
        const s630 = p;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95)) {
          touched ||= p >= end;
          break l624;
        }
        p++;
        while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
        touched ||= p >= end;
        l_name = text.slice(s630, p);
        break l621;
      }
      p = s622;
      if (trail.length > t623) trail.length = t623;
    } else touched ||= p >= end;
    if (!isCaseless(p, "action")) {
      return void 0;
    }
    p += 6;
    l631: {
      if ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95) {
        const s633 = p;
        l632: {
          p++;
          break l631;
        }
        p = s633;
      } else touched ||= p >= end;
    }
    const r634 = readMissingIndex(p);
    if (r634 === void 0) {
      return void 0;
    }
    l_index = r634;
    p = pos;
    l638: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false) {
        const s636 = p;
        l637: {
          l639: {
            const s640 = p;
            if ((c = text.charCodeAt(p)) === 84 || c === 116) {
              l641: {
                if (!isCaseless(p, "type")) {
                  break l641;
                }
                p += 4;
                break l639;
              }
              p = s640;
            } else touched ||= p >= end;
            if ((c = text.charCodeAt(p)) === 80 || c === 112) {
              l642: {
                if (!isCaseless(p, "path")) {
                  break l642;
                }
                p += 4;
                break l639;
              }
              p = s640;
            } else touched ||= p >= end;
            if (!isCaseless(p, "content")) {
              break l637;
            }
            p += 7;
            if (!((c = text.charCodeAt(p)) === 32 || c === 45 || c === 95)) {
              touched ||= p >= end;
              break l637;
            }
            p++;
            l643: {
              const s644 = p;
              if ((c = text.charCodeAt(p)) === 83 || c === 115) {
                l645: {
                  if (!isCaseless(p, "start")) {
                    break l645;
                  }
                  p += 5;
                  break l643;
                }
                p = s644;
              } else touched ||= p >= end;
              if (!isCaseless(p, "end")) {
                break l637;
              }
              p += 3;
            }
          }
          if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            touched ||= p >= end;
            break l637;
          }
          p++;
          p = s636;
          break l638;
        }
        p = s636;
      } else touched ||= p >= end;
      return void 0;
    }
    const s646 = p;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95)) {
      touched ||= p >= end;
      return void 0;
    }
    p++;
    while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
    touched ||= p >= end;
    l_name = text.slice(s646, p);
  }
  pos = p;
  const node = { type: "BadActionName", start: base + start, end: base + p, raw: text.slice(start, p), index: l_index, name: l_name };
  trail.push(node);
  return node;
}
function readLooseGiven(p) {
  let c = 0;
  let value;
  l650: {
    const s651 = p;
    const t652 = trail.length;
    if ((c = text.charCodeAt(p)) === 58 || c === 61) {
      l653: {
        const r654 = readBadOpenSeparator(p);
        if (r654 === void 0) {
          break l653;
        }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) {
          break l653;
        }
        const r656 = readBracketValue(p);
        if (r656 === void 0) {
          break l653;
        }
        value = r656;
        p = pos;
        if (!((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
          touched ||= p >= end;
          break l653;
        }
        const r695 = readBadValueBracket(p);
        if (r695 === void 0) {
          break l653;
        }
        p = pos;
        l697: {
          if ((c = text.charCodeAt(p)) === 42 || c === 95) {
            const s699 = p;
            const t700 = trail.length;
            l698: {
              const r701 = readBadMarkerEnd(p);
              if (r701 === void 0) {
                break l698;
              }
              p = pos;
              break l697;
            }
            p = s699;
            if (trail.length > t700) trail.length = t700;
          } else touched ||= p >= end;
        }
        const r706 = readValueEnd(p);
        if (r706 === void 0) {
          break l653;
        }
        p = pos;
        break l650;
      }
      p = s651;
      if (trail.length > t652) trail.length = t652;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 58 || c === 61) {
      l708: {
        const r709 = readBadOpenSeparator(p);
        if (r709 === void 0) {
          break l708;
        }
        p = pos;
        p = skipBlanks(p);
        if (p < 0) {
          break l708;
        }
        const r711 = readValue(p);
        if (r711 === void 0) {
          break l708;
        }
        value = r711;
        p = pos;
        const r713 = readValueEnd(p);
        if (r713 === void 0) {
          break l708;
        }
        p = pos;
        break l650;
      }
      p = s651;
      if (trail.length > t652) trail.length = t652;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341) {
      l715: {
        const r716 = readLooseClose(p);
        if (r716 === void 0) {
          break l715;
        }
        p = pos;
        l737: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
            const s739 = p;
            const t740 = trail.length;
            l738: {
              const r741 = readBadMarkerNoise(p);
              if (r741 === void 0) {
                break l738;
              }
              p = pos;
              break l737;
            }
            p = s739;
            if (trail.length > t740) trail.length = t740;
          } else touched ||= p >= end;
        }
        l743: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false) {
            const s745 = p;
            const t746 = trail.length;
            l744: {
              l749: {
                if ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false) {
                  const s747 = p;
                  l748: {
                    p = skipColon(p);
                    if (p < 0) {
                      break l748;
                    }
                    p = s747;
                    break l749;
                  }
                  p = s747;
                } else touched ||= p >= end;
                break l744;
              }
              if (!((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                touched ||= p >= end;
                break l744;
              }
              const r750 = readBadSeparator(p);
              if (r750 === void 0) {
                break l744;
              }
              p = pos;
              break l743;
            }
            p = s745;
            if (trail.length > t746) trail.length = t746;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) {
          break l715;
        }
        const r752 = readBoldValue(p);
        if (r752 === void 0) {
          break l715;
        }
        value = r752;
        p = pos;
        if (!((c = text.charCodeAt(p)) === 42 || c === 95)) {
          touched ||= p >= end;
          break l715;
        }
        const r779 = readBadMarkerEnd(p);
        if (r779 === void 0) {
          break l715;
        }
        p = pos;
        const r781 = readValueEnd(p);
        if (r781 === void 0) {
          break l715;
        }
        p = pos;
        break l650;
      }
      p = s651;
      if (trail.length > t652) trail.length = t652;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r783 = readLooseClose(p);
    if (r783 === void 0) {
      return void 0;
    }
    p = pos;
    const r785 = readGiven(p);
    if (r785 === void 0) {
      return void 0;
    }
    value = r785;
    p = pos;
  }
  pos = p;
  return value;
}
function readBadOpenSeparator(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  pos = p;
  const node = { type: "BadOpenSeparator", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBracketValue(p) {
  let c = 0;
  const start = p;
  let l_text;
  const s657 = p;
  l658: for (; ; ) {
    const s660 = p;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l659: {
        if ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
          {
            const s662 = p;
            l663: {
              p = skipBracketTail(p);
              if (p < 0) {
                break l663;
              }
              break l659;
            }
            p = s662;
          }
        } else touched ||= p >= end;
        l674: {
          const s675 = p;
          if (text.charCodeAt(p) === 91) {
            l676: {
              p = skipBalanced(p);
              if (p < 0) {
                break l676;
              }
              break l674;
            }
            p = s675;
          } else touched ||= p >= end;
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128) {
            l684: {
              p++;
              break l674;
            }
            p = s675;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
            touched ||= p >= end;
            break l659;
          }
          p = skipInnerNoise(p);
          if (p < 0) {
            break l659;
          }
        }
        continue l658;
      }
      p = s660;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s657, p);
  pos = p;
  return { type: "BracketValue", start: base + start, end: base + p, text: l_text };
}
function skipBracketTail(p) {
  let c = 0;
  while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
  touched ||= p >= end;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l665: {
    if ((c = text.charCodeAt(p)) === 42 || c === 95) {
      const s667 = p;
      l666: {
        l668: {
          const s669 = p;
          if (text.charCodeAt(p) === 42) {
            l670: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l670;
              }
              p += 2;
              break l668;
            }
            p = s669;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l666;
          }
          p += 2;
        }
        break l665;
      }
      p = s667;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  l671: {
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      const s673 = p;
      l672: {
        p = skipLineNoise(p);
        if (p < 0) {
          break l672;
        }
        break l671;
      }
      p = s673;
    } else touched ||= p >= end;
  }
  p = skipLineEnd(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipBalanced(p) {
  if (depth >= 400) return -1;
  depth++;
  const found = skipBalancedInside(p);
  depth--;
  return found;
}
function skipBalancedInside(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l677: for (; ; ) {
    const s679 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128) {
      l678: {
        l681: {
          const s682 = p;
          if (text.charCodeAt(p) === 91) {
            l683: {
              p = skipBalanced(p);
              if (p < 0) {
                break l683;
              }
              break l681;
            }
            p = s682;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 128)) {
            touched ||= p >= end;
            break l678;
          }
          p++;
        }
        continue l677;
      }
      p = s679;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}
function skipInnerNoise(p) {
  let c = 0;
  l685: {
    const s686 = p;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      l687: {
        if ((c = text.charCodeAt(p)) === 27 || c === 60) {
          {
            const s688 = p;
            l689: {
              p = skipLineNoise(p);
              if (p < 0) {
                break l689;
              }
              p = skipLineEnd(p);
              if (p < 0) {
                break l689;
              }
              break l687;
            }
            p = s688;
          }
        } else touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
          touched ||= p >= end;
          break l687;
        }
        p = skipLineNoise(p);
        if (p < 0) {
          break l687;
        }
        break l685;
      }
      p = s686;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      {
        const s691 = p;
        l692: {
          p = skipNoise(p);
          if (p < 0) {
            break l692;
          }
          return -1;
        }
        p = s691;
      }
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function readBadValueBracket(p) {
  let c = 0;
  const start = p;
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  pos = p;
  const node = { type: "BadValueBracket", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadMarkerEnd(p) {
  const start = p;
  l702: {
    const s703 = p;
    if (text.charCodeAt(p) === 42) {
      l704: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l704;
        }
        p += 2;
        break l702;
      }
      p = s703;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
      reachesEnd(p, "__");
      return void 0;
    }
    p += 2;
  }
  pos = p;
  const node = { type: "BadMarkerEnd", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readLooseClose(p) {
  let c = 0;
  let value;
  let e717;
  l718: {
    const s719 = p;
    const t720 = trail.length;
    if (text.charCodeAt(p) === 93) {
      l721: {
        let e722;
        e722 = "]";
        p++;
        let e723;
        if (text.charCodeAt(p) === 40) {
          {
            const s724 = p;
            l725: {
              p++;
              break l721;
            }
            p = s724;
          }
        } else touched ||= p >= end;
        e723 = null;
        e717 = [e722, e723];
        break l718;
      }
      p = s719;
      if (trail.length > t720) trail.length = t720;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r727 = readBadMarkerBracket(p);
    if (r727 === void 0) {
      return void 0;
    }
    e717 = r727;
    p = pos;
  }
  let e729;
  l730: {
    if ((c = text.charCodeAt(p)) === 42 || c === 95) {
      const s732 = p;
      const t733 = trail.length;
      l731: {
        const r734 = readBadMarkerEnd(p);
        if (r734 === void 0) {
          break l731;
        }
        e729 = r734;
        p = pos;
        break l730;
      }
      p = s732;
      if (trail.length > t733) trail.length = t733;
    } else touched ||= p >= end;
    e729 = null;
  }
  value = [e717, e729];
  pos = p;
  return value;
}
function readBoldValue(p) {
  let c = 0;
  const start = p;
  let l_text;
  const s753 = p;
  l754: for (; ; ) {
    const s756 = p;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l755: {
        if (text.charCodeAt(p) === 42) {
          {
            const s758 = p;
            l759: {
              p = skipBoldTail(p);
              if (p < 0) {
                break l759;
              }
              break l755;
            }
            p = s758;
          }
        } else touched ||= p >= end;
        l764: {
          const s765 = p;
          if (text.charCodeAt(p) === 42) {
            l766: {
              p = skipBoldPair(p);
              if (p < 0) {
                break l766;
              }
              break l764;
            }
            p = s765;
          } else touched ||= p >= end;
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128) {
            l774: {
              if (text.charCodeAt(p) === 42) {
                {
                  const s775 = p;
                  l776: {
                    if (!text.startsWith("**", p)) {
                      reachesEnd(p, "**");
                      break l776;
                    }
                    p += 2;
                    break l774;
                  }
                  p = s775;
                }
              } else touched ||= p >= end;
              if (!((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
                touched ||= p >= end;
                break l774;
              }
              p++;
              break l764;
            }
            p = s765;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
            touched ||= p >= end;
            break l755;
          }
          p = skipInnerNoise(p);
          if (p < 0) {
            break l755;
          }
        }
        continue l754;
      }
      p = s756;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s753, p);
  pos = p;
  return { type: "BoldValue", start: base + start, end: base + p, text: l_text };
}
function skipBoldTail(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return -1;
  }
  p += 2;
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  l761: {
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      const s763 = p;
      l762: {
        p = skipLineNoise(p);
        if (p < 0) {
          break l762;
        }
        break l761;
      }
      p = s763;
    } else touched ||= p >= end;
  }
  p = skipLineEnd(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipBoldPair(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return -1;
  }
  p += 2;
  let m770 = false;
  l767: for (; ; ) {
    const s769 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128) {
      l768: {
        if (text.charCodeAt(p) === 42) {
          {
            const s771 = p;
            l772: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l772;
              }
              p += 2;
              break l768;
            }
            p = s771;
          }
        } else touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
          touched ||= p >= end;
          break l768;
        }
        p++;
        m770 = true;
        continue l767;
      }
      p = s769;
    } else touched ||= p >= end;
    break;
  }
  if (!m770) {
    return -1;
  }
  if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
    reachesEnd(p, "**");
    return -1;
  }
  p += 2;
  return p;
}
function readParameter(p) {
  let c = 0;
  const start = p;
  let l_index = null;
  let l_name = null;
  let l_value;
  let l_more;
  let l_marker = null;
  l790: {
    const s791 = p;
    const t792 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l793: {
        if (!text.startsWith("[ACTION_", p)) {
          reachesEnd(p, "[ACTION_");
          break l793;
        }
        p += 8;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l793;
        }
        const r794 = readIndex(p);
        if (r794 === void 0) {
          break l793;
        }
        l_index = r794;
        p = pos;
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l793;
        }
        p++;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95)) {
          touched ||= p >= end;
          break l793;
        }
        const r796 = readParameterName(p);
        if (r796 === void 0) {
          break l793;
        }
        l_name = r796;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l793;
        }
        p++;
        const r808 = readGiven(p);
        if (r808 === void 0) {
          break l793;
        }
        l_value = r808;
        p = pos;
        l810: {
          const s812 = p;
          const t813 = trail.length;
          l811: {
            const r814 = readBadContinuation(p);
            if (r814 === void 0) {
              break l811;
            }
            l_more = r814;
            p = pos;
            break l810;
          }
          p = s812;
          if (trail.length > t813) trail.length = t813;
          l_more = null;
        }
        break l790;
      }
      p = s791;
      if (trail.length > t792) trail.length = t792;
      l_index = null;
      l_name = null;
      l_marker = null;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r980 = readLooseOpen(p);
    if (r980 === void 0) {
      return void 0;
    }
    p = pos;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      {
        const s982 = p;
        l983: {
          l985: {
            const s986 = p;
            if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
              l987: {
                p = skipTypeAhead(p);
                if (p < 0) {
                  break l987;
                }
                break l985;
              }
              p = s986;
            } else touched ||= p >= end;
            if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
              l988: {
                p = skipStartAhead(p);
                if (p < 0) {
                  break l988;
                }
                break l985;
              }
              p = s986;
            } else touched ||= p >= end;
            if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
              l989: {
                p = skipEndAhead(p);
                if (p < 0) {
                  break l989;
                }
                break l985;
              }
              p = s986;
            } else touched ||= p >= end;
            if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
              touched ||= p >= end;
              break l983;
            }
            p = skipActionPrefix(p);
            if (p < 0) {
              break l983;
            }
            if (!(text.charCodeAt(p) === 67)) {
              touched ||= p >= end;
              break l983;
            }
            p = skipTagRest(p);
            if (p < 0) {
              break l983;
            }
          }
          return void 0;
        }
        p = s982;
      }
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
      touched ||= p >= end;
      return void 0;
    }
    const r990 = read_actionName(p);
    if (r990 === void 0) {
      return void 0;
    }
    l_marker = r990;
    p = pos;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r992 = readLooseGiven(p);
    if (r992 === void 0) {
      return void 0;
    }
    l_value = r992;
    p = pos;
    l994: {
      const s996 = p;
      const t997 = trail.length;
      l995: {
        const r998 = readBadContinuation(p);
        if (r998 === void 0) {
          break l995;
        }
        l_more = r998;
        p = pos;
        break l994;
      }
      p = s996;
      if (trail.length > t997) trail.length = t997;
      l_more = null;
    }
  }
  pos = p;
  return { type: "Parameter", start: base + start, end: base + p, index: l_index, name: l_name, value: l_value, more: l_more, marker: l_marker };
}
function readParameterName(p) {
  let c = 0;
  let value;
  if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95) {
    {
      const s797 = p;
      l798: {
        p = skipPartWord(p);
        if (p < 0) {
          break l798;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l798;
        }
        p++;
        return void 0;
      }
      p = s797;
    }
  } else touched ||= p >= end;
  if (text.charCodeAt(p) === 67) {
    {
      const s800 = p;
      l801: {
        p = skipTagRest(p);
        if (p < 0) {
          break l801;
        }
        return void 0;
      }
      p = s800;
    }
  } else touched ||= p >= end;
  const s803 = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c === 95)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
  touched ||= p >= end;
  value = text.slice(s803, p);
  l806: {
    if (text.charCodeAt(p) === 93) {
      const s804 = p;
      l805: {
        p++;
        p = s804;
        break l806;
      }
      p = s804;
    } else touched ||= p >= end;
    return void 0;
  }
  pos = p;
  return value;
}
function readBadContinuation(p) {
  const start = p;
  let l_lines;
  const list820 = [];
  l815: for (; ; ) {
    const s817 = p;
    const t818 = trail.length;
    l816: {
      let v819;
      const r822 = readContinuedLine(p);
      if (r822 === void 0) {
        break l816;
      }
      v819 = r822;
      p = pos;
      list820.push(v819);
      continue l815;
    }
    p = s817;
    if (trail.length > t818) trail.length = t818;
    break;
  }
  if (list820.length === 0) {
    return void 0;
  }
  l_lines = list820;
  pos = p;
  const node = { type: "BadContinuation", start: base + start, end: base + p, raw: text.slice(start, p), lines: l_lines };
  trail.push(node);
  return node;
}
function readContinuedLine(p) {
  let c = 0;
  let value;
  {
    const s823 = p;
    l824: {
      p = skipStop(p);
      if (p < 0) {
        break l824;
      }
      return void 0;
    }
    p = s823;
  }
  if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
    {
      const s851 = p;
      l852: {
        p = skipBlankLine(p);
        if (p < 0) {
          break l852;
        }
        return void 0;
      }
      p = s851;
    }
  } else touched ||= p >= end;
  l854: {
    const s855 = p;
    const t856 = trail.length;
    l857: {
      const s858 = p;
      const r859 = readPlainFence(p);
      if (r859 === void 0) {
        break l857;
      }
      p = pos;
      value = text.slice(s858, p);
      const r934 = readLineEnd(p);
      if (r934 === void 0) {
        break l857;
      }
      p = pos;
      break l854;
    }
    p = s855;
    if (trail.length > t856) trail.length = t856;
    {
      const s936 = p;
      l937: {
        p = skipFenceHead(p);
        if (p < 0) {
          break l937;
        }
        return void 0;
      }
      p = s936;
    }
    if (!((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12)) {
      touched ||= p >= end;
      return void 0;
    }
    const r939 = readChatLine(p);
    if (r939 === void 0) {
      return void 0;
    }
    value = r939;
    p = pos;
  }
  pos = p;
  return value;
}
function skipStop(p) {
  let c = 0;
  l826: {
    const s827 = p;
    l828: {
      p = skipStopMarker(p);
      if (p < 0) {
        break l828;
      }
      break l826;
    }
    p = s827;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      l829: {
        let m833 = false;
        l830: for (; ; ) {
          const s832 = p;
          if ((c = text.charCodeAt(p)) === 27 || c === 60) {
            l831: {
              p = skipNoise(p);
              if (p < 0) {
                break l831;
              }
              m833 = true;
              continue l830;
            }
            p = s832;
          } else touched ||= p >= end;
          break;
        }
        if (!m833) {
          break l829;
        }
        p = skipStopMarker(p);
        if (p < 0) {
          break l829;
        }
        break l826;
      }
      p = s827;
    } else touched ||= p >= end;
    p = skip_wrapperEnd(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skip_wrapperEnd(p) {
  let c = 0;
  let n837 = 0;
  l834: for (; ; ) {
    if (n837 >= 3) break;
    const s836 = p;
    l835: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l835;
      }
      p++;
      n837++;
      continue l834;
    }
    p = s836;
    break;
  }
  if (!((c = text.charCodeAt(p)) === 96 || c === 126)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipWrapperRun(p);
  if (p < 0) {
    return -1;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  l845: {
    const s846 = p;
    l847: {
      p = skipLineEnd(p);
      if (p < 0) {
        break l847;
      }
      break l845;
    }
    p = s846;
    l850: {
      if ((c = text.charCodeAt(p)) === 27 || c === 60) {
        const s848 = p;
        l849: {
          p = skipLineNoise(p);
          if (p < 0) {
            break l849;
          }
          p = skipLineEnd(p);
          if (p < 0) {
            break l849;
          }
          p = s848;
          break l850;
        }
        p = s848;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}
function skipWrapperRun(p) {
  const noted = trail.length;
  const value = readWrapperRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readWrapperRun(p) {
  const value = readWrapperRunInside(p);
  if (value === void 0 || !closesRun(registers[0], text.slice(p, pos))) return void 0;
  return value;
}
function readWrapperRunInside(p) {
  let c = 0;
  let value;
  if (!((c = text.charCodeAt(p)) === 96 || c === 126)) {
    touched ||= p >= end;
    return void 0;
  }
  const r838 = readFenceRun(p);
  if (r838 === void 0) {
    return void 0;
  }
  value = r838;
  p = pos;
  pos = p;
  return value;
}
function readFenceRun(p) {
  let value;
  l839: {
    const s840 = p;
    if (text.charCodeAt(p) === 96) {
      l841: {
        const s842 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l841;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s842, p);
        break l839;
      }
      p = s840;
    } else touched ||= p >= end;
    const s843 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return void 0;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s843, p);
  }
  pos = p;
  return value;
}
function readPlainFence(p) {
  const outer = registers[1];
  const value = readPlainFenceInside(p);
  registers[1] = outer;
  return value;
}
function readPlainFenceInside(p) {
  let value;
  let l_run;
  let e860;
  const r861 = readFenceOpen(p);
  if (r861 === void 0) {
    return void 0;
  }
  l_run = r861;
  p = pos;
  registers[1] = l_run;
  e860 = l_run;
  let e863;
  const list869 = [];
  l864: for (; ; ) {
    const s866 = p;
    const t867 = trail.length;
    l865: {
      let v868;
      let e871;
      {
        const s872 = p;
        l873: {
          p = skipFenceClose(p);
          if (p < 0) {
            break l873;
          }
          break l865;
        }
        p = s872;
      }
      e871 = null;
      let e884;
      {
        const s885 = p;
        l886: {
          p = skipStandardMarker(p);
          if (p < 0) {
            break l886;
          }
          break l865;
        }
        p = s885;
      }
      e884 = null;
      let e888;
      if (!(p < end)) {
        touched ||= p >= end;
        break l865;
      }
      const r889 = readLine(p);
      if (r889 === void 0) {
        break l865;
      }
      e888 = r889;
      p = pos;
      v868 = [e871, e884, e888];
      list869.push(v868);
      continue l864;
    }
    p = s866;
    if (trail.length > t867) trail.length = t867;
    break;
  }
  e863 = list869;
  let e911;
  const r912 = readFenceClose(p);
  if (r912 === void 0) {
    return void 0;
  }
  e911 = r912;
  p = pos;
  value = [e860, e863, e911];
  pos = p;
  return value;
}
function skipFenceClose(p) {
  let c = 0;
  let n878 = 0;
  l875: for (; ; ) {
    if (n878 >= 3) break;
    const s877 = p;
    l876: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l876;
      }
      p++;
      n878++;
      continue l875;
    }
    p = s877;
    break;
  }
  if (!((c = text.charCodeAt(p)) === 96 || c === 126)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipClosingRun(p);
  if (p < 0) {
    return -1;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  l883: {
    const s881 = p;
    l882: {
      p = skipLineEnd(p);
      if (p < 0) {
        break l882;
      }
      p = s881;
      break l883;
    }
    p = s881;
    return -1;
  }
  return p;
}
function skipClosingRun(p) {
  const noted = trail.length;
  const value = readClosingRun(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readClosingRun(p) {
  const value = readClosingRunInside(p);
  if (value === void 0 || !closesRun(registers[1], text.slice(p, pos))) return void 0;
  return value;
}
function readClosingRunInside(p) {
  let c = 0;
  let value;
  if (!((c = text.charCodeAt(p)) === 96 || c === 126)) {
    touched ||= p >= end;
    return void 0;
  }
  const r879 = readFenceRun(p);
  if (r879 === void 0) {
    return void 0;
  }
  value = r879;
  p = pos;
  pos = p;
  return value;
}
function readLine(p) {
  let c = 0;
  let value;
  l890: {
    const s891 = p;
    const t892 = trail.length;
    if (p < end) {
      l893: {
        let e894;
        const list899 = [];
        l895: for (; ; ) {
          const s897 = p;
          if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
            l896: {
              let v898;
              v898 = text.charAt(p);
              p++;
              list899.push(v898);
              continue l895;
            }
            p = s897;
          } else touched ||= p >= end;
          break;
        }
        e894 = list899;
        let e901;
        if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
          touched ||= p >= end;
          break l893;
        }
        const r902 = readEol(p);
        if (r902 === void 0) {
          break l893;
        }
        e901 = r902;
        p = pos;
        value = [e894, e901];
        break l890;
      }
      p = s891;
      if (trail.length > t892) trail.length = t892;
    } else touched ||= p >= end;
    const list908 = [];
    l904: for (; ; ) {
      const s906 = p;
      if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
        l905: {
          let v907;
          v907 = text.charAt(p);
          p++;
          list908.push(v907);
          continue l904;
        }
        p = s906;
      } else touched ||= p >= end;
      break;
    }
    if (list908.length === 0) {
      return void 0;
    }
    value = list908;
  }
  pos = p;
  return value;
}
function readFenceClose(p) {
  let c = 0;
  let value;
  let e913;
  const r914 = readIndent(p);
  if (r914 === void 0) {
    return void 0;
  }
  e913 = r914;
  p = pos;
  let e922;
  if (!((c = text.charCodeAt(p)) === 96 || c === 126)) {
    touched ||= p >= end;
    return void 0;
  }
  const r923 = readClosingRun(p);
  if (r923 === void 0) {
    return void 0;
  }
  e922 = r923;
  p = pos;
  let e925;
  const r926 = readBlanks(p);
  if (r926 === void 0) {
    return void 0;
  }
  e925 = r926;
  p = pos;
  let e928;
  l931: {
    const s929 = p;
    l930: {
      p = skipLineEnd(p);
      if (p < 0) {
        break l930;
      }
      p = s929;
      break l931;
    }
    p = s929;
    return void 0;
  }
  e928 = null;
  value = [e913, e922, e925, e928];
  pos = p;
  return value;
}
function readIndent(p) {
  let value;
  const list920 = [];
  let n918 = 0;
  l915: for (; ; ) {
    if (n918 >= 3) break;
    const s917 = p;
    l916: {
      let v919;
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l916;
      }
      v919 = " ";
      p++;
      list920.push(v919);
      n918++;
      continue l915;
    }
    p = s917;
    break;
  }
  value = list920;
  pos = p;
  return value;
}
function readChatLine(p) {
  let c = 0;
  let value;
  const s940 = p;
  let m944 = false;
  l941: for (; ; ) {
    const s943 = p;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l942: {
        p = skipLineChar(p);
        if (p < 0) {
          break l942;
        }
        m944 = true;
        continue l941;
      }
      p = s943;
    } else touched ||= p >= end;
    break;
  }
  if (!m944) {
    return void 0;
  }
  value = text.slice(s940, p);
  l968: {
    const s969 = p;
    const t970 = trail.length;
    l971: {
      const r972 = readLineEnd(p);
      if (r972 === void 0) {
        break l971;
      }
      p = pos;
      break l968;
    }
    p = s969;
    if (trail.length > t970) trail.length = t970;
    l976: {
      if ((c = text.charCodeAt(p)) === 27 || c === 60) {
        const s974 = p;
        l975: {
          p = skipNoise(p);
          if (p < 0) {
            break l975;
          }
          p = s974;
          break l976;
        }
        p = s974;
      } else touched ||= p >= end;
      return void 0;
    }
  }
  pos = p;
  return value;
}
function skipLineChar(p) {
  let c = 0;
  l945: {
    const s946 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128) {
      l947: {
        if (!((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
          touched ||= p >= end;
          break l947;
        }
        p++;
        while ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128) p++;
        touched ||= p >= end;
        break l945;
      }
      p = s946;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      l948: {
        if ((c = text.charCodeAt(p)) === 27 || c === 60) {
          {
            const s949 = p;
            l950: {
              p = skipTextTail(p);
              if (p < 0) {
                break l950;
              }
              break l948;
            }
            p = s949;
          }
        } else touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
          touched ||= p >= end;
          break l948;
        }
        p = skipLineNoise(p);
        if (p < 0) {
          break l948;
        }
        break l945;
      }
      p = s946;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      {
        const s965 = p;
        l966: {
          p = skipNoise(p);
          if (p < 0) {
            break l966;
          }
          return -1;
        }
        p = s965;
      }
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function skipTextTail(p) {
  let c = 0;
  if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLineNoise(p);
  if (p < 0) {
    return -1;
  }
  l952: {
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      const s954 = p;
      l953: {
        p = skipEol(p);
        if (p < 0) {
          break l953;
        }
        l955: for (; ; ) {
          const s957 = p;
          if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
            l956: {
              p = skipBlankLine(p);
              if (p < 0) {
                break l956;
              }
              continue l955;
            }
            p = s957;
          } else touched ||= p >= end;
          break;
        }
        break l952;
      }
      p = s954;
    } else touched ||= p >= end;
  }
  l959: {
    const s960 = p;
    l961: {
      p = skipStop(p);
      if (p < 0) {
        break l961;
      }
      break l959;
    }
    p = s960;
    if (p < end) {
      {
        const s962 = p;
        l963: {
          p++;
          return -1;
        }
        p = s962;
      }
    } else touched ||= p >= end;
  }
  return p;
}
function skipStartAhead(p) {
  let c = 0;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipActionPrefix(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipStartWord(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}
function skipStartWord(p) {
  const noted = trail.length;
  const value = readStartWord(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readStartWord(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
  touched ||= p >= end;
  const word = WORDS_4.find(text.slice(start, p));
  if (word === void 0) return void 0;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}
function skipEndAhead(p) {
  let c = 0;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipActionPrefix(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipEndWord(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}
function skipEndWord(p) {
  const noted = trail.length;
  const value = readEndWord(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readEndWord(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
  touched ||= p >= end;
  const word = WORDS_5.find(text.slice(start, p));
  if (word === void 0) return void 0;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}
function leaf127(p) {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  const r1001 = readBlockHead(p);
  if (r1001 === void 0) {
    return -1;
  }
  value = r1001;
  p = pos;
  leafValue = value;
  return p;
}
function readBlockHead(p) {
  let c = 0;
  const start = p;
  let l_marker;
  l1002: {
    const s1003 = p;
    const t1004 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1005: {
        const r1006 = readStartMarker(p);
        if (r1006 === void 0) {
          break l1005;
        }
        l_marker = r1006;
        p = pos;
        l1010: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
            const s1012 = p;
            const t1013 = trail.length;
            l1011: {
              const r1014 = readBadMarkerNoise(p);
              if (r1014 === void 0) {
                break l1011;
              }
              p = pos;
              break l1010;
            }
            p = s1012;
            if (trail.length > t1013) trail.length = t1013;
          } else touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) {
          break l1005;
        }
        break l1002;
      }
      p = s1003;
      if (trail.length > t1004) trail.length = t1004;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r1016 = readLooseOpen(p);
    if (r1016 === void 0) {
      return void 0;
    }
    p = pos;
    l1020: {
      if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
        const s1018 = p;
        l1019: {
          p = skipStartAhead(p);
          if (p < 0) {
            break l1019;
          }
          p = s1018;
          break l1020;
        }
        p = s1018;
      } else touched ||= p >= end;
      return void 0;
    }
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
      touched ||= p >= end;
      return void 0;
    }
    const r1021 = read_actionName(p);
    if (r1021 === void 0) {
      return void 0;
    }
    l_marker = r1021;
    p = pos;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r1023 = readLooseClose(p);
    if (r1023 === void 0) {
      return void 0;
    }
    p = pos;
    l1025: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
        const s1027 = p;
        const t1028 = trail.length;
        l1026: {
          const r1029 = readBadMarkerNoise(p);
          if (r1029 === void 0) {
            break l1026;
          }
          p = pos;
          break l1025;
        }
        p = s1027;
        if (trail.length > t1028) trail.length = t1028;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) {
      return void 0;
    }
  }
  pos = p;
  return { type: "BlockHead", start: base + start, end: base + p, marker: l_marker };
}
function readStartMarker(p) {
  let c = 0;
  const start = p;
  let l_index;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return void 0;
  }
  p += 8;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1007 = readIndex(p);
  if (r1007 === void 0) {
    return void 0;
  }
  l_index = r1007;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_START]", p)) {
    reachesEnd(p, "_CONTENT_START]");
    return void 0;
  }
  p += 15;
  pos = p;
  return { type: "StartMarker", start: base + start, end: base + p, index: l_index };
}
function leaf130(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  const r1032 = readStartLine(p);
  if (r1032 === void 0) {
    return -1;
  }
  value = r1032;
  p = pos;
  leafValue = value;
  return p;
}
function readStartLine(p) {
  let c = 0;
  let value;
  l1033: {
    const s1034 = p;
    const t1035 = trail.length;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l1036: {
        const r1037 = readBadStartText(p);
        if (r1037 === void 0) {
          break l1036;
        }
        value = r1037;
        p = pos;
        break l1033;
      }
      p = s1034;
      if (trail.length > t1035) trail.length = t1035;
    } else touched ||= p >= end;
    l1039: {
      if ((c = text.charCodeAt(p)) === 10 || c === 13) {
        const s1041 = p;
        const t1042 = trail.length;
        l1040: {
          let e1043;
          const r1044 = readEol(p);
          if (r1044 === void 0) {
            break l1040;
          }
          e1043 = r1044;
          p = pos;
          let e1046;
          {
            const s1047 = p;
            l1048: {
              p = skipBlockStop(p);
              if (p < 0) {
                break l1048;
              }
              break l1040;
            }
            p = s1047;
          }
          e1046 = null;
          let e1096;
          {
            const s1097 = p;
            l1098: {
              if (p < end) {
                {
                  const s1100 = p;
                  l1101: {
                    p++;
                    break l1098;
                  }
                  p = s1100;
                }
              } else touched ||= p >= end;
              break l1040;
            }
            p = s1097;
          }
          e1096 = null;
          value = [e1043, e1046, e1096];
          break l1039;
        }
        p = s1041;
        if (trail.length > t1042) trail.length = t1042;
      } else touched ||= p >= end;
      value = null;
    }
  }
  pos = p;
  return value;
}
function readBadStartText(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
  touched ||= p >= end;
  pos = p;
  const node = { type: "BadStartText", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function skipBlockStop(p) {
  l1050: {
    const s1051 = p;
    if (text.charCodeAt(p) === 91) {
      l1052: {
        p = skipOwnEnd(p);
        if (p < 0) {
          break l1052;
        }
        break l1050;
      }
      p = s1051;
    } else touched ||= p >= end;
    l1057: {
      const s1055 = p;
      l1056: {
        l1058: {
          const s1059 = p;
          if (text.charCodeAt(p) === 91) {
            l1060: {
              p = skipRemarkEnd(p);
              if (p < 0) {
                break l1060;
              }
              break l1058;
            }
            p = s1059;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 91) {
            l1061: {
              p = skipNextType(p);
              if (p < 0) {
                break l1061;
              }
              break l1058;
            }
            p = s1059;
          } else touched ||= p >= end;
          p = skipAnyEnd(p);
          if (p < 0) {
            break l1056;
          }
        }
        p = s1055;
        break l1057;
      }
      p = s1055;
      return -1;
    }
    {
      const s1071 = p;
      l1072: {
        p = skipOwnEndLater(p);
        if (p < 0) {
          break l1072;
        }
        return -1;
      }
      p = s1071;
    }
    l1078: {
      const s1079 = p;
      if (text.charCodeAt(p) === 91) {
        l1080: {
          p = skipRemarkEnd(p);
          if (p < 0) {
            break l1080;
          }
          break l1078;
        }
        p = s1079;
      } else touched ||= p >= end;
      {
        const s1081 = p;
        l1082: {
          p = skipRemarkEndLater(p);
          if (p < 0) {
            break l1082;
          }
          return -1;
        }
        p = s1081;
      }
      l1086: {
        const s1087 = p;
        if (text.charCodeAt(p) === 91) {
          l1088: {
            p = skipNextType(p);
            if (p < 0) {
              break l1088;
            }
            break l1086;
          }
          p = s1087;
        } else touched ||= p >= end;
        {
          const s1089 = p;
          l1090: {
            p = skipNextTypeLater(p);
            if (p < 0) {
              break l1090;
            }
            return -1;
          }
          p = s1089;
        }
        p = skipAnyEnd(p);
        if (p < 0) {
          return -1;
        }
      }
    }
  }
  return p;
}
function skipOwnEnd(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return -1;
  }
  p += 8;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSameIndex(p);
  if (p < 0) {
    return -1;
  }
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return -1;
  }
  p += 13;
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  p = skipLineEnd(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipSameIndex(p) {
  const noted = trail.length;
  const value = readSameIndex(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readSameIndex(p) {
  const value = readSameIndexInside(p);
  if (value !== registers[2]) return void 0;
  return value;
}
function readSameIndexInside(p) {
  let c = 0;
  let value;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1053 = readIndex(p);
  if (r1053 === void 0) {
    return void 0;
  }
  value = r1053;
  p = pos;
  pos = p;
  return value;
}
function skipRemarkEnd(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return -1;
  }
  p += 8;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSameIndex(p);
  if (p < 0) {
    return -1;
  }
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return -1;
  }
  p += 13;
  return p;
}
function skipNextType(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return -1;
  }
  p += 8;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSameNext(p);
  if (p < 0) {
    return -1;
  }
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) {
    reachesEnd(p, "_TYPE]");
    return -1;
  }
  p += 6;
  return p;
}
function skipSameNext(p) {
  const noted = trail.length;
  const value = readSameNext(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readSameNext(p) {
  const value = readSameNextInside(p);
  if (value !== registers[2]) return void 0;
  return value;
}
function readSameNextInside(p) {
  let c = 0;
  let value;
  let l_next;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1062 = readIndex(p);
  if (r1062 === void 0) {
    return void 0;
  }
  l_next = r1062;
  p = pos;
  value = (() => {
    const next = l_next;
    return String(Number(next) - 1);
  })();
  pos = p;
  return value;
}
function skipAnyEnd(p) {
  let c = 0;
  let n1067 = 0;
  l1064: for (; ; ) {
    if (n1067 >= 3) break;
    const s1066 = p;
    l1065: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1065;
      }
      p++;
      n1067++;
      continue l1064;
    }
    p = s1066;
    break;
  }
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!isCaseless(p, "action_")) {
    return -1;
  }
  p += 7;
  l1068: {
    if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
      const s1070 = p;
      l1069: {
        p = skipIndex(p);
        if (p < 0) {
          break l1069;
        }
        if (text.charCodeAt(p) !== 95) {
          touched ||= p >= end;
          break l1069;
        }
        p++;
        break l1068;
      }
      p = s1070;
    } else touched ||= p >= end;
  }
  if (!isCaseless(p, "content_end]")) {
    return -1;
  }
  p += 12;
  return p;
}
function skipOwnEndLater(p) {
  const noted = trail.length;
  const value = readOwnEndLater(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readOwnEndLater(p) {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 1, base + p, registers[2], (at) => {
    touched = false;
    const value = readEndLine(at);
    return { value, isFinal: !touched || over };
  });
  if (trail.length > noted) trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? "" : void 0;
}
function readEndLine(p) {
  let c = 0;
  let value;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return void 0;
  }
  p += 8;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1074 = readIndex(p);
  if (r1074 === void 0) {
    return void 0;
  }
  value = r1074;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return void 0;
  }
  p += 13;
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  const r1076 = readLineEnd(p);
  if (r1076 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  return value;
}
function skipRemarkEndLater(p) {
  const noted = trail.length;
  const value = readRemarkEndLater(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readRemarkEndLater(p) {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 2, base + p, registers[2], (at) => {
    touched = false;
    const value = readRemarkLine(at);
    return { value, isFinal: !touched || over };
  });
  if (trail.length > noted) trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? "" : void 0;
}
function readRemarkLine(p) {
  let c = 0;
  let value;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return void 0;
  }
  p += 8;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1084 = readIndex(p);
  if (r1084 === void 0) {
    return void 0;
  }
  value = r1084;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return void 0;
  }
  p += 13;
  pos = p;
  return value;
}
function skipNextTypeLater(p) {
  const noted = trail.length;
  const value = readNextTypeLater(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readNextTypeLater(p) {
  const looked = touched;
  const noted = trail.length;
  const found = standsLater(reading, 3, base + p, registers[2], (at) => {
    touched = false;
    const value = readNextTypeLine(at);
    return { value, isFinal: !touched || over };
  });
  if (trail.length > noted) trail.length = noted;
  touched = looked || !found;
  pos = p;
  return found ? "" : void 0;
}
function readNextTypeLine(p) {
  let c = 0;
  let value;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return void 0;
  }
  p += 8;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1092 = readBeforeNext(p);
  if (r1092 === void 0) {
    return void 0;
  }
  value = r1092;
  p = pos;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_TYPE]", p)) {
    reachesEnd(p, "_TYPE]");
    return void 0;
  }
  p += 6;
  pos = p;
  return value;
}
function readBeforeNext(p) {
  let c = 0;
  let value;
  let l_next;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1093 = readIndex(p);
  if (r1093 === void 0) {
    return void 0;
  }
  l_next = r1093;
  p = pos;
  value = (() => {
    const next = l_next;
    return String(Number(next) - 1);
  })();
  pos = p;
  return value;
}
function text152(p, inside) {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
      while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
  }
  within = 0;
  for (; ; ) {
    const from = p;
    touched = false;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l1104: {
        while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
        if (p >= end) {
          if (!touched) {
            within = 1;
            touched = true;
            return p;
          }
          touched = true;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      l1105: {
        if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
          touched ||= p >= end;
          break l1105;
        }
        p = skipNewline(p);
        if (p < 0) {
          break l1105;
        }
        {
          const s1110 = p;
          l1111: {
            p = skipBlockStop(p);
            if (p < 0) {
              break l1111;
            }
            break l1105;
          }
          p = s1110;
        }
        {
          const s1113 = p;
          l1114: {
            if (p < end) {
              {
                const s1116 = p;
                l1117: {
                  p++;
                  break l1114;
                }
                p = s1116;
              }
            } else touched ||= p >= end;
            break l1105;
          }
          p = s1113;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}
function skipNewline(p) {
  l1106: {
    const s1107 = p;
    if (text.charCodeAt(p) === 13) {
      l1108: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1108;
        }
        p += 2;
        break l1106;
      }
      p = s1107;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1109: {
        p++;
        break l1106;
      }
      p = s1107;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function leaf154(p) {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  l1119: {
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      const s1121 = p;
      l1120: {
        const r1122 = readNewline(p);
        if (r1122 === void 0) {
          break l1120;
        }
        value = r1122;
        p = pos;
        break l1119;
      }
      p = s1121;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}
function readNewline(p) {
  let value;
  l1123: {
    const s1124 = p;
    if (text.charCodeAt(p) === 13) {
      l1125: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1125;
        }
        value = "\r\n";
        p += 2;
        break l1123;
      }
      p = s1124;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1126: {
        value = "\n";
        p++;
        break l1123;
      }
      p = s1124;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 13) {
      touched ||= p >= end;
      return void 0;
    }
    value = "\r";
    p++;
  }
  pos = p;
  return value;
}
function leaf156(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  const r1128 = read_blockEnd(p);
  if (r1128 === void 0) {
    return -1;
  }
  value = r1128;
  p = pos;
  leafValue = value;
  return p;
}
function read_blockEnd(p) {
  let value;
  l1129: {
    const s1130 = p;
    const t1131 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1132: {
        const r1133 = readBlockEnd(p);
        if (r1133 === void 0) {
          break l1132;
        }
        value = r1133;
        p = pos;
        break l1129;
      }
      p = s1130;
      if (trail.length > t1131) trail.length = t1131;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1148: {
        let e1149;
        l1152: {
          if (text.charCodeAt(p) === 91) {
            const s1150 = p;
            l1151: {
              p = skipRemarkEnd(p);
              if (p < 0) {
                break l1151;
              }
              p = s1150;
              break l1152;
            }
            p = s1150;
          } else touched ||= p >= end;
          break l1148;
        }
        e1149 = null;
        let e1153;
        const r1154 = readBadContentEnd(p);
        if (r1154 === void 0) {
          break l1148;
        }
        e1153 = r1154;
        p = pos;
        value = [e1149, e1153];
        break l1129;
      }
      p = s1130;
      if (trail.length > t1131) trail.length = t1131;
    } else touched ||= p >= end;
    const r1158 = readMissingContentEnd(p);
    if (r1158 === void 0) {
      return void 0;
    }
    value = r1158;
    p = pos;
  }
  pos = p;
  return value;
}
function readBlockEnd(p) {
  const start = p;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1134 = readOwnEnd(p);
  if (r1134 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  return { type: "BlockEnd", start: base + start, end: base + p };
}
function readOwnEnd(p) {
  let c = 0;
  let value;
  let e1135;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return void 0;
  }
  e1135 = "[ACTION_";
  p += 8;
  let e1136;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1137 = readSameIndex(p);
  if (r1137 === void 0) {
    return void 0;
  }
  e1136 = r1137;
  p = pos;
  let e1139;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT_END]", p)) {
    reachesEnd(p, "_CONTENT_END]");
    return void 0;
  }
  e1139 = "_CONTENT_END]";
  p += 13;
  let e1140;
  const r1141 = readBlanks(p);
  if (r1141 === void 0) {
    return void 0;
  }
  e1140 = r1141;
  p = pos;
  let e1143;
  const r1144 = readLineEnd(p);
  if (r1144 === void 0) {
    return void 0;
  }
  e1143 = r1144;
  p = pos;
  value = [e1135, e1136, e1139, e1140, e1143];
  pos = p;
  return value;
}
function readBadContentEnd(p) {
  let c = 0;
  const start = p;
  p = skipAnyEnd(p);
  if (p < 0) {
    return void 0;
  }
  while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
  touched ||= p >= end;
  const r1155 = readLineEnd(p);
  if (r1155 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  const node = { type: "BadContentEnd", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readMissingContentEnd(p) {
  let c = 0;
  const start = p;
  let l_index = null;
  l1159: {
    const s1160 = p;
    const t1161 = trail.length;
    l1162: {
      let n1166 = 0;
      l1163: for (; ; ) {
        if (n1166 >= 3) break;
        const s1165 = p;
        l1164: {
          if (text.charCodeAt(p) !== 32) {
            touched ||= p >= end;
            break l1164;
          }
          p++;
          n1166++;
          continue l1163;
        }
        p = s1165;
        break;
      }
      if (text.charCodeAt(p) !== 91) {
        touched ||= p >= end;
        break l1162;
      }
      p++;
      if (!isCaseless(p, "action_")) {
        break l1162;
      }
      p += 7;
      l1167: {
        if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
          const s1169 = p;
          l1168: {
            const r1170 = readIndex(p);
            if (r1170 === void 0) {
              break l1168;
            }
            l_index = r1170;
            p = pos;
            if (text.charCodeAt(p) !== 95) {
              touched ||= p >= end;
              break l1168;
            }
            p++;
            break l1167;
          }
          p = s1169;
        } else touched ||= p >= end;
        l_index = null;
      }
      if (!isCaseless(p, "content_end]")) {
        break l1162;
      }
      p += 12;
      while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
      touched ||= p >= end;
      const r1172 = readLineEnd(p);
      if (r1172 === void 0) {
        break l1162;
      }
      p = pos;
      break l1159;
    }
    p = s1160;
    if (trail.length > t1161) trail.length = t1161;
    l_index = null;
  }
  pos = p;
  const node = { type: "MissingContentEnd", start: base + start, end: base + p, raw: text.slice(start, p), index: l_index };
  trail.push(node);
  return node;
}
function leaf162(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r1176 = readBadContentTag(p);
  if (r1176 === void 0) {
    return -1;
  }
  value = r1176;
  p = pos;
  leafValue = value;
  return p;
}
function readBadContentTag(p) {
  let c = 0;
  const start = p;
  let l_index;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[ACTION_", p)) {
    reachesEnd(p, "[ACTION_");
    return void 0;
  }
  p += 8;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1177 = readIndex(p);
  if (r1177 === void 0) {
    return void 0;
  }
  l_index = r1177;
  p = pos;
  if (text.charCodeAt(p) !== 95) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  if (!(text.charCodeAt(p) === 67)) {
    touched ||= p >= end;
    return void 0;
  }
  p = skipTagRest(p);
  if (p < 0) {
    return void 0;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  pos = p;
  const node = { type: "BadContentTag", start: base + start, end: base + p, raw: text.slice(start, p), index: l_index };
  trail.push(node);
  return node;
}
function leaf164(p) {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  l1180: {
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      const s1182 = p;
      const t1183 = trail.length;
      l1181: {
        let e1184;
        const r1185 = readEol(p);
        if (r1185 === void 0) {
          break l1181;
        }
        e1184 = r1185;
        p = pos;
        let e1187;
        if (text.charCodeAt(p) === 91) {
          {
            const s1188 = p;
            l1189: {
              p = skipTagClose(p);
              if (p < 0) {
                break l1189;
              }
              break l1181;
            }
            p = s1188;
          }
        } else touched ||= p >= end;
        e1187 = null;
        let e1197;
        {
          const s1198 = p;
          l1199: {
            if (p < end) {
              {
                const s1201 = p;
                l1202: {
                  p++;
                  break l1199;
                }
                p = s1201;
              }
            } else touched ||= p >= end;
            break l1181;
          }
          p = s1198;
        }
        e1197 = null;
        value = [e1184, e1187, e1197];
        break l1180;
      }
      p = s1182;
      if (trail.length > t1183) trail.length = t1183;
    } else touched ||= p >= end;
    value = null;
  }
  leafValue = value;
  return p;
}
function skipTagClose(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return -1;
  }
  p += 9;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipSameIndex(p);
  if (p < 0) {
    return -1;
  }
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return -1;
  }
  p += 8;
  l1191: {
    if (text.charCodeAt(p) === 95) {
      const s1193 = p;
      l1192: {
        l1194: {
          const s1195 = p;
          if (text.charCodeAt(p) === 95) {
            l1196: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1196;
              }
              p += 6;
              break l1194;
            }
            p = s1195;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1192;
          }
          p += 4;
        }
        break l1191;
      }
      p = s1193;
    } else touched ||= p >= end;
  }
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  p = skipLineEnd(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function text166(p, inside) {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
      while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
  }
  within = 0;
  for (; ; ) {
    const from = p;
    touched = false;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l1204: {
        while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
        if (p >= end) {
          if (!touched) {
            within = 1;
            touched = true;
            return p;
          }
          touched = true;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      l1205: {
        if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
          touched ||= p >= end;
          break l1205;
        }
        p = skipNewline(p);
        if (p < 0) {
          break l1205;
        }
        if (text.charCodeAt(p) === 91) {
          {
            const s1206 = p;
            l1207: {
              p = skipTagClose(p);
              if (p < 0) {
                break l1207;
              }
              break l1205;
            }
            p = s1206;
          }
        } else touched ||= p >= end;
        {
          const s1209 = p;
          l1210: {
            if (p < end) {
              {
                const s1212 = p;
                l1213: {
                  p++;
                  break l1210;
                }
                p = s1212;
              }
            } else touched ||= p >= end;
            break l1205;
          }
          p = s1209;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}
function leaf167(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  const r1215 = read_tagEnd(p);
  if (r1215 === void 0) {
    return -1;
  }
  value = r1215;
  p = pos;
  leafValue = value;
  return p;
}
function read_tagEnd(p) {
  let value;
  l1216: {
    const s1217 = p;
    const t1218 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1219: {
        const r1220 = readTagEnd(p);
        if (r1220 === void 0) {
          break l1219;
        }
        value = r1220;
        p = pos;
        break l1216;
      }
      p = s1217;
      if (trail.length > t1218) trail.length = t1218;
    } else touched ||= p >= end;
    const r1243 = readMissingContentEnd(p);
    if (r1243 === void 0) {
      return void 0;
    }
    value = r1243;
    p = pos;
  }
  pos = p;
  return value;
}
function readTagEnd(p) {
  const start = p;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1221 = readTagClose(p);
  if (r1221 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  return { type: "TagEnd", start: base + start, end: base + p };
}
function readTagClose(p) {
  let c = 0;
  let value;
  let e1222;
  if (text.charCodeAt(p) !== 91 || !text.startsWith("[/ACTION_", p)) {
    reachesEnd(p, "[/ACTION_");
    return void 0;
  }
  e1222 = "[/ACTION_";
  p += 9;
  let e1223;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1224 = readSameIndex(p);
  if (r1224 === void 0) {
    return void 0;
  }
  e1223 = r1224;
  p = pos;
  let e1226;
  if (text.charCodeAt(p) !== 95 || !text.startsWith("_CONTENT", p)) {
    reachesEnd(p, "_CONTENT");
    return void 0;
  }
  e1226 = "_CONTENT";
  p += 8;
  let e1227;
  l1228: {
    if (text.charCodeAt(p) === 95) {
      const s1230 = p;
      l1229: {
        l1231: {
          const s1232 = p;
          if (text.charCodeAt(p) === 95) {
            l1233: {
              if (!text.startsWith("_START", p)) {
                reachesEnd(p, "_START");
                break l1233;
              }
              e1227 = "_START";
              p += 6;
              break l1231;
            }
            p = s1232;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("_END", p)) {
            reachesEnd(p, "_END");
            break l1229;
          }
          e1227 = "_END";
          p += 4;
        }
        break l1228;
      }
      p = s1230;
    } else touched ||= p >= end;
    e1227 = null;
  }
  let e1234;
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return void 0;
  }
  e1234 = "]";
  p++;
  let e1235;
  const r1236 = readBlanks(p);
  if (r1236 === void 0) {
    return void 0;
  }
  e1235 = r1236;
  p = pos;
  let e1238;
  const r1239 = readLineEnd(p);
  if (r1239 === void 0) {
    return void 0;
  }
  e1238 = r1239;
  p = pos;
  value = [e1222, e1223, e1226, e1227, e1234, e1235, e1238];
  pos = p;
  return value;
}
function leaf171(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  const r1246 = readVital(p);
  if (r1246 === void 0) {
    return -1;
  }
  value = r1246;
  p = pos;
  leafValue = value;
  return p;
}
function readVital(p) {
  let c = 0;
  const start = p;
  let l_name;
  let l_value;
  l1247: {
    const s1248 = p;
    const t1249 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1250: {
        p++;
        if (!((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
          touched ||= p >= end;
          break l1250;
        }
        const r1251 = readVitalName(p);
        if (r1251 === void 0) {
          break l1250;
        }
        l_name = r1251;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1250;
        }
        p++;
        const r1258 = readVitalValue(p);
        if (r1258 === void 0) {
          break l1250;
        }
        l_value = r1258;
        p = pos;
        break l1247;
      }
      p = s1248;
      if (trail.length > t1249) trail.length = t1249;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341) {
      l1492: {
        const r1493 = readLooseOpen(p);
        if (r1493 === void 0) {
          break l1492;
        }
        p = pos;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
          touched ||= p >= end;
          break l1492;
        }
        const r1495 = readVitalWord(p);
        if (r1495 === void 0) {
          break l1492;
        }
        l_name = r1495;
        p = pos;
        l1497: {
          const s1498 = p;
          const t1499 = trail.length;
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341) {
            l1500: {
              const r1501 = readLooseClose(p);
              if (r1501 === void 0) {
                break l1500;
              }
              p = pos;
              break l1497;
            }
            p = s1498;
            if (trail.length > t1499) trail.length = t1499;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
            touched ||= p >= end;
            break l1492;
          }
          const r1503 = readBadOpenVitalSeparator(p);
          if (r1503 === void 0) {
            break l1492;
          }
          p = pos;
        }
        const r1505 = readVitalValue(p);
        if (r1505 === void 0) {
          break l1492;
        }
        l_value = r1505;
        p = pos;
        break l1247;
      }
      p = s1248;
      if (trail.length > t1249) trail.length = t1249;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1507: {
        p++;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
          touched ||= p >= end;
          break l1507;
        }
        const r1508 = readOwnName(p);
        if (r1508 === void 0) {
          break l1507;
        }
        l_name = r1508;
        p = pos;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1507;
        }
        p++;
        l1519: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false) {
            const s1517 = p;
            l1518: {
              p = skipOwnVital(p);
              if (p < 0) {
                break l1518;
              }
              p = s1517;
              break l1519;
            }
            p = s1517;
          } else touched ||= p >= end;
          break l1507;
        }
        const r1520 = readVitalValue(p);
        if (r1520 === void 0) {
          break l1507;
        }
        l_value = r1520;
        p = pos;
        break l1247;
      }
      p = s1248;
      if (trail.length > t1249) trail.length = t1249;
    } else touched ||= p >= end;
    l1524: {
      const s1522 = p;
      l1523: {
        p = skipOwnVitalLine(p);
        if (p < 0) {
          break l1523;
        }
        p = s1522;
        break l1524;
      }
      p = s1522;
      return void 0;
    }
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
      touched ||= p >= end;
      return void 0;
    }
    const r1525 = readLooseOpen(p);
    if (r1525 === void 0) {
      return void 0;
    }
    p = pos;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
      touched ||= p >= end;
      return void 0;
    }
    const r1527 = readOwnWord(p);
    if (r1527 === void 0) {
      return void 0;
    }
    l_name = r1527;
    p = pos;
    l1548: {
      const s1549 = p;
      const t1550 = trail.length;
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341) {
        l1551: {
          const r1552 = readLooseClose(p);
          if (r1552 === void 0) {
            break l1551;
          }
          p = pos;
          break l1548;
        }
        p = s1549;
        if (trail.length > t1550) trail.length = t1550;
      } else touched ||= p >= end;
      if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
        touched ||= p >= end;
        return void 0;
      }
      const r1554 = readBadOpenVitalSeparator(p);
      if (r1554 === void 0) {
        return void 0;
      }
      p = pos;
    }
    const r1556 = readVitalValue(p);
    if (r1556 === void 0) {
      return void 0;
    }
    l_value = r1556;
    p = pos;
  }
  pos = p;
  return { type: "Vital", start: base + start, end: base + p, name: l_name, value: l_value };
}
function readVitalName(p) {
  let value;
  l1252: {
    const s1253 = p;
    if (text.charCodeAt(p) === 67) {
      l1254: {
        if (!text.startsWith("CONFIDENCE", p)) {
          reachesEnd(p, "CONFIDENCE");
          break l1254;
        }
        value = "CONFIDENCE";
        p += 10;
        break l1252;
      }
      p = s1253;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 77) {
      l1255: {
        if (!text.startsWith("MOOD", p)) {
          reachesEnd(p, "MOOD");
          break l1255;
        }
        value = "MOOD";
        p += 4;
        break l1252;
      }
      p = s1253;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 70) {
      l1256: {
        if (!text.startsWith("FOCUS", p)) {
          reachesEnd(p, "FOCUS");
          break l1256;
        }
        value = "FOCUS";
        p += 5;
        break l1252;
      }
      p = s1253;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 83 || !text.startsWith("STAMINA", p)) {
      reachesEnd(p, "STAMINA");
      return void 0;
    }
    value = "STAMINA";
    p += 7;
  }
  pos = p;
  return value;
}
function readVitalValue(p) {
  let c = 0;
  let value;
  l1259: {
    const s1260 = p;
    const t1261 = trail.length;
    if ((c = text.charCodeAt(p)) === 9 || c === 32) {
      l1262: {
        if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
          touched ||= p >= end;
          break l1262;
        }
        p++;
        while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
        touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57 || c === 45)) {
          touched ||= p >= end;
          break l1262;
        }
        const r1263 = readNumber(p);
        if (r1263 === void 0) {
          break l1262;
        }
        value = r1263;
        p = pos;
        p = skipBlanks(p);
        if (p < 0) {
          break l1262;
        }
        const r1278 = readLineEnd(p);
        if (r1278 === void 0) {
          break l1262;
        }
        p = pos;
        break l1259;
      }
      p = s1260;
      if (trail.length > t1261) trail.length = t1261;
    } else touched ||= p >= end;
    l1280: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
        const s1282 = p;
        const t1283 = trail.length;
        l1281: {
          const r1284 = readBadMarkerNoise(p);
          if (r1284 === void 0) {
            break l1281;
          }
          p = pos;
          break l1280;
        }
        p = s1282;
        if (trail.length > t1283) trail.length = t1283;
      } else touched ||= p >= end;
    }
    l1286: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false) {
        const s1288 = p;
        const t1289 = trail.length;
        l1287: {
          const r1290 = readBadVitalSeparator(p);
          if (r1290 === void 0) {
            break l1287;
          }
          p = pos;
          break l1286;
        }
        p = s1288;
        if (trail.length > t1289) trail.length = t1289;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) {
      return void 0;
    }
    l1292: {
      const s1293 = p;
      const t1294 = trail.length;
      if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
        l1295: {
          const r1296 = readBadPercent(p);
          if (r1296 === void 0) {
            break l1295;
          }
          value = r1296;
          p = pos;
          break l1292;
        }
        p = s1293;
        if (trail.length > t1294) trail.length = t1294;
      } else touched ||= p >= end;
      if ((c = text.charCodeAt(p)) >= 48 && c <= 57 || c === 45) {
        l1326: {
          const r1327 = readNumber(p);
          if (r1327 === void 0) {
            break l1326;
          }
          value = r1327;
          p = pos;
          p = skipNumberBoundary(p);
          if (p < 0) {
            break l1326;
          }
          break l1292;
        }
        p = s1293;
        if (trail.length > t1294) trail.length = t1294;
      } else touched ||= p >= end;
      if ((c = text.charCodeAt(p)) >= 48 && c <= 57 || c >= 45 && c <= 46 || c === 43) {
        l1329: {
          const r1330 = readBadNumeral(p);
          if (r1330 === void 0) {
            break l1329;
          }
          value = r1330;
          p = pos;
          break l1292;
        }
        p = s1293;
        if (trail.length > t1294) trail.length = t1294;
      } else touched ||= p >= end;
      const r1342 = readBadVital(p);
      if (r1342 === void 0) {
        return void 0;
      }
      value = r1342;
      p = pos;
    }
    l1362: {
      if ((c = text.charCodeAt(p)) === 42 || c === 95) {
        const s1364 = p;
        const t1365 = trail.length;
        l1363: {
          const r1366 = readBadMarkerEnd(p);
          if (r1366 === void 0) {
            break l1363;
          }
          p = pos;
          break l1362;
        }
        p = s1364;
        if (trail.length > t1365) trail.length = t1365;
      } else touched ||= p >= end;
    }
    l1368: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
        const s1370 = p;
        const t1371 = trail.length;
        l1369: {
          const r1372 = readBadValueBracket(p);
          if (r1372 === void 0) {
            break l1369;
          }
          p = pos;
          break l1368;
        }
        p = s1370;
        if (trail.length > t1371) trail.length = t1371;
      } else touched ||= p >= end;
    }
    l1374: {
      if ((c = text.charCodeAt(p)) === 42 || c === 95) {
        const s1376 = p;
        const t1377 = trail.length;
        l1375: {
          const r1378 = readBadMarkerEnd(p);
          if (r1378 === void 0) {
            break l1375;
          }
          p = pos;
          break l1374;
        }
        p = s1376;
        if (trail.length > t1377) trail.length = t1377;
      } else touched ||= p >= end;
    }
    l1380: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128) {
        const s1382 = p;
        const t1383 = trail.length;
        l1381: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339) {
            {
              const s1384 = p;
              l1385: {
                p = skipLineBreakDue(p);
                if (p < 0) {
                  break l1385;
                }
                break l1381;
              }
              p = s1384;
            }
          } else touched ||= p >= end;
          if ((c = text.charCodeAt(p)) === 9 || c === 32) {
            {
              const s1387 = p;
              l1388: {
                if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
                  touched ||= p >= end;
                  break l1388;
                }
                p++;
                while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
                touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l1388;
                }
                p = skipNextOwnVital(p);
                if (p < 0) {
                  break l1388;
                }
                break l1381;
              }
              p = s1387;
            }
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
            touched ||= p >= end;
            break l1381;
          }
          const r1424 = readBadRemark(p);
          if (r1424 === void 0) {
            break l1381;
          }
          p = pos;
          break l1380;
        }
        p = s1382;
        if (trail.length > t1383) trail.length = t1383;
      } else touched ||= p >= end;
    }
    const r1447 = readVitalEnd(p);
    if (r1447 === void 0) {
      return void 0;
    }
    p = pos;
  }
  pos = p;
  return value;
}
function readNumber(p) {
  let c = 0;
  const start = p;
  let l_text;
  const s1264 = p;
  l1265: {
    if (text.charCodeAt(p) === 45) {
      const s1267 = p;
      l1266: {
        p++;
        break l1265;
      }
      p = s1267;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
  touched ||= p >= end;
  l1268: {
    if (text.charCodeAt(p) === 46) {
      const s1270 = p;
      l1269: {
        p++;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l1269;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
        touched ||= p >= end;
        break l1268;
      }
      p = s1270;
    } else touched ||= p >= end;
  }
  l1271: {
    if ((c = text.charCodeAt(p)) === 69 || c === 101) {
      const s1273 = p;
      l1272: {
        p++;
        l1274: {
          if ((c = text.charCodeAt(p)) === 43 || c === 45) {
            const s1276 = p;
            l1275: {
              p++;
              break l1274;
            }
            p = s1276;
          } else touched ||= p >= end;
        }
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l1272;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
        touched ||= p >= end;
        break l1271;
      }
      p = s1273;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1264, p);
  pos = p;
  return { type: "Number", start: base + start, end: base + p, text: l_text };
}
function readBadVitalSeparator(p) {
  let c = 0;
  const start = p;
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  pos = p;
  const node = { type: "BadVitalSeparator", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadPercent(p) {
  let c = 0;
  const start = p;
  let l_text;
  const s1297 = p;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
  touched ||= p >= end;
  l1298: {
    if (text.charCodeAt(p) === 46) {
      const s1300 = p;
      l1299: {
        p++;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l1299;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
        touched ||= p >= end;
        break l1298;
      }
      p = s1300;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1297, p);
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  if (text.charCodeAt(p) !== 37) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  p = skipNumberBoundary(p);
  if (p < 0) {
    return void 0;
  }
  pos = p;
  const node = { type: "BadPercent", start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}
function skipNumberBoundary(p) {
  let c = 0;
  l1301: {
    const s1302 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339) {
      l1303: {
        l1306: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339) {
            const s1304 = p;
            l1305: {
              p = skipLineBreakDue(p);
              if (p < 0) {
                break l1305;
              }
              p = s1304;
              break l1306;
            }
            p = s1304;
          } else touched ||= p >= end;
          break l1303;
        }
        break l1301;
      }
      p = s1302;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 8211) {
      {
        const s1316 = p;
        l1317: {
          p++;
          return -1;
        }
        p = s1316;
      }
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 9 || c === 32) {
      {
        const s1319 = p;
        l1320: {
          if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
            touched ||= p >= end;
            break l1320;
          }
          p++;
          while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
          touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 8211)) {
            touched ||= p >= end;
            break l1320;
          }
          p++;
          p = skipBlanks(p);
          if (p < 0) {
            break l1320;
          }
          if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
            touched ||= p >= end;
            break l1320;
          }
          p++;
          return -1;
        }
        p = s1319;
      }
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 9 || c === 32) {
      {
        const s1322 = p;
        l1323: {
          if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
            touched ||= p >= end;
            break l1323;
          }
          p++;
          while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
          touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) >= 48 && c <= 57 || c === 46)) {
            touched ||= p >= end;
            break l1323;
          }
          p++;
          return -1;
        }
        p = s1322;
      }
    } else touched ||= p >= end;
  }
  return p;
}
function skipLineBreakDue(p) {
  let c = 0;
  p = skipBlanks(p);
  if (p < 0) {
    return -1;
  }
  l1307: {
    if ((c = text.charCodeAt(p)) === 44 || c === 59 || c === 124) {
      const s1309 = p;
      l1308: {
        p++;
        p = skipBlanks(p);
        if (p < 0) {
          break l1308;
        }
        break l1307;
      }
      p = s1309;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipNextVital(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipNextVital(p) {
  let c = 0;
  l1310: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s1312 = p;
      l1311: {
        p = skipDecoration(p);
        if (p < 0) {
          break l1311;
        }
        break l1310;
      }
      p = s1312;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipVitalLetters(p);
  if (p < 0) {
    return -1;
  }
  if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
    {
      const s1313 = p;
      l1314: {
        p++;
        return -1;
      }
      p = s1313;
    }
  } else touched ||= p >= end;
  return p;
}
function readBadNumeral(p) {
  let c = 0;
  const start = p;
  l1331: {
    if ((c = text.charCodeAt(p)) === 43 || c === 45) {
      const s1333 = p;
      l1332: {
        p++;
        break l1331;
      }
      p = s1333;
    } else touched ||= p >= end;
  }
  l1334: {
    const s1335 = p;
    if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
      l1336: {
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l1336;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 46) {
          touched ||= p >= end;
          break l1336;
        }
        p++;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l1336;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
        touched ||= p >= end;
        break l1334;
      }
      p = s1335;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l1337: {
        p++;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l1337;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
        touched ||= p >= end;
        break l1334;
      }
      p = s1335;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
      touched ||= p >= end;
      return void 0;
    }
    p++;
    while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
    touched ||= p >= end;
    l1338: {
      if (text.charCodeAt(p) === 46) {
        const s1340 = p;
        l1339: {
          p++;
          break l1338;
        }
        p = s1340;
      } else touched ||= p >= end;
    }
  }
  p = skipNumberBoundary(p);
  if (p < 0) {
    return void 0;
  }
  pos = p;
  const node = { type: "BadNumeral", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadVital(p) {
  let c = 0;
  const start = p;
  l1343: for (; ; ) {
    const s1345 = p;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l1344: {
        if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
          {
            const s1347 = p;
            l1348: {
              p = skipBadVitalEnd(p);
              if (p < 0) {
                break l1348;
              }
              break l1344;
            }
            p = s1347;
          }
        } else touched ||= p >= end;
        l1356: {
          const s1357 = p;
          if ((c = text.charCodeAt(p)) === 9 || c === 32) {
            l1358: {
              if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
                touched ||= p >= end;
                break l1358;
              }
              p++;
              while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
              touched ||= p >= end;
              break l1356;
            }
            p = s1357;
          } else touched ||= p >= end;
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128) {
            l1359: {
              if (!((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
                touched ||= p >= end;
                break l1359;
              }
              p++;
              while ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128) p++;
              touched ||= p >= end;
              break l1356;
            }
            p = s1357;
          } else touched ||= p >= end;
          if ((c = text.charCodeAt(p)) === 27 || c === 60) {
            l1360: {
              p = skipLineNoise(p);
              if (p < 0) {
                break l1360;
              }
              break l1356;
            }
            p = s1357;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
            touched ||= p >= end;
            break l1344;
          }
          p++;
        }
        continue l1343;
      }
      p = s1345;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  const node = { type: "BadVital", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function skipBadVitalEnd(p) {
  let c = 0;
  l1350: {
    const s1351 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
      l1352: {
        p = skipBlanks(p);
        if (p < 0) {
          break l1352;
        }
        if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
          touched ||= p >= end;
          break l1352;
        }
        p = skipLineNoise(p);
        if (p < 0) {
          break l1352;
        }
        l1353: {
          const s1354 = p;
          l1355: {
            p = skipLineEnd(p);
            if (p < 0) {
              break l1355;
            }
            break l1353;
          }
          p = s1354;
          p = skipStopMarker(p);
          if (p < 0) {
            break l1352;
          }
        }
        break l1350;
      }
      p = s1351;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
    touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipNextVital(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipNextOwnVital(p) {
  let c = 0;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnName(p);
  if (p < 0) {
    return -1;
  }
  if (text.charCodeAt(p) !== 93) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOwnVital(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipOwnName(p) {
  let c = 0;
  if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
    {
      const s1390 = p;
      l1391: {
        p = skipMeantName(p);
        if (p < 0) {
          break l1391;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1391;
        }
        p++;
        return -1;
      }
      p = s1390;
    }
  } else touched ||= p >= end;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
  touched ||= p >= end;
  l1396: {
    if (text.charCodeAt(p) === 93) {
      const s1394 = p;
      l1395: {
        p++;
        p = s1394;
        break l1396;
      }
      p = s1394;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}
function skipOwnVital(p) {
  let c = 0;
  l1397: {
    const s1398 = p;
    if ((c = text.charCodeAt(p)) === 9 || c === 32) {
      l1399: {
        if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
          touched ||= p >= end;
          break l1399;
        }
        p++;
        while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
        touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57 || c === 45)) {
          touched ||= p >= end;
          break l1399;
        }
        p = skipNumber(p);
        if (p < 0) {
          break l1399;
        }
        p = skipBlanks(p);
        if (p < 0) {
          break l1399;
        }
        p = skipLineEnd(p);
        if (p < 0) {
          break l1399;
        }
        break l1397;
      }
      p = s1398;
    } else touched ||= p >= end;
    l1413: {
      const s1414 = p;
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false) {
        l1415: {
          p = skipColon(p);
          if (p < 0) {
            break l1415;
          }
          break l1413;
        }
        p = s1414;
      } else touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) {
      return -1;
    }
    if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipOwnShare(p);
    if (p < 0) {
      return -1;
    }
    p = skipOwnVitalEnd(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipNumber(p) {
  let c = 0;
  l1401: {
    if (text.charCodeAt(p) === 45) {
      const s1403 = p;
      l1402: {
        p++;
        break l1401;
      }
      p = s1403;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
  touched ||= p >= end;
  l1404: {
    if (text.charCodeAt(p) === 46) {
      const s1406 = p;
      l1405: {
        p++;
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l1405;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
        touched ||= p >= end;
        break l1404;
      }
      p = s1406;
    } else touched ||= p >= end;
  }
  l1407: {
    if ((c = text.charCodeAt(p)) === 69 || c === 101) {
      const s1409 = p;
      l1408: {
        p++;
        l1410: {
          if ((c = text.charCodeAt(p)) === 43 || c === 45) {
            const s1412 = p;
            l1411: {
              p++;
              break l1410;
            }
            p = s1412;
          } else touched ||= p >= end;
        }
        if (!((c = text.charCodeAt(p)) >= 48 && c <= 57)) {
          touched ||= p >= end;
          break l1408;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 48 && c <= 57) p++;
        touched ||= p >= end;
        break l1407;
      }
      p = s1409;
    } else touched ||= p >= end;
  }
  return p;
}
function skipOwnVitalEnd(p) {
  let c = 0;
  l1416: {
    const s1417 = p;
    l1418: {
      p = skipBlanks(p);
      if (p < 0) {
        break l1418;
      }
      l1419: {
        if ((c = text.charCodeAt(p)) === 27 || c === 60) {
          const s1421 = p;
          l1420: {
            p = skipLineNoise(p);
            if (p < 0) {
              break l1420;
            }
            break l1419;
          }
          p = s1421;
        } else touched ||= p >= end;
      }
      p = skipLineEnd(p);
      if (p < 0) {
        break l1418;
      }
      break l1416;
    }
    p = s1417;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339) {
      l1422: {
        p = skipLineBreakDue(p);
        if (p < 0) {
          break l1422;
        }
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 35) {
      l1423: {
        p = skipBlanks(p);
        if (p < 0) {
          break l1423;
        }
        if (text.charCodeAt(p) !== 35) {
          touched ||= p >= end;
          break l1423;
        }
        p++;
        break l1416;
      }
      p = s1417;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) {
      return -1;
    }
    if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLineNoise(p);
    if (p < 0) {
      return -1;
    }
    p = skipStopMarker(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function readBadRemark(p) {
  let c = 0;
  const start = p;
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  l1425: for (; ; ) {
    const s1427 = p;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l1426: {
        if ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 12304 || c === 12308 || c === 65339) {
          {
            const s1429 = p;
            l1430: {
              p = skipLineBreakDue(p);
              if (p < 0) {
                break l1430;
              }
              break l1426;
            }
            p = s1429;
          }
        } else touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12)) {
          touched ||= p >= end;
          break l1426;
        }
        p = skipRemarkChar(p);
        if (p < 0) {
          break l1426;
        }
        continue l1425;
      }
      p = s1427;
    } else touched ||= p >= end;
    break;
  }
  pos = p;
  const node = { type: "BadRemark", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function skipRemarkChar(p) {
  let c = 0;
  l1432: {
    const s1433 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128) {
      l1434: {
        if (!((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)) {
          touched ||= p >= end;
          break l1434;
        }
        p++;
        while ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128) p++;
        touched ||= p >= end;
        break l1432;
      }
      p = s1433;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 9 || c === 32) {
      l1435: {
        p++;
        break l1432;
      }
      p = s1433;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      l1436: {
        if ((c = text.charCodeAt(p)) === 27 || c === 60) {
          {
            const s1437 = p;
            l1438: {
              p = skipLineNoise(p);
              if (p < 0) {
                break l1438;
              }
              l1440: {
                const s1441 = p;
                l1442: {
                  p = skipLineEnd(p);
                  if (p < 0) {
                    break l1442;
                  }
                  break l1440;
                }
                p = s1441;
                p = skipStopMarker(p);
                if (p < 0) {
                  break l1438;
                }
              }
              break l1436;
            }
            p = s1437;
          }
        } else touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
          touched ||= p >= end;
          break l1436;
        }
        p = skipLineNoise(p);
        if (p < 0) {
          break l1436;
        }
        break l1432;
      }
      p = s1433;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      {
        const s1443 = p;
        l1444: {
          p = skipNoise(p);
          if (p < 0) {
            break l1444;
          }
          return -1;
        }
        p = s1443;
      }
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function readVitalEnd(p) {
  let c = 0;
  let value;
  l1448: {
    const s1449 = p;
    const t1450 = trail.length;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false) {
      l1451: {
        const r1452 = readMissingLineEnd(p);
        if (r1452 === void 0) {
          break l1451;
        }
        value = r1452;
        p = pos;
        break l1448;
      }
      p = s1449;
      if (trail.length > t1450) trail.length = t1450;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
      l1466: {
        let e1467;
        const r1468 = readBlanks(p);
        if (r1468 === void 0) {
          break l1466;
        }
        e1467 = r1468;
        p = pos;
        let e1470;
        l1471: {
          const s1472 = p;
          const t1473 = trail.length;
          if ((c = text.charCodeAt(p)) === 27 || c === 60) {
            l1474: {
              let e1475;
              const r1476 = readBadLineNoise(p);
              if (r1476 === void 0) {
                break l1474;
              }
              e1475 = r1476;
              p = pos;
              let e1478;
              const r1479 = readLineEnd(p);
              if (r1479 === void 0) {
                break l1474;
              }
              e1478 = r1479;
              p = pos;
              e1470 = [e1475, e1478];
              break l1471;
            }
            p = s1472;
            if (trail.length > t1473) trail.length = t1473;
          } else touched ||= p >= end;
          l1483: {
            if ((c = text.charCodeAt(p)) === 27 || c === 60) {
              const s1481 = p;
              l1482: {
                p = skipLineNoise(p);
                if (p < 0) {
                  break l1482;
                }
                p = skipStopMarker(p);
                if (p < 0) {
                  break l1482;
                }
                p = s1481;
                break l1483;
              }
              p = s1481;
            } else touched ||= p >= end;
            break l1466;
          }
          e1470 = null;
        }
        value = [e1467, e1470];
        break l1448;
      }
      p = s1449;
      if (trail.length > t1450) trail.length = t1450;
    } else touched ||= p >= end;
    let e1484;
    const r1485 = readBlanks(p);
    if (r1485 === void 0) {
      return void 0;
    }
    e1484 = r1485;
    p = pos;
    let e1487;
    const r1488 = readLineEnd(p);
    if (r1488 === void 0) {
      return void 0;
    }
    e1487 = r1488;
    p = pos;
    value = [e1484, e1487];
  }
  pos = p;
  return value;
}
function readMissingLineEnd(p) {
  let c = 0;
  const start = p;
  l1453: {
    const s1454 = p;
    if ((c = text.charCodeAt(p)) === 9 || c === 32) {
      l1455: {
        if (!((c = text.charCodeAt(p)) === 9 || c === 32)) {
          touched ||= p >= end;
          break l1455;
        }
        p++;
        while ((c = text.charCodeAt(p)) === 9 || c === 32) p++;
        touched ||= p >= end;
        l1458: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339) {
            const s1456 = p;
            l1457: {
              l1459: {
                const s1460 = p;
                if ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339) {
                  l1461: {
                    p = skipNextVital(p);
                    if (p < 0) {
                      break l1461;
                    }
                    break l1459;
                  }
                  p = s1460;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 91)) {
                  touched ||= p >= end;
                  break l1457;
                }
                p = skipNextOwnVital(p);
                if (p < 0) {
                  break l1457;
                }
              }
              p = s1456;
              break l1458;
            }
            p = s1456;
          } else touched ||= p >= end;
          break l1455;
        }
        break l1453;
      }
      p = s1454;
    } else touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) {
      return void 0;
    }
    if (!((c = text.charCodeAt(p)) === 44 || c === 59 || c === 124)) {
      touched ||= p >= end;
      return void 0;
    }
    p++;
    p = skipBlanks(p);
    if (p < 0) {
      return void 0;
    }
    l1464: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 12304 || c === 12308 || c === 65339) {
        const s1462 = p;
        l1463: {
          p = skipNextVital(p);
          if (p < 0) {
            break l1463;
          }
          p = s1462;
          break l1464;
        }
        p = s1462;
      } else touched ||= p >= end;
      return void 0;
    }
  }
  pos = p;
  const node = { type: "MissingLineEnd", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readVitalWord(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
  touched ||= p >= end;
  const word = WORDS_6.find(text.slice(start, p));
  if (word === void 0) return void 0;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}
function readBadOpenVitalSeparator(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  pos = p;
  const node = { type: "BadOpenVitalSeparator", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readOwnName(p) {
  let c = 0;
  let value;
  if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
    {
      const s1509 = p;
      l1510: {
        p = skipMeantName(p);
        if (p < 0) {
          break l1510;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1510;
        }
        p++;
        return void 0;
      }
      p = s1509;
    }
  } else touched ||= p >= end;
  const s1512 = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
  touched ||= p >= end;
  value = text.slice(s1512, p);
  l1515: {
    if (text.charCodeAt(p) === 93) {
      const s1513 = p;
      l1514: {
        p++;
        p = s1513;
        break l1515;
      }
      p = s1513;
    } else touched ||= p >= end;
    return void 0;
  }
  pos = p;
  return value;
}
function readOwnWord(p) {
  let c = 0;
  let value;
  l1528: {
    const s1529 = p;
    const t1530 = trail.length;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      l1531: {
        if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
          {
            const s1532 = p;
            l1533: {
              p = skipMeantName(p);
              if (p < 0) {
                break l1533;
              }
              if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
                touched ||= p >= end;
                break l1533;
              }
              p++;
              break l1531;
            }
            p = s1532;
          }
        } else touched ||= p >= end;
        const s1535 = p;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90)) {
          touched ||= p >= end;
          break l1531;
        }
        p++;
        while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
        touched ||= p >= end;
        value = text.slice(s1535, p);
        l1538: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
            const s1536 = p;
            l1537: {
              p++;
              p = s1536;
              break l1538;
            }
            p = s1536;
          } else touched ||= p >= end;
          break l1531;
        }
        break l1528;
      }
      p = s1529;
      if (trail.length > t1530) trail.length = t1530;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      {
        const s1539 = p;
        l1540: {
          p = skipMeantName(p);
          if (p < 0) {
            break l1540;
          }
          if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
            touched ||= p >= end;
            break l1540;
          }
          p++;
          return void 0;
        }
        p = s1539;
      }
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
      touched ||= p >= end;
      return void 0;
    }
    const r1542 = readBadOwnName(p);
    if (r1542 === void 0) {
      return void 0;
    }
    value = r1542;
    p = pos;
    l1546: {
      if ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341) {
        const s1544 = p;
        l1545: {
          p++;
          p = s1544;
          break l1546;
        }
        p = s1544;
      } else touched ||= p >= end;
      return void 0;
    }
  }
  pos = p;
  return value;
}
function readBadOwnName(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false) p++;
  touched ||= p >= end;
  pos = p;
  const node = { type: "BadOwnName", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function leaf198(p) {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  const r1559 = readSectionHead(p);
  if (r1559 === void 0) {
    return -1;
  }
  value = r1559;
  p = pos;
  leafValue = value;
  return p;
}
function readSectionHead(p) {
  let c = 0;
  const start = p;
  let l_name;
  l1560: {
    const s1561 = p;
    const t1562 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1563: {
        p++;
        if (text.charCodeAt(p) !== 82 || !text.startsWith("REASONING", p)) {
          reachesEnd(p, "REASONING");
          break l1563;
        }
        l_name = "REASONING";
        p += 9;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1563;
        }
        p++;
        const r1564 = readHeadRest(p);
        if (r1564 === void 0) {
          break l1563;
        }
        p = pos;
        const r1585 = readFirstLine(p);
        if (r1585 === void 0) {
          break l1563;
        }
        p = pos;
        break l1560;
      }
      p = s1561;
      if (trail.length > t1562) trail.length = t1562;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l1596: {
        p++;
        l1597: {
          const s1598 = p;
          if (text.charCodeAt(p) === 80) {
            l1599: {
              if (!text.startsWith("PLANNING", p)) {
                reachesEnd(p, "PLANNING");
                break l1599;
              }
              l_name = "PLANNING";
              p += 8;
              break l1597;
            }
            p = s1598;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 78 || !text.startsWith("NOTES", p)) {
            reachesEnd(p, "NOTES");
            break l1596;
          }
          l_name = "NOTES";
          p += 5;
        }
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l1596;
        }
        p++;
        const r1600 = readHeadRest(p);
        if (r1600 === void 0) {
          break l1596;
        }
        p = pos;
        break l1560;
      }
      p = s1561;
      if (trail.length > t1562) trail.length = t1562;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341) {
      l1602: {
        const r1603 = readLooseOpen(p);
        if (r1603 === void 0) {
          break l1602;
        }
        p = pos;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
          touched ||= p >= end;
          break l1602;
        }
        const r1605 = readReasoningWord(p);
        if (r1605 === void 0) {
          break l1602;
        }
        l_name = r1605;
        p = pos;
        l1607: {
          const s1608 = p;
          const t1609 = trail.length;
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341) {
            l1610: {
              const r1611 = readLooseClose(p);
              if (r1611 === void 0) {
                break l1610;
              }
              p = pos;
              const r1613 = readHeadRest(p);
              if (r1613 === void 0) {
                break l1610;
              }
              p = pos;
              break l1607;
            }
            p = s1608;
            if (trail.length > t1609) trail.length = t1609;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
            touched ||= p >= end;
            break l1602;
          }
          const r1615 = readBadOpenSeparator(p);
          if (r1615 === void 0) {
            break l1602;
          }
          p = pos;
        }
        const r1617 = readFirstLine(p);
        if (r1617 === void 0) {
          break l1602;
        }
        p = pos;
        break l1560;
      }
      p = s1561;
      if (trail.length > t1562) trail.length = t1562;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341) {
      l1619: {
        const r1620 = readLooseOpen(p);
        if (r1620 === void 0) {
          break l1619;
        }
        p = pos;
        if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
          touched ||= p >= end;
          break l1619;
        }
        const r1622 = readSectionWord(p);
        if (r1622 === void 0) {
          break l1619;
        }
        l_name = r1622;
        p = pos;
        l1624: {
          const s1625 = p;
          const t1626 = trail.length;
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12304 && c <= 12305 || c >= 12308 && c <= 12309 || c === 65339 || c === 65341) {
            l1627: {
              const r1628 = readLooseClose(p);
              if (r1628 === void 0) {
                break l1627;
              }
              p = pos;
              const r1630 = readHeadRest(p);
              if (r1630 === void 0) {
                break l1627;
              }
              p = pos;
              break l1624;
            }
            p = s1625;
            if (trail.length > t1626) trail.length = t1626;
          } else touched ||= p >= end;
          if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
            touched ||= p >= end;
            break l1619;
          }
          const r1632 = readBadOpenSeparator(p);
          if (r1632 === void 0) {
            break l1619;
          }
          p = pos;
        }
        break l1560;
      }
      p = s1561;
      if (trail.length > t1562) trail.length = t1562;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 91) {
      touched ||= p >= end;
      return void 0;
    }
    p++;
    if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
      touched ||= p >= end;
      return void 0;
    }
    const r1634 = readOwnName(p);
    if (r1634 === void 0) {
      return void 0;
    }
    l_name = r1634;
    p = pos;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return void 0;
    }
    p++;
    const r1636 = readHeadRest(p);
    if (r1636 === void 0) {
      return void 0;
    }
    p = pos;
  }
  pos = p;
  return { type: "SectionHead", start: base + start, end: base + p, name: l_name };
}
function readHeadRest(p) {
  let c = 0;
  let value;
  let e1565;
  l1566: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : false) {
      const s1568 = p;
      const t1569 = trail.length;
      l1567: {
        const r1570 = readBadMarkerNoise(p);
        if (r1570 === void 0) {
          break l1567;
        }
        e1565 = r1570;
        p = pos;
        break l1566;
      }
      p = s1568;
      if (trail.length > t1569) trail.length = t1569;
    } else touched ||= p >= end;
    e1565 = null;
  }
  let e1572;
  l1573: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false) {
      const s1575 = p;
      const t1576 = trail.length;
      l1574: {
        let e1577;
        l1580: {
          if ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false) {
            const s1578 = p;
            l1579: {
              p = skipColon(p);
              if (p < 0) {
                break l1579;
              }
              p = s1578;
              break l1580;
            }
            p = s1578;
          } else touched ||= p >= end;
          break l1574;
        }
        e1577 = null;
        let e1581;
        if (!((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
          touched ||= p >= end;
          break l1574;
        }
        const r1582 = readBadSeparator(p);
        if (r1582 === void 0) {
          break l1574;
        }
        e1581 = r1582;
        p = pos;
        e1572 = [e1577, e1581];
        break l1573;
      }
      p = s1575;
      if (trail.length > t1576) trail.length = t1576;
    } else touched ||= p >= end;
    e1572 = null;
  }
  value = [e1565, e1572];
  pos = p;
  return value;
}
function readFirstLine(p) {
  let value;
  l1586: {
    const s1587 = p;
    const t1588 = trail.length;
    l1589: {
      l1592: {
        const s1590 = p;
        l1591: {
          p = skipBlanks(p);
          if (p < 0) {
            break l1591;
          }
          p = skipLineEnd(p);
          if (p < 0) {
            break l1591;
          }
          p = s1590;
          break l1592;
        }
        p = s1590;
        break l1589;
      }
      value = null;
      break l1586;
    }
    p = s1587;
    if (trail.length > t1588) trail.length = t1588;
    const r1593 = readBadFirstLine(p);
    if (r1593 === void 0) {
      return void 0;
    }
    value = r1593;
    p = pos;
  }
  pos = p;
  return value;
}
function readBadFirstLine(p) {
  const start = p;
  pos = p;
  const node = { type: "BadFirstLine", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readReasoningWord(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
  touched ||= p >= end;
  const word = WORDS_7.find(text.slice(start, p));
  if (word === void 0) return void 0;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}
function readSectionWord(p) {
  let c = 0;
  const start = p;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false) p++;
  touched ||= p >= end;
  const word = WORDS_8.find(text.slice(start, p));
  if (word === void 0) return void 0;
  for (const type of word.flaws) trail.push({ type, start: base + start, end: base + p, raw: text.slice(start, p), word: word.word });
  pos = p;
  return word.word;
}
function text205(p, inside) {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
      while ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128) p++;
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
  }
  within = 0;
  for (; ; ) {
    const from = p;
    touched = false;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128) {
      l1639: {
        while ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128) p++;
        if (p >= end) {
          if (!touched) {
            within = 1;
            touched = true;
            return p;
          }
          touched = true;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      l1640: {
        if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
          touched ||= p >= end;
          break l1640;
        }
        p = skipNewline(p);
        if (p < 0) {
          break l1640;
        }
        {
          const s1641 = p;
          l1642: {
            p = skipStop(p);
            if (p < 0) {
              break l1642;
            }
            break l1640;
          }
          p = s1641;
        }
        {
          const s1644 = p;
          l1645: {
            p = skipFenceHead(p);
            if (p < 0) {
              break l1645;
            }
            break l1640;
          }
          p = s1644;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      l1647: {
        if ((c = text.charCodeAt(p)) === 27 || c === 60) {
          {
            const s1648 = p;
            l1649: {
              p = skipTextTail(p);
              if (p < 0) {
                break l1649;
              }
              break l1647;
            }
            p = s1648;
          }
        } else touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
          touched ||= p >= end;
          break l1647;
        }
        p = skipLineNoise(p);
        if (p < 0) {
          break l1647;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      l1651: {
        if ((c = text.charCodeAt(p)) === 27 || c === 60) {
          {
            const s1652 = p;
            l1653: {
              p = skipNoise(p);
              if (p < 0) {
                break l1653;
              }
              break l1651;
            }
            p = s1652;
          }
        } else touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) === 27 || c === 60)) {
          touched ||= p >= end;
          break l1651;
        }
        p++;
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}
function leaf206(p) {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
    touched ||= p >= end;
    return -1;
  }
  const r1655 = readTextFence(p);
  if (r1655 === void 0) {
    return -1;
  }
  value = r1655;
  p = pos;
  leafValue = value;
  return p;
}
function readTextFence(p) {
  let c = 0;
  let value;
  if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
    touched ||= p >= end;
    return void 0;
  }
  p = skipNewline(p);
  if (p < 0) {
    return void 0;
  }
  {
    const s1656 = p;
    l1657: {
      p = skipStop(p);
      if (p < 0) {
        break l1657;
      }
      return void 0;
    }
    p = s1656;
  }
  const r1659 = readFenceHead(p);
  if (r1659 === void 0) {
    return void 0;
  }
  value = r1659;
  p = pos;
  pos = p;
  return value;
}
function text208(p, inside) {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
      while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
      if (p >= end) {
        touched = true;
        return p;
      }
      break;
  }
  within = 0;
  for (; ; ) {
    const from = p;
    touched = false;
    if ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) {
      l1662: {
        while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
        if (p >= end) {
          if (!touched) {
            within = 1;
            touched = true;
            return p;
          }
          touched = true;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      l1663: {
        if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
          touched ||= p >= end;
          break l1663;
        }
        p = skipNewline(p);
        if (p < 0) {
          break l1663;
        }
        {
          const s1664 = p;
          l1665: {
            p = skipFenceClose(p);
            if (p < 0) {
              break l1665;
            }
            break l1663;
          }
          p = s1664;
        }
        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}
function leaf209(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  const r1667 = readTextFenceEnd(p);
  if (r1667 === void 0) {
    return -1;
  }
  value = r1667;
  p = pos;
  leafValue = value;
  return p;
}
function readTextFenceEnd(p) {
  let c = 0;
  let value;
  l1668: {
    const s1669 = p;
    const t1670 = trail.length;
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      l1671: {
        let e1672;
        const r1673 = readNewline(p);
        if (r1673 === void 0) {
          break l1671;
        }
        e1672 = r1673;
        p = pos;
        let e1675;
        const r1676 = readFenceClose(p);
        if (r1676 === void 0) {
          break l1671;
        }
        e1675 = r1676;
        p = pos;
        value = [e1672, e1675];
        break l1668;
      }
      p = s1669;
      if (trail.length > t1670) trail.length = t1670;
    } else touched ||= p >= end;
    const r1678 = readMissingTextFenceEnd(p);
    if (r1678 === void 0) {
      return void 0;
    }
    value = r1678;
    p = pos;
  }
  pos = p;
  return value;
}
function readMissingTextFenceEnd(p) {
  const start = p;
  pos = p;
  const node = { type: "MissingTextFenceEnd", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function leaf212(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  const r1681 = readSectionEnd(p);
  if (r1681 === void 0) {
    return -1;
  }
  value = r1681;
  p = pos;
  leafValue = value;
  return p;
}
function readSectionEnd(p) {
  let c = 0;
  const start = p;
  l1682: {
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      const s1684 = p;
      const t1685 = trail.length;
      l1683: {
        const r1686 = readEol(p);
        if (r1686 === void 0) {
          break l1683;
        }
        p = pos;
        break l1682;
      }
      p = s1684;
      if (trail.length > t1685) trail.length = t1685;
    } else touched ||= p >= end;
  }
  pos = p;
  return { type: "SectionEnd", start: base + start, end: base + p };
}
function leaf214(p) {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  l1689: {
    const s1690 = p;
    const t1691 = trail.length;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false) {
      l1692: {
        const r1693 = readBadBareVital(p);
        if (r1693 === void 0) {
          break l1692;
        }
        value = r1693;
        p = pos;
        break l1689;
      }
      p = s1690;
      if (trail.length > t1691) trail.length = t1691;
    } else touched ||= p >= end;
    l1725: {
      const r1726 = readBadContentEnd(p);
      if (r1726 === void 0) {
        break l1725;
      }
      value = r1726;
      p = pos;
      break l1689;
    }
    p = s1690;
    if (trail.length > t1691) trail.length = t1691;
    l1728: {
      const r1729 = readMissingMarkerEnd(p);
      if (r1729 === void 0) {
        break l1728;
      }
      value = r1729;
      p = pos;
      break l1689;
    }
    p = s1690;
    if (trail.length > t1691) trail.length = t1691;
    l1740: {
      const r1741 = readBadIndex(p);
      if (r1741 === void 0) {
        break l1740;
      }
      value = r1741;
      p = pos;
      break l1689;
    }
    p = s1690;
    if (trail.length > t1691) trail.length = t1691;
    if (text.charCodeAt(p) === 91) {
      l1756: {
        const r1757 = readBadMarker(p);
        if (r1757 === void 0) {
          break l1756;
        }
        value = r1757;
        p = pos;
        break l1689;
      }
      p = s1690;
      if (trail.length > t1691) trail.length = t1691;
    } else touched ||= p >= end;
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      l1784: {
        const r1785 = readBadNoise(p);
        if (r1785 === void 0) {
          break l1784;
        }
        value = r1785;
        p = pos;
        break l1689;
      }
      p = s1690;
      if (trail.length > t1691) trail.length = t1691;
    } else touched ||= p >= end;
    l1787: {
      const r1788 = readBadChat(p);
      if (r1788 === void 0) {
        break l1787;
      }
      value = r1788;
      p = pos;
      break l1689;
    }
    p = s1690;
    if (trail.length > t1691) trail.length = t1691;
    const r2003 = readBadLine(p);
    if (r2003 === void 0) {
      return -1;
    }
    value = r2003;
    p = pos;
  }
  leafValue = value;
  return p;
}
function readBadBareVital(p) {
  let c = 0;
  const start = p;
  let l_name;
  let l_value;
  l1696: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false) {
      const s1694 = p;
      l1695: {
        p = skipBareVital(p);
        if (p < 0) {
          break l1695;
        }
        p = s1694;
        break l1696;
      }
      p = s1694;
    } else touched ||= p >= end;
    return void 0;
  }
  l1697: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s1699 = p;
      l1698: {
        p = skipDecoration(p);
        if (p < 0) {
          break l1698;
        }
        break l1697;
      }
      p = s1699;
    } else touched ||= p >= end;
  }
  const s1700 = p;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false)) {
    touched ||= p >= end;
    return void 0;
  }
  p = skipVitalLetters(p);
  if (p < 0) {
    return void 0;
  }
  l_name = text.slice(s1700, p);
  l1701: {
    if (text.charCodeAt(p) === 42) {
      const s1703 = p;
      l1702: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1702;
        }
        p += 2;
        break l1701;
      }
      p = s1703;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  if (!((c = text.charCodeAt(p)) === 58 || c === 61)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  l1704: {
    if (text.charCodeAt(p) === 42) {
      const s1706 = p;
      l1705: {
        if (!text.startsWith("**", p)) {
          reachesEnd(p, "**");
          break l1705;
        }
        p += 2;
        break l1704;
      }
      p = s1706;
    } else touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  l1707: {
    const s1708 = p;
    const t1709 = trail.length;
    if ((c = text.charCodeAt(p)) >= 48 && c <= 57) {
      l1710: {
        const r1711 = readBadPercent(p);
        if (r1711 === void 0) {
          break l1710;
        }
        l_value = r1711;
        p = pos;
        break l1707;
      }
      p = s1708;
      if (trail.length > t1709) trail.length = t1709;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) >= 48 && c <= 57 || c === 46)) {
      touched ||= p >= end;
      return void 0;
    }
    const r1713 = readBareNumber(p);
    if (r1713 === void 0) {
      return void 0;
    }
    l_value = r1713;
    p = pos;
  }
  p = skipBlanks(p);
  if (p < 0) {
    return void 0;
  }
  l1716: {
    if ((c = text.charCodeAt(p)) === 27 || c === 60) {
      const s1718 = p;
      const t1719 = trail.length;
      l1717: {
        const r1720 = readBadLineNoise(p);
        if (r1720 === void 0) {
          break l1717;
        }
        p = pos;
        break l1716;
      }
      p = s1718;
      if (trail.length > t1719) trail.length = t1719;
    } else touched ||= p >= end;
  }
  const r1722 = readLineEnd(p);
  if (r1722 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  const node = { type: "BadBareVital", start: base + start, end: base + p, raw: text.slice(start, p), name: l_name, value: l_value };
  trail.push(node);
  return node;
}
function readBareNumber(p) {
  let c = 0;
  const start = p;
  let l_text;
  const s1714 = p;
  if (!((c = text.charCodeAt(p)) >= 48 && c <= 57 || c === 46)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 48 && c <= 57 || c === 46) p++;
  touched ||= p >= end;
  l_text = text.slice(s1714, p);
  pos = p;
  return { type: "BareNumber", start: base + start, end: base + p, text: l_text };
}
function readMissingMarkerEnd(p) {
  let c = 0;
  const start = p;
  l1730: {
    const s1731 = p;
    if (text.charCodeAt(p) === 91) {
      l1732: {
        p++;
        l1733: {
          if ((c = text.charCodeAt(p)) >= 65 && c <= 90) {
            const s1735 = p;
            l1734: {
              p++;
              while ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) p++;
              touched ||= p >= end;
              break l1733;
            }
            p = s1735;
          } else touched ||= p >= end;
        }
        if (p < end) {
          {
            const s1736 = p;
            l1737: {
              p++;
              break l1732;
            }
            p = s1736;
          }
        } else touched ||= p >= end;
        break l1730;
      }
      p = s1731;
    } else touched ||= p >= end;
    p = skipCutMarker(p);
    if (p < 0) {
      return void 0;
    }
  }
  pos = p;
  const node = { type: "MissingMarkerEnd", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadIndex(p) {
  let c = 0;
  const start = p;
  let n1745 = 0;
  l1742: for (; ; ) {
    if (n1745 >= 3) break;
    const s1744 = p;
    l1743: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1743;
      }
      p++;
      n1745++;
      continue l1742;
    }
    p = s1744;
    break;
  }
  l1746: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s1748 = p;
      l1747: {
        p = skipDecoration(p);
        if (p < 0) {
          break l1747;
        }
        break l1746;
      }
      p = s1748;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  if (!((c = text.charCodeAt(p)) === 65 || c === 97)) {
    touched ||= p >= end;
    return void 0;
  }
  p = skipBadIndexName(p);
  if (p < 0) {
    return void 0;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return void 0;
  }
  p++;
  while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
  touched ||= p >= end;
  l1749: {
    if ((c = text.charCodeAt(p)) === 10 || c === 13) {
      const s1751 = p;
      const t1752 = trail.length;
      l1750: {
        const r1753 = readEol(p);
        if (r1753 === void 0) {
          break l1750;
        }
        p = pos;
        break l1749;
      }
      p = s1751;
      if (trail.length > t1752) trail.length = t1752;
    } else touched ||= p >= end;
  }
  pos = p;
  const node = { type: "BadIndex", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadMarker(p) {
  const start = p;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1758 = readBrokenMarker(p);
  if (r1758 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  const node = { type: "BadMarker", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBrokenMarker(p) {
  let c = 0;
  let value;
  let e1759;
  if (text.charCodeAt(p) !== 91) {
    touched ||= p >= end;
    return void 0;
  }
  e1759 = "[";
  p++;
  let e1760;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90)) {
    touched ||= p >= end;
    return void 0;
  }
  e1760 = text.charAt(p);
  p++;
  let e1761;
  const list1766 = [];
  l1762: for (; ; ) {
    const s1764 = p;
    if ((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 48 && c <= 57 || c === 95) {
      l1763: {
        let v1765;
        v1765 = text.charAt(p);
        p++;
        list1766.push(v1765);
        continue l1762;
      }
      p = s1764;
    } else touched ||= p >= end;
    break;
  }
  if (list1766.length === 0) {
    return void 0;
  }
  e1761 = list1766;
  let e1768;
  if ((c = text.charCodeAt(p)) >= 97 && c <= 122) {
    {
      const s1769 = p;
      l1770: {
        p++;
        return void 0;
      }
      p = s1769;
    }
  } else touched ||= p >= end;
  e1768 = null;
  let e1772;
  const list1777 = [];
  l1773: for (; ; ) {
    const s1775 = p;
    if (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 93)) {
      l1774: {
        let v1776;
        v1776 = text.charAt(p);
        p++;
        list1777.push(v1776);
        continue l1773;
      }
      p = s1775;
    } else touched ||= p >= end;
    break;
  }
  e1772 = list1777;
  let e1779;
  const r1780 = readLineEnd(p);
  if (r1780 === void 0) {
    return void 0;
  }
  e1779 = r1780;
  p = pos;
  value = [e1759, e1760, e1761, e1768, e1772, e1779];
  pos = p;
  return value;
}
function readBadChat(p) {
  let c = 0;
  const start = p;
  l1789: {
    const s1790 = p;
    const t1791 = trail.length;
    l1792: {
      let m1797 = false;
      l1793: for (; ; ) {
        const s1795 = p;
        const t1796 = trail.length;
        l1794: {
          {
            const s1798 = p;
            l1799: {
              p = skipStop(p);
              if (p < 0) {
                break l1799;
              }
              break l1794;
            }
            p = s1798;
          }
          if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
            {
              const s1801 = p;
              l1802: {
                p = skipBlankLine(p);
                if (p < 0) {
                  break l1802;
                }
                break l1794;
              }
              p = s1801;
            }
          } else touched ||= p >= end;
          l1804: {
            const s1805 = p;
            const t1806 = trail.length;
            l1807: {
              const r1808 = readBadFencedAction(p);
              if (r1808 === void 0) {
                break l1807;
              }
              p = pos;
              break l1804;
            }
            p = s1805;
            if (trail.length > t1806) trail.length = t1806;
            l1961: {
              const r1962 = readClosedFence(p);
              if (r1962 === void 0) {
                break l1961;
              }
              p = pos;
              break l1804;
            }
            p = s1805;
            if (trail.length > t1806) trail.length = t1806;
            {
              const s1970 = p;
              l1971: {
                p = skipFenceHead(p);
                if (p < 0) {
                  break l1971;
                }
                break l1794;
              }
              p = s1970;
            }
            if (!((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12)) {
              touched ||= p >= end;
              break l1794;
            }
            const r1973 = readChatLine(p);
            if (r1973 === void 0) {
              break l1794;
            }
            p = pos;
          }
          m1797 = true;
          continue l1793;
        }
        p = s1795;
        if (trail.length > t1796) trail.length = t1796;
        break;
      }
      if (!m1797) {
        break l1792;
      }
      l1975: {
        const s1977 = p;
        const t1978 = trail.length;
        l1976: {
          const r1979 = readOpenFence(p);
          if (r1979 === void 0) {
            break l1976;
          }
          p = pos;
          break l1975;
        }
        p = s1977;
        if (trail.length > t1978) trail.length = t1978;
      }
      break l1789;
    }
    p = s1790;
    if (trail.length > t1791) trail.length = t1791;
    const r2000 = readOpenFence(p);
    if (r2000 === void 0) {
      return void 0;
    }
    p = pos;
  }
  pos = p;
  const node = { type: "BadChat", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadFencedAction(p) {
  const start = p;
  l1811: {
    const s1809 = p;
    l1810: {
      p = skipActionFence(p);
      if (p < 0) {
        break l1810;
      }
      p = s1809;
      break l1811;
    }
    p = s1809;
    return void 0;
  }
  const r1935 = readFenced(p);
  if (r1935 === void 0) {
    return void 0;
  }
  p = pos;
  const r1958 = readLineEnd(p);
  if (r1958 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  const node = { type: "BadFencedAction", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function skipActionFence(p) {
  const noted = trail.length;
  const value = readActionFence(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function readActionFence(p) {
  const outer = registers[1];
  const value = readActionFenceInside(p);
  registers[1] = outer;
  return value;
}
function readActionFenceInside(p) {
  let value;
  let l_run;
  let e1812;
  const r1813 = readFenceOpen(p);
  if (r1813 === void 0) {
    return void 0;
  }
  l_run = r1813;
  p = pos;
  registers[1] = l_run;
  e1812 = l_run;
  let e1815;
  const list1821 = [];
  l1816: for (; ; ) {
    const s1818 = p;
    const t1819 = trail.length;
    l1817: {
      let v1820;
      let e1823;
      {
        const s1824 = p;
        l1825: {
          p = skipFenceClose(p);
          if (p < 0) {
            break l1825;
          }
          break l1817;
        }
        p = s1824;
      }
      e1823 = null;
      let e1827;
      {
        const s1828 = p;
        l1829: {
          p = skipActionMarker(p);
          if (p < 0) {
            break l1829;
          }
          break l1817;
        }
        p = s1828;
      }
      e1827 = null;
      let e1841;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1817;
      }
      const r1842 = readLine(p);
      if (r1842 === void 0) {
        break l1817;
      }
      e1841 = r1842;
      p = pos;
      v1820 = [e1823, e1827, e1841];
      list1821.push(v1820);
      continue l1816;
    }
    p = s1818;
    if (trail.length > t1819) trail.length = t1819;
    break;
  }
  e1815 = list1821;
  let e1844;
  const r1845 = readActionMarker(p);
  if (r1845 === void 0) {
    return void 0;
  }
  e1844 = r1845;
  p = pos;
  let e1917;
  const list1923 = [];
  l1918: for (; ; ) {
    const s1920 = p;
    const t1921 = trail.length;
    l1919: {
      let v1922;
      let e1925;
      {
        const s1926 = p;
        l1927: {
          p = skipFenceClose(p);
          if (p < 0) {
            break l1927;
          }
          break l1919;
        }
        p = s1926;
      }
      e1925 = null;
      let e1929;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1919;
      }
      const r1930 = readLine(p);
      if (r1930 === void 0) {
        break l1919;
      }
      e1929 = r1930;
      p = pos;
      v1922 = [e1925, e1929];
      list1923.push(v1922);
      continue l1918;
    }
    p = s1920;
    if (trail.length > t1921) trail.length = t1921;
    break;
  }
  if (list1923.length === 0) {
    return void 0;
  }
  e1917 = list1923;
  let e1932;
  const r1933 = readFenceClose(p);
  if (r1933 === void 0) {
    return void 0;
  }
  e1932 = r1933;
  p = pos;
  value = [e1812, e1815, e1844, e1917, e1932];
  pos = p;
  return value;
}
function skipActionMarker(p) {
  let c = 0;
  let n1834 = 0;
  l1831: for (; ; ) {
    if (n1834 >= 3) break;
    const s1833 = p;
    l1832: {
      if (text.charCodeAt(p) !== 32) {
        touched ||= p >= end;
        break l1832;
      }
      p++;
      n1834++;
      continue l1831;
    }
    p = s1833;
    break;
  }
  l1835: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s1837 = p;
      l1836: {
        p = skipDecoration(p);
        if (p < 0) {
          break l1836;
        }
        break l1835;
      }
      p = s1837;
    } else touched ||= p >= end;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return -1;
  }
  p = skip_actionName(p);
  if (p < 0) {
    return -1;
  }
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  if (text.charCodeAt(p) === 40) {
    {
      const s1838 = p;
      l1839: {
        p++;
        return -1;
      }
      p = s1838;
    }
  } else touched ||= p >= end;
  return p;
}
function readActionMarker(p) {
  let c = 0;
  let value;
  let e1846;
  const r1847 = readIndent(p);
  if (r1847 === void 0) {
    return void 0;
  }
  e1846 = r1847;
  p = pos;
  let e1849;
  l1850: {
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      const s1852 = p;
      l1851: {
        const r1853 = readDecoration(p);
        if (r1853 === void 0) {
          break l1851;
        }
        e1849 = r1853;
        p = pos;
        break l1850;
      }
      p = s1852;
    } else touched ||= p >= end;
    e1849 = null;
  }
  let e1903;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1904 = readMarkerOpen(p);
  if (r1904 === void 0) {
    return void 0;
  }
  e1903 = r1904;
  p = pos;
  let e1906;
  if (!((c = text.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1907 = read_actionName(p);
  if (r1907 === void 0) {
    return void 0;
  }
  e1906 = r1907;
  p = pos;
  let e1909;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return void 0;
  }
  const r1910 = readMarkerClose(p);
  if (r1910 === void 0) {
    return void 0;
  }
  e1909 = r1910;
  p = pos;
  let e1912;
  if (text.charCodeAt(p) === 40) {
    {
      const s1913 = p;
      l1914: {
        p++;
        return void 0;
      }
      p = s1913;
    }
  } else touched ||= p >= end;
  e1912 = null;
  value = [e1846, e1849, e1903, e1906, e1909, e1912];
  pos = p;
  return value;
}
function readDecoration(p) {
  let c = 0;
  let value;
  const list1858 = [];
  l1854: for (; ; ) {
    const s1856 = p;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false) {
      l1855: {
        let v1857;
        l1860: {
          const s1861 = p;
          if (text.charCodeAt(p) === 35) {
            l1862: {
              let e1863;
              const list1868 = [];
              l1864: for (; ; ) {
                const s1866 = p;
                if (text.charCodeAt(p) === 35) {
                  l1865: {
                    let v1867;
                    v1867 = "#";
                    p++;
                    list1868.push(v1867);
                    continue l1864;
                  }
                  p = s1866;
                } else touched ||= p >= end;
                break;
              }
              if (list1868.length === 0) {
                break l1862;
              }
              e1863 = list1868;
              let e1870;
              const list1875 = [];
              l1871: for (; ; ) {
                const s1873 = p;
                if ((c = text.charCodeAt(p)) === 9 || c === 32) {
                  l1872: {
                    let v1874;
                    const r1877 = read_blank(p);
                    if (r1877 === void 0) {
                      break l1872;
                    }
                    v1874 = r1877;
                    p = pos;
                    list1875.push(v1874);
                    continue l1871;
                  }
                  p = s1873;
                } else touched ||= p >= end;
                break;
              }
              e1870 = list1875;
              v1857 = [e1863, e1870];
              break l1860;
            }
            p = s1861;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 62) {
            l1879: {
              let e1880;
              e1880 = ">";
              p++;
              let e1881;
              const list1886 = [];
              l1882: for (; ; ) {
                const s1884 = p;
                if ((c = text.charCodeAt(p)) === 9 || c === 32) {
                  l1883: {
                    let v1885;
                    const r1888 = read_blank(p);
                    if (r1888 === void 0) {
                      break l1883;
                    }
                    v1885 = r1888;
                    p = pos;
                    list1886.push(v1885);
                    continue l1882;
                  }
                  p = s1884;
                } else touched ||= p >= end;
                break;
              }
              e1881 = list1886;
              v1857 = [e1880, e1881];
              break l1860;
            }
            p = s1861;
          } else touched ||= p >= end;
          if ((c = text.charCodeAt(p)) >= 42 && c <= 43 || c === 45) {
            l1890: {
              let e1891;
              e1891 = text.charAt(p);
              p++;
              let e1892;
              const list1897 = [];
              l1893: for (; ; ) {
                const s1895 = p;
                if ((c = text.charCodeAt(p)) === 9 || c === 32) {
                  l1894: {
                    let v1896;
                    const r1899 = read_blank(p);
                    if (r1899 === void 0) {
                      break l1894;
                    }
                    v1896 = r1899;
                    p = pos;
                    list1897.push(v1896);
                    continue l1893;
                  }
                  p = s1895;
                } else touched ||= p >= end;
                break;
              }
              if (list1897.length === 0) {
                break l1890;
              }
              e1892 = list1897;
              v1857 = [e1891, e1892];
              break l1860;
            }
            p = s1861;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 42) {
            l1901: {
              if (!text.startsWith("**", p)) {
                reachesEnd(p, "**");
                break l1901;
              }
              v1857 = "**";
              p += 2;
              break l1860;
            }
            p = s1861;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
            reachesEnd(p, "__");
            break l1855;
          }
          v1857 = "__";
          p += 2;
        }
        list1858.push(v1857);
        continue l1854;
      }
      p = s1856;
    } else touched ||= p >= end;
    break;
  }
  if (list1858.length === 0) {
    return void 0;
  }
  value = list1858;
  pos = p;
  return value;
}
function readMarkerOpen(p) {
  let c = 0;
  let value;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 12304 || c === 12308 || c === 65339)) {
    touched ||= p >= end;
    return void 0;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}
function readMarkerClose(p) {
  let c = 0;
  let value;
  if (!((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 12305 || c === 12309 || c === 65341)) {
    touched ||= p >= end;
    return void 0;
  }
  value = text.charAt(p);
  p++;
  pos = p;
  return value;
}
function readFenced(p) {
  const outer = registers[1];
  const value = readFencedInside(p);
  registers[1] = outer;
  return value;
}
function readFencedInside(p) {
  let value;
  let l_run;
  let e1936;
  const r1937 = readFenceOpen(p);
  if (r1937 === void 0) {
    return void 0;
  }
  l_run = r1937;
  p = pos;
  registers[1] = l_run;
  e1936 = l_run;
  let e1939;
  const list1945 = [];
  l1940: for (; ; ) {
    const s1942 = p;
    const t1943 = trail.length;
    l1941: {
      let v1944;
      let e1947;
      {
        const s1948 = p;
        l1949: {
          p = skipFenceClose(p);
          if (p < 0) {
            break l1949;
          }
          break l1941;
        }
        p = s1948;
      }
      e1947 = null;
      let e1951;
      if (!(p < end)) {
        touched ||= p >= end;
        break l1941;
      }
      const r1952 = readLine(p);
      if (r1952 === void 0) {
        break l1941;
      }
      e1951 = r1952;
      p = pos;
      v1944 = [e1947, e1951];
      list1945.push(v1944);
      continue l1940;
    }
    p = s1942;
    if (trail.length > t1943) trail.length = t1943;
    break;
  }
  e1939 = list1945;
  let e1954;
  const r1955 = readFenceClose(p);
  if (r1955 === void 0) {
    return void 0;
  }
  e1954 = r1955;
  p = pos;
  value = [e1936, e1939, e1954];
  pos = p;
  return value;
}
function readClosedFence(p) {
  let value;
  let e1963;
  const r1964 = readFenced(p);
  if (r1964 === void 0) {
    return void 0;
  }
  e1963 = r1964;
  p = pos;
  let e1966;
  const r1967 = readLineEnd(p);
  if (r1967 === void 0) {
    return void 0;
  }
  e1966 = r1967;
  p = pos;
  value = [e1963, e1966];
  pos = p;
  return value;
}
function readOpenFence(p) {
  let value;
  let e1980;
  {
    const s1981 = p;
    l1982: {
      p = skipStop(p);
      if (p < 0) {
        break l1982;
      }
      return void 0;
    }
    p = s1981;
  }
  e1980 = null;
  let e1984;
  const r1985 = readMissingFenceEnd(p);
  if (r1985 === void 0) {
    return void 0;
  }
  e1984 = r1985;
  p = pos;
  let e1989;
  const list1995 = [];
  l1990: for (; ; ) {
    const s1992 = p;
    const t1993 = trail.length;
    if (p < end) {
      l1991: {
        let v1994;
        const r1997 = readLine(p);
        if (r1997 === void 0) {
          break l1991;
        }
        v1994 = r1997;
        p = pos;
        list1995.push(v1994);
        continue l1990;
      }
      p = s1992;
      if (trail.length > t1993) trail.length = t1993;
    } else touched ||= p >= end;
    break;
  }
  e1989 = list1995;
  value = [e1980, e1984, e1989];
  pos = p;
  return value;
}
function readMissingFenceEnd(p) {
  const start = p;
  const r1986 = readFenceOpen(p);
  if (r1986 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  const node = { type: "MissingFenceEnd", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function readBadLine(p) {
  const start = p;
  {
    const s2004 = p;
    l2005: {
      p = skip_wrapperEnd(p);
      if (p < 0) {
        break l2005;
      }
      return void 0;
    }
    p = s2004;
  }
  if (!(p < end)) {
    touched ||= p >= end;
    return void 0;
  }
  const r2007 = readLine(p);
  if (r2007 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  const node = { type: "BadLine", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function leaf235(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  l2010: {
    const s2011 = p;
    const t2012 = trail.length;
    l2013: {
      const r2014 = readWrapperEnd(p);
      if (r2014 === void 0) {
        break l2013;
      }
      value = r2014;
      p = pos;
      break l2010;
    }
    p = s2011;
    if (trail.length > t2012) trail.length = t2012;
    const r2037 = readMissingWrapperEnd(p);
    if (r2037 === void 0) {
      return -1;
    }
    value = r2037;
    p = pos;
  }
  leafValue = value;
  return p;
}
function readWrapperEnd(p) {
  const start = p;
  const r2015 = read_wrapperEnd(p);
  if (r2015 === void 0) {
    return void 0;
  }
  p = pos;
  pos = p;
  return { type: "WrapperEnd", start: base + start, end: base + p };
}
function read_wrapperEnd(p) {
  let c = 0;
  let value;
  let e2016;
  const r2017 = readIndent(p);
  if (r2017 === void 0) {
    return void 0;
  }
  e2016 = r2017;
  p = pos;
  let e2019;
  if (!((c = text.charCodeAt(p)) === 96 || c === 126)) {
    touched ||= p >= end;
    return void 0;
  }
  const r2020 = readWrapperRun(p);
  if (r2020 === void 0) {
    return void 0;
  }
  e2019 = r2020;
  p = pos;
  let e2022;
  const r2023 = readBlanks(p);
  if (r2023 === void 0) {
    return void 0;
  }
  e2022 = r2023;
  p = pos;
  let e2025;
  l2026: {
    const s2027 = p;
    const t2028 = trail.length;
    l2029: {
      const r2030 = readLineEnd(p);
      if (r2030 === void 0) {
        break l2029;
      }
      e2025 = r2030;
      p = pos;
      break l2026;
    }
    p = s2027;
    if (trail.length > t2028) trail.length = t2028;
    l2034: {
      if ((c = text.charCodeAt(p)) === 27 || c === 60) {
        const s2032 = p;
        l2033: {
          p = skipLineNoise(p);
          if (p < 0) {
            break l2033;
          }
          p = skipLineEnd(p);
          if (p < 0) {
            break l2033;
          }
          p = s2032;
          break l2034;
        }
        p = s2032;
      } else touched ||= p >= end;
      return void 0;
    }
    e2025 = null;
  }
  value = [e2016, e2019, e2022, e2025];
  pos = p;
  return value;
}
function readMissingWrapperEnd(p) {
  const start = p;
  pos = p;
  const node = { type: "MissingWrapperEnd", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function leaf239(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  const r2039 = readOpening(p);
  if (r2039 === void 0) {
    return -1;
  }
  value = r2039;
  p = pos;
  leafValue = value;
  return p;
}
function readOpening(p) {
  let c = 0;
  let value;
  l2040: {
    const s2041 = p;
    const t2042 = trail.length;
    if ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false) {
      l2043: {
        const r2044 = readLead(p);
        if (r2044 === void 0) {
          break l2043;
        }
        value = r2044;
        p = pos;
        break l2040;
      }
      p = s2041;
      if (trail.length > t2042) trail.length = t2042;
    } else touched ||= p >= end;
    const r2046 = readBadChatBefore(p);
    if (r2046 === void 0) {
      return void 0;
    }
    value = r2046;
    p = pos;
  }
  pos = p;
  return value;
}
function readBadChatBefore(p) {
  let c = 0;
  const start = p;
  l2047: {
    const s2048 = p;
    const t2049 = trail.length;
    l2050: {
      let m2055 = false;
      l2051: for (; ; ) {
        const s2053 = p;
        const t2054 = trail.length;
        l2052: {
          {
            const s2056 = p;
            l2057: {
              p = skipReplyFence(p);
              if (p < 0) {
                break l2057;
              }
              break l2052;
            }
            p = s2056;
          }
          {
            const s2081 = p;
            l2082: {
              p = skipStop(p);
              if (p < 0) {
                break l2082;
              }
              break l2052;
            }
            p = s2081;
          }
          if ((c = text.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
            {
              const s2084 = p;
              l2085: {
                p = skipBlankLine(p);
                if (p < 0) {
                  break l2085;
                }
                break l2052;
              }
              p = s2084;
            }
          } else touched ||= p >= end;
          l2087: {
            const s2088 = p;
            const t2089 = trail.length;
            l2090: {
              const r2091 = readClosedFence(p);
              if (r2091 === void 0) {
                break l2090;
              }
              p = pos;
              break l2087;
            }
            p = s2088;
            if (trail.length > t2089) trail.length = t2089;
            {
              const s2093 = p;
              l2094: {
                p = skipFenceHead(p);
                if (p < 0) {
                  break l2094;
                }
                break l2052;
              }
              p = s2093;
            }
            if (!((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12)) {
              touched ||= p >= end;
              break l2052;
            }
            const r2096 = readChatLine(p);
            if (r2096 === void 0) {
              break l2052;
            }
            p = pos;
          }
          m2055 = true;
          continue l2051;
        }
        p = s2053;
        if (trail.length > t2054) trail.length = t2054;
        break;
      }
      if (!m2055) {
        break l2050;
      }
      l2098: {
        const s2100 = p;
        const t2101 = trail.length;
        l2099: {
          const r2102 = readOpenFence(p);
          if (r2102 === void 0) {
            break l2099;
          }
          p = pos;
          break l2098;
        }
        p = s2100;
        if (trail.length > t2101) trail.length = t2101;
      }
      break l2047;
    }
    p = s2048;
    if (trail.length > t2049) trail.length = t2049;
    {
      const s2104 = p;
      l2105: {
        p = skipReplyFence(p);
        if (p < 0) {
          break l2105;
        }
        return void 0;
      }
      p = s2104;
    }
    const r2107 = readOpenFence(p);
    if (r2107 === void 0) {
      return void 0;
    }
    p = pos;
  }
  pos = p;
  const node = { type: "BadChatBefore", start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}
function skipReplyFence(p) {
  p = skipMarkerFenceAhead(p);
  if (p < 0) {
    return -1;
  }
  {
    const s2062 = p;
    l2063: {
      p = skipExampleFence(p);
      if (p < 0) {
        break l2063;
      }
      return -1;
    }
    p = s2062;
  }
  return p;
}
function skipMarkerFenceAhead(p) {
  l2061: {
    const s2059 = p;
    l2060: {
      p = skipMarkerFence(p);
      if (p < 0) {
        break l2060;
      }
      p = s2059;
      break l2061;
    }
    p = s2059;
    return -1;
  }
  return p;
}
function skipExampleFence(p) {
  p = skipClosedFence(p);
  if (p < 0) {
    return -1;
  }
  l2065: for (; ; ) {
    const s2067 = p;
    l2066: {
      l2069: {
        const s2070 = p;
        l2071: {
          p = skipClosedFence(p);
          if (p < 0) {
            break l2071;
          }
          break l2069;
        }
        p = s2070;
        {
          const s2072 = p;
          l2073: {
            p = skipFenceOpen(p);
            if (p < 0) {
              break l2073;
            }
            break l2066;
          }
          p = s2072;
        }
        {
          const s2075 = p;
          l2076: {
            p = skipStopMarker(p);
            if (p < 0) {
              break l2076;
            }
            break l2066;
          }
          p = s2075;
        }
        if (!(p < end)) {
          touched ||= p >= end;
          break l2066;
        }
        p = skipLine(p);
        if (p < 0) {
          break l2066;
        }
      }
      continue l2065;
    }
    p = s2067;
    break;
  }
  p = skipStopMarker(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipClosedFence(p) {
  p = skipFenced(p);
  if (p < 0) {
    return -1;
  }
  p = skipLineEnd(p);
  if (p < 0) {
    return -1;
  }
  return p;
}
function skipFenced(p) {
  const noted = trail.length;
  const value = readFenced(p);
  if (trail.length > noted) trail.length = noted;
  return value === void 0 ? -1 : pos;
}
function skipLine(p) {
  let c = 0;
  l2078: {
    const s2079 = p;
    if (p < end) {
      l2080: {
        while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
        touched ||= p >= end;
        if (!((c = text.charCodeAt(p)) === 10 || c === 13)) {
          touched ||= p >= end;
          break l2080;
        }
        p = skipEol(p);
        if (p < 0) {
          break l2080;
        }
        break l2078;
      }
      p = s2079;
    } else touched ||= p >= end;
    if (!((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12)) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12) p++;
    touched ||= p >= end;
  }
  return p;
}
function leaf248(p) {
  touched = false;
  if (trail.length > 0) trail = [];
  let value;
  let e2111;
  l2114: {
    const s2112 = p;
    l2113: {
      p = skipReplyFence(p);
      if (p < 0) {
        break l2113;
      }
      p = s2112;
      break l2114;
    }
    p = s2112;
    return -1;
  }
  e2111 = null;
  value = [e2111];
  leafValue = value;
  return p;
}
var stepReply = { op: "rule", name: "Reply", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf0 }, { op: "loop", body: { op: "leaf", read: leaf2 } }, { op: "choice", alternatives: [{ op: "sequence", hand: null, steps: [{ op: "again", step: () => stepWrapped }, { op: "loop", body: { op: "choice", alternatives: [{ op: "leaf", read: leaf57 }, { op: "again", step: () => stepBlock }, { op: "again", step: () => stepTagBlock }, { op: "leaf", read: leaf171 }, { op: "again", step: () => stepSection }, { op: "leaf", read: leaf214 }] } }] }, { op: "sequence", hand: null, steps: [{ op: "loop", body: { op: "leaf", read: leaf239 } }, { op: "optional", body: { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf248, body: { op: "again", step: () => stepWrapped } }] } }, { op: "loop", body: { op: "choice", alternatives: [{ op: "leaf", read: leaf57 }, { op: "again", step: () => stepBlock }, { op: "again", step: () => stepTagBlock }, { op: "leaf", read: leaf171 }, { op: "again", step: () => stepSection }, { op: "leaf", read: leaf214 }] } }] }] }] } };
var stepWrapped = { op: "rule", name: "Wrapped", register: 0, isText: false, body: { op: "sequence", hand: { register: 0, part: 0, take: (value) => {
  const taken = value;
  return taken.run;
} }, steps: [{ op: "leaf", read: leaf14 }, { op: "loop", body: { op: "choice", alternatives: [{ op: "leaf", read: leaf57 }, { op: "again", step: () => stepBlock }, { op: "again", step: () => stepTagBlock }, { op: "leaf", read: leaf171 }, { op: "again", step: () => stepSection }, { op: "leaf", read: leaf214 }] } }, { op: "leaf", read: leaf235 }] } };
var stepBlock = { op: "rule", name: "Block", register: 2, isText: false, body: { op: "sequence", hand: { register: 2, part: 0, take: (value) => {
  const taken = value;
  return taken.marker.index;
} }, steps: [{ op: "leaf", read: leaf127 }, { op: "leaf", read: leaf130 }, { op: "again", step: () => stepBlockText }, { op: "leaf", read: leaf154 }, { op: "leaf", read: leaf156 }] } };
var stepBlockText = { op: "rule", name: "BlockText", register: -1, isText: true, body: { op: "text", read: text152 } };
var stepTagBlock = { op: "rule", name: "TagBlock", register: 2, isText: false, body: { op: "sequence", hand: { register: 2, part: 0, take: (value) => {
  const taken = value;
  return taken.index;
} }, steps: [{ op: "leaf", read: leaf162 }, { op: "leaf", read: leaf164 }, { op: "again", step: () => stepTagText }, { op: "leaf", read: leaf154 }, { op: "leaf", read: leaf167 }] } };
var stepTagText = { op: "rule", name: "TagText", register: -1, isText: true, body: { op: "text", read: text166 } };
var stepSection = { op: "rule", name: "Section", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf198 }, { op: "again", step: () => stepSectionText }, { op: "loop", body: { op: "sequence", hand: null, steps: [{ op: "again", step: () => stepFencedText }, { op: "again", step: () => stepSectionText }] } }, { op: "leaf", read: leaf212 }] } };
var stepSectionText = { op: "rule", name: "SectionText", register: -1, isText: true, body: { op: "text", read: text205 } };
var stepFencedText = { op: "rule", name: "FencedText", register: 1, isText: true, body: { op: "sequence", hand: { register: 1, part: 0, take: (value) => {
  const taken = value;
  return taken;
} }, steps: [{ op: "leaf", read: leaf206 }, { op: "text", read: text208 }, { op: "leaf", read: leaf209 }] } };
var grammar = {
  machine: {
    load(next) {
      reading = next;
      text = next.text;
      end = text.length;
      base = next.base;
      over = next.over;
      registers = next.registers;
    },
    touched: () => touched,
    value: () => leafValue,
    within: () => within,
    mistakes: () => trail
  },
  starts: {
    Reply: { op: "again", step: () => stepReply }
  },
  mistakes: {
    BadWrapper: { "code": "bad-wrapper", "severity": "warning", "meaning": "The whole reply stands inside a code fence.", "example": "```\n[REASONING]\n\u2026\n```", "mend": "Write the reply without a fence around it.", "isCut": false },
    MissingWrapperEnd: { "code": "missing-wrapper-end", "severity": "error", "meaning": "The fence around the reply never closes.", "example": "```\n[REASONING]\nDone.", "mend": "Write the whole reply again, without a fence around it.", "isCut": false },
    BadActionName: { "code": "bad-marker-name", "severity": "warning", "meaning": "A marker is not in upper case with underscores.", "example": "[action-0-type] finish", "mend": "Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].", "isCut": false },
    MissingIndex: { "code": "missing-index", "severity": "warning", "meaning": "A marker of an action has no number.", "example": "[ACTION_TYPE] finish", "mend": "Write [ACTION_0_TYPE].", "isCut": false },
    BadMarkerIndent: { "code": "bad-marker-indent", "severity": "warning", "meaning": "A marker is indented.", "example": "[FOCUS] 0.9\n  [MOOD] 0.8", "mend": "Begin markers in the first column.", "isCut": false },
    BadMarkerDecoration: { "code": "bad-marker-decoration", "severity": "warning", "meaning": "A marker is decorated as a heading, a list item or bold text.", "example": "## [REASONING]", "mend": "Begin the line with the bracket.", "isCut": false },
    BadMarkerEnd: { "code": "bad-marker-end", "severity": "warning", "meaning": "Bold type ends behind a marker or its value.", "example": "**[MOOD]** 0.8", "mend": "Write markers without Markdown.", "isCut": false },
    BadMarkerBracket: { "code": "bad-marker-bracket", "severity": "warning", "meaning": "A marker is written with full-width brackets.", "example": "\uFF3BMOOD\uFF3D 0.8", "mend": "Write [ and ].", "isCut": false },
    BadMarkerNoise: { "code": "bad-marker-noise", "severity": "warning", "meaning": "Template tokens or colour sequences stand between a marker and its value.", "example": "\x1B[1m[MOOD]\x1B[0m 0.8", "mend": "Strip the sequences from the reply.", "isCut": false },
    BadSeparator: { "code": "bad-separator", "severity": "warning", "meaning": "A colon or an equals sign stands between a marker and its text.", "example": "[ACTION_0_PATH]: a.txt", "mend": "Write [ACTION_0_PATH] a.txt.", "isCut": false },
    BadOpenSeparator: { "code": "bad-separator", "severity": "warning", "meaning": "A colon or an equals sign stands between a marker and its text.", "example": "[ACTION_0_PATH]: a.txt", "mend": "Write [ACTION_0_PATH] a.txt.", "isCut": false },
    BadFirstLine: { "code": "bad-first-line", "severity": "warning", "meaning": "The reasoning begins on the line of its marker.", "example": "[REASONING] I will read the file.", "mend": "Begin the text on the line below the marker.", "isCut": false },
    MissingTextFenceEnd: { "code": "missing-fence-end", "severity": "error", "meaning": "A code fence never closes. All that follows belongs to it.", "example": "[REASONING]\n```\nprint(1)", "mend": "Close the fence with as many characters as opened it.", "isCut": false },
    BadOwnName: { "code": "bad-marker-name", "severity": "warning", "meaning": "A marker is not in upper case with underscores.", "example": "[action-0-type] finish", "mend": "Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].", "isCut": false },
    BadVitalSeparator: { "code": "bad-vital-separator", "severity": "warning", "meaning": "A colon or an equals sign stands between a vital and its value.", "example": "[MOOD] = 0.8", "mend": "Write [MOOD] 0.8.", "isCut": false },
    BadOpenVitalSeparator: { "code": "bad-vital-separator", "severity": "warning", "meaning": "A colon or an equals sign stands between a vital and its value.", "example": "[MOOD] = 0.8", "mend": "Write [MOOD] 0.8.", "isCut": false },
    BadPercent: { "code": "bad-percent", "severity": "warning", "meaning": "A vital is given in percent.", "example": "[MOOD] 85%", "mend": "Write 0.85.", "isCut": false },
    BadNumeral: { "code": "bad-numeral", "severity": "warning", "meaning": "A number is written without a digit before or after the point, or with a plus sign.", "example": "[MOOD] .8", "mend": "Write 0.8.", "isCut": false },
    BadVital: { "code": "bad-vital", "severity": "error", "meaning": "The value of a vital is no number from 0.0 to 1.0. This value was left out.", "example": "[MOOD] high", "mend": "Write a number such as 0.85.", "isCut": false },
    BadValueBracket: { "code": "bad-value-bracket", "severity": "warning", "meaning": "The value of a vital or a parameter stands inside the brackets.", "example": "[MOOD: 0.8]", "mend": "Write [MOOD] 0.8.", "isCut": false },
    BadRemark: { "code": "bad-remark", "severity": "warning", "meaning": "A remark follows the value of a vital.", "example": "[MOOD] 0.8  # fine", "mend": "Put remarks under [NOTES].", "isCut": false },
    MissingLineEnd: { "code": "missing-line-end", "severity": "warning", "meaning": "Several vitals share a line.", "example": "[MOOD] 0.8 [FOCUS] 0.9", "mend": "Give each vital a line of its own.", "isCut": false },
    BadBareVital: { "code": "bad-bare-vital", "severity": "warning", "meaning": "A vital is written as a label, without brackets.", "example": "[REASONING]\nDone.\nMood: 0.8", "mend": "Write [MOOD] 0.8.", "isCut": false },
    BadLineNoise: { "code": "bad-line-noise", "severity": "warning", "meaning": "A template token or a colour sequence stands at the end of a value. It was left out.", "example": "[ACTION_0_RESULT] done<|end|>", "mend": "Strip the tokens of the chat template from the reply.", "isCut": false },
    BadContinuation: { "code": "bad-continuation", "severity": "warning", "meaning": "Lines without a marker follow a parameter; they were joined to its value.", "example": "[ACTION_0_RESULT] first line\nsecond line", "mend": "Write the value on one line, or put long text into a content block.", "isCut": false },
    BadContentTag: { "code": "bad-content-tag", "severity": "warning", "meaning": "A block stands between tags; it was read as a content block.", "example": "[ACTION_0_CONTENT]\nprint(1)\n[/ACTION_0_CONTENT]", "mend": "Write [ACTION_0_CONTENT_START] above the block and [ACTION_0_CONTENT_END] below it.", "isCut": false },
    BadStartText: { "code": "bad-start-text", "severity": "warning", "meaning": "Text stands on the START line of a block; it was read as the first line of the block.", "example": "[ACTION_0_CONTENT_START] print(1)", "mend": "Begin the content on the line below.", "isCut": false },
    BadContentEnd: { "code": "bad-content-end", "severity": "warning", "meaning": "The END line of a block carries a remark, or stands alone.", "example": "[ACTION_0_TYPE] create_file\n[ACTION_0_CONTENT_START]\nprint(1)\n[ACTION_0_CONTENT_END]  # done", "mend": "Write the END marker alone on its line, after a START marker with the same number.", "isCut": false },
    MissingContentEnd: { "code": "missing-content-end", "severity": "error", "meaning": "A content block has no END line of its number. It ends where the next action begins, or with the text.", "example": "[ACTION_0_CONTENT_START]\nprint(1)", "mend": "Close every block with [ACTION_N_CONTENT_END] of the same number.", "isCut": false },
    BadMarker: { "code": "bad-marker", "severity": "error", "meaning": "A line begins like a marker and has no closing bracket. The line was skipped.", "example": "[MOOD] 0.8\n[CONFIDEN  # typo", "mend": "Write the whole marker with both brackets, such as [CONFIDENCE] 0.9.", "isCut": false },
    BadIndex: { "code": "bad-index", "severity": "error", "meaning": "The number of an action is none from 0 to 999999999, or a digit begins the name of its parameter. The line was skipped.", "example": "[MOOD] 0.8\n[ACTION_-1_TYPE] finish", "mend": "Number the actions 0, 1, 2, \u2026.", "isCut": false },
    MissingMarkerEnd: { "code": "missing-marker-end", "severity": "error", "meaning": "The text ends inside a marker.", "example": "[REASONING]\nDone.\n[CONF", "mend": "Write the whole reply again, if need be a shorter one.", "isCut": false },
    BadChatBefore: { "code": "bad-chat", "severity": "warning", "meaning": "A text stands outside every section and block. It is in no field of the model.", "example": "Sure, here is my reply:\n[REASONING]\n\u2026", "mend": "Put the text under [REASONING] or [NOTES], or leave it out.", "isCut": false },
    BadChat: { "code": "bad-chat", "severity": "warning", "meaning": "A text stands outside every section and block. It is in no field of the model.", "example": "Sure, here is my reply:\n[REASONING]\n\u2026", "mend": "Put the text under [REASONING] or [NOTES], or leave it out.", "isCut": false },
    MissingFenceEnd: { "code": "missing-fence-end", "severity": "error", "meaning": "A code fence never closes. All that follows belongs to it.", "example": "[REASONING]\n```\nprint(1)", "mend": "Close the fence with as many characters as opened it.", "isCut": false },
    BadFencedAction: { "code": "bad-fenced-action", "severity": "error", "meaning": "Markers of an action stand in a code fence behind the beginning of the reply and were read as an example. Nothing of them is in the model.", "example": "[MOOD] 0.8\n```\n[ACTION_0_TYPE] finish\n```", "mend": "Write the markers of an action without a fence around them.", "isCut": false },
    BadLine: { "code": "bad-chat", "severity": "warning", "meaning": "A text stands outside every section and block. It is in no field of the model.", "example": "Sure, here is my reply:\n[REASONING]\n\u2026", "mend": "Put the text under [REASONING] or [NOTES], or leave it out.", "isCut": false },
    BadBom: { "code": "bad-bom", "severity": "warning", "meaning": "The text begins with a byte order mark.", "example": "\uFEFF[REASONING]", "mend": "Save the text as UTF-8 without a byte order mark.", "isCut": false },
    BadNoise: { "code": "bad-noise", "severity": "warning", "meaning": "Template tokens or colour sequences stand around the reply.", "example": "<|start|>assistant<|message|>[REASONING]", "mend": "Strip the tokens of the chat template from the reply.", "isCut": false },
    BadLineEnd: { "code": "bad-line-end", "severity": "warning", "meaning": "Lines end with CR or CRLF outside the content blocks.", "example": "[MOOD] 0.8\r", "mend": "End lines with LF.", "isCut": false },
    BadMarkerName: { "code": "bad-marker-name", "severity": "warning", "meaning": "A marker is not in upper case with underscores.", "example": "[action-0-type] finish", "mend": "Write the name in upper case with underscores: [MOOD], [ACTION_0_TYPE].", "isCut": false },
    BadMarkerSlip: { "code": "bad-marker-slip", "severity": "warning", "meaning": "A marker is one typing slip away from a standard one and was read as that.", "example": "[CONFIDENC] 0.9", "mend": "Spell the name as the format has it: [CONFIDENCE].", "isCut": false }
  },
  registers: 3,
  tables: 4
};

// src/core/base64.ts
function encodeBase64(text3) {
  const bytes = new TextEncoder().encode(text3);
  if (new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) !== text3) {
    throw new RangeError("a surrogate without a partner has no UTF-8 bytes");
  }
  let binary = "";
  for (let at = 0; at < bytes.length; at += 32768) binary += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(binary).replace(/.{76}(?=.)/g, "$&\n");
}
function decodeBase64(encoded) {
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return void 0;
  }
}

// src/formats/duckflow/actions.ts
var ENCODING = "content_encoding";
var Actions = class {
  #to;
  /** Where an action stands in the model until the end, when the actions are sorted. */
  #byIndex = /* @__PURE__ */ new Map();
  #encoded = /* @__PURE__ */ new Map();
  /** Blocks that came before anything else of their action. */
  #orphans = /* @__PURE__ */ new Map();
  #last = 0;
  #guess = null;
  #disorder = null;
  #block = null;
  constructor(to, reading2) {
    this.#to = to;
    reading2.atEnd(() => this.#end());
  }
  /** The block that is open, as a path. */
  get openBlock() {
    if (this.#block === null) return null;
    const { path, at, isNumbered } = this.#block;
    return { path, index: this.#action(at).index, isNumbered };
  }
  /** The action that a marker belongs to, made if it is new. Without a number: the one that was spoken of last. */
  of(index, range) {
    const number2 = index ?? this.#last;
    if (index === void 0) this.#guess ??= { range, index: number2 };
    this.#last = number2;
    return this.#byIndex.get(number2) ?? this.add({ index: number2, type: "", params: {} }, range);
  }
  /** Puts a new action at the end; gives where it stands. */
  add(action2, range) {
    const { actions } = this.#to.value;
    const at = actions.length;
    const path = ["actions", at];
    const last = actions.at(-1);
    if (last !== void 0 && last.index > action2.index)
      this.#disorder ??= {
        range,
        message: `Action ${action2.index} stands behind action ${last.index}; the actions were sorted`
      };
    if (!this.#byIndex.has(action2.index)) this.#byIndex.set(action2.index, at);
    this.#to.open(path, "action");
    this.#to.set(path, action2, { range: null });
    this.#to.place([...path, "index"], range);
    return at;
  }
  type(at, value, range) {
    const path = ["actions", at, "type"];
    this.#to.set(path, value, { range, twice: "duplicate" });
    return path;
  }
  parameter(at, name, value, range) {
    const path = ["actions", at, "params", name];
    if (name === ENCODING && this.#action(at).content === void 0) {
      const before = this.#encoded.get(at) ?? this.#plainEncoding(at);
      const message = "The parameter CONTENT_ENCODING is given twice; the last one counts";
      if (value === "base64") {
        const { [ENCODING]: plain, ...others } = this.#action(at).params;
        if (plain !== void 0) {
          this.#to.revise(["actions", at, "params"], others, "duplicate", {
            range,
            message,
            ...before && { related: before }
          });
        } else if (before !== void 0) this.#to.find("duplicate", { range, path, message, related: before });
        this.#encoded.set(at, range);
        this.#to.place(["actions", at, "params"], range);
        return path;
      }
      if (this.#encoded.delete(at) && before !== void 0)
        this.#to.find("duplicate", { range, path, message, related: before });
    }
    this.#to.set(path, value, { range, twice: "duplicate" });
    return path;
  }
  /** Begins a block of an action. */
  open(index, range) {
    const isNew = !this.#byIndex.has(index ?? this.#last);
    const at = this.of(index, range);
    const path = ["actions", at, "content"];
    if (isNew) this.#orphans.set(at, range);
    if (this.#action(at).content === void 0) {
      this.#to.open(path, "text");
    } else {
      const message = `The content of action ${this.#action(at).index} is given twice; the last one counts`;
      const related = this.#to.places.find(path);
      this.#to.revise(path, "", "duplicate", { range, message, ...related && { related } });
    }
    const isNumbered = index !== void 0;
    this.#block = {
      at,
      path,
      isNumbered,
      encoded: this.#encoded.has(at) ? "" : null,
      start: range.end,
      end: range.end
    };
  }
  /** Adds to the block that is open. */
  text(text3, { start, end: end3 }) {
    const block = this.#block;
    if (block === null) return;
    if (block.start === block.end) block.start = start;
    block.end = end3;
    if (block.encoded !== null) block.encoded += text3;
    else this.#to.append(block.path, text3);
  }
  /** Ends the block that is open. */
  close() {
    const block = this.#block;
    if (block === null) return;
    const range = { start: block.start, end: block.end };
    if (block.encoded !== null) {
      const decoded = decodeBase64(block.encoded);
      const message = `The block of action ${this.#action(block.at).index} is no base64 of a UTF-8 text`;
      if (decoded === void 0) this.#to.find("bad-encoding", { range, path: block.path, message });
      this.#encoded.delete(block.at);
      this.#to.set(block.path, decoded ?? block.encoded, { range });
    } else this.#to.place(block.path, range);
    this.#to.close(block.path);
    this.#block = null;
  }
  #action(at) {
    return this.#to.value.actions[at] ?? { index: at, type: "", params: {} };
  }
  #plainEncoding(at) {
    return getOwn(this.#action(at).params, ENCODING) === void 0 ? void 0 : this.#to.places.find(["actions", at, "params", ENCODING]);
  }
  #end() {
    for (const [at, range] of this.#encoded) {
      if (this.#action(at).content === void 0)
        this.#to.set(["actions", at, "params", ENCODING], "base64", { range });
    }
    for (const [at, range] of this.#orphans) {
      const { type, params } = this.#action(at);
      if (type === "" && Object.keys(params).length === 0)
        this.#to.find("content-without-action", { range, path: ["actions", at, "content"] });
    }
    if (this.#guess !== null && this.#to.value.actions.length > 1) {
      const { range, index } = this.#guess;
      const message = `This marker has no action number; it was read as action ${index}`;
      this.#to.find("ambiguous-index", {
        range,
        message,
        hint: `Write the number of the action: ${index}, if it is that one.`
      });
    }
    if (this.#disorder !== null)
      this.#to.sort(["actions"], (one, other2) => one.index - other2.index, "action-order", this.#disorder);
  }
};

// src/formats/duckflow/vitals.ts
var Vitals = class {
  #to;
  #given = /* @__PURE__ */ new Map();
  constructor(to) {
    this.#to = to;
  }
  /** Sets a vital, whose name is in lower case; without a value, it is known to have none that can be used. */
  set(name, value, range) {
    const path = ["vitals", name];
    const shown = name.toUpperCase();
    const before = this.#given.get(name);
    const isUsable = value !== void 0 && value >= 0 && value <= 1;
    if (value !== void 0 && !isUsable)
      this.#to.find("vital-out-of-range", { range, path, message: `${shown} must be from 0.0 to 1.0, not ${value}` });
    if (before !== void 0) {
      const which = isUsable ? before.isUsable ? "the last one counts" : "the first is unusable" : "this one is unusable";
      const message = `The vital ${shown} is given twice; ${which} (first at offset ${before.range.start})`;
      this.#to.find("duplicate", { range, path, related: before.range, message });
    }
    if (isUsable) this.#to.set(path, value, { range });
    if (isUsable || before === void 0) this.#given.set(name, { range, isUsable });
  }
};

// src/formats/duckflow/adapt.ts
var STANDARD = /* @__PURE__ */ new Set([
  "REASONING",
  "PLANNING",
  "NOTES",
  "CONFIDENCE",
  "MOOD",
  "FOCUS",
  "STAMINA"
]);
function adapt(to, reading2) {
  const actions = new Actions(to, reading2);
  const vitals = new Vitals(to);
  let about = [];
  let section = null;
  let hasText = false;
  let isJsonFirst = false;
  let hasReturn = false;
  const recognise = (name) => {
    if (!isJsonFirst && (name === void 0 || STANDARD.has(name))) reading2.recognised();
  };
  const sectionPiece = ({ text: text3, start, end: end3 }) => {
    if (section === null) return;
    const back = text3.indexOf("\r");
    if (back >= 0) section.back ??= start + back;
    const body = section.isEmpty ? text3.trimStart() : text3;
    if (body === "") return;
    if (section.isEmpty && to.get(section.path) !== "") to.append(section.path, "\n\n");
    section.isEmpty = false;
    to.append(section.path, body, { trim: true, range: { start, end: end3 } });
  };
  const findReturn = (at) => {
    if (hasReturn) return;
    hasReturn = true;
    const range = { start: at, end: at + 1 };
    to.find("bad-line-end", { range, message: "Lines end with CR or CRLF; this is the first" });
  };
  const chat = ({ raw }) => {
    if (!hasText) isJsonFirst = raw.trimStart().startsWith("{");
    hasText = true;
    return { message: `A text stands outside every section and block: ${quote(raw.trim())}` };
  };
  let fence = { start: 0, end: 0 };
  let isFenceHead = false;
  const fenced = {
    enter: () => {
      isFenceHead = true;
    },
    piece: (piece) => {
      if (isFenceHead) fence = { start: piece.end - piece.text.trimStart().length, end: piece.end };
      isFenceHead = false;
      sectionPiece(piece);
    }
  };
  return {
    BadVital: () => ({ path: about }),
    Blank: () => {
    },
    WrapperEnd: () => {
    },
    SectionHead: (node) => {
      recognise(node.name);
      const name = node.name.toLowerCase();
      const path = name === "reasoning" ? ["reasoning"] : ["sections", name];
      const before = to.places.find(path);
      if (before !== void 0)
        to.find("duplicate", {
          path,
          related: before,
          message: `The section ${node.name} is given twice; the texts were joined (first at offset ${before.start})`
        });
      else to.open(path, "text");
      to.place(path, node);
      section = { path, start: before?.start ?? node.start, isEmpty: true, back: null };
      about = path;
    },
    SectionText: sectionPiece,
    FencedText: fenced,
    SectionEnd: (node) => {
      if (section === null) return;
      to.place(section.path, { start: section.start, end: node.start });
      to.close(section.path);
      if (section.back !== null) findReturn(section.back);
      section = null;
    },
    Vital: (node) => {
      recognise(node.name === null ? void 0 : nameOf(node.name));
      const name = nameOf(node.name).toLowerCase();
      about = ["vitals", name];
      vitals.set(name, numberOf(node.value), { start: node.start, end: node.value.end });
    },
    Type: (node) => {
      recognise();
      const range = { start: node.start, end: node.value.end };
      const at = actions.of(indexOf(node.index ?? node.marker), range);
      about = actions.type(at, node.value.text.trim(), range);
    },
    Parameter: (node) => {
      recognise();
      const range = { start: node.start, end: node.value.end };
      const at = actions.of(indexOf(node.index ?? node.marker), range);
      const name = (node.name ?? node.marker?.name ?? "").toLowerCase().replaceAll(" ", "_").replaceAll("-", "_");
      const value = [node.value.text, ...node.more?.lines ?? []].join("\n").trim();
      about = actions.parameter(at, name, value, range);
    },
    BlockHead: (node) => {
      recognise();
      actions.open(indexOf(node.marker), node);
      about = actions.openBlock?.path ?? [];
    },
    BadStartText: (node) => {
      actions.text(node.raw, node);
      return { path: about, fix: { range: { start: node.start, end: node.start }, text: "\n" } };
    },
    BlockText: (piece) => actions.text(piece.text, piece),
    BlockEnd: () => actions.close(),
    BadContentTag: (node) => {
      recognise();
      actions.open(Number(node.index), node);
      return { path: actions.openBlock?.path ?? [] };
    },
    TagText: (piece) => actions.text(piece.text, piece),
    TagEnd: () => actions.close(),
    BadContentEnd: ({ raw, start, end: end3 }) => {
      const block = actions.openBlock;
      actions.close();
      if (block === null)
        return {
          severity: "error",
          message: `This END line closes no block: ${quote(raw.trim())}`,
          fix: { range: { start, end: end3 }, text: "" }
        };
      return { path: block.path, ...endFix(block, raw, start) };
    },
    MissingContentEnd: ({ index, raw, start }) => {
      const block = actions.openBlock;
      actions.close();
      if (block === null) return false;
      const { path } = block;
      if (raw === "")
        return { path, message: `The block of action ${block.index} has no END line of its own; it was ended here` };
      const fix = endFix(block, raw, start);
      if (index !== null && Number(index) === block.index)
        return {
          path,
          ...fix,
          message: `The END line of action ${block.index} does not stand in capitals in the first column; the block was ended there`
        };
      return {
        path,
        ...fix,
        message: `The block of action ${block.index} has no END line of its own; it was ended at another END line`
      };
    },
    BadBareVital: (node) => {
      const name = node.name.toLowerCase();
      about = ["vitals", name];
      const value = numberOf(node.value);
      if (value === void 0) to.find("bad-vital", { range: node, path: about });
      vitals.set(name, value, node);
      if (value === void 0) return { path: about };
      return { path: about, fix: { range: node, text: `[${node.name.toUpperCase()}] ${value}
` } };
    },
    BadLineEnd: ({ start }) => {
      findReturn(start);
      return false;
    },
    BadChatBefore: chat,
    BadChat: chat,
    BadLine: chat,
    MissingFenceEnd: () => reading2.cut(),
    MissingTextFenceEnd: () => ({ range: fence, ...section !== null && { path: section.path } }),
    MissingMarkerEnd: () => reading2.cut()
  };
}
function indexOf(marker) {
  const index = typeof marker === "object" ? marker?.index : marker;
  return typeof index === "string" ? Number(index) : void 0;
}
function nameOf(name) {
  return typeof name === "string" ? name : name.raw.toUpperCase();
}
function numberOf(value) {
  if (value.type === "BadVital") return void 0;
  const text3 = value.text ?? value.raw ?? "";
  const number2 = Number(value.type === "BadPercent" ? `${text3}e-2` : text3);
  return Number.isNaN(number2) ? void 0 : number2;
}
function endFix(block, raw, start) {
  const range = { start, end: start + raw.trimEnd().length };
  return block.isNumbered ? { fix: { range, text: `[ACTION_${block.index}_CONTENT_END]` } } : {};
}

// src/formats/duckflow/codes.ts
var codes = {
  "ambiguous-index": {
    severity: "error",
    meaning: "A marker has no action number although the reply has several actions.",
    example: "[ACTION_0_TYPE] finish\n[ACTION_1_TYPE] finish\n[ACTION_RESULT] which?",
    mend: "Write the number: [ACTION_1_RESULT]."
  },
  "action-gap": {
    severity: "error",
    meaning: "The action numbers do not run 0, 1, 2, \u2026",
    example: "[ACTION_0_TYPE] finish\n[ACTION_2_TYPE] finish",
    mend: "Number the actions from 0 without gaps."
  },
  "action-order": {
    severity: "warning",
    meaning: "An action stands behind one with a higher number. Actions are sorted by number.",
    example: "[ACTION_1_TYPE] finish\n[ACTION_0_TYPE] read_file",
    mend: "Write the actions in the order of their numbers."
  },
  "bad-encoding": {
    severity: "error",
    meaning: "A block that says CONTENT_ENCODING base64 is no base64 of a UTF-8 text. It is kept as it stands.",
    example: "[ACTION_0_CONTENT_ENCODING] base64\n[ACTION_0_CONTENT_START]\n%%\n[ACTION_0_CONTENT_END]",
    mend: "Encode the UTF-8 bytes of the content as base64."
  },
  "bad-json": {
    severity: "error",
    meaning: "The reply is JSON that is cut off. What was left of it was read.",
    example: '{"reasoning": "cut',
    mend: "Write one complete JSON object, or better: the marker format."
  },
  "bad-json-field": {
    severity: "error",
    meaning: "A field of a JSON reply has the wrong type; it was left out.",
    example: '{"reasoning": "x", "vitals": {"mood": "good"}}',
    mend: "Give vitals as numbers and actions as a list of objects."
  },
  "content-without-action": {
    severity: "error",
    meaning: "A content block belongs to an action that has nothing else.",
    example: "[ACTION_0_CONTENT_START]\nx\n[ACTION_0_CONTENT_END]",
    mend: "Begin every action with its TYPE."
  },
  duplicate: {
    severity: "error",
    meaning: "Something is given twice. Of values the last one counts; texts were joined.",
    example: "[MOOD] 0.8\n[MOOD] 0.2",
    mend: "Say it once."
  },
  "empty-reply": {
    severity: "error",
    meaning: "The reply has neither a reasoning nor an action.",
    example: "[MOOD] 0.8",
    mend: "Give a [REASONING] or an [ACTION_0_TYPE]."
  },
  "missing-parameter": {
    severity: "error",
    meaning: "An action lacks a parameter that its type requires.",
    example: "[ACTION_0_TYPE] read_file",
    mend: "Add it: [ACTION_0_PATH] src/main.ts."
  },
  "missing-type": {
    severity: "error",
    meaning: "An action has no TYPE.",
    example: "[ACTION_0_PATH] a.txt",
    mend: "Begin every action with its TYPE."
  },
  "missing-vital": {
    severity: "error",
    meaning: "One of the four vitals CONFIDENCE, MOOD, FOCUS, STAMINA is missing.",
    example: "[REASONING]\nDone.",
    mend: "Give all four."
  },
  "unknown-action-type": {
    severity: "info",
    meaning: "The specification does not name this action type.",
    example: "[ACTION_0_TYPE] open_browser",
    mend: "Nothing to do where the agent offers this type."
  },
  "unknown-section": {
    severity: "info",
    meaning: "The specification does not name this section.",
    example: "[SUMMARY]\nAll done.",
    mend: "Nothing to do where the agent asks for this section."
  },
  "unknown-vital": {
    severity: "info",
    meaning: "The specification does not name this vital.",
    example: "[CURIOSITY] 0.9",
    mend: "Nothing to do where the agent asks for this vital."
  },
  "vital-out-of-range": {
    severity: "error",
    meaning: "A vital is not from 0.0 to 1.0. It was left out.",
    example: "[MOOD] 8.5",
    mend: "Write a number from 0.0 to 1.0."
  },
  "wrapped-json": {
    severity: "warning",
    meaning: "A JSON reply stands inside prose or a fence. An error when markers stand beside it, which were not read.",
    example: 'Here you are:\n{"reasoning": "Done.", "actions": []}',
    mend: "Write the JSON object alone."
  }
};

// src/formats/duckflow/mends.ts
var mends = {
  BadMarkerIndent: leaveOut,
  // Bold type ends elsewhere too.
  BadMarkerDecoration: (node) => node.raw.includes("**") || node.raw.includes("__") ? {} : leaveOut(node),
  BadMarkerEnd: leaveOut,
  BadMarkerNoise: leaveOut,
  BadLineNoise: leaveOut,
  BadRemark: leaveOut,
  // Tokens may stand between a text and the marker behind it.
  BadNoise: (node) => replace(node, "\n"),
  BadBom: leaveOut,
  BadSeparator: leaveOut,
  BadVitalSeparator: (node) => replace(node, " "),
  BadMarkerBracket: (node) => replace(node, "\uFF3B\u3010\u3014".includes(node.raw) ? "[" : "]"),
  BadMarkerName: (node) => replace(node, node.word ?? node.raw),
  BadMarkerSlip: (node) => replace(node, node.word ?? node.raw),
  BadOwnName: (node) => replace(node, node.raw.toUpperCase()),
  BadActionName: ({ index, name, ...node }) => {
    const number2 = typeof index === "string" ? `${index}_` : "";
    return replace(node, `ACTION_${number2}${name.toUpperCase().replaceAll(" ", "_").replaceAll("-", "_")}`);
  },
  BadFirstLine: (node) => replace(node, "\n"),
  BadPercent: (node) => replace(node, String(Number(`${node.text}e-2`))),
  BadNumeral: (node) => replace(node, String(Number(node.raw))),
  MissingLineEnd: (node) => replace(node, "\n")
};
function replace({ start, end: end3 }, text3) {
  const shown = text3.trim();
  return { fix: { range: { start, end: end3 }, text: text3 }, ...shown !== "" && { hint: `Write ${shown}.` } };
}
function leaveOut(node) {
  return replace(node, "");
}

// src/formats/duckflow/model.ts
import * as v2 from "valibot";

// src/core/json-record.ts
import * as v from "valibot";
function jsonRecord(value) {
  const base3 = v.record(v.string(), value, "must be an object");
  return {
    ...base3,
    "~run"(dataset, config) {
      const input = dataset.value;
      if (!isObject2(input)) return base3["~run"]({ value: null }, config);
      const issues = [];
      const entries = [];
      for (const [key, entry] of Object.entries(input)) {
        const found = v.safeParse(value, entry, config);
        if (found.success) entries.push([key, found.output]);
        const place = { type: "object", origin: "value", input, key, value: entry };
        for (const issue of found.issues ?? []) issues.push({ ...issue, path: [place, ...issue.path ?? []] });
      }
      const [first, ...others] = issues;
      if (first !== void 0) return { typed: false, value: input, issues: [first, ...others] };
      return { typed: true, value: Object.fromEntries(entries) };
    }
  };
}
function isObject2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/formats/duckflow/model.ts
var STANDARD_VITALS = ["confidence", "mood", "focus", "stamina"];
var STANDARD_SECTIONS = ["planning", "notes"];
var ACTION_TYPES = /* @__PURE__ */ new Map([
  ["create_file", ["path"]],
  ["edit_file", ["path"]],
  ["delete_file", ["path"]],
  ["run_command", ["command"]],
  ["search_code", ["query"]],
  ["read_file", ["path"]],
  ["finish", ["result"]]
]);
var vital = v2.pipe(
  v2.number("must be a number"),
  v2.minValue(0, "must be from 0.0 to 1.0"),
  v2.maxValue(1, "must be from 0.0 to 1.0")
);
var action = v2.object({
  index: v2.pipe(
    v2.number("must be a number"),
    v2.integer("must be a whole number"),
    v2.minValue(0, "must not be negative")
  ),
  type: v2.string("must be a string"),
  params: jsonRecord(v2.string("must be a string")),
  content: v2.exactOptional(v2.string("must be a string"))
});
var schema = v2.object({
  reasoning: v2.string("must be a string"),
  vitals: jsonRecord(vital),
  sections: jsonRecord(v2.string("must be a string")),
  actions: v2.array(action)
});
function emptyReply() {
  return { reasoning: "", vitals: {}, sections: {}, actions: [] };
}

// src/formats/duckflow/print.ts
import * as v3 from "valibot";

// src/core/schema-path.ts
function pathOf2(issue) {
  return (issue.path ?? []).map((step) => typeof step.key === "number" ? step.key : String(step.key));
}

// src/formats/duckflow/print.ts
function write(value, options = {}) {
  const shape = v3.safeParse(schema, value);
  const issue = shape.issues?.[0];
  if (issue !== void 0) throw new PrintError(pathOf2(issue), issue.message);
  const blocks = [];
  if (value.reasoning !== "") blocks.push(`[REASONING]
${value.reasoning}`);
  for (const [name, text3] of Object.entries(value.sections)) {
    blocks.push(text3 === "" ? `[${upper(name)}]` : `[${upper(name)}]
${text3}`);
  }
  const vitals = vitalNames(value).map((name) => `[${upper(name)}] ${decimal(value.vitals[name] ?? 0)}`);
  if (vitals.length > 0) blocks.push(vitals.join("\n"));
  for (const [at, action2] of value.actions.entries()) blocks.push(printAction(action2, ["actions", at], options));
  return blocks.length === 0 ? "" : `${blocks.join("\n\n")}
`;
}
function printAction(action2, path, options) {
  const marker = (name) => `[ACTION_${action2.index}_${name}]`;
  const lines = [];
  if (action2.type !== "") lines.push(`${marker("TYPE")} ${action2.type}`);
  for (const [name, value] of Object.entries(action2.params)) {
    lines.push(value === "" ? marker(upper(name)) : `${marker(upper(name))} ${value}`);
  }
  if (action2.content !== void 0) {
    let content = action2.content;
    if (!fitsBlock(content, marker("CONTENT_END"))) {
      if (options.encoding === "never") {
        throw new PrintError(
          [...path, "content"],
          "the content holds its own END line or ends in a carriage return, and may not be encoded"
        );
      }
      content = encode(content, [...path, "content"]);
      lines.push(`${marker("CONTENT_ENCODING")} base64`);
    }
    lines.push(marker("CONTENT_START"));
    if (content !== "") lines.push(content);
    lines.push(marker("CONTENT_END"));
  }
  return lines.join("\n");
}
function fitsBlock(content, end3) {
  return !content.endsWith("\r") && !content.startsWith(end3) && !content.includes(`
${end3}`) && !content.includes(`\r${end3}`);
}
function encode(content, path) {
  try {
    return encodeBase64(content);
  } catch {
    throw new PrintError(
      path,
      "the content holds its own END line and a surrogate without a partner: neither plain text nor base64 can carry it"
    );
  }
}
function vitalNames(value) {
  const standard = STANDARD_VITALS;
  return [
    ...standard.filter((name) => Object.hasOwn(value.vitals, name)),
    ...Object.keys(value.vitals).filter((name) => !standard.includes(name))
  ];
}
function decimal(value) {
  if (Object.is(value, -0)) return "-0.0";
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
function upper(name) {
  return name.toUpperCase();
}

// src/formats/duckflow/rules.ts
var rules = [checkReply, checkVitals, checkSections, checkActions];
function checkReply({ reasoning, actions }, find) {
  if (reasoning === "" && actions.length === 0)
    find("empty-reply", [], { message: "The reply has neither a reasoning nor an action" });
}
function checkVitals({ vitals }, find) {
  for (const name of STANDARD_VITALS) {
    const marker = name.toUpperCase();
    if (!Object.hasOwn(vitals, name))
      find("missing-vital", ["vitals", name], {
        message: `The vital ${marker} is missing or unusable`,
        hint: `Add [${marker}] with a number from 0.0 to 1.0.`
      });
  }
  for (const name of Object.keys(vitals)) {
    if (!isOneOf(STANDARD_VITALS, name))
      find("unknown-vital", ["vitals", name], { message: `The vital ${quote(name)} is not in the specification` });
  }
}
function checkSections({ sections }, find) {
  for (const name of Object.keys(sections)) {
    if (!isOneOf(STANDARD_SECTIONS, name))
      find("unknown-section", ["sections", name], {
        message: `The section ${quote(name)} is not in the specification`
      });
  }
}
function checkActions({ actions }, find) {
  let due = 0;
  for (const [at, action2] of actions.entries()) {
    if (action2.index !== due)
      find("action-gap", ["actions", at], {
        message: `The action ${action2.index} stands where action ${due} is due`,
        hint: `Give it the number ${due}.`
      });
    due = action2.index + 1;
    checkType(action2, at, find);
  }
}
function checkType({ index, type, params }, at, find) {
  const path = ["actions", at, "type"];
  if (type === "") {
    find("missing-type", path, {
      message: `The action ${index} has no TYPE`,
      hint: `Begin it with [ACTION_${index}_TYPE].`
    });
    return;
  }
  const required = ACTION_TYPES.get(type);
  if (required === void 0)
    find("unknown-action-type", path, { message: `The action type ${quote(type)} is not in the specification` });
  for (const name of required ?? []) {
    if ((getOwn(params, name) ?? "") !== "") continue;
    const marker = name.toUpperCase();
    find("missing-parameter", ["actions", at, "params", name], {
      message: `${type} needs the parameter ${marker}`,
      hint: `Add it: [ACTION_${index}_${marker}] and its value.`
    });
  }
}
function isOneOf(names, name) {
  return names.includes(name);
}

// src/formats/duckflow/markers.ts
var parts = {
  name: "duckflow",
  grammar,
  schema,
  codes,
  rules,
  adapt,
  mends,
  via: "markdown-kv",
  empty: emptyReply,
  schemaCode: (path, value) => isOutOfRange(value, path) ? "vital-out-of-range" : "invalid-value",
  print: (value, options) => write(value, options)
};
var markers = defineFormat(parts);
function hasMarkers({ reasoning, sections, vitals, actions }) {
  return reasoning !== "" || actions.length > 0 || STANDARD_SECTIONS.some((name) => Object.hasOwn(sections, name)) || STANDARD_VITALS.some((name) => Object.hasOwn(vitals, name));
}
function isOutOfRange(value, [root, name]) {
  if (root !== "vitals" || typeof name !== "string") return false;
  const vital2 = value.vitals[name];
  return typeof vital2 === "number" && !Number.isNaN(vital2);
}

// generated/duckflow-other.ts
var text2 = "";
var end2 = 0;
var base2 = 0;
var registers2 = [];
var pos2 = 0;
var touched2 = false;
var leafValue2;
var trail2 = [];
function reachesEnd2(p, literal) {
  if (p + literal.length > end2 && literal.startsWith(text2.slice(p))) touched2 = true;
}
function isCaseless2(p, lower) {
  for (let at = 0; at < lower.length; at++) {
    const unit = text2.charCodeAt(p + at);
    const due = lower.charCodeAt(at);
    if (unit === due || unit >= 65 && unit <= 90 && unit + 32 === due) continue;
    if (unit > 127 && text2.charAt(p + at).toLowerCase() === lower.charAt(at)) continue;
    touched2 ||= p + at >= end2;
    return false;
  }
  return true;
}
function characterSize(p, one) {
  const code = text2.codePointAt(p);
  const size = code === void 0 ? 0 : code > 65535 ? 2 : 1;
  touched2 ||= p + 1 >= end2 && (size === 0 || (text2.charCodeAt(p) & 64512) === 55296);
  return size > 0 && one.test(text2.slice(p, p + size)) ? size : 0;
}
var TABLE_02 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
var TABLE_110 = tableOf([46, 46], [48, 57], [61, 61], [65, 90], [95, 95], [97, 122]);
var TABLE_28 = tableOf([9, 9], [27, 27], [32, 32], [60, 60]);
var TABLE_32 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
var TABLE_42 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 59], [61, 127]);
var TABLE_52 = tableOf([9, 9], [32, 32], [58, 58], [61, 61]);
var TABLE_62 = tableOf([67, 67], [70, 70], [77, 77], [83, 83], [99, 99], [102, 102], [109, 109], [115, 115]);
var CLASS_0 = /^[\p{L}\p{N}\u005f\u002d]/u;
function leaf02(p) {
  touched2 = false;
  if (trail2.length > 0) trail2 = [];
  let value;
  l1: {
    if (text2.charCodeAt(p) === 65279) {
      const s3 = p;
      const t4 = trail2.length;
      l2: {
        const r5 = readBadBom2(p);
        if (r5 === void 0) {
          break l2;
        }
        value = r5;
        p = pos2;
        break l1;
      }
      p = s3;
      trail2.length = t4;
    } else touched2 ||= p >= end2;
    value = null;
  }
  leafValue2 = value;
  return p;
}
function readBadBom2(p) {
  const start = p;
  if (text2.charCodeAt(p) !== 65279) {
    touched2 ||= p >= end2;
    return void 0;
  }
  p++;
  pos2 = p;
  const node = { type: "BadBom", start: base2 + start, end: base2 + p, raw: text2.slice(start, p) };
  trail2.push(node);
  return node;
}
function leaf22(p) {
  let c = 0;
  touched2 = false;
  if (trail2.length > 0) trail2 = [];
  let value;
  if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
    touched2 ||= p >= end2;
    return -1;
  }
  const r7 = readEdge(p);
  if (r7 === void 0) {
    return -1;
  }
  value = r7;
  p = pos2;
  leafValue2 = value;
  return p;
}
function readEdge(p) {
  let c = 0;
  let value;
  l8: {
    const s9 = p;
    const t10 = trail2.length;
    if ((c = text2.charCodeAt(p)) === 27 || c === 60) {
      l11: {
        const r12 = readBadNoise2(p);
        if (r12 === void 0) {
          break l11;
        }
        value = r12;
        p = pos2;
        break l8;
      }
      p = s9;
      trail2.length = t10;
    } else touched2 ||= p >= end2;
    if (!((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) {
      touched2 ||= p >= end2;
      return void 0;
    }
    const r30 = readSpace(p);
    if (r30 === void 0) {
      return void 0;
    }
    value = r30;
    p = pos2;
  }
  pos2 = p;
  return value;
}
function readBadNoise2(p) {
  let c = 0;
  const start = p;
  if (!((c = text2.charCodeAt(p)) === 27 || c === 60)) {
    touched2 ||= p >= end2;
    return void 0;
  }
  p = skipLineNoise2(p);
  if (p < 0) {
    return void 0;
  }
  pos2 = p;
  const node = { type: "BadNoise", start: base2 + start, end: base2 + p, raw: text2.slice(start, p) };
  trail2.push(node);
  return node;
}
function skipLineNoise2(p) {
  let c = 0;
  if (!((c = text2.charCodeAt(p)) === 27 || c === 60)) {
    touched2 ||= p >= end2;
    return -1;
  }
  p = skipNoise2(p);
  if (p < 0) {
    return -1;
  }
  l22: for (; ; ) {
    const s24 = p;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false) {
      l23: {
        l26: {
          const s27 = p;
          if ((c = text2.charCodeAt(p)) === 27 || c === 60) {
            l28: {
              p = skipNoise2(p);
              if (p < 0) {
                break l28;
              }
              break l26;
            }
            p = s27;
          } else touched2 ||= p >= end2;
          if (!((c = text2.charCodeAt(p)) === 9 || c === 32)) {
            touched2 ||= p >= end2;
            break l23;
          }
          p++;
        }
        continue l22;
      }
      p = s24;
    } else touched2 ||= p >= end2;
    break;
  }
  return p;
}
function skipNoise2(p) {
  let c = 0;
  l13: {
    const s14 = p;
    if (text2.charCodeAt(p) === 60) {
      l15: {
        p = skipTemplateToken2(p);
        if (p < 0) {
          break l15;
        }
        break l13;
      }
      p = s14;
    } else touched2 ||= p >= end2;
    if (text2.charCodeAt(p) !== 27 || !text2.startsWith("\x1B[", p)) {
      reachesEnd2(p, "\x1B[");
      return -1;
    }
    p += 2;
    while ((c = text2.charCodeAt(p)) >= 48 && c <= 59 || c === 63) p++;
    touched2 ||= p >= end2;
    if (!((c = text2.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122)) {
      touched2 ||= p >= end2;
      return -1;
    }
    p++;
  }
  return p;
}
function skipTemplateToken2(p) {
  let c = 0;
  if (text2.charCodeAt(p) !== 60 || !text2.startsWith("<|", p)) {
    reachesEnd2(p, "<|");
    return -1;
  }
  p += 2;
  if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_02[c] === 1 : false)) {
    touched2 ||= p >= end2;
    return -1;
  }
  p++;
  while ((c = text2.charCodeAt(p)) < 128 ? TABLE_02[c] === 1 : false) p++;
  touched2 ||= p >= end2;
  if (text2.charCodeAt(p) !== 124 || !text2.startsWith("|>", p)) {
    reachesEnd2(p, "|>");
    return -1;
  }
  p += 2;
  l16: {
    if ((c = text2.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122) {
      const s18 = p;
      l17: {
        p++;
        while ((c = text2.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false) p++;
        touched2 ||= p >= end2;
        l21: {
          if (text2.charCodeAt(p) === 60) {
            const s19 = p;
            l20: {
              if (!text2.startsWith("<|", p)) {
                reachesEnd2(p, "<|");
                break l20;
              }
              p += 2;
              p = s19;
              break l21;
            }
            p = s19;
          } else touched2 ||= p >= end2;
          break l17;
        }
        break l16;
      }
      p = s18;
    } else touched2 ||= p >= end2;
  }
  return p;
}
function readSpace(p) {
  let c = 0;
  let value;
  l31: {
    const s32 = p;
    const t33 = trail2.length;
    if ((c = text2.charCodeAt(p)) === 9 || c === 32) {
      l34: {
        const r35 = readBlank2(p);
        if (r35 === void 0) {
          break l34;
        }
        value = r35;
        p = pos2;
        break l31;
      }
      p = s32;
      trail2.length = t33;
    } else touched2 ||= p >= end2;
    if (!((c = text2.charCodeAt(p)) === 10 || c === 13)) {
      touched2 ||= p >= end2;
      return void 0;
    }
    const r37 = readEol2(p);
    if (r37 === void 0) {
      return void 0;
    }
    value = r37;
    p = pos2;
  }
  pos2 = p;
  return value;
}
function readBlank2(p) {
  let c = 0;
  let value;
  if (!((c = text2.charCodeAt(p)) === 9 || c === 32)) {
    touched2 ||= p >= end2;
    return void 0;
  }
  value = text2.charAt(p);
  p++;
  pos2 = p;
  return value;
}
function readEol2(p) {
  let value;
  l38: {
    const s39 = p;
    const t40 = trail2.length;
    if (text2.charCodeAt(p) === 10) {
      l41: {
        value = "\n";
        p++;
        break l38;
      }
      p = s39;
      trail2.length = t40;
    } else touched2 ||= p >= end2;
    if (!(text2.charCodeAt(p) === 13)) {
      touched2 ||= p >= end2;
      return void 0;
    }
    const r42 = readBadLineEnd2(p);
    if (r42 === void 0) {
      return void 0;
    }
    value = r42;
    p = pos2;
  }
  pos2 = p;
  return value;
}
function readBadLineEnd2(p) {
  const start = p;
  l43: {
    const s44 = p;
    if (text2.charCodeAt(p) === 13) {
      l45: {
        if (!text2.startsWith("\r\n", p)) {
          reachesEnd2(p, "\r\n");
          break l45;
        }
        p += 2;
        break l43;
      }
      p = s44;
    } else touched2 ||= p >= end2;
    if (text2.charCodeAt(p) !== 13) {
      touched2 ||= p >= end2;
      return void 0;
    }
    p++;
  }
  pos2 = p;
  const node = { type: "BadLineEnd", start: base2 + start, end: base2 + p, raw: text2.slice(start, p) };
  trail2.push(node);
  return node;
}
function leaf12(p) {
  touched2 = false;
  if (trail2.length > 0) trail2 = [];
  let value;
  l50: {
    if (p < end2) {
      const s52 = p;
      l51: {
        const r53 = readBody(p);
        if (r53 === void 0) {
          break l51;
        }
        value = r53;
        p = pos2;
        break l50;
      }
      p = s52;
    } else touched2 ||= p >= end2;
    value = null;
  }
  leafValue2 = value;
  return p;
}
function readBody(p) {
  let c = 0;
  const start = p;
  let l_text;
  const s54 = p;
  let m58 = false;
  l55: for (; ; ) {
    const s57 = p;
    if (p < end2) {
      l56: {
        l59: {
          const s60 = p;
          if ((c = text2.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : c >= 128) {
            l61: {
              if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : c >= 128)) {
                touched2 ||= p >= end2;
                break l61;
              }
              p++;
              while ((c = text2.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : c >= 128) p++;
              touched2 ||= p >= end2;
              break l59;
            }
            p = s60;
          } else touched2 ||= p >= end2;
          {
            const s62 = p;
            l63: {
              p = skipBodyEnd(p);
              if (p < 0) {
                break l63;
              }
              break l56;
            }
            p = s62;
          }
          l92: {
            const s93 = p;
            if ((c = text2.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false) {
              l94: {
                let m98 = false;
                l95: for (; ; ) {
                  const s97 = p;
                  if ((c = text2.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false) {
                    l96: {
                      p = skipGap(p);
                      if (p < 0) {
                        break l96;
                      }
                      m98 = true;
                      continue l95;
                    }
                    p = s97;
                  } else touched2 ||= p >= end2;
                  break;
                }
                if (!m98) {
                  break l94;
                }
                break l92;
              }
              p = s93;
            } else touched2 ||= p >= end2;
            if (!((c = text2.charCodeAt(p)) === 27 || c === 60)) {
              touched2 ||= p >= end2;
              break l56;
            }
            p++;
          }
        }
        m58 = true;
        continue l55;
      }
      p = s57;
    } else touched2 ||= p >= end2;
    break;
  }
  if (!m58) {
    return void 0;
  }
  l_text = text2.slice(s54, p);
  pos2 = p;
  return { type: "Body", start: base2 + start, end: base2 + p, text: l_text };
}
function skipBodyEnd(p) {
  let c = 0;
  l65: for (; ; ) {
    const s67 = p;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false) {
      l66: {
        p = skipGap(p);
        if (p < 0) {
          break l66;
        }
        continue l65;
      }
      p = s67;
    } else touched2 ||= p >= end2;
    break;
  }
  l77: {
    if ((c = text2.charCodeAt(p)) === 96 || c === 126) {
      const s79 = p;
      l78: {
        p = skipFenceRun(p);
        if (p < 0) {
          break l78;
        }
        l85: for (; ; ) {
          const s87 = p;
          if ((c = text2.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false) {
            l86: {
              p = skipGap(p);
              if (p < 0) {
                break l86;
              }
              continue l85;
            }
            p = s87;
          } else touched2 ||= p >= end2;
          break;
        }
        break l77;
      }
      p = s79;
    } else touched2 ||= p >= end2;
  }
  if (p < end2) {
    {
      const s89 = p;
      l90: {
        p++;
        return -1;
      }
      p = s89;
    }
  } else touched2 ||= p >= end2;
  return p;
}
function skipGap(p) {
  let c = 0;
  l69: {
    const s70 = p;
    if ((c = text2.charCodeAt(p)) === 9 || c === 32) {
      l71: {
        p++;
        break l69;
      }
      p = s70;
    } else touched2 ||= p >= end2;
    if ((c = text2.charCodeAt(p)) === 10 || c === 13) {
      l72: {
        p = skipNewline2(p);
        if (p < 0) {
          break l72;
        }
        break l69;
      }
      p = s70;
    } else touched2 ||= p >= end2;
    if (!((c = text2.charCodeAt(p)) === 27 || c === 60)) {
      touched2 ||= p >= end2;
      return -1;
    }
    p = skipNoise2(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipNewline2(p) {
  l73: {
    const s74 = p;
    if (text2.charCodeAt(p) === 13) {
      l75: {
        if (!text2.startsWith("\r\n", p)) {
          reachesEnd2(p, "\r\n");
          break l75;
        }
        p += 2;
        break l73;
      }
      p = s74;
    } else touched2 ||= p >= end2;
    if (text2.charCodeAt(p) === 10) {
      l76: {
        p++;
        break l73;
      }
      p = s74;
    } else touched2 ||= p >= end2;
    if (text2.charCodeAt(p) !== 13) {
      touched2 ||= p >= end2;
      return -1;
    }
    p++;
  }
  return p;
}
function skipFenceRun(p) {
  l80: {
    const s81 = p;
    if (text2.charCodeAt(p) === 96) {
      l82: {
        if (!text2.startsWith("```", p)) {
          reachesEnd2(p, "```");
          break l82;
        }
        p += 3;
        while (text2.charCodeAt(p) === 96) p++;
        touched2 ||= p >= end2;
        break l80;
      }
      p = s81;
    } else touched2 ||= p >= end2;
    if (text2.charCodeAt(p) !== 126 || !text2.startsWith("~~~", p)) {
      reachesEnd2(p, "~~~");
      return -1;
    }
    p += 3;
    while (text2.charCodeAt(p) === 126) p++;
    touched2 ||= p >= end2;
  }
  return p;
}
function leaf18(p) {
  let c = 0;
  touched2 = false;
  if (trail2.length > 0) trail2 = [];
  let value;
  l100: {
    if ((c = text2.charCodeAt(p)) === 96 || c === 126) {
      const s102 = p;
      l101: {
        const r103 = readFenceRun2(p);
        if (r103 === void 0) {
          break l101;
        }
        value = r103;
        p = pos2;
        break l100;
      }
      p = s102;
    } else touched2 ||= p >= end2;
    value = null;
  }
  leafValue2 = value;
  return p;
}
function readFenceRun2(p) {
  let value;
  l104: {
    const s105 = p;
    if (text2.charCodeAt(p) === 96) {
      l106: {
        const s107 = p;
        if (!text2.startsWith("```", p)) {
          reachesEnd2(p, "```");
          break l106;
        }
        p += 3;
        while (text2.charCodeAt(p) === 96) p++;
        touched2 ||= p >= end2;
        value = text2.slice(s107, p);
        break l104;
      }
      p = s105;
    } else touched2 ||= p >= end2;
    const s108 = p;
    if (text2.charCodeAt(p) !== 126 || !text2.startsWith("~~~", p)) {
      reachesEnd2(p, "~~~");
      return void 0;
    }
    p += 3;
    while (text2.charCodeAt(p) === 126) p++;
    touched2 ||= p >= end2;
    value = text2.slice(s108, p);
  }
  pos2 = p;
  return value;
}
function leaf20(p) {
  let c = 0;
  touched2 = false;
  if (trail2.length > 0) trail2 = [];
  let value;
  l110: {
    const s111 = p;
    const t112 = trail2.length;
    l113: {
      let e114;
      l115: {
        if ((c = text2.charCodeAt(p)) === 10 || c === 13) {
          const s117 = p;
          l116: {
            const r118 = readNewline2(p);
            if (r118 === void 0) {
              break l116;
            }
            e114 = r118;
            p = pos2;
            break l115;
          }
          p = s117;
        } else touched2 ||= p >= end2;
        e114 = null;
      }
      let e124;
      const r125 = readFencedBlock(p);
      if (r125 === void 0) {
        break l113;
      }
      e124 = r125;
      p = pos2;
      value = [e114, e124];
      break l110;
    }
    p = s111;
    trail2.length = t112;
    if (p < end2) {
      l198: {
        const r199 = readBadProse(p);
        if (r199 === void 0) {
          break l198;
        }
        value = r199;
        p = pos2;
        break l110;
      }
      p = s111;
      trail2.length = t112;
    } else touched2 ||= p >= end2;
    if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)) {
      touched2 ||= p >= end2;
      return -1;
    }
    const r276 = readEdge(p);
    if (r276 === void 0) {
      return -1;
    }
    value = r276;
    p = pos2;
  }
  leafValue2 = value;
  return p;
}
function readNewline2(p) {
  let value;
  l119: {
    const s120 = p;
    if (text2.charCodeAt(p) === 13) {
      l121: {
        if (!text2.startsWith("\r\n", p)) {
          reachesEnd2(p, "\r\n");
          break l121;
        }
        value = "\r\n";
        p += 2;
        break l119;
      }
      p = s120;
    } else touched2 ||= p >= end2;
    if (text2.charCodeAt(p) === 10) {
      l122: {
        value = "\n";
        p++;
        break l119;
      }
      p = s120;
    } else touched2 ||= p >= end2;
    if (text2.charCodeAt(p) !== 13) {
      touched2 ||= p >= end2;
      return void 0;
    }
    value = "\r";
    p++;
  }
  pos2 = p;
  return value;
}
function readFencedBlock(p) {
  const outer = registers2[0];
  const value = readFencedBlockInside(p);
  registers2[0] = outer;
  return value;
}
function readFencedBlockInside(p) {
  let c = 0;
  const start = p;
  let l_run;
  let l_content;
  const r126 = readFenceHead2(p);
  if (r126 === void 0) {
    return void 0;
  }
  l_run = r126;
  p = pos2;
  registers2[0] = l_run;
  l156: {
    if ((c = text2.charCodeAt(p)) === 10 || c === 13) {
      const s158 = p;
      l157: {
        p = skipNewline2(p);
        if (p < 0) {
          break l157;
        }
        {
          const s159 = p;
          l160: {
            p = skipFenceClose2(p);
            if (p < 0) {
              break l160;
            }
            break l157;
          }
          p = s159;
        }
        const s171 = p;
        l172: for (; ; ) {
          const s174 = p;
          if (p < end2) {
            l173: {
              l176: {
                const s177 = p;
                if ((c = text2.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14) {
                  l178: {
                    if (!((c = text2.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14)) {
                      touched2 ||= p >= end2;
                      break l178;
                    }
                    p++;
                    while ((c = text2.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14) p++;
                    touched2 ||= p >= end2;
                    break l176;
                  }
                  p = s177;
                } else touched2 ||= p >= end2;
                if (!((c = text2.charCodeAt(p)) === 10 || c === 13)) {
                  touched2 ||= p >= end2;
                  break l173;
                }
                p = skipNewline2(p);
                if (p < 0) {
                  break l173;
                }
                {
                  const s179 = p;
                  l180: {
                    p = skipFenceClose2(p);
                    if (p < 0) {
                      break l180;
                    }
                    break l173;
                  }
                  p = s179;
                }
                {
                  const s182 = p;
                  l183: {
                    if (p < end2) {
                      {
                        const s185 = p;
                        l186: {
                          p++;
                          break l183;
                        }
                        p = s185;
                      }
                    } else touched2 ||= p >= end2;
                    break l173;
                  }
                  p = s182;
                }
              }
              continue l172;
            }
            p = s174;
          } else touched2 ||= p >= end2;
          break;
        }
        l_content = text2.slice(s171, p);
        break l156;
      }
      p = s158;
    } else touched2 ||= p >= end2;
    l_content = null;
  }
  l188: {
    if ((c = text2.charCodeAt(p)) === 10 || c === 13) {
      const s190 = p;
      l189: {
        p = skipNewline2(p);
        if (p < 0) {
          break l189;
        }
        break l188;
      }
      p = s190;
    } else touched2 ||= p >= end2;
  }
  l191: {
    const s192 = p;
    const t193 = trail2.length;
    l194: {
      p = skipFenceClose2(p);
      if (p < 0) {
        break l194;
      }
      break l191;
    }
    p = s192;
    trail2.length = t193;
    const r195 = readMissingFenceEnd2(p);
    if (r195 === void 0) {
      return void 0;
    }
    p = pos2;
  }
  pos2 = p;
  return { type: "FencedBlock", start: base2 + start, end: base2 + p, run: l_run, content: l_content };
}
function readFenceHead2(p) {
  let c = 0;
  let value;
  l127: {
    const s128 = p;
    l129: {
      let n133 = 0;
      l130: for (; ; ) {
        if (n133 >= 3) break;
        const s132 = p;
        l131: {
          if (text2.charCodeAt(p) !== 32) {
            touched2 ||= p >= end2;
            break l131;
          }
          p++;
          n133++;
          continue l130;
        }
        p = s132;
        break;
      }
      const s134 = p;
      if (text2.charCodeAt(p) !== 96 || !text2.startsWith("```", p)) {
        reachesEnd2(p, "```");
        break l129;
      }
      p += 3;
      while (text2.charCodeAt(p) === 96) p++;
      touched2 ||= p >= end2;
      value = text2.slice(s134, p);
      while (p < end2 && !((c = text2.charCodeAt(p)) === 10 || c === 13 || c === 96)) p++;
      touched2 ||= p >= end2;
      l137: {
        const s135 = p;
        l136: {
          p = skipLineEnd2(p);
          if (p < 0) {
            break l136;
          }
          p = s135;
          break l137;
        }
        p = s135;
        break l129;
      }
      break l127;
    }
    p = s128;
    let n153 = 0;
    l150: for (; ; ) {
      if (n153 >= 3) break;
      const s152 = p;
      l151: {
        if (text2.charCodeAt(p) !== 32) {
          touched2 ||= p >= end2;
          break l151;
        }
        p++;
        n153++;
        continue l150;
      }
      p = s152;
      break;
    }
    const s154 = p;
    if (text2.charCodeAt(p) !== 126 || !text2.startsWith("~~~", p)) {
      reachesEnd2(p, "~~~");
      return void 0;
    }
    p += 3;
    while (text2.charCodeAt(p) === 126) p++;
    touched2 ||= p >= end2;
    value = text2.slice(s154, p);
    while ((c = text2.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14) p++;
    touched2 ||= p >= end2;
  }
  pos2 = p;
  return value;
}
function skipLineEnd2(p) {
  let c = 0;
  l138: {
    const s139 = p;
    if ((c = text2.charCodeAt(p)) === 10 || c === 13) {
      l140: {
        p = skipEol2(p);
        if (p < 0) {
          break l140;
        }
        break l138;
      }
      p = s139;
    } else touched2 ||= p >= end2;
    if (p < end2) {
      {
        const s147 = p;
        l148: {
          p++;
          return -1;
        }
        p = s147;
      }
    } else touched2 ||= p >= end2;
  }
  return p;
}
function skipEol2(p) {
  l141: {
    const s142 = p;
    if (text2.charCodeAt(p) === 10) {
      l143: {
        p++;
        break l141;
      }
      p = s142;
    } else touched2 ||= p >= end2;
    if (!(text2.charCodeAt(p) === 13)) {
      touched2 ||= p >= end2;
      return -1;
    }
    p = skipBadLineEnd2(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipBadLineEnd2(p) {
  l144: {
    const s145 = p;
    if (text2.charCodeAt(p) === 13) {
      l146: {
        if (!text2.startsWith("\r\n", p)) {
          reachesEnd2(p, "\r\n");
          break l146;
        }
        p += 2;
        break l144;
      }
      p = s145;
    } else touched2 ||= p >= end2;
    if (text2.charCodeAt(p) !== 13) {
      touched2 ||= p >= end2;
      return -1;
    }
    p++;
  }
  return p;
}
function skipFenceClose2(p) {
  let c = 0;
  let n165 = 0;
  l162: for (; ; ) {
    if (n165 >= 3) break;
    const s164 = p;
    l163: {
      if (text2.charCodeAt(p) !== 32) {
        touched2 ||= p >= end2;
        break l163;
      }
      p++;
      n165++;
      continue l162;
    }
    p = s164;
    break;
  }
  if (!((c = text2.charCodeAt(p)) === 96 || c === 126)) {
    touched2 ||= p >= end2;
    return -1;
  }
  p = skipClosingRun2(p);
  if (p < 0) {
    return -1;
  }
  p = skipBlanks2(p);
  if (p < 0) {
    return -1;
  }
  l170: {
    const s168 = p;
    l169: {
      p = skipLineEnd2(p);
      if (p < 0) {
        break l169;
      }
      p = s168;
      break l170;
    }
    p = s168;
    return -1;
  }
  return p;
}
function skipClosingRun2(p) {
  const noted = trail2.length;
  const value = readClosingRun2(p);
  trail2.length = noted;
  return value === void 0 ? -1 : pos2;
}
function readClosingRun2(p) {
  const value = readClosingRunInside2(p);
  if (value === void 0 || !closesRun(registers2[0], text2.slice(p, pos2))) return void 0;
  return value;
}
function readClosingRunInside2(p) {
  let c = 0;
  let value;
  if (!((c = text2.charCodeAt(p)) === 96 || c === 126)) {
    touched2 ||= p >= end2;
    return void 0;
  }
  const r166 = readFenceRun2(p);
  if (r166 === void 0) {
    return void 0;
  }
  value = r166;
  p = pos2;
  pos2 = p;
  return value;
}
function skipBlanks2(p) {
  let c = 0;
  while ((c = text2.charCodeAt(p)) === 9 || c === 32) p++;
  touched2 ||= p >= end2;
  return p;
}
function readMissingFenceEnd2(p) {
  const start = p;
  pos2 = p;
  const node = { type: "MissingFenceEnd", start: base2 + start, end: base2 + p, raw: text2.slice(start, p) };
  trail2.push(node);
  return node;
}
function readBadProse(p) {
  let c = 0;
  const start = p;
  let l_parts;
  const list204 = [];
  l200: for (; ; ) {
    const s202 = p;
    if (p < end2) {
      l201: {
        let v203;
        l206: {
          const s207 = p;
          if ((c = text2.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false) {
            l208: {
              const r209 = readMention(p);
              if (r209 === void 0) {
                break l208;
              }
              v203 = r209;
              p = pos2;
              break l206;
            }
            p = s207;
          } else touched2 ||= p >= end2;
          if (p < end2) {
            l224: {
              const s225 = p;
              let m229 = false;
              l226: for (; ; ) {
                const s228 = p;
                if (p < end2) {
                  l227: {
                    const n230 = characterSize(p, CLASS_0);
                    if (n230 === 0) {
                      break l227;
                    }
                    p += n230;
                    m229 = true;
                    continue l226;
                  }
                  p = s228;
                } else touched2 ||= p >= end2;
                break;
              }
              if (!m229) {
                break l224;
              }
              v203 = text2.slice(s225, p);
              break l206;
            }
            p = s207;
          } else touched2 ||= p >= end2;
          if (p < end2) {
            l231: {
              const r232 = readProseGap(p);
              if (r232 === void 0) {
                break l231;
              }
              v203 = r232;
              p = pos2;
              break l206;
            }
            p = s207;
          } else touched2 ||= p >= end2;
          if ((c = text2.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false) {
            {
              const s272 = p;
              l273: {
                p = skipGap(p);
                if (p < 0) {
                  break l273;
                }
                break l201;
              }
              p = s272;
            }
          } else touched2 ||= p >= end2;
          if (!(p < end2)) {
            touched2 ||= p >= end2;
            break l201;
          }
          v203 = text2.charAt(p);
          p++;
        }
        list204.push(v203);
        continue l200;
      }
      p = s202;
    } else touched2 ||= p >= end2;
    break;
  }
  if (list204.length === 0) {
    return void 0;
  }
  l_parts = list204;
  pos2 = p;
  const node = { type: "BadProse", start: base2 + start, end: base2 + p, raw: text2.slice(start, p), parts: l_parts };
  trail2.push(node);
  return node;
}
function readMention(p) {
  let c = 0;
  const start = p;
  let l_name;
  let l_value;
  let l_percent;
  const s210 = p;
  l211: {
    const s212 = p;
    if ((c = text2.charCodeAt(p)) === 67 || c === 99) {
      l213: {
        if (!isCaseless2(p, "confidence")) {
          break l213;
        }
        p += 10;
        break l211;
      }
      p = s212;
    } else touched2 ||= p >= end2;
    if ((c = text2.charCodeAt(p)) === 77 || c === 109) {
      l214: {
        if (!isCaseless2(p, "mood")) {
          break l214;
        }
        p += 4;
        break l211;
      }
      p = s212;
    } else touched2 ||= p >= end2;
    if ((c = text2.charCodeAt(p)) === 70 || c === 102) {
      l215: {
        if (!isCaseless2(p, "focus")) {
          break l215;
        }
        p += 5;
        break l211;
      }
      p = s212;
    } else touched2 ||= p >= end2;
    if (!isCaseless2(p, "stamina")) {
      return void 0;
    }
    p += 7;
  }
  l_name = text2.slice(s210, p);
  if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
    touched2 ||= p >= end2;
    return void 0;
  }
  p++;
  while ((c = text2.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false) p++;
  touched2 ||= p >= end2;
  const s216 = p;
  if (!((c = text2.charCodeAt(p)) >= 48 && c <= 57)) {
    touched2 ||= p >= end2;
    return void 0;
  }
  p++;
  while ((c = text2.charCodeAt(p)) >= 48 && c <= 57) p++;
  touched2 ||= p >= end2;
  l217: {
    if (text2.charCodeAt(p) === 46) {
      const s219 = p;
      l218: {
        p++;
        if (!((c = text2.charCodeAt(p)) >= 48 && c <= 57)) {
          touched2 ||= p >= end2;
          break l218;
        }
        p++;
        while ((c = text2.charCodeAt(p)) >= 48 && c <= 57) p++;
        touched2 ||= p >= end2;
        break l217;
      }
      p = s219;
    } else touched2 ||= p >= end2;
  }
  l_value = text2.slice(s216, p);
  l220: {
    if (text2.charCodeAt(p) === 37) {
      const s222 = p;
      l221: {
        l_percent = "%";
        p++;
        break l220;
      }
      p = s222;
    } else touched2 ||= p >= end2;
    l_percent = null;
  }
  pos2 = p;
  return { type: "Mention", start: base2 + start, end: base2 + p, name: l_name, value: l_value, percent: l_percent };
}
function readProseGap(p) {
  let c = 0;
  let value;
  {
    const s233 = p;
    l234: {
      l236: for (; ; ) {
        const s238 = p;
        if ((c = text2.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false) {
          l237: {
            p = skipGap(p);
            if (p < 0) {
              break l237;
            }
            continue l236;
          }
          p = s238;
        } else touched2 ||= p >= end2;
        break;
      }
      if (p < end2) {
        {
          const s240 = p;
          l241: {
            p++;
            break l234;
          }
          p = s240;
        }
      } else touched2 ||= p >= end2;
      return void 0;
    }
    p = s233;
  }
  const s243 = p;
  let m247 = false;
  l244: for (; ; ) {
    const s246 = p;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false) {
      l245: {
        l248: {
          const s249 = p;
          if ((c = text2.charCodeAt(p)) === 9 || c === 32) {
            l250: {
              p++;
              break l248;
            }
            p = s249;
          } else touched2 ||= p >= end2;
          if ((c = text2.charCodeAt(p)) === 10 || c === 13) {
            l251: {
              p = skipNewline2(p);
              if (p < 0) {
                break l251;
              }
              {
                const s252 = p;
                l253: {
                  p = skipFenceHead2(p);
                  if (p < 0) {
                    break l253;
                  }
                  break l251;
                }
                p = s252;
              }
              break l248;
            }
            p = s249;
          } else touched2 ||= p >= end2;
          if (!((c = text2.charCodeAt(p)) === 27 || c === 60)) {
            touched2 ||= p >= end2;
            break l245;
          }
          p = skipNoise2(p);
          if (p < 0) {
            break l245;
          }
        }
        m247 = true;
        continue l244;
      }
      p = s246;
    } else touched2 ||= p >= end2;
    break;
  }
  if (!m247) {
    return void 0;
  }
  value = text2.slice(s243, p);
  pos2 = p;
  return value;
}
function skipFenceHead2(p) {
  let c = 0;
  l255: {
    const s256 = p;
    l257: {
      let n261 = 0;
      l258: for (; ; ) {
        if (n261 >= 3) break;
        const s260 = p;
        l259: {
          if (text2.charCodeAt(p) !== 32) {
            touched2 ||= p >= end2;
            break l259;
          }
          p++;
          n261++;
          continue l258;
        }
        p = s260;
        break;
      }
      if (text2.charCodeAt(p) !== 96 || !text2.startsWith("```", p)) {
        reachesEnd2(p, "```");
        break l257;
      }
      p += 3;
      while (text2.charCodeAt(p) === 96) p++;
      touched2 ||= p >= end2;
      while (p < end2 && !((c = text2.charCodeAt(p)) === 10 || c === 13 || c === 96)) p++;
      touched2 ||= p >= end2;
      l265: {
        const s263 = p;
        l264: {
          p = skipLineEnd2(p);
          if (p < 0) {
            break l264;
          }
          p = s263;
          break l265;
        }
        p = s263;
        break l257;
      }
      break l255;
    }
    p = s256;
    let n269 = 0;
    l266: for (; ; ) {
      if (n269 >= 3) break;
      const s268 = p;
      l267: {
        if (text2.charCodeAt(p) !== 32) {
          touched2 ||= p >= end2;
          break l267;
        }
        p++;
        n269++;
        continue l266;
      }
      p = s268;
      break;
    }
    if (text2.charCodeAt(p) !== 126 || !text2.startsWith("~~~", p)) {
      reachesEnd2(p, "~~~");
      return -1;
    }
    p += 3;
    while (text2.charCodeAt(p) === 126) p++;
    touched2 ||= p >= end2;
    while ((c = text2.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14) p++;
    touched2 ||= p >= end2;
  }
  return p;
}
var stepAround = { op: "rule", name: "Around", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf02 }, { op: "loop", body: { op: "leaf", read: leaf22 } }, { op: "leaf", read: leaf12 }, { op: "loop", body: { op: "leaf", read: leaf22 } }, { op: "leaf", read: leaf18 }, { op: "loop", body: { op: "leaf", read: leaf22 } }] } };
var stepProse = { op: "rule", name: "Prose", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf02 }, { op: "loop", body: { op: "leaf", read: leaf22 } }, { op: "loop", body: { op: "leaf", read: leaf20 } }] } };
var grammar2 = {
  machine: {
    load(next) {
      text2 = next.text;
      end2 = text2.length;
      base2 = next.base;
      registers2 = next.registers;
    },
    touched: () => touched2,
    value: () => leafValue2,
    within: () => 0,
    mistakes: () => trail2
  },
  starts: {
    Around: { op: "again", step: () => stepAround },
    Prose: { op: "again", step: () => stepProse }
  },
  mistakes: {
    BadProse: { "code": "no-reply", "severity": "error", "meaning": "The text has neither markers nor a JSON object of a reply. What could be gathered is never executable.", "example": "I think we should read the file first.", "mend": "Answer in the format that `peglot prompt --format duckflow` describes.", "isCut": false },
    MissingFenceEnd: { "code": "missing-fence-end", "severity": "error", "meaning": "A code fence never closes. All that follows belongs to it.", "example": "[REASONING]\n```\nprint(1)", "mend": "Close the fence with as many characters as opened it.", "isCut": false },
    BadBom: { "code": "bad-bom", "severity": "warning", "meaning": "The text begins with a byte order mark.", "example": "\uFEFF[REASONING]", "mend": "Save the text as UTF-8 without a byte order mark.", "isCut": false },
    BadNoise: { "code": "bad-noise", "severity": "warning", "meaning": "Template tokens or colour sequences stand around the reply.", "example": "<|start|>assistant<|message|>[REASONING]", "mend": "Strip the tokens of the chat template from the reply.", "isCut": false },
    BadLineEnd: { "code": "bad-line-end", "severity": "warning", "meaning": "Lines end with CR or CRLF outside the content blocks.", "example": "[MOOD] 0.8\r", "mend": "End lines with LF.", "isCut": false }
  },
  registers: 1,
  tables: 0
};

// generated/json-diagnostics.ts
var codes2 = {
  "bad-assignment": { "severity": "warning", "meaning": "The value is assigned to a name, as in a program.", "mend": "Write the value alone." },
  "bad-backticks": { "severity": "warning", "meaning": "A string stands in backticks.", "mend": "Write strings in double quotes." },
  "bad-bare-key": { "severity": "warning", "meaning": "A name stands without quotes.", "mend": "Write names in double quotes." },
  "bad-bare-string": { "severity": "error", "meaning": "A word without quotes stands where a value has to; it was taken as a string.", "mend": "Write strings in double quotes." },
  "bad-bom": { "severity": "warning", "meaning": "The text begins with a byte order mark.", "mend": "Save the text as UTF-8 without a byte order mark." },
  "bad-bracket": { "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "mend": "Write one closing bracket for each that opens." },
  "bad-call": { "severity": "warning", "meaning": "The value stands in a call of a function (JSONP).", "mend": "Write the value alone." },
  "bad-colon": { "severity": "warning", "meaning": "Another sign than a colon stands between a name and its value.", "mend": "Write a colon between a name and its value." },
  "bad-comma": { "severity": "error", "meaning": "A comma has no value before it. It was left out; a value may be missing.", "mend": "Write one comma between two values." },
  "bad-comment": { "severity": "warning", "meaning": "JSON has no comments.", "mend": "Leave comments out." },
  "bad-concatenation": { "severity": "warning", "meaning": "Strings are joined with a plus sign, as in a program.", "mend": "Write one string." },
  "bad-constant": { "severity": "warning", "meaning": "A constant is written as in another language.", "mend": "Write true, false or null." },
  "bad-constructor": { "severity": "warning", "meaning": "A value stands in a call of a type. The text inside was taken.", "mend": "Write the value alone." },
  "bad-control": { "severity": "warning", "meaning": "A string holds a control character as it is.", "mend": "Write control characters as \\t or \\u0009." },
  "bad-cut-number": { "severity": "error", "meaning": "The text ends inside a number.", "mend": "The text was cut off: ask for the rest." },
  "bad-cut-word": { "severity": "error", "meaning": "The text ends inside a constant.", "mend": "The text was cut off: ask for the rest." },
  "bad-digit-groups": { "severity": "warning", "meaning": "The digits of a number are grouped with underscores.", "mend": "Write the digits without anything between them." },
  "bad-ellipsis": { "severity": "error", "meaning": "An ellipsis stands where values have to: something was left out.", "mend": "Write all values." },
  "bad-escape": { "severity": "warning", "meaning": "A string holds an escape that JSON does not have. An unknown one was kept with its backslash.", "mend": "Write a backslash as \\\\." },
  "bad-escaped-quotes": { "severity": "warning", "meaning": "The quotes around a string are escaped.", "mend": "Escape quotes only inside strings." },
  "bad-fence": { "severity": "warning", "meaning": "The value stands in a code fence.", "mend": "Write the value alone." },
  "bad-fraction": { "severity": "warning", "meaning": "A number has no digit before its point.", "mend": "Write 0.5." },
  "bad-leading-zero": { "severity": "warning", "meaning": "A number begins with a zero too many. It was read as decimal.", "mend": "Write numbers without leading zeros." },
  "bad-nan": { "severity": "warning", "meaning": "JSON has no NaN and no Infinity. The value is null.", "mend": "Write null, or leave the value out." },
  "bad-newline": { "severity": "warning", "meaning": "A string holds a line end as it is.", "mend": "Write line ends in strings as \\n." },
  "bad-noise": { "severity": "warning", "meaning": "A colour sequence of a terminal or a token of a chat template stands between the words.", "mend": "Strip such sequences from the text." },
  "bad-plus": { "severity": "warning", "meaning": "A number has a plus sign.", "mend": "Write positive numbers without a sign." },
  "bad-point": { "severity": "warning", "meaning": "A number has no digit behind its point.", "mend": "Write 5 or 5.0." },
  "bad-prose": { "severity": "warning", "meaning": "Text stands around the value. It is no part of it.", "mend": "Write the value alone." },
  "bad-quote": { "severity": "warning", "meaning": "A quote inside a string is not escaped.", "mend": 'Write quotes inside strings as \\".' },
  "bad-radix": { "severity": "warning", "meaning": "A number is hexadecimal, octal or binary.", "mend": "Write numbers in decimal." },
  "bad-separator": { "severity": "warning", "meaning": "Another sign than a comma stands between two values.", "mend": "Write a comma between two values." },
  "bad-sequence": { "severity": "warning", "meaning": "Several values stand on lines of their own (NDJSON). The value is the list of them.", "mend": "Write one array, or read the lines one by one." },
  "bad-single-quotes": { "severity": "warning", "meaning": "A string stands in single quotes.", "mend": "Write strings in double quotes." },
  "bad-smart-quotes": { "severity": "warning", "meaning": "A string stands in typographic quotes.", "mend": "Write strings in double quotes." },
  "bad-space": { "severity": "warning", "meaning": "White space that JSON does not have stands between the words.", "mend": "Use spaces, tabs and line ends only." },
  "bad-text": { "severity": "error", "meaning": "Something that cannot be read stands where a name or a value has to. It was left out.", "mend": "Write names and values only." },
  "bad-trailing-comma": { "severity": "warning", "meaning": "A comma stands behind the last value.", "mend": "Leave the last comma out." },
  "bad-triple-quotes": { "severity": "warning", "meaning": "A string stands in triple quotes.", "mend": "Write strings in double quotes, line ends as \\n." },
  "duplicate-key": { "severity": "error", "meaning": "An object has the same name twice; the last one counts.", "mend": "Write each name once." },
  "imprecise-number": { "severity": "warning", "meaning": "A number has more digits than a double can hold; the value is the nearest one.", "mend": "Write long numbers as strings." },
  "lone-surrogate": { "severity": "warning", "meaning": "A string holds half of a character: no file can carry it.", "mend": "Write both halves, or none." },
  "missing-bracket": { "severity": "error", "meaning": "A container is closed by the bracket of one around it.", "mend": "Write one closing bracket for each that opens." },
  "missing-colon": { "severity": "warning", "meaning": "No colon stands between a name and its value.", "mend": "Write a colon between a name and its value." },
  "missing-comma": { "severity": "warning", "meaning": "No comma stands between two values.", "mend": "Write a comma between two values." },
  "missing-comment-end": { "severity": "error", "meaning": "A comment never ends.", "mend": "The text was cut off, or needs no comment." },
  "missing-document": { "severity": "error", "meaning": "The text holds no JSON value.", "mend": "Write one JSON value." },
  "missing-end": { "severity": "error", "meaning": "The text ends inside an object or an array.", "mend": "The text was cut off: ask for the rest." },
  "missing-fence-end": { "severity": "error", "meaning": "A code fence never ends.", "mend": "The text was cut off, or needs no fence." },
  "missing-open": { "severity": "error", "meaning": "The text begins with a name: the bracket that opens the object is missing.", "mend": "Begin an object with {." },
  "missing-quote": { "severity": "error", "meaning": "A string has no closing quote; it was ended where the next name begins.", "mend": "Close the string." },
  "missing-string-end": { "severity": "error", "meaning": "The text ends inside a string.", "mend": "The text was cut off: ask for the rest." },
  "missing-value": { "severity": "error", "meaning": "A name has no value. The value is null.", "mend": "Write a value, or leave the name out." },
  "number-out-of-range": { "severity": "error", "meaning": "A number is greater than a double can be; the value is infinite.", "mend": "Write such numbers as strings." },
  "several-values": { "severity": "error", "meaning": "The text holds several JSON values; the last one counts.", "mend": "Write one JSON value." },
  "too-deep": { "severity": "error", "meaning": "The value nests deeper than the limit. What is deeper is null.", "mend": "Nest less deeply, or raise `maxDepth`." }
};

// src/core/finding.ts
function ruleName(code) {
  return code.split("-").map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join("");
}

// src/json/diagnostics.ts
var Finder = class {
  #known = /* @__PURE__ */ new Map();
  /** @param format the first half of the codes */
  constructor(format) {
    for (const [code, { severity, meaning, mend }] of Object.entries(codes2)) {
      const known = { code: `${format}/${code}`, severity, meaning, mend };
      this.#known.set(code, known);
      this.#known.set(ruleName(code), known);
    }
  }
  /** A finding; `name` is a code, or the name of a recovery rule: `BadPlus` gives `bad-plus`. */
  find(name, start, end3, message) {
    const known = this.#known.get(name);
    if (known === void 0) throw new Error(`no diagnostic is called ${name}`);
    const { code, severity, meaning, mend } = known;
    return { code, severity, message: escapeControls(message ?? meaning), range: { start, end: end3 }, hint: mend };
  }
};
var finders = /* @__PURE__ */ new Map();
function finderOf(format) {
  let finder = finders.get(format);
  if (finder === void 0) {
    finder = new Finder(format);
    finders.set(format, finder);
  }
  return finder;
}

// src/json/model.ts
var DEFAULT_DEPTH = 1e3;
function settingsOf(options, format) {
  return {
    strict: options.strict === true,
    maxDepth: options.maxDepth ?? DEFAULT_DEPTH,
    format,
    finder: finderOf(format)
  };
}

// generated/json.ts
var peggyParser = (
  // @generated by Peggy 5.1.0.
  //
  // https://peggyjs.org/
  (function() {
    "use strict";
    const CLOSERS = new Map([['"', '"'], ["'", "'"], ...[..."`\xB4"].map((quote2) => [quote2, "`\xB4'"]), ...[..."\u201C\u201D\u201E\u201F\uFF02"].map((quote2) => [quote2, '\u201C\u201D\u201E\u201F\uFF02"']), ...[..."\u2018\u2019\u201A\u201B\uFF07"].map((quote2) => [quote2, "\u2018\u2019\u201A\u201B\uFF07'"])]);
    const ESCAPED = /* @__PURE__ */ new Map([["b", "\b"], ["f", "\f"], ["n", "\n"], ["r", "\r"], ["t", "	"], ["0", "\0"], ["v", "\v"]]);
    function quoteFlaw(quote2) {
      if (quote2 === '"') return "";
      return quote2 === "'" ? "BadSingleQuotes" : quote2 === "`" || quote2 === "\xB4" ? "BadBackticks" : "BadSmartQuotes";
    }
    function constant(word) {
      const lower = word.toLowerCase();
      return lower === "true" ? true : lower === "false" ? false : null;
    }
    function joined(...lists) {
      const all = lists.flat().filter((flaw2) => flaw2 !== null);
      return all.length === 0 ? null : all;
    }
    const ROOT = 0;
    const OBJECT = 1;
    const ARRAY = 2;
    const VALUE = 3;
    const NONE3 = 0;
    const DUE = 1;
    const READ = 2;
    const peg$t0 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t1 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t2 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t3 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t4 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t5 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t6 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t7 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t8 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1];
    const peg$t9 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t10 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1];
    const peg$t11 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1];
    const peg$t12 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t13 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0];
    const peg$t14 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t15 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1];
    const peg$t16 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t17 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t18 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1];
    const peg$t19 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t20 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t21 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t22 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t23 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const peg$t24 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t25 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t26 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t27 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t28 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t29 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t30 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t31 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t32 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0];
    const peg$t33 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0];
    const peg$t34 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0];
    const peg$t35 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t36 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0];
    const peg$t37 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t38 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t39 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t40 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1];
    const peg$t41 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t42 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    class peg$SyntaxError extends SyntaxError {
      constructor(message, expected2, found, location2) {
        super(message);
        this.expected = expected2;
        this.found = found;
        this.location = location2;
        this.name = "SyntaxError";
      }
      static buildMessage() {
        return "the grammar does not match the text";
      }
    }
    let input;
    let options;
    let peg$source;
    let peg$startRuleFunction;
    let peg$currPos;
    let peg$savedPos;
    let peg$posDetailsCache;
    let peg$maxFailPos;
    let peg$maxFailExpected;
    let peg$silentFails;
    let peg$result;
    let peg$next6From;
    let peg$next6At;
    let peg$next7From;
    let peg$next7At;
    let peg$next49From;
    let peg$next49At;
    let peg$next50From;
    let peg$next50At;
    let peg$next51From;
    let peg$next51At;
    let peg$next52From;
    let peg$next52At;
    let peg$next53From;
    let peg$next53At;
    let peg$next54From;
    let peg$next54At;
    let peg$next55From;
    let peg$next55At;
    let state;
    let watched;
    let before;
    let left;
    let past;
    let levels;
    let closers;
    let peg$success;
    const peg$FAILED = {};
    const peg$startRuleFunctions = {
      Document: peg$parseDocument,
      Settled: peg$parseSettled
    };
    const peg$c0 = ":";
    const peg$c1 = '"';
    const peg$c2 = ",";
    const peg$c3 = "{";
    const peg$c4 = "[";
    const peg$c5 = "}";
    const peg$c6 = "]";
    const peg$c7 = "\uFEFF";
    const peg$c8 = "(";
    const peg$c9 = ")";
    const peg$c10 = ";";
    const peg$c11 = "-";
    const peg$c12 = "+";
    const peg$c13 = "_";
    const peg$c14 = ".";
    const peg$c15 = "'";
    const peg$c16 = "\\";
    const peg$r0 = /^["'`\xB4\u201C\u201D\u201E\u201F\u2018\u2019\u201A\u201B\uFF02\uFF07]/;
    const peg$r1 = /^["\\\/bfnrt]/;
    const peg$r2 = /^["'0`v\xB4\u2018-\u201F\uFF02\uFF07]/;
    function peg$f1(steps, end3) {
      const all = end3 === null ? steps : [...steps, end3];
      return all;
    }
    function peg$f2() {
      return state.place === OBJECT;
    }
    function peg$f3(step) {
      return step;
    }
    function peg$f4() {
      return state.place === VALUE;
    }
    function peg$f6(step) {
      return step;
    }
    function peg$f7() {
      return state.place === ARRAY;
    }
    function peg$f8(step) {
      return step;
    }
    function peg$f9() {
      return state.place === ROOT;
    }
    function peg$f10(step) {
      return step;
    }
    function peg$f13(step) {
      return settled(step);
    }
    function peg$f14(step) {
      return step;
    }
    function peg$f15(steps, open) {
      const found = { steps, open };
      return found;
    }
    function peg$f16() {
      return remember();
    }
    function peg$f18() {
      past = offset();
      return true;
    }
    function peg$f19() {
      return state.place === OBJECT;
    }
    function peg$f23(key, start) {
      const node = { key, start };
      return node;
    }
    function peg$f24() {
      return state.place === ARRAY;
    }
    function peg$f26(start) {
      const node = { key: null, start };
      return node;
    }
    function peg$f27() {
      return state.place === VALUE;
    }
    function peg$f29(start) {
      const node = { key: null, start };
      return node;
    }
    function peg$f34() {
      return offset();
    }
    function peg$f35() {
      return state.open.length > 0;
    }
    function peg$f36() {
      return between([flaw("MissingEnd")]);
    }
    function peg$f37() {
      return state.fenced;
    }
    function peg$f38() {
      return between([flaw("MissingFenceEnd")]);
    }
    function peg$f39() {
      return !state.seen;
    }
    function peg$f40() {
      return between([flaw("MissingDocument")]);
    }
    function peg$f41() {
      return state.open.length === 0 && !state.fenced && state.seen;
    }
    function peg$f42() {
      return null;
    }
    function peg$f49(key, member) {
      return member === null ? goTo(VALUE, NONE3) : done();
    }
    function peg$f50(key, member) {
      key.member = member;
      return key;
    }
    function peg$f52(node) {
      return node;
    }
    function peg$f54(node) {
      return node;
    }
    function peg$f56(node) {
      return node;
    }
    function peg$f58(node) {
      return node;
    }
    function peg$f60(node) {
      return node;
    }
    function peg$f62(node) {
      return node;
    }
    function peg$f63() {
      return state.comma === DUE;
    }
    function peg$f66() {
      return null;
    }
    function peg$f67() {
      return state.comma !== DUE;
    }
    function peg$f69() {
      return null;
    }
    function peg$f71(found) {
      return done();
    }
    function peg$f72(found) {
      return found;
    }
    function peg$f78() {
      return enter(OBJECT);
    }
    function peg$f79() {
      return opened("object", null);
    }
    function peg$f80() {
      return enter(ARRAY);
    }
    function peg$f81() {
      return opened("array", null);
    }
    function peg$f82() {
      return leave(OBJECT);
    }
    function peg$f83() {
      return closed(null);
    }
    function peg$f84() {
      return leave(ARRAY);
    }
    function peg$f85() {
      return closed(null);
    }
    function peg$f87() {
      return state.comma === DUE;
    }
    function peg$f88() {
      return goTo(OBJECT, READ);
    }
    function peg$f89() {
      return between(null);
    }
    function peg$f90(missing, key) {
      return withErrors(key, missing);
    }
    function peg$f94(found) {
      return goTo(OBJECT, DUE);
    }
    function peg$f95(found) {
      return between([ellipsis(found)]);
    }
    function peg$f98(key, before2) {
      return null;
    }
    function peg$f100(key, before2, colon) {
      return goTo(VALUE, NONE3);
    }
    function peg$f101(key, before2, colon) {
      const node = { ...key, errors: joined(key.errors, before2, colon) };
      return node;
    }
    function peg$f103(key, before2, colon) {
      return goTo(VALUE, NONE3);
    }
    function peg$f104(key, before2, colon) {
      const node = { ...key, errors: joined(key.errors, before2, colon) };
      return node;
    }
    function peg$f109(found) {
      return name(found.text, found.flaw, joined(found.errors));
    }
    function peg$f111(value) {
      return name(value, "BadBareKey", null);
    }
    function peg$f113() {
      return flaw("BadColon");
    }
    function peg$f115() {
      return null;
    }
    function peg$f116() {
      return flaw("MissingColon");
    }
    function peg$f117() {
      return state.comma === DUE;
    }
    function peg$f118() {
      return flaw("MissingComma");
    }
    function peg$f119() {
      return state.comma !== DUE;
    }
    function peg$f120() {
      return null;
    }
    function peg$f124(found) {
      return between([found]);
    }
    function peg$f126(found) {
      return done();
    }
    function peg$f127(found) {
      return found;
    }
    function peg$f129(missing) {
      return goTo(OBJECT, READ);
    }
    function peg$f130(missing) {
      return between([missing]);
    }
    function peg$f131(missing, close) {
      return withErrors(close, missing);
    }
    function peg$f133() {
      return flaw("MissingValue");
    }
    function peg$f135() {
      return state.comma === DUE;
    }
    function peg$f136() {
      return goTo(ARRAY, READ);
    }
    function peg$f137() {
      return between(null);
    }
    function peg$f140(found) {
      return goTo(ARRAY, DUE);
    }
    function peg$f141(found) {
      return between([ellipsis(found)]);
    }
    function peg$f144(missing, found) {
      return done();
    }
    function peg$f145(missing, found) {
      return found;
    }
    function peg$f146(missing, node) {
      return withErrors(node, missing);
    }
    function peg$f149() {
      return state.comma === DUE;
    }
    function peg$f151() {
      return between([flaw("BadTrailingComma")]);
    }
    function peg$f152() {
      return between([flaw("BadComma")]);
    }
    function peg$f153() {
      return state.comma === DUE;
    }
    function peg$f154(found) {
      return goTo(state.place, READ);
    }
    function peg$f155(found) {
      return between([found]);
    }
    function peg$f157() {
      return flaw("BadSeparator");
    }
    function peg$f161(found) {
      return between([found]);
    }
    function peg$f163(node) {
      return node;
    }
    function peg$f164(missing) {
      return state.objects > 0 && leave(OBJECT);
    }
    function peg$f165(missing) {
      return closed(missing);
    }
    function peg$f166(missing) {
      return state.arrays > 0 && leave(ARRAY);
    }
    function peg$f167(missing) {
      return closed(missing);
    }
    function peg$f168() {
      return state.open.length > 0 && state.open[state.open.length - 1] !== (input.charCodeAt(offset()) === 125 ? OBJECT : ARRAY);
    }
    function peg$f169() {
      return flaw("MissingBracket");
    }
    function peg$f170() {
      return state.open[state.open.length - 1] === (input.charCodeAt(offset()) === 125 ? OBJECT : ARRAY);
    }
    function peg$f171() {
      return null;
    }
    function peg$f172() {
      return state.objects === 0;
    }
    function peg$f174() {
      return between([flaw("BadBracket")]);
    }
    function peg$f175() {
      return state.arrays === 0;
    }
    function peg$f177() {
      return between([flaw("BadBracket")]);
    }
    function peg$f179() {
      return between([flaw("BadText")]);
    }
    function peg$f180() {
      return state.fresh;
    }
    function peg$f183(node) {
      return node;
    }
    function peg$f184() {
      return state.fresh;
    }
    function peg$f190(found) {
      return done();
    }
    function peg$f191(found) {
      return found;
    }
    function peg$f201(node) {
      return node;
    }
    function peg$f202() {
      return state.fresh;
    }
    function peg$f204(missing, key) {
      return enter(OBJECT) && goTo(VALUE, NONE3);
    }
    function peg$f205(missing, key) {
      return withErrors(key, missing);
    }
    function peg$f206() {
      return state.fresh;
    }
    function peg$f207(node) {
      return done();
    }
    function peg$f208(node) {
      return node;
    }
    function peg$f209() {
      return flaw("MissingOpen");
    }
    function peg$f214(found) {
      return found;
    }
    function peg$f217(found) {
      return scalar(found.text, found.flaw, joined(found.errors));
    }
    function peg$f223(found) {
      return found;
    }
    function peg$f224() {
      return state.seen && !state.fresh && !state.fenced;
    }
    function peg$f229() {
      state.fresh = true;
      return true;
    }
    function peg$f230() {
      return between([flaw("BadSequence")]);
    }
    function peg$f231() {
      return between([flaw("BadBom")]);
    }
    function peg$f236() {
      state.calls++;
      return true;
    }
    function peg$f237() {
      return between([flaw("BadCall")]);
    }
    function peg$f239() {
      return state.calls > 0;
    }
    function peg$f240() {
      state.calls--;
      return true;
    }
    function peg$f241() {
      return between(null);
    }
    function peg$f244() {
      state.assigned = true;
      return true;
    }
    function peg$f245() {
      return between([flaw("BadAssignment")]);
    }
    function peg$f246() {
      return state.seen && state.assigned;
    }
    function peg$f247() {
      state.assigned = false;
      return true;
    }
    function peg$f248() {
      return between(null);
    }
    function peg$f249() {
      return !state.fenced;
    }
    function peg$f252() {
      state.fenced = true;
      state.fresh = true;
      return true;
    }
    function peg$f253() {
      return between([flaw("BadFence")]);
    }
    function peg$f254() {
      return state.fenced;
    }
    function peg$f256() {
      state.fenced = false;
      return true;
    }
    function peg$f257() {
      return between(null);
    }
    function peg$f259() {
      state.fresh = false;
      return true;
    }
    function peg$f260() {
      return between([flaw("BadProse")]);
    }
    function peg$f263(value) {
      return scalar(value, "", null);
    }
    function peg$f266() {
      return scalar(JSON.parse(text3()), "", null);
    }
    function peg$f269() {
      return scalar(Number(text3()), "", null);
    }
    function peg$f272() {
      return scalar(constant(text3()), "", null);
    }
    function peg$f274(value) {
      return name(value, "", null);
    }
    function peg$f276() {
      return name(JSON.parse(text3()), "", null);
    }
    function peg$f278(flaws) {
      return joined(...flaws);
    }
    function peg$f280() {
      return null;
    }
    function peg$f285() {
      return flaw("BadComment");
    }
    function peg$f289() {
      return flaw("MissingCommentEnd");
    }
    function peg$f291() {
      return flaw("BadSpace");
    }
    function peg$f293() {
      return flaw("BadNoise");
    }
    function peg$f295(found) {
      return scalar(found.text, found.flaw, joined(found.errors));
    }
    function peg$f305() {
      return scalar(constant(text3()), "BadConstant", null);
    }
    function peg$f309() {
      return scalar(null, "BadNan", null);
    }
    function peg$f312() {
      const word = text3();
      return scalar(word.startsWith("t") ? true : word.startsWith("f") ? false : null, "BadCutWord", null);
    }
    function peg$f318(found) {
      return found.text;
    }
    function peg$f321(inner) {
      return scalar(inner, "BadConstructor", null);
    }
    function peg$f323() {
      return scalar(null, "BadEllipsis", null);
    }
    function peg$f325(value) {
      return scalar(value, "BadBareString", null);
    }
    function peg$f327(value) {
      return name(value, "BadSingleQuotes", null);
    }
    function peg$f329(value) {
      return name(value, "BadBareKey", null);
    }
    function peg$f331(value) {
      return scalar(value, "BadSingleQuotes", null);
    }
    function peg$f336(found) {
      return found;
    }
    function peg$f337(sign, digits) {
      return scalar(Number(digits.text) * sign.factor, digits.flaw, sign.errors);
    }
    function peg$f339() {
      return { text: text3(), flaw: "BadRadix" };
    }
    function peg$f340() {
      return -1;
    }
    function peg$f342(sign) {
      return { factor: sign === -1 ? -1 : 1, errors: typeof sign === "number" ? null : joined(sign) };
    }
    function peg$f343() {
      return flaw("BadPlus");
    }
    function peg$f349(sign, zeros, whole, point, exponent) {
      return decimal2(sign, zeros, whole, point, exponent);
    }
    function peg$f352(sign, point, exponent) {
      return decimal2(sign, null, null, point, exponent);
    }
    function peg$f355() {
      const plain = { text: text3(), flaw: null };
      return plain;
    }
    function peg$f359() {
      const part = { text: text3().replaceAll("_", ""), flaw: flaw("BadDigitGroups") };
      return part;
    }
    function peg$f361() {
      return flaw("BadLeadingZero");
    }
    function peg$f363() {
      const part = { text: text3(), flaw: null };
      return part;
    }
    function peg$f365() {
      const part = { text: text3(), flaw: flaw("BadFraction") };
      return part;
    }
    function peg$f366() {
      const part = { text: "", flaw: flaw("BadPoint") };
      return part;
    }
    function peg$f368() {
      return scalar(Number(text3().replace(/[eE][+-]?$|\.$/, "")) || 0, "BadCutNumber", null);
    }
    function peg$f370(first, more) {
      if (more.length === 0) return first;
      const node = { text: first.text + more.map((one) => one.text).join(""), flaw: first.flaw, errors: [...first.errors, ...more.flatMap((one) => one.errors)] };
      return node;
    }
    function peg$f371(before2, plus, after, last) {
      const node = { text: last.text, flaw: "", errors: [...joined(before2, plus, after) ?? [], ...last.errors] };
      return node;
    }
    function peg$f372() {
      return flaw("BadConcatenation");
    }
    function peg$f376(quick) {
      return quick;
    }
    function peg$f379(open) {
      closers = CLOSERS.get(open) ?? open;
      return true;
    }
    function peg$f382(open, parts2) {
      return null;
    }
    function peg$f384(open, parts2, end3) {
      const errors = [];
      let value = "";
      for (const one of parts2) {
        value += one.text;
        if (one.flaw !== null) errors.push(one.flaw);
      }
      if (end3 !== null) errors.push(end3);
      const node = { text: value, flaw: quoteFlaw(open), errors };
      return node;
    }
    function peg$f386(value) {
      return loose(value, "");
    }
    function peg$f388(value) {
      return loose(value, "BadSingleQuotes");
    }
    function peg$f390(value) {
      return value;
    }
    function peg$f394(value) {
      return loose(value, "BadTripleQuotes");
    }
    function peg$f398(value) {
      return loose(value, "BadTripleQuotes");
    }
    function peg$f402(value) {
      return loose(value, "BadEscapedQuotes");
    }
    function peg$f403(found) {
      return closers.includes(found);
    }
    function peg$f406(value) {
      const node = { text: value, flaw: null };
      return node;
    }
    function peg$f411(value) {
      const node = { text: value, flaw: null };
      return node;
    }
    function peg$f415(found) {
      return found;
    }
    function peg$f417(found) {
      return found;
    }
    function peg$f419(char) {
      const node = { text: ESCAPED.get(char) ?? char, flaw: null };
      return node;
    }
    function peg$f422(digits) {
      const node = { text: String.fromCharCode(Number.parseInt(digits, 16)), flaw: null };
      return node;
    }
    function peg$f425() {
      const node = { text: "", flaw: null };
      return node;
    }
    function peg$f428(digits) {
      return Number.parseInt(digits, 16) <= 1114111;
    }
    function peg$f429(digits) {
      const node = { text: String.fromCodePoint(Number.parseInt(digits, 16)), flaw: flaw("BadEscape") };
      return node;
    }
    function peg$f432(digits) {
      const node = { text: String.fromCharCode(Number.parseInt(digits, 16)), flaw: flaw("BadEscape") };
      return node;
    }
    function peg$f434() {
      const node = { text: "", flaw: flaw("BadEscape") };
      return node;
    }
    function peg$f435(char) {
      const node = { text: ESCAPED.get(char) ?? char, flaw: flaw("BadEscape") };
      return node;
    }
    function peg$f436() {
      const node = { text: text3(), flaw: flaw("BadEscape") };
      return node;
    }
    function peg$f437(value) {
      return !closers.includes(value);
    }
    function peg$f438(value) {
      const node = { text: value, flaw: null };
      return node;
    }
    function peg$f439(value) {
      const node = { text: value, flaw: flaw("BadQuote") };
      return node;
    }
    function peg$f442() {
      const node = { text: text3(), flaw: flaw("BadNewline") };
      return node;
    }
    function peg$f444() {
      const node = { text: text3(), flaw: flaw("BadControl") };
      return node;
    }
    function peg$f446() {
      return flaw("MissingQuote");
    }
    function peg$f448() {
      return flaw("MissingStringEnd");
    }
    function text3() {
      return input.substring(peg$savedPos, peg$currPos);
    }
    function offset() {
      return peg$savedPos;
    }
    function range() {
      return {
        source: peg$source,
        start: peg$savedPos,
        end: peg$currPos
      };
    }
    function location() {
      return peg$computeLocation(peg$savedPos, peg$currPos);
    }
    function expected(description, location2) {
      location2 = location2 !== void 0 ? location2 : peg$computeLocation(peg$savedPos, peg$currPos);
      throw peg$buildStructuredError(
        [peg$otherExpectation(description)],
        input.substring(peg$savedPos, peg$currPos),
        location2
      );
    }
    function peg$getUnicode(pos3 = peg$currPos) {
      const cp = input.codePointAt(pos3);
      if (cp === void 0) {
        return "";
      }
      return String.fromCodePoint(cp);
    }
    function peg$endExpectation() {
      return { type: "end" };
    }
    function peg$otherExpectation(description) {
      return { type: "other", description };
    }
    function peg$computePosDetails(pos3) {
      let details = peg$posDetailsCache[pos3];
      let p;
      if (details) {
        return details;
      } else {
        if (pos3 >= peg$posDetailsCache.length) {
          p = peg$posDetailsCache.length - 1;
        } else {
          p = pos3;
          while (!peg$posDetailsCache[--p]) {
          }
        }
        details = peg$posDetailsCache[p];
        details = {
          line: details.line,
          column: details.column
        };
        while (p < pos3) {
          if (input.charCodeAt(p) === 10) {
            details.line++;
            details.column = 1;
          } else {
            details.column++;
          }
          p++;
        }
        peg$posDetailsCache[pos3] = details;
        return details;
      }
    }
    function peg$computeLocation(startPos, endPos, offset2) {
      const startPosDetails = peg$computePosDetails(startPos);
      const endPosDetails = peg$computePosDetails(endPos);
      const res = {
        source: peg$source,
        start: {
          offset: startPos,
          line: startPosDetails.line,
          column: startPosDetails.column
        },
        end: {
          offset: endPos,
          line: endPosDetails.line,
          column: endPosDetails.column
        }
      };
      if (offset2 && peg$source && typeof peg$source.offset === "function") {
        res.start = peg$source.offset(res.start);
        res.end = peg$source.offset(res.end);
      }
      return res;
    }
    function peg$fail(expected2) {
      if (peg$currPos < peg$maxFailPos) {
        return;
      }
      if (peg$currPos > peg$maxFailPos) {
        peg$maxFailPos = peg$currPos;
        peg$maxFailExpected = [];
      }
      peg$maxFailExpected.push(expected2);
    }
    function peg$buildStructuredError(expected2, found, location2) {
      return new peg$SyntaxError(
        peg$SyntaxError.buildMessage(expected2, found),
        expected2,
        found,
        location2
      );
    }
    function peg$parseDocument() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = [];
      s2 = peg$parseStep();
      while (s2 !== peg$FAILED) {
        s1.push(s2);
        s2 = peg$parseStep();
      }
      peg$scan0();
      s2 = void 0;
      s3 = peg$parseMissingEnd();
      if (s3 === peg$FAILED) {
        s3 = peg$parseMissingFenceEnd();
        if (s3 === peg$FAILED) {
          s3 = peg$parseMissingDocument();
          if (s3 === peg$FAILED) {
            s3 = peg$parsewhole();
          }
        }
      }
      if (s3 !== peg$FAILED) {
        peg$savedPos = s0;
        s0 = peg$f1(s1, s3);
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseStep() {
      let s0, s1, s2, s3, s4;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f2();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$parseMemberStep();
        if (s2 === peg$FAILED) {
          s2 = peg$parseRepairedMember();
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f3(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        peg$savedPos = peg$currPos;
        s1 = peg$f4();
        if (s1) {
          s1 = void 0;
        } else {
          s1 = peg$FAILED;
        }
        if (s1 !== peg$FAILED) {
          s2 = peg$guard1() ? peg$parseValueStep() : peg$FAILED;
          if (s2 === peg$FAILED) {
            s2 = peg$parseRepairedValue();
          }
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f6(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          peg$savedPos = peg$currPos;
          s1 = peg$f7();
          if (s1) {
            s1 = void 0;
          } else {
            s1 = peg$FAILED;
          }
          if (s1 !== peg$FAILED) {
            s2 = peg$parseElementStep();
            if (s2 === peg$FAILED) {
              s2 = peg$parseRepairedElement();
            }
            if (s2 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f8(s2);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
          if (s0 === peg$FAILED) {
            s0 = peg$currPos;
            peg$savedPos = peg$currPos;
            s1 = peg$f9();
            if (s1) {
              s1 = void 0;
            } else {
              s1 = peg$FAILED;
            }
            if (s1 !== peg$FAILED) {
              s2 = peg$parseRootStep();
              if (s2 === peg$FAILED) {
                s2 = peg$parseRepairedRoot();
              }
              if (s2 !== peg$FAILED) {
                peg$savedPos = s0;
                s0 = peg$f10(s2);
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          }
        }
      }
      return s0;
    }
    function peg$parseSettled() {
      let s0, s1, s2, s3, s4, s5, s6;
      s0 = peg$currPos;
      s1 = [];
      s2 = peg$currPos;
      s3 = peg$scan2() ? void 0 : peg$FAILED;
      if (s3 !== peg$FAILED) {
        s4 = peg$parseStep();
        if (s4 !== peg$FAILED) {
          s5 = peg$scan3() ? void 0 : peg$FAILED;
          if (s5 !== peg$FAILED) {
            peg$savedPos = peg$currPos;
            s6 = peg$f13(s4);
            if (s6) {
              s6 = void 0;
            } else {
              s6 = peg$FAILED;
            }
            if (s6 !== peg$FAILED) {
              peg$savedPos = s2;
              s2 = peg$f14(s4);
            } else {
              peg$currPos = s2;
              s2 = peg$FAILED;
            }
          } else {
            peg$currPos = s2;
            s2 = peg$FAILED;
          }
        } else {
          peg$currPos = s2;
          s2 = peg$FAILED;
        }
      } else {
        peg$currPos = s2;
        s2 = peg$FAILED;
      }
      while (s2 !== peg$FAILED) {
        s1.push(s2);
        s2 = peg$currPos;
        s3 = peg$scan2() ? void 0 : peg$FAILED;
        if (s3 !== peg$FAILED) {
          s4 = peg$parseStep();
          if (s4 !== peg$FAILED) {
            s5 = peg$scan3() ? void 0 : peg$FAILED;
            if (s5 !== peg$FAILED) {
              peg$savedPos = peg$currPos;
              s6 = peg$f13(s4);
              if (s6) {
                s6 = void 0;
              } else {
                s6 = peg$FAILED;
              }
              if (s6 !== peg$FAILED) {
                peg$savedPos = s2;
                s2 = peg$f14(s4);
              } else {
                peg$currPos = s2;
                s2 = peg$FAILED;
              }
            } else {
              peg$currPos = s2;
              s2 = peg$FAILED;
            }
          } else {
            peg$currPos = s2;
            s2 = peg$FAILED;
          }
        } else {
          peg$currPos = s2;
          s2 = peg$FAILED;
        }
      }
      s2 = peg$parseopenText();
      if (s2 === peg$FAILED) {
        s2 = null;
      }
      peg$savedPos = s0;
      s0 = peg$f15(s1, s2);
      return s0;
    }
    function peg$parsesave() {
      let s0;
      peg$savedPos = peg$currPos;
      s0 = peg$f16();
      if (s0) {
        s0 = void 0;
      } else {
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parsebehind() {
      let s0, s1, s2;
      s0 = peg$currPos;
      peg$scan4();
      s1 = void 0;
      peg$savedPos = peg$currPos;
      s2 = peg$f18();
      if (s2) {
        s2 = void 0;
      } else {
        s2 = peg$FAILED;
      }
      if (s2 !== peg$FAILED) {
        s1 = [s1, s2];
        s0 = s1;
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseopenText() {
      let s0, s1, s2, s3, s4, s5, s6, s7;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f19();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$scan9() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          s3 = peg$parseName();
          if (s3 !== peg$FAILED) {
            peg$scan0();
            s4 = void 0;
            if (input.charCodeAt(peg$currPos) === 58) {
              s5 = peg$c0;
              peg$currPos++;
            } else {
              s5 = peg$FAILED;
            }
            if (s5 !== peg$FAILED) {
              peg$scan0();
              s6 = void 0;
              s7 = peg$parsecutText();
              if (s7 !== peg$FAILED) {
                peg$savedPos = s0;
                s0 = peg$f23(s3, s7);
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        peg$savedPos = peg$currPos;
        s1 = peg$f24();
        if (s1) {
          s1 = void 0;
        } else {
          s1 = peg$FAILED;
        }
        if (s1 !== peg$FAILED) {
          s2 = peg$scan9() ? void 0 : peg$FAILED;
          if (s2 !== peg$FAILED) {
            s3 = peg$parsecutText();
            if (s3 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f26(s3);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          peg$savedPos = peg$currPos;
          s1 = peg$f27();
          if (s1) {
            s1 = void 0;
          } else {
            s1 = peg$FAILED;
          }
          if (s1 !== peg$FAILED) {
            peg$scan0();
            s2 = void 0;
            s3 = peg$parsecutText();
            if (s3 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f29(s3);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        }
      }
      return s0;
    }
    function peg$parsecutText() {
      let s0, s1, s2, s3, s4, s5;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 34) {
        s1 = peg$c1;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$scan10();
        s2 = void 0;
        peg$scan11();
        s3 = void 0;
        peg$scan13();
        s4 = void 0;
        s5 = peg$scan14() ? void 0 : peg$FAILED;
        if (s5 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f34();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseMissingEnd() {
      let s0, s1;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f35();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f36();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseMissingFenceEnd() {
      let s0, s1;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f37();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f38();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseMissingDocument() {
      let s0, s1;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f39();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f40();
      }
      s0 = s1;
      return s0;
    }
    function peg$parsewhole() {
      let s0, s1;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f41();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f42();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseMemberStep() {
      let s0, s1, s2, s3, s4, s5, s6, s7, s8;
      s0 = peg$currPos;
      s1 = peg$scan9() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$guard15() ? peg$parseName() : peg$FAILED;
        if (s2 === peg$FAILED) {
          s2 = peg$guard16() ? peg$parseBadQuickName() : peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$scan0();
          s3 = void 0;
          if (input.charCodeAt(peg$currPos) === 58) {
            s4 = peg$c0;
            peg$currPos++;
          } else {
            s4 = peg$FAILED;
          }
          if (s4 !== peg$FAILED) {
            peg$scan0();
            s5 = void 0;
            s6 = peg$guard17() ? peg$parseWord() : peg$FAILED;
            if (s6 === peg$FAILED) {
              s6 = null;
            }
            peg$savedPos = peg$currPos;
            s7 = peg$f49(s2, s6);
            if (s7) {
              s7 = void 0;
            } else {
              s7 = peg$FAILED;
            }
            if (s7 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f50(s2, s6);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        peg$scan0();
        s1 = void 0;
        s2 = peg$parseCloseObject();
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f52(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          peg$scan0();
          s1 = void 0;
          s2 = peg$parseBadTrailingComma();
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f54(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        }
      }
      return s0;
    }
    function peg$parseValueStep() {
      let s0, s1, s2;
      s0 = peg$currPos;
      peg$scan0();
      s1 = void 0;
      s2 = peg$parseAnyValue();
      if (s2 !== peg$FAILED) {
        peg$savedPos = s0;
        s0 = peg$f56(s2);
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseElementStep() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan9() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$parseAnyValue();
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f58(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        peg$scan0();
        s1 = void 0;
        s2 = peg$parseCloseArray();
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f60(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          peg$scan0();
          s1 = void 0;
          s2 = peg$parseBadTrailingComma();
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f62(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        }
      }
      return s0;
    }
    function peg$parsecomma() {
      let s0, s1, s2, s3, s4;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f63();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$scan0();
        s2 = void 0;
        if (input.charCodeAt(peg$currPos) === 44) {
          s3 = peg$c2;
          peg$currPos++;
        } else {
          s3 = peg$FAILED;
        }
        if (s3 !== peg$FAILED) {
          peg$scan0();
          s4 = void 0;
          peg$savedPos = s0;
          s0 = peg$f66();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        peg$savedPos = peg$currPos;
        s1 = peg$f67();
        if (s1) {
          s1 = void 0;
        } else {
          s1 = peg$FAILED;
        }
        if (s1 !== peg$FAILED) {
          peg$scan0();
          s2 = void 0;
          peg$savedPos = s0;
          s0 = peg$f69();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseAnyValue() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$guard17() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$parseWord();
        if (s2 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s3 = peg$f71(s2);
          if (s3) {
            s3 = void 0;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f72(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$guard18() ? peg$parseOpen() : peg$FAILED;
      }
      return s0;
    }
    function peg$parseWord() {
      let s0, s1, s2;
      s0 = peg$guard15() ? peg$parseTextScalar() : peg$FAILED;
      if (s0 === peg$FAILED) {
        s0 = peg$guard19() ? peg$parseNumberScalar() : peg$FAILED;
        if (s0 === peg$FAILED) {
          s0 = peg$guard20() ? peg$parseLiteralScalar() : peg$FAILED;
          if (s0 === peg$FAILED) {
            s0 = peg$guard21() ? peg$parseBadQuickText() : peg$FAILED;
          }
        }
      }
      return s0;
    }
    function peg$parseOpen() {
      let s0, s1, s2;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 123) {
        s1 = peg$c3;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = peg$currPos;
        s2 = peg$f78();
        if (s2) {
          s2 = void 0;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f79();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        if (input.charCodeAt(peg$currPos) === 91) {
          s1 = peg$c4;
          peg$currPos++;
        } else {
          s1 = peg$FAILED;
        }
        if (s1 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s2 = peg$f80();
          if (s2) {
            s2 = void 0;
          } else {
            s2 = peg$FAILED;
          }
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f81();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseCloseObject() {
      let s0, s1, s2;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 125) {
        s1 = peg$c5;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = peg$currPos;
        s2 = peg$f82();
        if (s2) {
          s2 = void 0;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f83();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseCloseArray() {
      let s0, s1, s2;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 93) {
        s1 = peg$c6;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = peg$currPos;
        s2 = peg$f84();
        if (s2) {
          s2 = void 0;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f85();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseRepairedMember() {
      let s0, s1, s2, s3, s4, s5;
      s0 = peg$currPos;
      peg$scan0();
      s1 = void 0;
      s2 = peg$currPos;
      peg$savedPos = peg$currPos;
      s3 = peg$f87();
      if (s3) {
        s3 = void 0;
      } else {
        s3 = peg$FAILED;
      }
      if (s3 !== peg$FAILED) {
        if (input.charCodeAt(peg$currPos) === 44) {
          s4 = peg$c2;
          peg$currPos++;
        } else {
          s4 = peg$FAILED;
        }
        if (s4 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s5 = peg$f88();
          if (s5) {
            s5 = void 0;
          } else {
            s5 = peg$FAILED;
          }
          if (s5 !== peg$FAILED) {
            peg$savedPos = s2;
            s2 = peg$f89();
          } else {
            peg$currPos = s2;
            s2 = peg$FAILED;
          }
        } else {
          peg$currPos = s2;
          s2 = peg$FAILED;
        }
      } else {
        peg$currPos = s2;
        s2 = peg$FAILED;
      }
      if (s2 === peg$FAILED) {
        s2 = peg$parseSeparatorInstead();
        if (s2 === peg$FAILED) {
          s2 = peg$currPos;
          s3 = peg$parseMissingComma();
          if (s3 === peg$FAILED) {
            s3 = peg$parseafterComma();
          }
          if (s3 !== peg$FAILED) {
            s4 = peg$parseLooseKey();
            if (s4 !== peg$FAILED) {
              peg$savedPos = s2;
              s2 = peg$f90(s3, s4);
            } else {
              peg$currPos = s2;
              s2 = peg$FAILED;
            }
          } else {
            peg$currPos = s2;
            s2 = peg$FAILED;
          }
          if (s2 === peg$FAILED) {
            s2 = peg$parseLooseClose();
            if (s2 === peg$FAILED) {
              s2 = peg$parseBadBracket();
              if (s2 === peg$FAILED) {
                s2 = peg$guard22() ? peg$parseSkipped() : peg$FAILED;
                if (s2 === peg$FAILED) {
                  s2 = peg$guard23() ? peg$parseBadComma() : peg$FAILED;
                  if (s2 === peg$FAILED) {
                    s2 = peg$currPos;
                    s3 = peg$guard24() ? void 0 : peg$FAILED;
                    if (s3 !== peg$FAILED) {
                      s4 = peg$parseBadEllipsis();
                      if (s4 !== peg$FAILED) {
                        peg$savedPos = peg$currPos;
                        s5 = peg$f94(s4);
                        if (s5) {
                          s5 = void 0;
                        } else {
                          s5 = peg$FAILED;
                        }
                        if (s5 !== peg$FAILED) {
                          peg$savedPos = s2;
                          s2 = peg$f95(s4);
                        } else {
                          peg$currPos = s2;
                          s2 = peg$FAILED;
                        }
                      } else {
                        peg$currPos = s2;
                        s2 = peg$FAILED;
                      }
                    } else {
                      peg$currPos = s2;
                      s2 = peg$FAILED;
                    }
                    if (s2 === peg$FAILED) {
                      s2 = peg$guard25() ? peg$parseBadText() : peg$FAILED;
                    }
                  }
                }
              }
            }
          }
        }
      }
      if (s2 !== peg$FAILED) {
        s0 = s2;
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseLooseKey() {
      let s0, s1, s2, s3, s4, s5, s6;
      s0 = peg$currPos;
      s1 = peg$guard27() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$parselooseName();
        if (s2 !== peg$FAILED) {
          s3 = peg$parsegap();
          s4 = peg$currPos;
          if (input.charCodeAt(peg$currPos) === 58) {
            s5 = peg$c0;
            peg$currPos++;
          } else {
            s5 = peg$FAILED;
          }
          if (s5 !== peg$FAILED) {
            peg$savedPos = s4;
            s5 = peg$f98(s2, s3);
          }
          s4 = s5;
          if (s4 === peg$FAILED) {
            s4 = peg$guard26() ? peg$parseBadColon() : peg$FAILED;
          }
          if (s4 !== peg$FAILED) {
            peg$savedPos = peg$currPos;
            s5 = peg$f100(s2, s3, s4);
            if (s5) {
              s5 = void 0;
            } else {
              s5 = peg$FAILED;
            }
            if (s5 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f101(s2, s3, s4);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$guard28() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$parsequotedName();
          if (s2 !== peg$FAILED) {
            s3 = peg$parsegap();
            s4 = peg$parsenoValue();
            if (s4 === peg$FAILED) {
              s4 = peg$parseMissingColon();
            }
            if (s4 !== peg$FAILED) {
              peg$savedPos = peg$currPos;
              s5 = peg$f103(s2, s3, s4);
              if (s5) {
                s5 = void 0;
              } else {
                s5 = peg$FAILED;
              }
              if (s5 !== peg$FAILED) {
                peg$savedPos = s0;
                s0 = peg$f104(s2, s3, s4);
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parselooseName() {
      let s0, s1, s2;
      s0 = peg$guard28() ? peg$parsequotedName() : peg$FAILED;
      if (s0 === peg$FAILED) {
        s0 = peg$guard29() ? peg$parseBadBareKey() : peg$FAILED;
      }
      return s0;
    }
    function peg$parsequotedName() {
      let s0, s1, s2;
      s0 = peg$guard15() ? peg$parseName() : peg$FAILED;
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$guard28() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$parseoneString();
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f109(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseBadBareKey() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$currPos;
      s2 = peg$scan30() ? void 0 : peg$FAILED;
      if (s2 !== peg$FAILED) {
        s1 = input.substring(s1, peg$currPos);
      } else {
        s1 = s2;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f111(s1);
      }
      s0 = s1;
      return s0;
    }
    function peg$parseBadColon() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan32() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f113();
      }
      s0 = s1;
      return s0;
    }
    function peg$parsenoValue() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan33() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f115();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseMissingColon() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = "";
      peg$savedPos = s0;
      s1 = peg$f116();
      s0 = s1;
      return s0;
    }
    function peg$parseMissingComma() {
      let s0, s1;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f117();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f118();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseafterComma() {
      let s0, s1;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f119();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f120();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseRepairedValue() {
      let s0, s1, s2, s3, s4, s5, s6;
      s0 = peg$currPos;
      peg$scan0();
      s1 = void 0;
      s2 = peg$guard22() ? peg$parseSkippedBeforeValue() : peg$FAILED;
      if (s2 === peg$FAILED) {
        s2 = peg$currPos;
        s3 = peg$scan34() ? void 0 : peg$FAILED;
        if (s3 !== peg$FAILED) {
          s4 = peg$parseBadColon();
          if (s4 !== peg$FAILED) {
            peg$savedPos = s2;
            s2 = peg$f124(s4);
          } else {
            peg$currPos = s2;
            s2 = peg$FAILED;
          }
        } else {
          peg$currPos = s2;
          s2 = peg$FAILED;
        }
        if (s2 === peg$FAILED) {
          s2 = peg$currPos;
          s3 = peg$guard35() ? void 0 : peg$FAILED;
          if (s3 !== peg$FAILED) {
            s4 = peg$parseLooseScalar();
            if (s4 !== peg$FAILED) {
              peg$savedPos = peg$currPos;
              s5 = peg$f126(s4);
              if (s5) {
                s5 = void 0;
              } else {
                s5 = peg$FAILED;
              }
              if (s5 !== peg$FAILED) {
                peg$savedPos = s2;
                s2 = peg$f127(s4);
              } else {
                peg$currPos = s2;
                s2 = peg$FAILED;
              }
            } else {
              peg$currPos = s2;
              s2 = peg$FAILED;
            }
          } else {
            peg$currPos = s2;
            s2 = peg$FAILED;
          }
          if (s2 === peg$FAILED) {
            s2 = peg$currPos;
            s3 = peg$guard23() ? void 0 : peg$FAILED;
            if (s3 !== peg$FAILED) {
              s4 = peg$parseMissingValue();
              if (input.charCodeAt(peg$currPos) === 44) {
                s5 = peg$c2;
                peg$currPos++;
              } else {
                s5 = peg$FAILED;
              }
              if (s5 !== peg$FAILED) {
                peg$savedPos = peg$currPos;
                s6 = peg$f129(s4);
                if (s6) {
                  s6 = void 0;
                } else {
                  s6 = peg$FAILED;
                }
                if (s6 !== peg$FAILED) {
                  peg$savedPos = s2;
                  s2 = peg$f130(s4);
                } else {
                  peg$currPos = s2;
                  s2 = peg$FAILED;
                }
              } else {
                peg$currPos = s2;
                s2 = peg$FAILED;
              }
            } else {
              peg$currPos = s2;
              s2 = peg$FAILED;
            }
            if (s2 === peg$FAILED) {
              s2 = peg$currPos;
              s3 = peg$parseMissingValue();
              s4 = peg$parseLooseClose();
              if (s4 !== peg$FAILED) {
                peg$savedPos = s2;
                s2 = peg$f131(s3, s4);
              } else {
                peg$currPos = s2;
                s2 = peg$FAILED;
              }
              if (s2 === peg$FAILED) {
                s2 = peg$parseBadBracket();
                if (s2 === peg$FAILED) {
                  s2 = peg$guard25() ? peg$parseBadText() : peg$FAILED;
                }
              }
            }
          }
        }
      }
      if (s2 !== peg$FAILED) {
        s0 = s2;
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseMissingValue() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = "";
      peg$savedPos = s0;
      s1 = peg$f133();
      s0 = s1;
      return s0;
    }
    function peg$parseRepairedElement() {
      let s0, s1, s2, s3, s4, s5, s6, s7;
      s0 = peg$currPos;
      peg$scan0();
      s1 = void 0;
      s2 = peg$currPos;
      peg$savedPos = peg$currPos;
      s3 = peg$f135();
      if (s3) {
        s3 = void 0;
      } else {
        s3 = peg$FAILED;
      }
      if (s3 !== peg$FAILED) {
        if (input.charCodeAt(peg$currPos) === 44) {
          s4 = peg$c2;
          peg$currPos++;
        } else {
          s4 = peg$FAILED;
        }
        if (s4 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s5 = peg$f136();
          if (s5) {
            s5 = void 0;
          } else {
            s5 = peg$FAILED;
          }
          if (s5 !== peg$FAILED) {
            peg$savedPos = s2;
            s2 = peg$f137();
          } else {
            peg$currPos = s2;
            s2 = peg$FAILED;
          }
        } else {
          peg$currPos = s2;
          s2 = peg$FAILED;
        }
      } else {
        peg$currPos = s2;
        s2 = peg$FAILED;
      }
      if (s2 === peg$FAILED) {
        s2 = peg$parseSeparatorInstead();
        if (s2 === peg$FAILED) {
          s2 = peg$guard22() ? peg$parseSkippedBeforeValue() : peg$FAILED;
          if (s2 === peg$FAILED) {
            s2 = peg$currPos;
            s3 = peg$guard24() ? void 0 : peg$FAILED;
            if (s3 !== peg$FAILED) {
              s4 = peg$parseBadEllipsis();
              if (s4 !== peg$FAILED) {
                peg$savedPos = peg$currPos;
                s5 = peg$f140(s4);
                if (s5) {
                  s5 = void 0;
                } else {
                  s5 = peg$FAILED;
                }
                if (s5 !== peg$FAILED) {
                  peg$savedPos = s2;
                  s2 = peg$f141(s4);
                } else {
                  peg$currPos = s2;
                  s2 = peg$FAILED;
                }
              } else {
                peg$currPos = s2;
                s2 = peg$FAILED;
              }
            } else {
              peg$currPos = s2;
              s2 = peg$FAILED;
            }
            if (s2 === peg$FAILED) {
              s2 = peg$currPos;
              s3 = peg$parseMissingComma();
              if (s3 === peg$FAILED) {
                s3 = peg$parseafterComma();
              }
              if (s3 !== peg$FAILED) {
                s4 = peg$guard36() ? peg$parseAnyValue() : peg$FAILED;
                if (s4 === peg$FAILED) {
                  s4 = peg$currPos;
                  s5 = peg$guard35() ? void 0 : peg$FAILED;
                  if (s5 !== peg$FAILED) {
                    s6 = peg$parseLooseScalar();
                    if (s6 !== peg$FAILED) {
                      peg$savedPos = peg$currPos;
                      s7 = peg$f144(s3, s6);
                      if (s7) {
                        s7 = void 0;
                      } else {
                        s7 = peg$FAILED;
                      }
                      if (s7 !== peg$FAILED) {
                        peg$savedPos = s4;
                        s4 = peg$f145(s3, s6);
                      } else {
                        peg$currPos = s4;
                        s4 = peg$FAILED;
                      }
                    } else {
                      peg$currPos = s4;
                      s4 = peg$FAILED;
                    }
                  } else {
                    peg$currPos = s4;
                    s4 = peg$FAILED;
                  }
                }
                if (s4 !== peg$FAILED) {
                  peg$savedPos = s2;
                  s2 = peg$f146(s3, s4);
                } else {
                  peg$currPos = s2;
                  s2 = peg$FAILED;
                }
              } else {
                peg$currPos = s2;
                s2 = peg$FAILED;
              }
              if (s2 === peg$FAILED) {
                s2 = peg$parseLooseClose();
                if (s2 === peg$FAILED) {
                  s2 = peg$parseBadBracket();
                  if (s2 === peg$FAILED) {
                    s2 = peg$guard23() ? peg$parseBadComma() : peg$FAILED;
                    if (s2 === peg$FAILED) {
                      s2 = peg$guard25() ? peg$parseBadText() : peg$FAILED;
                    }
                  }
                }
              }
            }
          }
        }
      }
      if (s2 !== peg$FAILED) {
        s0 = s2;
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadTrailingComma() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f149();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        if (input.charCodeAt(peg$currPos) === 44) {
          s2 = peg$c2;
          peg$currPos++;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          s3 = peg$scan37() ? void 0 : peg$FAILED;
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f151();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadComma() {
      let s0, s1;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 44) {
        s1 = peg$c2;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f152();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseSeparatorInstead() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f153();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$parseBadSeparator();
        if (s2 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s3 = peg$f154(s2);
          if (s3) {
            s3 = void 0;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f155(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadSeparator() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan39() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f157();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseSkipped() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$guard40() ? peg$parseBadComment() : peg$FAILED;
      if (s1 === peg$FAILED) {
        s1 = peg$guard41() ? peg$parseBadSpace() : peg$FAILED;
        if (s1 === peg$FAILED) {
          s1 = peg$guard42() ? peg$parseBadNoise() : peg$FAILED;
        }
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f161(s1);
      }
      s0 = s1;
      return s0;
    }
    function peg$parseSkippedBeforeValue() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan43() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$parseSkipped();
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f163(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseLooseClose() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$parseMissingBracket();
      if (s1 === peg$FAILED) {
        s1 = peg$parsefitting();
      }
      if (s1 !== peg$FAILED) {
        if (input.charCodeAt(peg$currPos) === 125) {
          s2 = peg$c5;
          peg$currPos++;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s3 = peg$f164(s1);
          if (s3) {
            s3 = void 0;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f165(s1);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$parseMissingBracket();
        if (s1 === peg$FAILED) {
          s1 = peg$parsefitting();
        }
        if (s1 !== peg$FAILED) {
          if (input.charCodeAt(peg$currPos) === 93) {
            s2 = peg$c6;
            peg$currPos++;
          } else {
            s2 = peg$FAILED;
          }
          if (s2 !== peg$FAILED) {
            peg$savedPos = peg$currPos;
            s3 = peg$f166(s1);
            if (s3) {
              s3 = void 0;
            } else {
              s3 = peg$FAILED;
            }
            if (s3 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f167(s1);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseMissingBracket() {
      let s0, s1;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f168();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f169();
      }
      s0 = s1;
      return s0;
    }
    function peg$parsefitting() {
      let s0, s1;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f170();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f171();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseBadBracket() {
      let s0, s1, s2;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f172();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$scan46() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f174();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        peg$savedPos = peg$currPos;
        s1 = peg$f175();
        if (s1) {
          s1 = void 0;
        } else {
          s1 = peg$FAILED;
        }
        if (s1 !== peg$FAILED) {
          s2 = peg$scan47() ? void 0 : peg$FAILED;
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f177();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseBadText() {
      let s0, s1, s2;
      s0 = peg$currPos;
      if (input.length > peg$currPos) {
        s1 = input.charAt(peg$currPos);
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$scan48();
        s2 = void 0;
        peg$savedPos = s0;
        s0 = peg$f179();
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseRootStep() {
      let s0, s1, s2, s3, s4, s5;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f180();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$scan0();
        s2 = void 0;
        s3 = peg$scan56() ? void 0 : peg$FAILED;
        if (s3 !== peg$FAILED) {
          s4 = peg$parseOpen();
          if (s4 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f183(s4);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        peg$savedPos = peg$currPos;
        s1 = peg$f184();
        if (s1) {
          s1 = void 0;
        } else {
          s1 = peg$FAILED;
        }
        if (s1 !== peg$FAILED) {
          peg$scan0();
          s2 = void 0;
          s3 = peg$guard15() ? peg$parseTextScalar() : peg$FAILED;
          if (s3 === peg$FAILED) {
            s3 = peg$guard19() ? peg$parseNumberScalar() : peg$FAILED;
            if (s3 === peg$FAILED) {
              s3 = peg$guard20() ? peg$parseLiteralScalar() : peg$FAILED;
            }
          }
          if (s3 !== peg$FAILED) {
            s4 = peg$scan61() ? void 0 : peg$FAILED;
            if (s4 !== peg$FAILED) {
              peg$savedPos = peg$currPos;
              s5 = peg$f190(s3);
              if (s5) {
                s5 = void 0;
              } else {
                s5 = peg$FAILED;
              }
              if (s5 !== peg$FAILED) {
                peg$savedPos = s0;
                s0 = peg$f191(s3);
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseRepairedRoot() {
      let s0, s1, s2, s3, s4;
      s0 = peg$parseBadSequence();
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        peg$scan0();
        s1 = void 0;
        s2 = peg$parsefenceEnd();
        if (s2 === peg$FAILED) {
          s2 = peg$parseBadFence();
          if (s2 === peg$FAILED) {
            s2 = peg$parseRepairedRootValue();
            if (s2 === peg$FAILED) {
              s2 = peg$guard62() ? peg$parseBadBom() : peg$FAILED;
              if (s2 === peg$FAILED) {
                s2 = peg$guard22() ? peg$parseSkipped() : peg$FAILED;
                if (s2 === peg$FAILED) {
                  s2 = peg$guard63() ? peg$parseBadCall() : peg$FAILED;
                  if (s2 === peg$FAILED) {
                    s2 = peg$guard64() ? peg$parsecallEnd() : peg$FAILED;
                    if (s2 === peg$FAILED) {
                      s2 = peg$guard63() ? peg$parseBadAssignment() : peg$FAILED;
                      if (s2 === peg$FAILED) {
                        s2 = peg$guard65() ? peg$parseassignmentEnd() : peg$FAILED;
                        if (s2 === peg$FAILED) {
                          s2 = peg$parseBadBracket();
                          if (s2 === peg$FAILED) {
                            s2 = peg$guard25() ? peg$parseBadProse() : peg$FAILED;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
        if (s2 !== peg$FAILED) {
          s0 = s2;
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseRepairedRootValue() {
      let s0, s1, s2, s3, s4, s5, s6;
      s0 = peg$currPos;
      s1 = peg$scan66() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$parseOpen();
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f201(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        peg$savedPos = peg$currPos;
        s1 = peg$f202();
        if (s1) {
          s1 = void 0;
        } else {
          s1 = peg$FAILED;
        }
        if (s1 !== peg$FAILED) {
          s2 = peg$parseMissingOpen();
          s3 = peg$parseName();
          if (s3 !== peg$FAILED) {
            peg$scan0();
            s4 = void 0;
            if (input.charCodeAt(peg$currPos) === 58) {
              s5 = peg$c0;
              peg$currPos++;
            } else {
              s5 = peg$FAILED;
            }
            if (s5 !== peg$FAILED) {
              peg$savedPos = peg$currPos;
              s6 = peg$f204(s2, s3);
              if (s6) {
                s6 = void 0;
              } else {
                s6 = peg$FAILED;
              }
              if (s6 !== peg$FAILED) {
                peg$savedPos = s0;
                s0 = peg$f205(s2, s3);
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          peg$savedPos = peg$currPos;
          s1 = peg$f206();
          if (s1) {
            s1 = void 0;
          } else {
            s1 = peg$FAILED;
          }
          if (s1 !== peg$FAILED) {
            s2 = peg$parserootScalar();
            if (s2 !== peg$FAILED) {
              peg$savedPos = peg$currPos;
              s3 = peg$f207(s2);
              if (s3) {
                s3 = void 0;
              } else {
                s3 = peg$FAILED;
              }
              if (s3 !== peg$FAILED) {
                peg$savedPos = s0;
                s0 = peg$f208(s2);
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        }
      }
      return s0;
    }
    function peg$parseMissingOpen() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = "";
      peg$savedPos = s0;
      s1 = peg$f209();
      s0 = s1;
      return s0;
    }
    function peg$parserootScalar() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$guard15() ? peg$parseTextScalar() : peg$FAILED;
      if (s1 === peg$FAILED) {
        s1 = peg$guard19() ? peg$parseNumberScalar() : peg$FAILED;
        if (s1 === peg$FAILED) {
          s1 = peg$guard20() ? peg$parseLiteralScalar() : peg$FAILED;
        }
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$scan68() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f214(s1);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$guard28() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$parselooseString();
          if (s2 !== peg$FAILED) {
            s3 = peg$scan68() ? void 0 : peg$FAILED;
            if (s3 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f217(s2);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          s1 = peg$guard70() ? peg$parseLooseNumber() : peg$FAILED;
          if (s1 === peg$FAILED) {
            s1 = peg$guard71() ? peg$parseBadNan() : peg$FAILED;
            if (s1 === peg$FAILED) {
              s1 = peg$guard72() ? peg$parseBadConstant() : peg$FAILED;
              if (s1 === peg$FAILED) {
                s1 = peg$guard20() ? peg$parseBadCutWord() : peg$FAILED;
              }
            }
          }
          if (s1 !== peg$FAILED) {
            s2 = peg$scan68() ? void 0 : peg$FAILED;
            if (s2 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f223(s1);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        }
      }
      return s0;
    }
    function peg$parseBadSequence() {
      let s0, s1, s2, s3, s4, s5, s6;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f224();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$scan78();
        s2 = void 0;
        s3 = peg$scan79() ? void 0 : peg$FAILED;
        if (s3 !== peg$FAILED) {
          peg$scan0();
          s4 = void 0;
          s5 = peg$scan80() ? void 0 : peg$FAILED;
          if (s5 !== peg$FAILED) {
            peg$savedPos = peg$currPos;
            s6 = peg$f229();
            if (s6) {
              s6 = void 0;
            } else {
              s6 = peg$FAILED;
            }
            if (s6 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f230();
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadBom() {
      let s0, s1;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 65279) {
        s1 = peg$c7;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f231();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseBadCall() {
      let s0, s1, s2, s3, s4, s5, s6;
      s0 = peg$currPos;
      s1 = peg$scan86() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$scan87();
        s2 = void 0;
        peg$scan0();
        s3 = void 0;
        if (input.charCodeAt(peg$currPos) === 40) {
          s4 = peg$c8;
          peg$currPos++;
        } else {
          s4 = peg$FAILED;
        }
        if (s4 !== peg$FAILED) {
          s5 = peg$scan88() ? void 0 : peg$FAILED;
          if (s5 !== peg$FAILED) {
            peg$savedPos = peg$currPos;
            s6 = peg$f236();
            if (s6) {
              s6 = void 0;
            } else {
              s6 = peg$FAILED;
            }
            if (s6 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f237();
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parsecallEnd() {
      let s0, s1, s2, s3, s4, s5;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 41) {
        s1 = peg$c9;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$scan0();
        s2 = void 0;
        if (input.charCodeAt(peg$currPos) === 59) {
          s3 = peg$c10;
          peg$currPos++;
        } else {
          s3 = peg$FAILED;
        }
        if (s3 === peg$FAILED) {
          s3 = null;
        }
        peg$savedPos = peg$currPos;
        s4 = peg$f239();
        if (s4) {
          s4 = void 0;
        } else {
          s4 = peg$FAILED;
        }
        if (s4 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s5 = peg$f240();
          if (s5) {
            s5 = void 0;
          } else {
            s5 = peg$FAILED;
          }
          if (s5 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f241();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadAssignment() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$scan89() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$scan90() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s3 = peg$f244();
          if (s3) {
            s3 = void 0;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f245();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseassignmentEnd() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 59) {
        s1 = peg$c10;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = peg$currPos;
        s2 = peg$f246();
        if (s2) {
          s2 = void 0;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s3 = peg$f247();
          if (s3) {
            s3 = void 0;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f248();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadFence() {
      let s0, s1, s2, s3, s4;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f249();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$scan91() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$scan92();
          s3 = void 0;
          peg$savedPos = peg$currPos;
          s4 = peg$f252();
          if (s4) {
            s4 = void 0;
          } else {
            s4 = peg$FAILED;
          }
          if (s4 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f253();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parsefenceEnd() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f254();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$scan91() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s3 = peg$f256();
          if (s3) {
            s3 = void 0;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f257();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadProse() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      if (input.length > peg$currPos) {
        s1 = input.charAt(peg$currPos);
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$scan93();
        s2 = void 0;
        peg$savedPos = peg$currPos;
        s3 = peg$f259();
        if (s3) {
          s3 = void 0;
        } else {
          s3 = peg$FAILED;
        }
        if (s3 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f260();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseTextScalar() {
      let s0, s1, s2, s3, s4;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 34) {
        s1 = peg$c1;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$currPos;
        peg$scan10();
        s3 = void 0;
        s2 = input.substring(s2, peg$currPos);
        if (input.charCodeAt(peg$currPos) === 34) {
          s3 = peg$c1;
          peg$currPos++;
        } else {
          s3 = peg$FAILED;
        }
        if (s3 !== peg$FAILED) {
          s4 = peg$scan102() ? void 0 : peg$FAILED;
          if (s4 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f263(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$scan105() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$scan102() ? void 0 : peg$FAILED;
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f266();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseNumberScalar() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan106() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$scan107() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f269();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseLiteralScalar() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan109() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$scan107() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f272();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseName() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 34) {
        s1 = peg$c1;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$currPos;
        peg$scan10();
        s3 = void 0;
        s2 = input.substring(s2, peg$currPos);
        if (input.charCodeAt(peg$currPos) === 34) {
          s3 = peg$c1;
          peg$currPos++;
        } else {
          s3 = peg$FAILED;
        }
        if (s3 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f274(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$scan105() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          peg$savedPos = s0;
          s1 = peg$f276();
        }
        s0 = s1;
      }
      return s0;
    }
    function peg$parsequote() {
      let s0;
      s0 = input.charAt(peg$currPos);
      if (peg$r0.test(s0)) {
        peg$currPos++;
      } else {
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parsegap() {
      let s0, s1, s2, s3, s4;
      s0 = peg$currPos;
      s1 = [];
      s2 = peg$guard122() ? peg$parsegapItem() : peg$FAILED;
      while (s2 !== peg$FAILED) {
        s1.push(s2);
        s2 = peg$guard122() ? peg$parsegapItem() : peg$FAILED;
      }
      peg$savedPos = s0;
      s1 = peg$f278(s1);
      s0 = s1;
      return s0;
    }
    function peg$parsegapItem() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan123() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f280();
      }
      s0 = s1;
      if (s0 === peg$FAILED) {
        s0 = peg$guard40() ? peg$parseBadComment() : peg$FAILED;
        if (s0 === peg$FAILED) {
          s0 = peg$guard41() ? peg$parseBadSpace() : peg$FAILED;
          if (s0 === peg$FAILED) {
            s0 = peg$guard42() ? peg$parseBadNoise() : peg$FAILED;
          }
        }
      }
      return s0;
    }
    function peg$parseBadComment() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan124() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f285();
      }
      s0 = s1;
      if (s0 === peg$FAILED) {
        s0 = peg$guard125() ? peg$parseMissingCommentEnd() : peg$FAILED;
      }
      return s0;
    }
    function peg$parseMissingCommentEnd() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan127() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$scan128();
        s2 = void 0;
        peg$savedPos = s0;
        s0 = peg$f289();
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadSpace() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan129() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f291();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseBadNoise() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan131() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f293();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseLooseScalar() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$guard28() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$parselooseString();
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f295(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$guard70() ? peg$parseLooseNumber() : peg$FAILED;
        if (s0 === peg$FAILED) {
          s0 = peg$guard71() ? peg$parseBadNan() : peg$FAILED;
          if (s0 === peg$FAILED) {
            s0 = peg$guard72() ? peg$parseBadConstant() : peg$FAILED;
            if (s0 === peg$FAILED) {
              s0 = peg$guard20() ? peg$parseBadCutWord() : peg$FAILED;
              if (s0 === peg$FAILED) {
                s0 = peg$guard63() ? peg$parseBadConstructor() : peg$FAILED;
                if (s0 === peg$FAILED) {
                  s0 = peg$guard24() ? peg$parseBadEllipsis() : peg$FAILED;
                  if (s0 === peg$FAILED) {
                    s0 = peg$guard134() ? peg$parseBadBareString() : peg$FAILED;
                  }
                }
              }
            }
          }
        }
      }
      return s0;
    }
    function peg$parseBadConstant() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan135() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$scan107() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f305();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadNan() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      peg$scan136();
      s1 = void 0;
      s2 = peg$scan137() ? void 0 : peg$FAILED;
      if (s2 !== peg$FAILED) {
        s3 = peg$scan107() ? void 0 : peg$FAILED;
        if (s3 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f309();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadCutWord() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan138() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$scan14() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f312();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadConstructor() {
      let s0, s1, s2, s3, s4, s5, s6, s7, s8;
      s0 = peg$currPos;
      peg$scan140();
      s1 = void 0;
      s2 = peg$scan86() ? void 0 : peg$FAILED;
      if (s2 !== peg$FAILED) {
        peg$scan87();
        s3 = void 0;
        if (input.charCodeAt(peg$currPos) === 40) {
          s4 = peg$c8;
          peg$currPos++;
        } else {
          s4 = peg$FAILED;
        }
        if (s4 !== peg$FAILED) {
          peg$scan0();
          s5 = void 0;
          s6 = peg$currPos;
          s7 = peg$guard141() ? void 0 : peg$FAILED;
          if (s7 !== peg$FAILED) {
            s8 = peg$parsequickString();
            if (s8 !== peg$FAILED) {
              peg$savedPos = s6;
              s6 = peg$f318(s8);
            } else {
              peg$currPos = s6;
              s6 = peg$FAILED;
            }
          } else {
            peg$currPos = s6;
            s6 = peg$FAILED;
          }
          if (s6 === peg$FAILED) {
            s6 = peg$currPos;
            s7 = peg$scan106() ? void 0 : peg$FAILED;
            if (s7 !== peg$FAILED) {
              s6 = input.substring(s6, peg$currPos);
            } else {
              s6 = s7;
            }
          }
          if (s6 !== peg$FAILED) {
            peg$scan0();
            s7 = void 0;
            if (input.charCodeAt(peg$currPos) === 41) {
              s8 = peg$c9;
              peg$currPos++;
            } else {
              s8 = peg$FAILED;
            }
            if (s8 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f321(s6);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadEllipsis() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan142() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f323();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseBadBareString() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$currPos;
      s2 = peg$scan143() ? void 0 : peg$FAILED;
      if (s2 !== peg$FAILED) {
        s1 = input.substring(s1, peg$currPos);
      } else {
        s1 = s2;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f325(s1);
      }
      s0 = s1;
      return s0;
    }
    function peg$parseBadQuickName() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$guard21() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$parseBadSingleQuotes();
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f327(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$currPos;
        s2 = peg$scan86() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          s1 = input.substring(s1, peg$currPos);
        } else {
          s1 = s2;
        }
        if (s1 !== peg$FAILED) {
          peg$savedPos = s0;
          s1 = peg$f329(s1);
        }
        s0 = s1;
      }
      return s0;
    }
    function peg$parseBadQuickText() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$parseBadSingleQuotes();
      if (s1 !== peg$FAILED) {
        s2 = peg$scan102() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f331(s1);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseLooseNumber() {
      let s0, s1, s2, s3;
      s0 = peg$guard19() ? peg$parsecutNumber() : peg$FAILED;
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$guard147() ? peg$parsehexNumber() : peg$FAILED;
        if (s1 === peg$FAILED) {
          s1 = peg$guard70() ? peg$parselooseDecimal() : peg$FAILED;
        }
        if (s1 !== peg$FAILED) {
          s2 = peg$scan107() ? void 0 : peg$FAILED;
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f336(s1);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parsehexNumber() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$parselooseSign();
      s2 = peg$parseBadRadix();
      if (s2 !== peg$FAILED) {
        peg$savedPos = s0;
        s0 = peg$f337(s1, s2);
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadRadix() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan148() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f339();
      }
      s0 = s1;
      return s0;
    }
    function peg$parselooseSign() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 45) {
        s2 = peg$c11;
        peg$currPos++;
      } else {
        s2 = peg$FAILED;
      }
      if (s2 !== peg$FAILED) {
        peg$savedPos = s1;
        s2 = peg$f340();
      }
      s1 = s2;
      if (s1 === peg$FAILED) {
        s1 = peg$guard149() ? peg$parseBadPlus() : peg$FAILED;
      }
      if (s1 === peg$FAILED) {
        s1 = null;
      }
      peg$savedPos = s0;
      s1 = peg$f342(s1);
      s0 = s1;
      return s0;
    }
    function peg$parseBadPlus() {
      let s0, s1;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 43) {
        s1 = peg$c12;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f343();
      }
      s0 = s1;
      return s0;
    }
    function peg$parselooseDecimal() {
      let s0, s1, s2, s3, s4, s5, s6, s7, s8;
      s0 = peg$currPos;
      s1 = peg$guard153() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$parselooseSign();
        s3 = peg$guard150() ? peg$parseBadLeadingZero() : peg$FAILED;
        if (s3 === peg$FAILED) {
          s3 = null;
        }
        s4 = peg$parsedigits();
        if (s4 !== peg$FAILED) {
          s5 = peg$guard151() ? peg$parsefraction() : peg$FAILED;
          if (s5 === peg$FAILED) {
            s5 = peg$guard151() ? peg$parseBadPoint() : peg$FAILED;
          }
          if (s5 === peg$FAILED) {
            s5 = null;
          }
          s6 = peg$guard152() ? peg$parseexponent() : peg$FAILED;
          if (s6 === peg$FAILED) {
            s6 = null;
          }
          peg$savedPos = s0;
          s0 = peg$f349(s2, s3, s4, s5, s6);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$guard154() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$parselooseSign();
          s3 = peg$parseBadFraction();
          if (s3 !== peg$FAILED) {
            s4 = peg$guard152() ? peg$parseexponent() : peg$FAILED;
            if (s4 === peg$FAILED) {
              s4 = null;
            }
            peg$savedPos = s0;
            s0 = peg$f352(s2, s3, s4);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseexponent() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan155() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s0 = input.substring(s0, peg$currPos);
      } else {
        s0 = s1;
      }
      return s0;
    }
    function peg$parsedigits() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$scan156() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$currPos;
        if (input.charCodeAt(peg$currPos) === 95) {
          s3 = peg$c13;
          peg$currPos++;
        } else {
          s3 = peg$FAILED;
        }
        if (s3 === peg$FAILED) {
          s2 = void 0;
        } else {
          peg$currPos = s2;
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f355();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$guard157() ? peg$parseBadDigitGroups() : peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadDigitGroups() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan158() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$scan159() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f359();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadLeadingZero() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan160() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f361();
      }
      s0 = s1;
      return s0;
    }
    function peg$parsefraction() {
      let s0, s1, s2;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 46) {
        s1 = peg$c14;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$scan158() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f363();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadFraction() {
      let s0, s1, s2;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 46) {
        s1 = peg$c14;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$scan158() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f365();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadPoint() {
      let s0, s1;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 46) {
        s1 = peg$c14;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f366();
      }
      s0 = s1;
      return s0;
    }
    function peg$parsecutNumber() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan161() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f368();
      }
      s0 = s1;
      return s0;
    }
    function peg$parselooseString() {
      let s0, s1, s2, s3, s4, s5;
      s0 = peg$currPos;
      s1 = peg$parseoneString();
      if (s1 !== peg$FAILED) {
        s2 = [];
        s3 = peg$guard162() ? peg$parseconcatenated() : peg$FAILED;
        while (s3 !== peg$FAILED) {
          s2.push(s3);
          s3 = peg$guard162() ? peg$parseconcatenated() : peg$FAILED;
        }
        peg$savedPos = s0;
        s0 = peg$f370(s1, s2);
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseconcatenated() {
      let s0, s1, s2, s3, s4;
      s0 = peg$currPos;
      s1 = peg$parsegap();
      s2 = peg$parseBadConcatenation();
      if (s2 !== peg$FAILED) {
        s3 = peg$parsegap();
        s4 = peg$parseoneString();
        if (s4 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f371(s1, s2, s3, s4);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadConcatenation() {
      let s0, s1;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 43) {
        s1 = peg$c12;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f372();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseoneString() {
      let s0, s1, s2, s3, s4, s5, s6, s7;
      s0 = peg$guard141() ? peg$parseBadTripleQuotes() : peg$FAILED;
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$guard141() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$parsequickString();
          if (s2 !== peg$FAILED) {
            s3 = peg$scan163() ? void 0 : peg$FAILED;
            if (s3 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f376(s2);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$guard165() ? peg$parseBadEscapedQuotes() : peg$FAILED;
          if (s0 === peg$FAILED) {
            s0 = peg$currPos;
            s1 = peg$guard168() ? void 0 : peg$FAILED;
            if (s1 !== peg$FAILED) {
              s2 = peg$parsequote();
              if (s2 !== peg$FAILED) {
                peg$savedPos = peg$currPos;
                s3 = peg$f379(s2);
                if (s3) {
                  s3 = void 0;
                } else {
                  s3 = peg$FAILED;
                }
                if (s3 !== peg$FAILED) {
                  s4 = [];
                  s5 = peg$guard25() ? peg$parsepiece() : peg$FAILED;
                  while (s5 !== peg$FAILED) {
                    s4.push(s5);
                    s5 = peg$guard25() ? peg$parsepiece() : peg$FAILED;
                  }
                  s5 = peg$currPos;
                  s6 = peg$scan166() ? void 0 : peg$FAILED;
                  if (s6 !== peg$FAILED) {
                    peg$savedPos = s5;
                    s6 = peg$f382(s2, s4);
                  }
                  s5 = s6;
                  if (s5 === peg$FAILED) {
                    s5 = peg$guard167() ? peg$parseMissingQuote() : peg$FAILED;
                    if (s5 === peg$FAILED) {
                      s5 = peg$parseMissingStringEnd();
                    }
                  }
                  if (s5 !== peg$FAILED) {
                    peg$savedPos = s0;
                    s0 = peg$f384(s2, s4, s5);
                  } else {
                    peg$currPos = s0;
                    s0 = peg$FAILED;
                  }
                } else {
                  peg$currPos = s0;
                  s0 = peg$FAILED;
                }
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          }
        }
      }
      return s0;
    }
    function peg$parsequickString() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 34) {
        s1 = peg$c1;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$currPos;
        peg$scan10();
        s3 = void 0;
        s2 = input.substring(s2, peg$currPos);
        if (input.charCodeAt(peg$currPos) === 34) {
          s3 = peg$c1;
          peg$currPos++;
        } else {
          s3 = peg$FAILED;
        }
        if (s3 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f386(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$guard21() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$parseBadSingleQuotes();
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f388(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseBadSingleQuotes() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 39) {
        s1 = peg$c15;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$currPos;
        peg$scan169();
        s3 = void 0;
        s2 = input.substring(s2, peg$currPos);
        if (input.charCodeAt(peg$currPos) === 39) {
          s3 = peg$c15;
          peg$currPos++;
        } else {
          s3 = peg$FAILED;
        }
        if (s3 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f390(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadTripleQuotes() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$scan170() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$currPos;
        peg$scan171();
        s3 = void 0;
        s2 = input.substring(s2, peg$currPos);
        s3 = peg$scan170() ? void 0 : peg$FAILED;
        if (s3 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f394(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$scan172() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$currPos;
          peg$scan173();
          s3 = void 0;
          s2 = input.substring(s2, peg$currPos);
          s3 = peg$scan172() ? void 0 : peg$FAILED;
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f398(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseBadEscapedQuotes() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$scan174() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$currPos;
        peg$scan10();
        s3 = void 0;
        s2 = input.substring(s2, peg$currPos);
        s3 = peg$scan174() ? void 0 : peg$FAILED;
        if (s3 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f402(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseclosingQuote() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$parsequote();
      if (s1 !== peg$FAILED) {
        peg$savedPos = peg$currPos;
        s2 = peg$f403(s1);
        if (s2) {
          s2 = void 0;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          s3 = peg$scan163() ? void 0 : peg$FAILED;
          if (s3 !== peg$FAILED) {
            s1 = [s1, s2, s3];
            s0 = s1;
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parsepiece() {
      let s0, s1, s2, s3, s4;
      s0 = peg$currPos;
      s1 = peg$currPos;
      s2 = peg$scan175() ? void 0 : peg$FAILED;
      if (s2 !== peg$FAILED) {
        s1 = input.substring(s1, peg$currPos);
      } else {
        s1 = s2;
      }
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f406(s1);
      }
      s0 = s1;
      if (s0 === peg$FAILED) {
        s0 = peg$guard165() ? peg$parsegoodEscape() : peg$FAILED;
        if (s0 === peg$FAILED) {
          s0 = peg$guard165() ? peg$parsecutEscape() : peg$FAILED;
          if (s0 === peg$FAILED) {
            s0 = peg$guard165() ? peg$parseBadEscape() : peg$FAILED;
            if (s0 === peg$FAILED) {
              s0 = peg$currPos;
              s1 = peg$scan176() ? void 0 : peg$FAILED;
              if (s1 !== peg$FAILED) {
                if (input.charCodeAt(peg$currPos) === 44) {
                  s2 = peg$c2;
                  peg$currPos++;
                } else {
                  s2 = peg$FAILED;
                }
                if (s2 !== peg$FAILED) {
                  peg$savedPos = s0;
                  s0 = peg$f411(s2);
                } else {
                  peg$currPos = s0;
                  s0 = peg$FAILED;
                }
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
              if (s0 === peg$FAILED) {
                s0 = peg$currPos;
                s1 = peg$scan178() ? void 0 : peg$FAILED;
                if (s1 !== peg$FAILED) {
                  s2 = peg$guard168() ? peg$parseotherQuote() : peg$FAILED;
                  if (s2 === peg$FAILED) {
                    s2 = peg$guard168() ? peg$parseBadQuote() : peg$FAILED;
                  }
                  if (s2 !== peg$FAILED) {
                    peg$savedPos = s0;
                    s0 = peg$f415(s2);
                  } else {
                    peg$currPos = s0;
                    s0 = peg$FAILED;
                  }
                } else {
                  peg$currPos = s0;
                  s0 = peg$FAILED;
                }
                if (s0 === peg$FAILED) {
                  s0 = peg$currPos;
                  s1 = peg$scan176() ? void 0 : peg$FAILED;
                  if (s1 !== peg$FAILED) {
                    s2 = peg$parseBadNewline();
                    if (s2 !== peg$FAILED) {
                      peg$savedPos = s0;
                      s0 = peg$f417(s2);
                    } else {
                      peg$currPos = s0;
                      s0 = peg$FAILED;
                    }
                  } else {
                    peg$currPos = s0;
                    s0 = peg$FAILED;
                  }
                  if (s0 === peg$FAILED) {
                    s0 = peg$guard179() ? peg$parseBadControl() : peg$FAILED;
                  }
                }
              }
            }
          }
        }
      }
      return s0;
    }
    function peg$parsegoodEscape() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 92) {
        s1 = peg$c16;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = input.charAt(peg$currPos);
        if (peg$r1.test(s2)) {
          peg$currPos++;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f419(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$scan180() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$currPos;
          s3 = peg$scan181() ? void 0 : peg$FAILED;
          if (s3 !== peg$FAILED) {
            s2 = input.substring(s2, peg$currPos);
          } else {
            s2 = s3;
          }
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f422(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parsecutEscape() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 92) {
        s1 = peg$c16;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        peg$scan182();
        s2 = void 0;
        s3 = peg$scan14() ? void 0 : peg$FAILED;
        if (s3 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f425();
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadEscape() {
      let s0, s1, s2, s3, s4;
      s0 = peg$currPos;
      s1 = peg$scan183() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$currPos;
        s3 = peg$scan184() ? void 0 : peg$FAILED;
        if (s3 !== peg$FAILED) {
          s2 = input.substring(s2, peg$currPos);
        } else {
          s2 = s3;
        }
        if (s2 !== peg$FAILED) {
          if (input.charCodeAt(peg$currPos) === 125) {
            s3 = peg$c5;
            peg$currPos++;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = peg$currPos;
            s4 = peg$f428(s2);
            if (s4) {
              s4 = void 0;
            } else {
              s4 = peg$FAILED;
            }
            if (s4 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f429(s2);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$scan185() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$currPos;
          s3 = peg$scan186() ? void 0 : peg$FAILED;
          if (s3 !== peg$FAILED) {
            s2 = input.substring(s2, peg$currPos);
          } else {
            s2 = s3;
          }
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f432(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          if (input.charCodeAt(peg$currPos) === 92) {
            s1 = peg$c16;
            peg$currPos++;
          } else {
            s1 = peg$FAILED;
          }
          if (s1 !== peg$FAILED) {
            s2 = peg$scan79() ? void 0 : peg$FAILED;
            if (s2 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f434();
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
          if (s0 === peg$FAILED) {
            s0 = peg$currPos;
            if (input.charCodeAt(peg$currPos) === 92) {
              s1 = peg$c16;
              peg$currPos++;
            } else {
              s1 = peg$FAILED;
            }
            if (s1 !== peg$FAILED) {
              s2 = input.charAt(peg$currPos);
              if (peg$r2.test(s2)) {
                peg$currPos++;
              } else {
                s2 = peg$FAILED;
              }
              if (s2 !== peg$FAILED) {
                peg$savedPos = s0;
                s0 = peg$f435(s2);
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
            if (s0 === peg$FAILED) {
              s0 = peg$currPos;
              if (input.charCodeAt(peg$currPos) === 92) {
                s1 = peg$c16;
                peg$currPos++;
              } else {
                s1 = peg$FAILED;
              }
              if (s1 !== peg$FAILED) {
                peg$savedPos = s0;
                s1 = peg$f436();
              }
              s0 = s1;
            }
          }
        }
      }
      return s0;
    }
    function peg$parseotherQuote() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$parsequote();
      if (s1 !== peg$FAILED) {
        peg$savedPos = peg$currPos;
        s2 = peg$f437(s1);
        if (s2) {
          s2 = void 0;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f438(s1);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadQuote() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$parsequote();
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f439(s1);
      }
      s0 = s1;
      return s0;
    }
    function peg$parseBadNewline() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = peg$scan79() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$scan0();
        s2 = void 0;
        peg$savedPos = s0;
        s0 = peg$f442();
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseBadControl() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan187() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f444();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseMissingQuote() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan189() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f446();
      }
      s0 = s1;
      return s0;
    }
    function peg$parseMissingStringEnd() {
      let s0, s1;
      s0 = peg$currPos;
      s1 = peg$scan14() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        peg$savedPos = s0;
        s1 = peg$f448();
      }
      s0 = s1;
      return s0;
    }
    function peg$caseless(at, lower) {
      for (let i = 0; i < lower.length; i++) {
        const unit = input.charCodeAt(at + i);
        const due = lower.charCodeAt(i);
        if (unit !== due && !(unit >= 65 && unit <= 90 && unit + 32 === due) && !(unit === 8490 && due === 107)) return false;
      }
      return true;
    }
    function peg$scan0() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard1() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t0[c] === 1 : false);
    }
    function peg$scan2() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          peg$currPos = p;
          const rl1 = peg$parsesave() !== peg$FAILED;
          if (!rl1) {
            p = -1;
            break scan;
          }
          p = peg$currPos;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan3() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl2 = p;
          l2m: {
            l2: {
              {
                peg$currPos = p;
                const rl3 = peg$parsebehind() !== peg$FAILED;
                if (!rl3) {
                  break l2;
                }
                p = peg$currPos;
              }
              p = sl2;
              break l2m;
            }
            p = sl2;
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan4() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l4: for (; ; ) {
          const sl4 = p;
          l5: {
            l6: {
              const sl6 = p;
              l7: {
                if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : false))) {
                  break l7;
                }
                p++;
                while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : false)) p++;
                break l6;
              }
              p = sl6;
              l8: {
                if (p < input.length && ((c = input.charCodeAt(p)) === 35 || c === 47)) {
                  p = peg$peek5(p);
                  if (p < 0) {
                    break l8;
                  }
                } else {
                  break l8;
                }
                break l6;
              }
              p = sl6;
              l16: {
                if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t2[c] === 1 : c === 133 || c === 160 || c === 5760 || c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c === 8239 || c >= 8287 && c <= 8288 || c === 12288 || c === 65279))) {
                  break l16;
                }
                p++;
                while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t2[c] === 1 : c === 133 || c === 160 || c === 5760 || c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c === 8239 || c >= 8287 && c <= 8288 || c === 12288 || c === 65279)) p++;
                break l6;
              }
              p = sl6;
              if (p < input.length && ((c = input.charCodeAt(p)) === 27 || c === 60)) {
                p = peg$peek8(p);
                if (p < 0) {
                  break l5;
                }
              } else {
                break l5;
              }
            }
            continue l4;
          }
          p = sl4;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek5(p) {
      let c = 0;
      l9: {
        const sl9 = p;
        l10: {
          l11: {
            const sl11 = p;
            l12: {
              if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
                break l12;
              }
              p += 2;
              break l11;
            }
            p = sl11;
            if (input.charCodeAt(p) !== 35) {
              break l10;
            }
            p += 1;
          }
          if (p < input.length) p = Math.min(peg$next6(p), peg$next7(p));
          break l9;
        }
        p = sl9;
        if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 42) {
          return -1;
        }
        p += 2;
        l13: for (; ; ) {
          const sl13 = p;
          l14: {
            if (p < input.length && (c = input.charCodeAt(p)) === 42) {
              const sl15 = p;
              l15: {
                if (input.charCodeAt(p) !== 42 || input.charCodeAt(p + 1) !== 47) {
                  break l15;
                }
                p += 2;
                break l14;
              }
              p = sl15;
            }
            if (p >= input.length) {
              break l14;
            }
            p++;
            continue l13;
          }
          p = sl13;
          break;
        }
        if (input.charCodeAt(p) !== 42 || input.charCodeAt(p + 1) !== 47) {
          return -1;
        }
        p += 2;
      }
      return p;
    }
    function peg$next6(p) {
      if (p < peg$next6From || p > peg$next6At) {
        peg$next6From = p;
        peg$next6At = input.indexOf("\n", p);
        if (peg$next6At < 0) peg$next6At = input.length;
      }
      return peg$next6At;
    }
    function peg$next7(p) {
      if (p < peg$next7From || p > peg$next7At) {
        peg$next7From = p;
        peg$next7At = input.indexOf("\r", p);
        if (peg$next7At < 0) peg$next7At = input.length;
      }
      return peg$next7At;
    }
    function peg$peek8(p) {
      let c = 0;
      l17: {
        const sl17 = p;
        l18: {
          if (input.charCodeAt(p) !== 27 || input.charCodeAt(p + 1) !== 91) {
            break l18;
          }
          p += 2;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 59 || c === 63)) p++;
          if (!(p < input.length && ((c = input.charCodeAt(p)) >= 65 && c <= 90 || c >= 97 && c <= 122))) {
            break l18;
          }
          p++;
          break l17;
        }
        p = sl17;
        if (input.charCodeAt(p) !== 60 || input.charCodeAt(p + 1) !== 124) {
          return -1;
        }
        p += 2;
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t3[c] === 1 : false))) {
          return -1;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t3[c] === 1 : false)) p++;
        if (input.charCodeAt(p) !== 124 || input.charCodeAt(p + 1) !== 62) {
          return -1;
        }
        p += 2;
      }
      return p;
    }
    function peg$scan9() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          peg$currPos = p;
          const rl19 = peg$parsecomma() !== peg$FAILED;
          if (!rl19) {
            p = -1;
            break scan;
          }
          p = peg$currPos;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan10() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        while (p < input.length && ((c = input.charCodeAt(p)) >= 32 && c <= 33 || c >= 35 && c <= 91 || c >= 93)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan11() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l20: for (; ; ) {
          const sl20 = p;
          l21: {
            if (p < input.length && (c = input.charCodeAt(p)) === 92) {
              p = peg$peek12(p);
              if (p < 0) {
                break l21;
              }
            } else {
              break l21;
            }
            while (p < input.length && ((c = input.charCodeAt(p)) >= 32 && c <= 33 || c >= 35 && c <= 91 || c >= 93)) p++;
            continue l20;
          }
          p = sl20;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek12(p) {
      let c = 0;
      if (input.charCodeAt(p) !== 92) {
        return -1;
      }
      p += 1;
      l22: {
        const sl22 = p;
        l23: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t4[c] === 1 : false))) {
            break l23;
          }
          p++;
          break l22;
        }
        p = sl22;
        if (input.charCodeAt(p) !== 117) {
          return -1;
        }
        p += 1;
        {
          const sl24 = p;
          while (p < sl24 + 4 && p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
          if (p < sl24 + 4) {
            return -1;
          }
        }
      }
      return p;
    }
    function peg$scan13() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l25: {
          const sl25 = p;
          l26: {
            if (input.charCodeAt(p) !== 92) {
              break l26;
            }
            p += 1;
            l27: {
              const sl27 = p;
              l28: {
                if (input.charCodeAt(p) !== 117) {
                  break l28;
                }
                p += 1;
                {
                  const sl29 = p;
                  while (p < sl29 + 3 && p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
                }
                break l27;
              }
              p = sl27;
            }
            break l25;
          }
          p = sl25;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan14() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length) {
          const sl30 = p;
          l30: {
            if (p >= input.length) {
              break l30;
            }
            p++;
            p = -1;
            break scan;
          }
          p = sl30;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard15() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 34;
    }
    function peg$guard16() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t5[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295);
    }
    function peg$guard17() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t6[c] === 1 : false);
    }
    function peg$guard18() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 91 || c === 123);
    }
    function peg$guard19() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 45 || c >= 48 && c <= 57);
    }
    function peg$guard20() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 102 || c === 110 || c === 116);
    }
    function peg$guard21() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 39;
    }
    function peg$guard22() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t7[c] === 1 : c === 133 || c === 160 || c === 5760 || c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c === 8239 || c >= 8287 && c <= 8288 || c === 12288 || c === 65279);
    }
    function peg$guard23() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 44;
    }
    function peg$guard24() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 46 || c === 8230);
    }
    function peg$guard25() {
      let c = 0;
      return peg$currPos < input.length;
    }
    function peg$guard26() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 61 || c === 65306);
    }
    function peg$guard27() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t8[c] === 1 : c >= 128 && c <= 8229 || c >= 8231 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307);
    }
    function peg$guard28() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t9[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287);
    }
    function peg$guard29() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t10[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 8229 || c >= 8231 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307);
    }
    function peg$scan30() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t10[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 8229 || c >= 8231 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307))) {
          p = -1;
          break scan;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t10[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 8229 || c >= 8231 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307)) p++;
        l31: for (; ; ) {
          const sl31 = p;
          l32: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
              break l32;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t10[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 8229 || c >= 8231 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307))) {
              break l32;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t10[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 8229 || c >= 8231 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307)) p++;
            continue l31;
          }
          p = sl31;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan32() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l33: {
          const sl33 = p;
          l34: {
            if (input.charCodeAt(p) !== 61 || input.charCodeAt(p + 1) !== 62) {
              break l34;
            }
            p += 2;
            break l33;
          }
          p = sl33;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 61 || c === 65306))) {
            p = -1;
            break scan;
          }
          p++;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan33() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl35 = p;
          l35m: {
            l35: {
              l36: {
                const sl36 = p;
                l37: {
                  if (!(p < input.length && ((c = input.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
                    break l37;
                  }
                  p++;
                  break l36;
                }
                p = sl36;
                if (p < input.length) {
                  const sl38 = p;
                  l38: {
                    if (p >= input.length) {
                      break l38;
                    }
                    p++;
                    break l35;
                  }
                  p = sl38;
                }
              }
              p = sl35;
              break l35m;
            }
            p = sl35;
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan34() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && (c = input.charCodeAt(p)) === 61) {
          const sl39 = p;
          l39m: {
            l39: {
              if (input.charCodeAt(p) !== 61) {
                break l39;
              }
              p += 1;
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
                break l39;
              }
              p++;
              p = sl39;
              break l39m;
            }
            p = sl39;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard35() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t11[c] === 1 : c >= 128 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307);
    }
    function peg$guard36() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t12[c] === 1 : false);
    }
    function peg$scan37() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t13[c] === 1 : false)) {
          const sl40 = p;
          l40m: {
            l40: {
              {
                p = peg$peek38(p);
                if (p < 0) {
                  break l40;
                }
              }
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 93 || c === 125))) {
                break l40;
              }
              p++;
              p = sl40;
              break l40m;
            }
            p = sl40;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek38(p) {
      let c = 0;
      l41: for (; ; ) {
        const sl41 = p;
        l42: {
          l43: {
            const sl43 = p;
            l44: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32))) {
                break l44;
              }
              p++;
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              break l43;
            }
            p = sl43;
            if (p < input.length && ((c = input.charCodeAt(p)) === 35 || c === 47)) {
              p = peg$peek5(p);
              if (p < 0) {
                break l42;
              }
            } else {
              break l42;
            }
          }
          continue l41;
        }
        p = sl41;
        break;
      }
      return p;
    }
    function peg$scan39() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) === 59 || c === 12289 || c === 65292))) {
          p = -1;
          break scan;
        }
        p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard40() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 35 || c === 47);
    }
    function peg$guard41() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t2[c] === 1 : c === 133 || c === 160 || c === 5760 || c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c === 8239 || c >= 8287 && c <= 8288 || c === 12288 || c === 65279);
    }
    function peg$guard42() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 27 || c === 60);
    }
    function peg$scan43() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && (c = input.charCodeAt(p)) === 35) {
          const sl45 = p;
          l45: {
            if (p < input.length && (c = input.charCodeAt(p)) === 35) {
              p = peg$peek44(p);
              if (p < 0) {
                break l45;
              }
            } else {
              break l45;
            }
            p = -1;
            break scan;
          }
          p = sl45;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek44(p) {
      let c = 0;
      if (input.charCodeAt(p) !== 35) {
        return -1;
      }
      p += 1;
      if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
        return -1;
      }
      p++;
      while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
      while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      l46: {
        const sl46 = p;
        l47: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
            break l47;
          }
          p++;
          break l46;
        }
        p = sl46;
        if (p < input.length) {
          const sl48 = p;
          l48: {
            if (p >= input.length) {
              break l48;
            }
            p++;
            return -1;
          }
          p = sl48;
        }
      }
      return p;
    }
    function peg$scan46() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 125) {
          p = -1;
          break scan;
        }
        p += 1;
        while (p < input.length && (c = input.charCodeAt(p)) === 125) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan47() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 93) {
          p = -1;
          break scan;
        }
        p += 1;
        while (p < input.length && (c = input.charCodeAt(p)) === 93) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan48() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t15[c] === 1 : c >= 128)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$next49(p) {
      if (p < peg$next49From || p > peg$next49At) {
        peg$next49From = p;
        peg$next49At = input.indexOf('"', p);
        if (peg$next49At < 0) peg$next49At = input.length;
      }
      return peg$next49At;
    }
    function peg$scan56() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) === 91 || c === 123)) {
          const sl52 = p;
          l52m: {
            l52: {
              if (p < input.length && ((c = input.charCodeAt(p)) === 91 || c === 123)) {
                p = peg$peek57(p);
                if (p < 0) {
                  break l52;
                }
              } else {
                break l52;
              }
              p = sl52;
              break l52m;
            }
            p = sl52;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek57(p) {
      let c = 0;
      l53: {
        const sl53 = p;
        l54: {
          if (input.charCodeAt(p) !== 123) {
            break l54;
          }
          p += 1;
          break l53;
        }
        p = sl53;
        if (input.charCodeAt(p) !== 91) {
          return -1;
        }
        p += 1;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
        l55: {
          const sl55 = p;
          l56: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t16[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 8230 || c === 65282 || c === 65287))) {
              break l56;
            }
            p++;
            break l55;
          }
          p = sl55;
          l57: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
              break l57;
            }
            p++;
            {
              const sl58 = p;
              l58: {
                {
                  p = peg$peek58(p);
                  if (p < 0) {
                    break l58;
                  }
                }
                break l57;
              }
              p = sl58;
            }
            break l55;
          }
          p = sl55;
          l60: {
            if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t19[c] === 1 : c === 304)) {
              p = peg$peek59(p);
              if (p < 0) {
                break l60;
              }
            } else {
              break l60;
            }
            break l55;
          }
          p = sl55;
          l85: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
              break l85;
            }
            p++;
            {
              const sl86 = p;
              while (p < sl86 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
            }
            while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
            if (input.charCodeAt(p) !== 44) {
              break l85;
            }
            p += 1;
            break l55;
          }
          p = sl55;
          l87: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
              break l87;
            }
            p++;
            {
              const sl88 = p;
              while (p < sl88 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
            }
            if (input.charCodeAt(p) !== 40) {
              break l87;
            }
            p += 1;
            while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
              break l87;
            }
            p++;
            break l55;
          }
          p = sl55;
          if (p < input.length) {
            const sl89 = p;
            l89: {
              if (p >= input.length) {
                break l89;
              }
              p++;
              return -1;
            }
            p = sl89;
          }
        }
      }
      return p;
    }
    function peg$peek58(p) {
      let c = 0;
      {
        const sl59 = p;
        while (p < sl59 + 40 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t17[c] === 1 : false)) p++;
      }
      if (input.charCodeAt(p) !== 93) {
        return -1;
      }
      p += 1;
      if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
        return -1;
      }
      p++;
      while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
      if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t18[c] === 1 : c >= 128))) {
        return -1;
      }
      p++;
      return p;
    }
    function peg$peek59(p) {
      let c = 0;
      l61: {
        const sl61 = p;
        l62: {
          l63: {
            const sl63 = p;
            l64: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 84 || c === 116)) || !peg$caseless(p, "true")) {
                break l64;
              }
              p += 4;
              break l63;
            }
            p = sl63;
            l65: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 70 || c === 102)) || !peg$caseless(p, "false")) {
                break l65;
              }
              p += 5;
              break l63;
            }
            p = sl63;
            l66: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "null")) {
                break l66;
              }
              p += 4;
              break l63;
            }
            p = sl63;
            l67: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "none")) {
                break l67;
              }
              p += 4;
              break l63;
            }
            p = sl63;
            l68: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "nil")) {
                break l68;
              }
              p += 3;
              break l63;
            }
            p = sl63;
            l69: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 85 || c === 117)) || !peg$caseless(p, "undefined")) {
                break l69;
              }
              p += 9;
              break l63;
            }
            p = sl63;
            l70: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "nan")) {
                break l70;
              }
              p += 3;
              break l63;
            }
            p = sl63;
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 73 || c === 105 || c === 304)) || !peg$caseless(p, "infinity")) {
              break l62;
            }
            p += 8;
          }
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          l71: {
            const sl71 = p;
            l72: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 44 || c === 93))) {
                break l72;
              }
              p++;
              break l71;
            }
            p = sl71;
            if (p < input.length) {
              const sl73 = p;
              l73: {
                if (p >= input.length) {
                  break l73;
                }
                p++;
                break l62;
              }
              p = sl73;
            }
          }
          break l61;
        }
        p = sl61;
        if (p < input.length && ((c = input.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
          p = peg$peek60(p);
          if (p < 0) {
            return -1;
          }
        } else {
          return -1;
        }
        if (p < input.length) {
          const sl84 = p;
          l84: {
            if (p >= input.length) {
              break l84;
            }
            p++;
            return -1;
          }
          p = sl84;
        }
      }
      return p;
    }
    function peg$peek60(p) {
      let c = 0;
      l74: {
        const sl74 = p;
        l75: {
          if (input.charCodeAt(p) !== 116 || input.charCodeAt(p + 1) !== 114 || input.charCodeAt(p + 2) !== 117) {
            break l75;
          }
          p += 3;
          break l74;
        }
        p = sl74;
        l76: {
          if (input.charCodeAt(p) !== 116 || input.charCodeAt(p + 1) !== 114) {
            break l76;
          }
          p += 2;
          break l74;
        }
        p = sl74;
        l77: {
          if (input.charCodeAt(p) !== 116) {
            break l77;
          }
          p += 1;
          break l74;
        }
        p = sl74;
        l78: {
          if (input.charCodeAt(p) !== 102 || input.charCodeAt(p + 1) !== 97 || input.charCodeAt(p + 2) !== 108 || input.charCodeAt(p + 3) !== 115) {
            break l78;
          }
          p += 4;
          break l74;
        }
        p = sl74;
        l79: {
          if (input.charCodeAt(p) !== 102 || input.charCodeAt(p + 1) !== 97 || input.charCodeAt(p + 2) !== 108) {
            break l79;
          }
          p += 3;
          break l74;
        }
        p = sl74;
        l80: {
          if (input.charCodeAt(p) !== 102 || input.charCodeAt(p + 1) !== 97) {
            break l80;
          }
          p += 2;
          break l74;
        }
        p = sl74;
        l81: {
          if (input.charCodeAt(p) !== 102) {
            break l81;
          }
          p += 1;
          break l74;
        }
        p = sl74;
        l82: {
          if (input.charCodeAt(p) !== 110 || input.charCodeAt(p + 1) !== 117 || input.charCodeAt(p + 2) !== 108) {
            break l82;
          }
          p += 3;
          break l74;
        }
        p = sl74;
        l83: {
          if (input.charCodeAt(p) !== 110 || input.charCodeAt(p + 1) !== 117) {
            break l83;
          }
          p += 2;
          break l74;
        }
        p = sl74;
        if (input.charCodeAt(p) !== 110) {
          return -1;
        }
        p += 1;
      }
      return p;
    }
    function peg$scan61() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl90 = p;
          l90m: {
            l90: {
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              if (p < input.length) {
                const sl91 = p;
                l91: {
                  if (p >= input.length) {
                    break l91;
                  }
                  p++;
                  break l90;
                }
                p = sl91;
              }
              p = sl90;
              break l90m;
            }
            p = sl90;
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard62() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 65279;
    }
    function peg$guard63() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295);
    }
    function peg$guard64() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 41;
    }
    function peg$guard65() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 59;
    }
    function peg$scan66() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) === 91 || c === 123)) {
          const sl92 = p;
          l92m: {
            l92: {
              if (p < input.length && ((c = input.charCodeAt(p)) === 91 || c === 123)) {
                p = peg$peek67(p);
                if (p < 0) {
                  break l92;
                }
              } else {
                break l92;
              }
              p = sl92;
              break l92m;
            }
            p = sl92;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek67(p) {
      let c = 0;
      l93: {
        const sl93 = p;
        l94: {
          if (input.charCodeAt(p) !== 123) {
            break l94;
          }
          p += 1;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          l95: {
            const sl95 = p;
            l96: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
                break l96;
              }
              p++;
              while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t23[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288)) p++;
              l97: {
                const sl97 = p;
                l98: {
                  if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
                    break l98;
                  }
                  p++;
                  while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
                  l99: {
                    const sl99 = p;
                    l100: {
                      if (!(p < input.length && ((c = input.charCodeAt(p)) === 44 || c === 58 || c === 125))) {
                        break l100;
                      }
                      p++;
                      break l99;
                    }
                    p = sl99;
                    if (p < input.length) {
                      const sl101 = p;
                      l101: {
                        if (p >= input.length) {
                          break l101;
                        }
                        p++;
                        break l98;
                      }
                      p = sl101;
                    }
                  }
                  break l97;
                }
                p = sl97;
                if (p < input.length) {
                  const sl102 = p;
                  l102: {
                    if (p >= input.length) {
                      break l102;
                    }
                    p++;
                    break l96;
                  }
                  p = sl102;
                }
              }
              break l95;
            }
            p = sl95;
            l103: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
                break l103;
              }
              p++;
              {
                const sl104 = p;
                while (p < sl104 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
              }
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              l105: {
                const sl105 = p;
                l106: {
                  if (input.charCodeAt(p) !== 58) {
                    break l106;
                  }
                  p += 1;
                  break l105;
                }
                p = sl105;
                if (p < input.length) {
                  const sl107 = p;
                  l107: {
                    if (p >= input.length) {
                      break l107;
                    }
                    p++;
                    break l103;
                  }
                  p = sl107;
                }
              }
              break l95;
            }
            p = sl95;
            l108: {
              if (input.charCodeAt(p) !== 125) {
                break l108;
              }
              p += 1;
              break l95;
            }
            p = sl95;
            l109: {
              if (input.charCodeAt(p) !== 92 || input.charCodeAt(p + 1) !== 34) {
                break l109;
              }
              p += 2;
              break l95;
            }
            p = sl95;
            if (p < input.length) {
              const sl110 = p;
              l110: {
                if (p >= input.length) {
                  break l110;
                }
                p++;
                break l94;
              }
              p = sl110;
            }
          }
          break l93;
        }
        p = sl93;
        if (input.charCodeAt(p) !== 91) {
          return -1;
        }
        p += 1;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
        l111: {
          const sl111 = p;
          l112: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t24[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
              break l112;
            }
            p++;
            break l111;
          }
          p = sl111;
          l113: {
            if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t19[c] === 1 : c === 304)) {
              p = peg$peek59(p);
              if (p < 0) {
                break l113;
              }
            } else {
              break l113;
            }
            break l111;
          }
          p = sl111;
          l114: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 43 || c >= 45 && c <= 46 || c >= 48 && c <= 57))) {
              break l114;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) === 43 || c >= 45 && c <= 46 || c >= 48 && c <= 57)) p++;
            while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
            l115: {
              const sl115 = p;
              l116: {
                if (input.charCodeAt(p) !== 44) {
                  break l116;
                }
                p += 1;
                break l115;
              }
              p = sl115;
              if (p < input.length) {
                const sl117 = p;
                l117: {
                  if (p >= input.length) {
                    break l117;
                  }
                  p++;
                  break l114;
                }
                p = sl117;
              }
            }
            break l111;
          }
          p = sl111;
          l118: {
            if (input.charCodeAt(p) !== 91) {
              break l118;
            }
            p += 1;
            while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t25[c] === 1 : false))) {
              break l118;
            }
            p++;
            break l111;
          }
          p = sl111;
          if (p < input.length) {
            const sl119 = p;
            l119: {
              if (p >= input.length) {
                break l119;
              }
              p++;
              return -1;
            }
            p = sl119;
          }
        }
      }
      return p;
    }
    function peg$scan68() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl120 = p;
          l120m: {
            l120: {
              {
                p = peg$peek69(p);
                if (p < 0) {
                  break l120;
                }
              }
              p = sl120;
              break l120m;
            }
            p = sl120;
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek69(p) {
      let c = 0;
      while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
      l121: {
        const sl121 = p;
        l122: {
          if (p < input.length) {
            const sl123 = p;
            l123: {
              if (p >= input.length) {
                break l123;
              }
              p++;
              break l122;
            }
            p = sl123;
          }
          break l121;
        }
        p = sl121;
        l124: {
          l125: {
            const sl125 = p;
            l126: {
              if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
                break l126;
              }
              p += 2;
              break l125;
            }
            p = sl125;
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
              break l124;
            }
            p++;
          }
          break l121;
        }
        p = sl121;
        l127: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 41 || c === 59))) {
            break l127;
          }
          p++;
          break l121;
        }
        p = sl121;
        l128: {
          l129: {
            const sl129 = p;
            l130: {
              if (input.charCodeAt(p) !== 96 || input.charCodeAt(p + 1) !== 96 || input.charCodeAt(p + 2) !== 96) {
                break l130;
              }
              p += 3;
              break l129;
            }
            p = sl129;
            if (input.charCodeAt(p) !== 126 || input.charCodeAt(p + 1) !== 126 || input.charCodeAt(p + 2) !== 126) {
              break l128;
            }
            p += 3;
          }
          break l121;
        }
        p = sl121;
        l131: {
          const sl131 = p;
          l132: {
            if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
              break l132;
            }
            p += 2;
            break l131;
          }
          p = sl131;
          l133: {
            if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 42) {
              break l133;
            }
            p += 2;
            break l131;
          }
          p = sl131;
          if (input.charCodeAt(p) !== 35) {
            return -1;
          }
          p += 1;
        }
      }
      return p;
    }
    function peg$guard70() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 43 || c >= 45 && c <= 46 || c >= 48 && c <= 57);
    }
    function peg$guard71() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t26[c] === 1 : c === 304);
    }
    function peg$guard72() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t27[c] === 1 : false);
    }
    function peg$scan78() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan79() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l201: {
          const sl201 = p;
          l202: {
            if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
              break l202;
            }
            p += 2;
            break l201;
          }
          p = sl201;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
            p = -1;
            break scan;
          }
          p++;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan80() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t28[c] === 1 : false)) {
          const sl203 = p;
          l203m: {
            l203: {
              if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t28[c] === 1 : false)) {
                p = peg$peek81(p);
                if (p < 0) {
                  break l203;
                }
              } else {
                break l203;
              }
              p = sl203;
              break l203m;
            }
            p = sl203;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek81(p) {
      let c = 0;
      l204: {
        const sl204 = p;
        l205: {
          if (p < input.length && ((c = input.charCodeAt(p)) === 91 || c === 123)) {
            p = peg$peek57(p);
            if (p < 0) {
              break l205;
            }
          } else {
            break l205;
          }
          break l204;
        }
        p = sl204;
        l206: {
          l207: {
            const sl207 = p;
            l208: {
              if (p < input.length && (c = input.charCodeAt(p)) === 34) {
                p = peg$peek82(p);
                if (p < 0) {
                  break l208;
                }
              } else {
                break l208;
              }
              break l207;
            }
            p = sl207;
            l211: {
              if (p < input.length && ((c = input.charCodeAt(p)) === 45 || c >= 48 && c <= 57)) {
                p = peg$peek83(p);
                if (p < 0) {
                  break l211;
                }
              } else {
                break l211;
              }
              break l207;
            }
            p = sl207;
            l222: {
              const sl222 = p;
              l223: {
                if (input.charCodeAt(p) !== 116 || input.charCodeAt(p + 1) !== 114 || input.charCodeAt(p + 2) !== 117 || input.charCodeAt(p + 3) !== 101) {
                  break l223;
                }
                p += 4;
                break l222;
              }
              p = sl222;
              l224: {
                if (input.charCodeAt(p) !== 102 || input.charCodeAt(p + 1) !== 97 || input.charCodeAt(p + 2) !== 108 || input.charCodeAt(p + 3) !== 115 || input.charCodeAt(p + 4) !== 101) {
                  break l224;
                }
                p += 5;
                break l222;
              }
              p = sl222;
              if (input.charCodeAt(p) !== 110 || input.charCodeAt(p + 1) !== 117 || input.charCodeAt(p + 2) !== 108 || input.charCodeAt(p + 3) !== 108) {
                break l206;
              }
              p += 4;
            }
          }
          {
            p = peg$peek69(p);
            if (p < 0) {
              break l206;
            }
          }
          break l204;
        }
        p = sl204;
        l225: {
          if (input.charCodeAt(p) !== 34) {
            break l225;
          }
          p += 1;
          {
            const far = p + 24;
            while (p < far && p < input.length && !((c = input.charCodeAt(p)) === 10 || c === 13 || c === 34)) p++;
            if (p === far && p < input.length) p = Math.min(peg$next6(p), peg$next7(p), peg$next49(p));
          }
          if (p < input.length) {
            const sl226 = p;
            l226: {
              if (p >= input.length) {
                break l226;
              }
              p++;
              break l225;
            }
            p = sl226;
          }
          break l204;
        }
        p = sl204;
        l227: {
          const sl227 = p;
          l228: {
            if (p < input.length && ((c = input.charCodeAt(p)) === 45 || c >= 48 && c <= 57)) {
              p = peg$peek84(p);
              if (p < 0) {
                break l228;
              }
            } else {
              break l228;
            }
            break l227;
          }
          p = sl227;
          if (p < input.length && ((c = input.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            p = peg$peek60(p);
            if (p < 0) {
              return -1;
            }
          } else {
            return -1;
          }
        }
        if (p < input.length) {
          const sl242 = p;
          l242: {
            if (p >= input.length) {
              break l242;
            }
            p++;
            return -1;
          }
          p = sl242;
        }
      }
      return p;
    }
    function peg$peek82(p) {
      let c = 0;
      if (input.charCodeAt(p) !== 34) {
        return -1;
      }
      p += 1;
      while (p < input.length && ((c = input.charCodeAt(p)) >= 32 && c <= 33 || c >= 35 && c <= 91 || c >= 93)) p++;
      l209: for (; ; ) {
        const sl209 = p;
        l210: {
          if (p < input.length && (c = input.charCodeAt(p)) === 92) {
            p = peg$peek12(p);
            if (p < 0) {
              break l210;
            }
          } else {
            break l210;
          }
          while (p < input.length && ((c = input.charCodeAt(p)) >= 32 && c <= 33 || c >= 35 && c <= 91 || c >= 93)) p++;
          continue l209;
        }
        p = sl209;
        break;
      }
      if (input.charCodeAt(p) !== 34) {
        return -1;
      }
      p += 1;
      return p;
    }
    function peg$peek83(p) {
      let c = 0;
      l212: {
        const sl212 = p;
        l213: {
          if (input.charCodeAt(p) !== 45) {
            break l213;
          }
          p += 1;
          break l212;
        }
        p = sl212;
      }
      l214: {
        const sl214 = p;
        l215: {
          if (input.charCodeAt(p) !== 48) {
            break l215;
          }
          p += 1;
          break l214;
        }
        p = sl214;
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 49 && c <= 57))) {
          return -1;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
      }
      l216: {
        const sl216 = p;
        l217: {
          if (input.charCodeAt(p) !== 46) {
            break l217;
          }
          p += 1;
          if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
            break l217;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
          break l216;
        }
        p = sl216;
      }
      l218: {
        const sl218 = p;
        l219: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 69 || c === 101))) {
            break l219;
          }
          p++;
          l220: {
            const sl220 = p;
            l221: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 43 || c === 45))) {
                break l221;
              }
              p++;
              break l220;
            }
            p = sl220;
          }
          if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
            break l219;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
          break l218;
        }
        p = sl218;
      }
      return p;
    }
    function peg$peek84(p) {
      let c = 0;
      l229: {
        const sl229 = p;
        l230: {
          if (input.charCodeAt(p) !== 45) {
            break l230;
          }
          p += 1;
          if (p < input.length) {
            const sl231 = p;
            l231: {
              if (p >= input.length) {
                break l231;
              }
              p++;
              break l230;
            }
            p = sl231;
          }
          break l229;
        }
        p = sl229;
        l232: {
          const sl232 = p;
          l233: {
            if (input.charCodeAt(p) !== 45) {
              break l233;
            }
            p += 1;
            break l232;
          }
          p = sl232;
        }
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
          return -1;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
        l234: {
          const sl234 = p;
          l235: {
            if (input.charCodeAt(p) !== 46) {
              break l235;
            }
            p += 1;
            if (p < input.length) {
              const sl236 = p;
              l236: {
                if (p >= input.length) {
                  break l236;
                }
                p++;
                break l235;
              }
              p = sl236;
            }
            break l234;
          }
          p = sl234;
          l237: {
            const sl237 = p;
            l238: {
              if (input.charCodeAt(p) !== 46) {
                break l238;
              }
              p += 1;
              if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
                break l238;
              }
              p++;
              while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
              break l237;
            }
            p = sl237;
          }
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 69 || c === 101))) {
            return -1;
          }
          p++;
          l239: {
            const sl239 = p;
            l240: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 43 || c === 45))) {
                break l240;
              }
              p++;
              break l239;
            }
            p = sl239;
          }
          if (p < input.length) {
            const sl241 = p;
            l241: {
              if (p >= input.length) {
                break l241;
              }
              p++;
              return -1;
            }
            p = sl241;
          }
        }
      }
      return p;
    }
    function peg$scan86() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
          p = -1;
          break scan;
        }
        p++;
        {
          const sl257 = p;
          while (p < sl257 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan87() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l258: for (; ; ) {
          const sl258 = p;
          l259: {
            if (input.charCodeAt(p) !== 46) {
              break l259;
            }
            p += 1;
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
              break l259;
            }
            p++;
            {
              const sl260 = p;
              while (p < sl260 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
            }
            continue l258;
          }
          p = sl258;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan88() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t30[c] === 1 : false)) {
          const sl261 = p;
          l261m: {
            l261: {
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t29[c] === 1 : false))) {
                break l261;
              }
              p++;
              p = sl261;
              break l261m;
            }
            p = sl261;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan89() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l262: {
          const sl262 = p;
          l263: {
            l264: {
              const sl264 = p;
              l265: {
                if (input.charCodeAt(p) !== 118 || input.charCodeAt(p + 1) !== 97 || input.charCodeAt(p + 2) !== 114) {
                  break l265;
                }
                p += 3;
                break l264;
              }
              p = sl264;
              l266: {
                if (input.charCodeAt(p) !== 108 || input.charCodeAt(p + 1) !== 101 || input.charCodeAt(p + 2) !== 116) {
                  break l266;
                }
                p += 3;
                break l264;
              }
              p = sl264;
              if (input.charCodeAt(p) !== 99 || input.charCodeAt(p + 1) !== 111 || input.charCodeAt(p + 2) !== 110 || input.charCodeAt(p + 3) !== 115 || input.charCodeAt(p + 4) !== 116) {
                break l263;
              }
              p += 5;
            }
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
              break l263;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
              break l263;
            }
            p++;
            {
              const sl267 = p;
              while (p < sl267 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
            }
            while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
            if (input.charCodeAt(p) !== 61) {
              break l263;
            }
            p += 1;
            break l262;
          }
          p = sl262;
          l268: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
              break l268;
            }
            p++;
            {
              const sl269 = p;
              while (p < sl269 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
            }
            l270: for (; ; ) {
              const sl270 = p;
              l271: {
                if (input.charCodeAt(p) !== 46) {
                  break l271;
                }
                p += 1;
                if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
                  break l271;
                }
                p++;
                {
                  const sl272 = p;
                  while (p < sl272 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
                }
                continue l270;
              }
              p = sl270;
              break;
            }
            while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
            if (input.charCodeAt(p) !== 61) {
              break l268;
            }
            p += 1;
            break l262;
          }
          p = sl262;
          l273: {
            if (input.charCodeAt(p) !== 101 || input.charCodeAt(p + 1) !== 120 || input.charCodeAt(p + 2) !== 112 || input.charCodeAt(p + 3) !== 111 || input.charCodeAt(p + 4) !== 114 || input.charCodeAt(p + 5) !== 116) {
              break l273;
            }
            p += 6;
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
              break l273;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
            if (input.charCodeAt(p) !== 100 || !input.startsWith("default", p)) {
              break l273;
            }
            p += 7;
            break l262;
          }
          p = sl262;
          if (input.charCodeAt(p) !== 114 || input.charCodeAt(p + 1) !== 101 || input.charCodeAt(p + 2) !== 116 || input.charCodeAt(p + 3) !== 117 || input.charCodeAt(p + 4) !== 114 || input.charCodeAt(p + 5) !== 110) {
            p = -1;
            break scan;
          }
          p += 6;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan90() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t30[c] === 1 : false)) {
          const sl274 = p;
          l274m: {
            l274: {
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t29[c] === 1 : false))) {
                break l274;
              }
              p++;
              p = sl274;
              break l274m;
            }
            p = sl274;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan91() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l275: {
          const sl275 = p;
          l276: {
            if (input.charCodeAt(p) !== 96 || input.charCodeAt(p + 1) !== 96 || input.charCodeAt(p + 2) !== 96) {
              break l276;
            }
            p += 3;
            break l275;
          }
          p = sl275;
          if (input.charCodeAt(p) !== 126 || input.charCodeAt(p + 1) !== 126 || input.charCodeAt(p + 2) !== 126) {
            p = -1;
            break scan;
          }
          p += 3;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan92() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t31[c] === 1 : false)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan93() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l277: for (; ; ) {
          const sl277 = p;
          l278: {
            if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t32[c] === 1 : false)) {
              const sl279 = p;
              l279: {
                if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t32[c] === 1 : false)) {
                  p = peg$peek94(p);
                  if (p < 0) {
                    break l279;
                  }
                } else {
                  break l279;
                }
                break l278;
              }
              p = sl279;
            }
            if (p >= input.length) {
              break l278;
            }
            p++;
            continue l277;
          }
          p = sl277;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek94(p) {
      let c = 0;
      l280: {
        const sl280 = p;
        l281: {
          if (p < input.length && ((c = input.charCodeAt(p)) === 91 || c === 123)) {
            p = peg$peek67(p);
            if (p < 0) {
              break l281;
            }
          } else {
            break l281;
          }
          break l280;
        }
        p = sl280;
        l282: {
          const sl282 = p;
          l283: {
            if (input.charCodeAt(p) !== 96 || input.charCodeAt(p + 1) !== 96 || input.charCodeAt(p + 2) !== 96) {
              break l283;
            }
            p += 3;
            break l282;
          }
          p = sl282;
          if (input.charCodeAt(p) !== 126 || input.charCodeAt(p + 1) !== 126 || input.charCodeAt(p + 2) !== 126) {
            return -1;
          }
          p += 3;
        }
      }
      return p;
    }
    function peg$scan102() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl306 = p;
          l306m: {
            l306: {
              {
                p = peg$peek103(p);
                if (p < 0) {
                  break l306;
                }
              }
              p = sl306;
              break l306m;
            }
            p = sl306;
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek103(p) {
      let c = 0;
      l307: {
        const sl307 = p;
        l308: {
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          l309: {
            const sl309 = p;
            l310: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 58 || c === 93 || c === 125))) {
                break l310;
              }
              p++;
              break l309;
            }
            p = sl309;
            l311: {
              if (p < input.length) {
                const sl312 = p;
                l312: {
                  if (p >= input.length) {
                    break l312;
                  }
                  p++;
                  break l311;
                }
                p = sl312;
              }
              break l309;
            }
            p = sl309;
            if (input.charCodeAt(p) !== 44) {
              break l308;
            }
            p += 1;
            while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
            l313: {
              const sl313 = p;
              l314: {
                if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t33[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 8230 || c === 65282 || c === 65287))) {
                  break l314;
                }
                p++;
                break l313;
              }
              p = sl313;
              l315: {
                if (p < input.length) {
                  const sl316 = p;
                  l316: {
                    if (p >= input.length) {
                      break l316;
                    }
                    p++;
                    break l315;
                  }
                  p = sl316;
                }
                break l313;
              }
              p = sl313;
              l317: {
                if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
                  break l317;
                }
                p++;
                {
                  const sl318 = p;
                  while (p < sl318 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
                }
                while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
                l319: {
                  const sl319 = p;
                  l320: {
                    if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t34[c] === 1 : false))) {
                      break l320;
                    }
                    p++;
                    break l319;
                  }
                  p = sl319;
                  if (p < input.length) {
                    const sl321 = p;
                    l321: {
                      if (p >= input.length) {
                        break l321;
                      }
                      p++;
                      break l317;
                    }
                    p = sl321;
                  }
                }
                break l313;
              }
              p = sl313;
              l322: {
                const sl322 = p;
                l323: {
                  if (!(p < input.length && ((c = input.charCodeAt(p)) === 84 || c === 116)) || !peg$caseless(p, "true")) {
                    break l323;
                  }
                  p += 4;
                  break l322;
                }
                p = sl322;
                l324: {
                  if (!(p < input.length && ((c = input.charCodeAt(p)) === 70 || c === 102)) || !peg$caseless(p, "false")) {
                    break l324;
                  }
                  p += 5;
                  break l322;
                }
                p = sl322;
                l325: {
                  if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "null")) {
                    break l325;
                  }
                  p += 4;
                  break l322;
                }
                p = sl322;
                if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "none")) {
                  break l308;
                }
                p += 4;
              }
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              l326: {
                const sl326 = p;
                l327: {
                  if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
                    break l327;
                  }
                  p += 2;
                  break l326;
                }
                p = sl326;
                l328: {
                  if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 42) {
                    break l328;
                  }
                  p += 2;
                  break l326;
                }
                p = sl326;
                if (input.charCodeAt(p) !== 35) {
                  break l308;
                }
                p += 1;
              }
            }
          }
          break l307;
        }
        p = sl307;
        l329: {
          while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
          l330: {
            const sl330 = p;
            l331: {
              if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
                break l331;
              }
              p += 2;
              break l330;
            }
            p = sl330;
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
              break l329;
            }
            p++;
          }
          break l307;
        }
        p = sl307;
        l332: {
          while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
          l333: {
            const sl333 = p;
            l334: {
              l335: {
                const sl335 = p;
                l336: {
                  if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
                    break l336;
                  }
                  p += 2;
                  break l335;
                }
                p = sl335;
                l337: {
                  if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 42) {
                    break l337;
                  }
                  p += 2;
                  break l335;
                }
                p = sl335;
                if (input.charCodeAt(p) !== 35) {
                  break l334;
                }
                p += 1;
              }
              break l333;
            }
            p = sl333;
            l338: {
              l339: {
                const sl339 = p;
                l340: {
                  if (input.charCodeAt(p) !== 96 || input.charCodeAt(p + 1) !== 96 || input.charCodeAt(p + 2) !== 96) {
                    break l340;
                  }
                  p += 3;
                  break l339;
                }
                p = sl339;
                if (input.charCodeAt(p) !== 126 || input.charCodeAt(p + 1) !== 126 || input.charCodeAt(p + 2) !== 126) {
                  break l338;
                }
                p += 3;
              }
              break l333;
            }
            p = sl333;
            l341: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 41 || c === 59))) {
                break l341;
              }
              p++;
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              l342: {
                const sl342 = p;
                l343: {
                  if (p < input.length) {
                    const sl344 = p;
                    l344: {
                      if (p >= input.length) {
                        break l344;
                      }
                      p++;
                      break l343;
                    }
                    p = sl344;
                  }
                  break l342;
                }
                p = sl342;
                l345: {
                  l346: {
                    const sl346 = p;
                    l347: {
                      if (input.charCodeAt(p) !== 96 || input.charCodeAt(p + 1) !== 96 || input.charCodeAt(p + 2) !== 96) {
                        break l347;
                      }
                      p += 3;
                      break l346;
                    }
                    p = sl346;
                    if (input.charCodeAt(p) !== 126 || input.charCodeAt(p + 1) !== 126 || input.charCodeAt(p + 2) !== 126) {
                      break l345;
                    }
                    p += 3;
                  }
                  break l342;
                }
                p = sl342;
                if (!(p < input.length && ((c = input.charCodeAt(p)) === 41 || c === 59))) {
                  break l341;
                }
                p++;
              }
              break l333;
            }
            p = sl333;
            l348: {
              if (input.charCodeAt(p) !== 61) {
                break l348;
              }
              p += 1;
              if (p < input.length && (c = input.charCodeAt(p)) === 61) {
                const sl349 = p;
                l349: {
                  if (input.charCodeAt(p) !== 61) {
                    break l349;
                  }
                  p += 1;
                  break l348;
                }
                p = sl349;
              }
              break l333;
            }
            p = sl333;
            l350: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t35[c] === 1 : c === 8230 || c === 12289 || c === 65292 || c === 65306))) {
                break l350;
              }
              p++;
              break l333;
            }
            p = sl333;
            l351: {
              if (input.charCodeAt(p) !== 46 || input.charCodeAt(p + 1) !== 46 || input.charCodeAt(p + 2) !== 46) {
                break l351;
              }
              p += 3;
              break l333;
            }
            p = sl333;
            l352: {
              if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t37[c] === 1 : false)) {
                p = peg$peek104(p);
                if (p < 0) {
                  break l352;
                }
              } else {
                break l352;
              }
              break l333;
            }
            p = sl333;
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
              break l332;
            }
            p++;
            {
              const sl362 = p;
              while (p < sl362 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
            }
            while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
            if (input.charCodeAt(p) !== 58) {
              break l332;
            }
            p += 1;
          }
          break l307;
        }
        p = sl307;
        if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
          return -1;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
        l363: {
          const sl363 = p;
          l364: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
              break l364;
            }
            p++;
            break l363;
          }
          p = sl363;
          if (input.charCodeAt(p) !== 92 || input.charCodeAt(p + 1) !== 34) {
            return -1;
          }
          p += 2;
        }
      }
      return p;
    }
    function peg$peek104(p) {
      let c = 0;
      l353: {
        const sl353 = p;
        l354: {
          if (p < input.length && ((c = input.charCodeAt(p)) === 45 || c >= 48 && c <= 57)) {
            p = peg$peek83(p);
            if (p < 0) {
              break l354;
            }
          } else {
            break l354;
          }
          break l353;
        }
        p = sl353;
        l355: {
          const sl355 = p;
          l356: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 84 || c === 116)) || !peg$caseless(p, "true")) {
              break l356;
            }
            p += 4;
            break l355;
          }
          p = sl355;
          l357: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 70 || c === 102)) || !peg$caseless(p, "false")) {
              break l357;
            }
            p += 5;
            break l355;
          }
          p = sl355;
          l358: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "null")) {
              break l358;
            }
            p += 4;
            break l355;
          }
          p = sl355;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "none")) {
            return -1;
          }
          p += 4;
        }
      }
      while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      l359: {
        const sl359 = p;
        l360: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t36[c] === 1 : false))) {
            break l360;
          }
          p++;
          break l359;
        }
        p = sl359;
        if (p < input.length) {
          const sl361 = p;
          l361: {
            if (p >= input.length) {
              break l361;
            }
            p++;
            return -1;
          }
          p = sl361;
        }
      }
      return p;
    }
    function peg$scan105() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && (c = input.charCodeAt(p)) === 34) {
          p = peg$peek82(p);
          if (p < 0) {
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan106() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) === 45 || c >= 48 && c <= 57)) {
          p = peg$peek83(p);
          if (p < 0) {
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan107() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl365 = p;
          l365m: {
            l365: {
              {
                p = peg$peek108(p);
                if (p < 0) {
                  break l365;
                }
              }
              p = sl365;
              break l365m;
            }
            p = sl365;
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek108(p) {
      let c = 0;
      l366: {
        const sl366 = p;
        l367: {
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          l368: {
            const sl368 = p;
            l369: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
                break l369;
              }
              p++;
              break l368;
            }
            p = sl368;
            if (p < input.length) {
              const sl370 = p;
              l370: {
                if (p >= input.length) {
                  break l370;
                }
                p++;
                break l367;
              }
              p = sl370;
            }
          }
          break l366;
        }
        p = sl366;
        if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) {
          const sl371 = p;
          l371: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
              break l371;
            }
            p++;
            return -1;
          }
          p = sl371;
        }
        while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
        l372: {
          const sl372 = p;
          l373: {
            l374: {
              const sl374 = p;
              l375: {
                if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
                  break l375;
                }
                p += 2;
                break l374;
              }
              p = sl374;
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
                break l373;
              }
              p++;
            }
            break l372;
          }
          p = sl372;
          l376: {
            l377: {
              const sl377 = p;
              l378: {
                if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
                  break l378;
                }
                p += 2;
                break l377;
              }
              p = sl377;
              l379: {
                if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 42) {
                  break l379;
                }
                p += 2;
                break l377;
              }
              p = sl377;
              if (input.charCodeAt(p) !== 35) {
                break l376;
              }
              p += 1;
            }
            break l372;
          }
          p = sl372;
          l380: {
            l381: {
              const sl381 = p;
              l382: {
                if (input.charCodeAt(p) !== 96 || input.charCodeAt(p + 1) !== 96 || input.charCodeAt(p + 2) !== 96) {
                  break l382;
                }
                p += 3;
                break l381;
              }
              p = sl381;
              if (input.charCodeAt(p) !== 126 || input.charCodeAt(p + 1) !== 126 || input.charCodeAt(p + 2) !== 126) {
                break l380;
              }
              p += 3;
            }
            break l372;
          }
          p = sl372;
          l383: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t38[c] === 1 : c === 8230 || c === 12289 || c === 65292))) {
              break l383;
            }
            p++;
            break l372;
          }
          p = sl372;
          l384: {
            if (input.charCodeAt(p) !== 46 || input.charCodeAt(p + 1) !== 46 || input.charCodeAt(p + 2) !== 46) {
              break l384;
            }
            p += 3;
            break l372;
          }
          p = sl372;
          l385: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
              break l385;
            }
            p++;
            break l372;
          }
          p = sl372;
          l386: {
            if (p < input.length && ((c = input.charCodeAt(p)) === 45 || c >= 48 && c <= 57)) {
              p = peg$peek83(p);
              if (p < 0) {
                break l386;
              }
            } else {
              break l386;
            }
            if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) {
              const sl387 = p;
              l387: {
                if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
                  break l387;
                }
                p++;
                break l386;
              }
              p = sl387;
            }
            break l372;
          }
          p = sl372;
          l388: {
            l389: {
              const sl389 = p;
              l390: {
                if (input.charCodeAt(p) !== 116 || input.charCodeAt(p + 1) !== 114 || input.charCodeAt(p + 2) !== 117 || input.charCodeAt(p + 3) !== 101) {
                  break l390;
                }
                p += 4;
                break l389;
              }
              p = sl389;
              l391: {
                if (input.charCodeAt(p) !== 102 || input.charCodeAt(p + 1) !== 97 || input.charCodeAt(p + 2) !== 108 || input.charCodeAt(p + 3) !== 115 || input.charCodeAt(p + 4) !== 101) {
                  break l391;
                }
                p += 5;
                break l389;
              }
              p = sl389;
              if (input.charCodeAt(p) !== 110 || input.charCodeAt(p + 1) !== 117 || input.charCodeAt(p + 2) !== 108 || input.charCodeAt(p + 3) !== 108) {
                break l388;
              }
              p += 4;
            }
            if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) {
              const sl392 = p;
              l392: {
                if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
                  break l392;
                }
                p++;
                break l388;
              }
              p = sl392;
            }
            break l372;
          }
          p = sl372;
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t20[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
            return -1;
          }
          p++;
          {
            const sl393 = p;
            while (p < sl393 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t21[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
          }
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          if (input.charCodeAt(p) !== 58) {
            return -1;
          }
          p += 1;
        }
      }
      return p;
    }
    function peg$scan109() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l394: {
          const sl394 = p;
          l395: {
            if (input.charCodeAt(p) !== 116 || input.charCodeAt(p + 1) !== 114 || input.charCodeAt(p + 2) !== 117 || input.charCodeAt(p + 3) !== 101) {
              break l395;
            }
            p += 4;
            break l394;
          }
          p = sl394;
          l396: {
            if (input.charCodeAt(p) !== 102 || input.charCodeAt(p + 1) !== 97 || input.charCodeAt(p + 2) !== 108 || input.charCodeAt(p + 3) !== 115 || input.charCodeAt(p + 4) !== 101) {
              break l396;
            }
            p += 5;
            break l394;
          }
          p = sl394;
          if (input.charCodeAt(p) !== 110 || input.charCodeAt(p + 1) !== 117 || input.charCodeAt(p + 2) !== 108 || input.charCodeAt(p + 3) !== 108) {
            p = -1;
            break scan;
          }
          p += 4;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard122() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t39[c] === 1 : c === 133 || c === 160 || c === 5760 || c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c === 8239 || c >= 8287 && c <= 8288 || c === 12288 || c === 65279);
    }
    function peg$scan123() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32))) {
          p = -1;
          break scan;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan124() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) === 35 || c === 47)) {
          p = peg$peek5(p);
          if (p < 0) {
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard125() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 47;
    }
    function peg$scan127() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 42) {
          p = -1;
          break scan;
        }
        p += 2;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan128() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length) p = input.length;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan129() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t2[c] === 1 : c === 133 || c === 160 || c === 5760 || c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c === 8239 || c >= 8287 && c <= 8288 || c === 12288 || c === 65279))) {
          p = -1;
          break scan;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t2[c] === 1 : c === 133 || c === 160 || c === 5760 || c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c === 8239 || c >= 8287 && c <= 8288 || c === 12288 || c === 65279)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan131() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) === 27 || c === 60)) {
          p = peg$peek8(p);
          if (p < 0) {
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard134() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t40[c] === 1 : c >= 128 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307);
    }
    function peg$scan135() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l512: {
          const sl512 = p;
          l513: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 84 || c === 116)) || !peg$caseless(p, "true")) {
              break l513;
            }
            p += 4;
            break l512;
          }
          p = sl512;
          l514: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 70 || c === 102)) || !peg$caseless(p, "false")) {
              break l514;
            }
            p += 5;
            break l512;
          }
          p = sl512;
          l515: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "null")) {
              break l515;
            }
            p += 4;
            break l512;
          }
          p = sl512;
          l516: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "none")) {
              break l516;
            }
            p += 4;
            break l512;
          }
          p = sl512;
          l517: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "nil")) {
              break l517;
            }
            p += 3;
            break l512;
          }
          p = sl512;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 85 || c === 117)) || !peg$caseless(p, "undefined")) {
            p = -1;
            break scan;
          }
          p += 9;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan136() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l518: {
          const sl518 = p;
          l519: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 43 || c === 45))) {
              break l519;
            }
            p++;
            break l518;
          }
          p = sl518;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan137() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l520: {
          const sl520 = p;
          l521: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "nan")) {
              break l521;
            }
            p += 3;
            break l520;
          }
          p = sl520;
          l522: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 73 || c === 105 || c === 304)) || !peg$caseless(p, "infinity")) {
              break l522;
            }
            p += 8;
            break l520;
          }
          p = sl520;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 73 || c === 105 || c === 304)) || !peg$caseless(p, "inf")) {
            p = -1;
            break scan;
          }
          p += 3;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan138() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
          p = peg$peek60(p);
          if (p < 0) {
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan140() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l533: {
          const sl533 = p;
          l534: {
            if (input.charCodeAt(p) !== 110 || input.charCodeAt(p + 1) !== 101 || input.charCodeAt(p + 2) !== 119) {
              break l534;
            }
            p += 3;
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
              break l534;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
            break l533;
          }
          p = sl533;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard141() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 34 || c === 39);
    }
    function peg$scan142() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l535: {
          const sl535 = p;
          l536: {
            if (input.charCodeAt(p) !== 46 || input.charCodeAt(p + 1) !== 46 || input.charCodeAt(p + 2) !== 46) {
              break l536;
            }
            p += 3;
            while (p < input.length && (c = input.charCodeAt(p)) === 46) p++;
            break l535;
          }
          p = sl535;
          if (input.charCodeAt(p) !== 8230) {
            p = -1;
            break scan;
          }
          p += 1;
          while (p < input.length && (c = input.charCodeAt(p)) === 8230) p++;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan143() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t40[c] === 1 : c >= 128 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307)) {
          p = peg$peek144(p);
          if (p < 0) {
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek144(p) {
      let c = 0;
      if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t40[c] === 1 : c >= 128 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307))) {
        return -1;
      }
      p++;
      while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t40[c] === 1 : c >= 128 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307)) p++;
      l537: for (; ; ) {
        const sl537 = p;
        l538: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
            break l538;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
          if (p < input.length && ((c = input.charCodeAt(p)) === 35 || c === 47)) {
            const sl539 = p;
            l539: {
              l540: {
                const sl540 = p;
                l541: {
                  if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
                    break l541;
                  }
                  p += 2;
                  break l540;
                }
                p = sl540;
                l542: {
                  if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 42) {
                    break l542;
                  }
                  p += 2;
                  break l540;
                }
                p = sl540;
                if (input.charCodeAt(p) !== 35) {
                  break l539;
                }
                p += 1;
              }
              break l538;
            }
            p = sl539;
          }
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t40[c] === 1 : c >= 128 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307))) {
            break l538;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t40[c] === 1 : c >= 128 && c <= 65291 || c >= 65293 && c <= 65305 || c >= 65307)) p++;
          continue l537;
        }
        p = sl537;
        break;
      }
      return p;
    }
    function peg$guard147() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 43 || c === 45 || c === 48);
    }
    function peg$scan148() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l549: {
          const sl549 = p;
          l550: {
            if (!(p < input.length && (c = input.charCodeAt(p)) === 48) || !peg$caseless(p, "0x")) {
              break l550;
            }
            p += 2;
            if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102))) {
              break l550;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
            break l549;
          }
          p = sl549;
          l551: {
            if (!(p < input.length && (c = input.charCodeAt(p)) === 48) || !peg$caseless(p, "0o")) {
              break l551;
            }
            p += 2;
            if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 55))) {
              break l551;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 55)) p++;
            break l549;
          }
          p = sl549;
          if (!(p < input.length && (c = input.charCodeAt(p)) === 48) || !peg$caseless(p, "0b")) {
            p = -1;
            break scan;
          }
          p += 2;
          if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 49))) {
            p = -1;
            break scan;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 49)) p++;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard149() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 43;
    }
    function peg$guard150() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 48;
    }
    function peg$guard151() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 46;
    }
    function peg$guard152() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 69 || c === 101);
    }
    function peg$guard153() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 43 || c === 45 || c >= 48 && c <= 57);
    }
    function peg$guard154() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 43 || c >= 45 && c <= 46);
    }
    function peg$scan155() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) === 69 || c === 101))) {
          p = -1;
          break scan;
        }
        p++;
        l552: {
          const sl552 = p;
          l553: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 43 || c === 45))) {
              break l553;
            }
            p++;
            break l552;
          }
          p = sl552;
        }
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
          p = -1;
          break scan;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan156() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
          p = -1;
          break scan;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard157() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) >= 48 && c <= 57);
    }
    function peg$scan158() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
          p = -1;
          break scan;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan159() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 95) {
          p = -1;
          break scan;
        }
        p += 1;
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
          p = -1;
          break scan;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
        l554: for (; ; ) {
          const sl554 = p;
          l555: {
            if (input.charCodeAt(p) !== 95) {
              break l555;
            }
            p += 1;
            if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
              break l555;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
            continue l554;
          }
          p = sl554;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan160() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 48) {
          p = -1;
          break scan;
        }
        p += 1;
        if (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) {
          const sl556 = p;
          l556m: {
            l556: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
                break l556;
              }
              p++;
              p = sl556;
              break l556m;
            }
            p = sl556;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
        l557: for (; ; ) {
          const sl557 = p;
          l558: {
            if (input.charCodeAt(p) !== 48) {
              break l558;
            }
            p += 1;
            if (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) {
              const sl559 = p;
              l559m: {
                l559: {
                  if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
                    break l559;
                  }
                  p++;
                  p = sl559;
                  break l559m;
                }
                p = sl559;
                break l558;
              }
            } else {
              break l558;
            }
            continue l557;
          }
          p = sl557;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan161() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l560: {
          const sl560 = p;
          l561: {
            if (input.charCodeAt(p) !== 45) {
              break l561;
            }
            p += 1;
            if (p < input.length) {
              const sl562 = p;
              l562: {
                if (p >= input.length) {
                  break l562;
                }
                p++;
                break l561;
              }
              p = sl562;
            }
            break l560;
          }
          p = sl560;
          l563: {
            const sl563 = p;
            l564: {
              if (input.charCodeAt(p) !== 45) {
                break l564;
              }
              p += 1;
              break l563;
            }
            p = sl563;
          }
          if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
            p = -1;
            break scan;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
          l565: {
            const sl565 = p;
            l566: {
              if (input.charCodeAt(p) !== 46) {
                break l566;
              }
              p += 1;
              if (p < input.length) {
                const sl567 = p;
                l567: {
                  if (p >= input.length) {
                    break l567;
                  }
                  p++;
                  break l566;
                }
                p = sl567;
              }
              break l565;
            }
            p = sl565;
            l568: {
              const sl568 = p;
              l569: {
                if (input.charCodeAt(p) !== 46) {
                  break l569;
                }
                p += 1;
                if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
                  break l569;
                }
                p++;
                while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
                break l568;
              }
              p = sl568;
            }
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 69 || c === 101))) {
              p = -1;
              break scan;
            }
            p++;
            l570: {
              const sl570 = p;
              l571: {
                if (!(p < input.length && ((c = input.charCodeAt(p)) === 43 || c === 45))) {
                  break l571;
                }
                p++;
                break l570;
              }
              p = sl570;
            }
            if (p < input.length) {
              const sl572 = p;
              l572: {
                if (p >= input.length) {
                  break l572;
                }
                p++;
                p = -1;
                break scan;
              }
              p = sl572;
            }
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard162() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t41[c] === 1 : c === 133 || c === 160 || c === 5760 || c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c === 8239 || c >= 8287 && c <= 8288 || c === 12288 || c === 65279);
    }
    function peg$scan163() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl573 = p;
          l573m: {
            l573: {
              {
                p = peg$peek164(p);
                if (p < 0) {
                  break l573;
                }
              }
              p = sl573;
              break l573m;
            }
            p = sl573;
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek164(p) {
      let c = 0;
      l574: {
        const sl574 = p;
        l575: {
          {
            p = peg$peek103(p);
            if (p < 0) {
              break l575;
            }
          }
          break l574;
        }
        p = sl574;
        l576: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
            break l576;
          }
          p++;
          {
            const sl577 = p;
            while (p < sl577 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t23[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288)) p++;
            if (p < sl577 + 1) {
              break l576;
            }
          }
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
            break l576;
          }
          p++;
          break l574;
        }
        p = sl574;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
        if (input.charCodeAt(p) !== 43) {
          return -1;
        }
        p += 1;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
          return -1;
        }
        p++;
      }
      return p;
    }
    function peg$guard165() {
      let c = 0;
      return peg$currPos < input.length && (c = input.charCodeAt(peg$currPos)) === 92;
    }
    function peg$scan166() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287)) {
          peg$currPos = p;
          const rl578 = peg$parseclosingQuote() !== peg$FAILED;
          if (!rl578) {
            p = -1;
            break scan;
          }
          p = peg$currPos;
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard167() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 10 || c === 13 || c === 44);
    }
    function peg$guard168() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287);
    }
    function peg$scan169() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        while (p < input.length && ((c = input.charCodeAt(p)) >= 32 && c <= 38 || c >= 40 && c <= 91 || c >= 93)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan170() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 34 || input.charCodeAt(p + 1) !== 34 || input.charCodeAt(p + 2) !== 34) {
          p = -1;
          break scan;
        }
        p += 3;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan171() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l579: for (; ; ) {
          const sl579 = p;
          l580: {
            if (p < input.length && (c = input.charCodeAt(p)) === 34) {
              const sl581 = p;
              l581: {
                if (input.charCodeAt(p) !== 34 || input.charCodeAt(p + 1) !== 34 || input.charCodeAt(p + 2) !== 34) {
                  break l581;
                }
                p += 3;
                break l580;
              }
              p = sl581;
            }
            if (p >= input.length) {
              break l580;
            }
            p++;
            continue l579;
          }
          p = sl579;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan172() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 39 || input.charCodeAt(p + 1) !== 39 || input.charCodeAt(p + 2) !== 39) {
          p = -1;
          break scan;
        }
        p += 3;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan173() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l582: for (; ; ) {
          const sl582 = p;
          l583: {
            if (p < input.length && (c = input.charCodeAt(p)) === 39) {
              const sl584 = p;
              l584: {
                if (input.charCodeAt(p) !== 39 || input.charCodeAt(p + 1) !== 39 || input.charCodeAt(p + 2) !== 39) {
                  break l584;
                }
                p += 3;
                break l583;
              }
              p = sl584;
            }
            if (p >= input.length) {
              break l583;
            }
            p++;
            continue l582;
          }
          p = sl582;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan174() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 92 || input.charCodeAt(p + 1) !== 34) {
          p = -1;
          break scan;
        }
        p += 2;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan175() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t42[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288))) {
          p = -1;
          break scan;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t42[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan176() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13 || c === 44)) {
          const sl585 = p;
          l585: {
            if (p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13 || c === 44)) {
              p = peg$peek177(p);
              if (p < 0) {
                break l585;
              }
            } else {
              break l585;
            }
            p = -1;
            break scan;
          }
          p = sl585;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek177(p) {
      let c = 0;
      l586: {
        const sl586 = p;
        l587: {
          if (input.charCodeAt(p) !== 44) {
            break l587;
          }
          p += 1;
          break l586;
        }
        p = sl586;
        l588: {
          const sl588 = p;
          l589: {
            if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
              break l589;
            }
            p += 2;
            break l588;
          }
          p = sl588;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
            return -1;
          }
          p++;
        }
      }
      while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
        return -1;
      }
      p++;
      {
        const sl590 = p;
        while (p < sl590 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t23[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288)) p++;
      }
      if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
        return -1;
      }
      p++;
      while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      if (input.charCodeAt(p) !== 58) {
        return -1;
      }
      p += 1;
      return p;
    }
    function peg$scan178() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287)) {
          const sl591 = p;
          l591: {
            if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t22[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287)) {
              peg$currPos = p;
              const rl592 = peg$parseclosingQuote() !== peg$FAILED;
              if (!rl592) {
                break l591;
              }
              p = peg$currPos;
            } else {
              break l591;
            }
            p = -1;
            break scan;
          }
          p = sl591;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard179() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) <= 9 || c >= 11 && c <= 12 || c >= 14 && c <= 31);
    }
    function peg$scan180() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 92 || input.charCodeAt(p + 1) !== 117) {
          p = -1;
          break scan;
        }
        p += 2;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan181() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl593 = p;
          while (p < sl593 + 4 && p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
          if (p < sl593 + 4) {
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan182() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l594: {
          const sl594 = p;
          l595: {
            if (input.charCodeAt(p) !== 117) {
              break l595;
            }
            p += 1;
            {
              const sl596 = p;
              while (p < sl596 + 3 && p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
            }
            break l594;
          }
          p = sl594;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan183() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 92 || input.charCodeAt(p + 1) !== 117 || input.charCodeAt(p + 2) !== 123) {
          p = -1;
          break scan;
        }
        p += 3;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan184() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl597 = p;
          while (p < sl597 + 6 && p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
          if (p < sl597 + 1) {
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan185() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 92 || input.charCodeAt(p + 1) !== 120) {
          p = -1;
          break scan;
        }
        p += 2;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan186() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const sl598 = p;
          while (p < sl598 + 2 && p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102)) p++;
          if (p < sl598 + 2) {
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan187() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14 && c <= 31))) {
          p = -1;
          break scan;
        }
        p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan189() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13 || c === 44)) {
          const sl604 = p;
          l604m: {
            l604: {
              if (p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13 || c === 44)) {
                p = peg$peek177(p);
                if (p < 0) {
                  break l604;
                }
              } else {
                break l604;
              }
              p = sl604;
              break l604m;
            }
            p = sl604;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function remember() {
      before = { ...state };
      left = [];
      return true;
    }
    function settled(step) {
      if (!watched || options.isSettled(step, offset(), past)) return true;
      const { open } = state;
      if (step.type === "Open" || step.type === "Key" && open.length > 0 && before.place === ROOT) open.pop();
      while (left.length > 0) open.push(left.pop());
      Object.assign(state, before);
      return false;
    }
    function enter(kind) {
      state.open.push(kind);
      if (kind === OBJECT) state.objects++;
      else state.arrays++;
      state.place = kind;
      state.comma = NONE3;
      return true;
    }
    function done() {
      const { open } = state;
      state.place = open.length === 0 ? ROOT : open[open.length - 1];
      state.comma = DUE;
      if (open.length === 0) {
        state.seen = true;
        state.fresh = false;
      }
      return true;
    }
    function leave(kind) {
      const { open } = state;
      levels = 0;
      let last;
      do {
        last = open.pop();
        if (watched) left.push(last);
        if (last === OBJECT) state.objects--;
        else state.arrays--;
        levels++;
      } while (last !== kind);
      return done();
    }
    function goTo(place, comma) {
      state.place = place;
      state.comma = comma;
      return true;
    }
    function between(errors) {
      const { start, end: end3 } = range();
      return { type: "Between", start, end: end3, errors };
    }
    function opened(kind, errors) {
      const { start, end: end3 } = range();
      return { type: "Open", kind, start, end: end3, errors };
    }
    function closed(missing) {
      const { end: end3 } = range();
      return { type: "Close", levels, start: end3 - 1, end: end3, errors: missing === null ? null : [missing] };
    }
    function ellipsis({ start, end: end3 }) {
      return { type: "BadEllipsis", start, end: end3 };
    }
    function withErrors(node, ...errors) {
      const all = joined(node.errors, ...errors);
      node.errors = all;
      return node;
    }
    function flaw(type) {
      const { start, end: end3 } = range();
      return { type, start, end: end3 };
    }
    function decimal2(sign, zeros, whole, point, exponent) {
      const value = Number(`${whole?.text ?? "0"}${point?.text ?? ""}${exponent ?? ""}`);
      return scalar(sign.factor * value, "", joined(sign.errors, zeros, whole?.flaw ?? null, point?.flaw ?? null));
    }
    function name(value, flawed, errors) {
      const { start, end: end3 } = range();
      return { type: "Key", value, member: null, flaw: flawed, start, end: end3, errors };
    }
    function loose(value, flawed) {
      return { text: value, flaw: flawed, errors: [] };
    }
    function scalar(value, flawed, errors) {
      const { start, end: end3 } = range();
      return { type: "Scalar", value, flaw: flawed, start, end: end3, errors };
    }
    function peg$throw() {
      if (peg$result !== peg$FAILED && peg$currPos < input.length) {
        peg$fail(peg$endExpectation());
      }
      throw peg$buildStructuredError(
        peg$maxFailExpected,
        peg$maxFailPos < input.length ? peg$getUnicode(peg$maxFailPos) : null,
        peg$maxFailPos < input.length ? peg$computeLocation(peg$maxFailPos, peg$maxFailPos + 1) : peg$computeLocation(peg$maxFailPos, peg$maxFailPos)
      );
    }
    function peg$parse(peg$given_input, peg$given_options) {
      try {
        input = peg$given_input;
        options = peg$given_options;
        options = options !== void 0 ? options : {};
        peg$source = options.grammarSource;
        peg$startRuleFunction = peg$parseDocument;
        peg$currPos = options.peg$currPos | 0;
        peg$savedPos = peg$currPos;
        peg$posDetailsCache = [{ line: 1, column: 1 }];
        peg$maxFailPos = peg$currPos;
        peg$maxFailExpected = options.peg$maxFailExpected || [];
        peg$silentFails = options.peg$silentFails | 0;
        peg$result = void 0;
        if (options.startRule) {
          if (!(options.startRule in peg$startRuleFunctions)) {
            throw new Error(`Can't start parsing from rule "` + options.startRule + '".');
          }
          peg$startRuleFunction = peg$startRuleFunctions[options.startRule];
        }
        peg$next6From = 0;
        peg$next6At = -1;
        peg$next7From = 0;
        peg$next7At = -1;
        peg$next49From = 0;
        peg$next49At = -1;
        peg$next50From = 0;
        peg$next50At = -1;
        peg$next51From = 0;
        peg$next51At = -1;
        peg$next52From = 0;
        peg$next52At = -1;
        peg$next53From = 0;
        peg$next53At = -1;
        peg$next54From = 0;
        peg$next54At = -1;
        peg$next55From = 0;
        peg$next55At = -1;
        state = options.state ?? { place: ROOT, comma: NONE3, open: [], objects: 0, arrays: 0, seen: false, fresh: true, calls: 0, fenced: false, assigned: false };
        watched = options.isSettled !== void 0;
        before = state;
        left = [];
        past = 0;
        levels = 0;
        closers = "";
        peg$result = peg$startRuleFunction();
        peg$success = peg$result !== peg$FAILED && peg$currPos === input.length;
        if (options.peg$library) {
          return (
            /** @type {any} */
            {
              peg$result,
              peg$currPos,
              peg$FAILED,
              peg$maxFailExpected,
              peg$maxFailPos,
              peg$success,
              peg$throw: peg$success ? void 0 : peg$throw
            }
          );
        }
        if (peg$success) {
          return peg$result;
        } else {
          peg$throw();
        }
      } finally {
        input = "";
      }
    }
    return {
      StartRules: ["Document", "Settled"],
      SyntaxError: peg$SyntaxError,
      parse: peg$parse
    };
  })()
);
peggyParser.SyntaxError.prototype.name = "PeggySyntaxError";
var parse = peggyParser.parse;
var PeggySyntaxError = peggyParser.SyntaxError;

// src/json/read-text.ts
function readText(text3, start) {
  let value = "";
  let at = start;
  for (; ; ) {
    const from = at;
    let unit = text3.charCodeAt(at);
    while (unit >= 32 && unit !== QUOTE && unit !== BACKSLASH) unit = text3.charCodeAt(++at);
    value += text3.slice(from, at);
    if (at >= text3.length) return { value, end: at, stop: "end" };
    if (unit !== BACKSLASH) return { value, end: at, stop: unit === QUOTE ? "quote" : "flaw" };
    const found = ESCAPE.exec(text3.slice(at + 1, at + 6));
    if (found === null) return { value, end: at, stop: mayBeEscape(text3.slice(at + 1, at + 6)) ? "end" : "flaw" };
    const [raw, hex] = found;
    value += hex === void 0 ? CHARS.get(raw) ?? raw : String.fromCharCode(Number.parseInt(hex, 16));
    at += 1 + raw.length;
  }
}
function withoutComma(text3) {
  return text3.replace(/,[ \t]{0,64}$/, "");
}
var QUOTE = 34;
var BACKSLASH = 92;
var ESCAPE = /^(?:["\\/bfnrt]|u([0-9A-Fa-f]{4}))/;
var CHARS = /* @__PURE__ */ new Map([
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "	"]
]);
function mayBeEscape(rest) {
  return /^(?:u[0-9A-Fa-f]{0,3})?$/.test(rest);
}

// src/json/surrogates.ts
function mayHoldHalf(text3) {
  return ESCAPE2.test(text3) || hasHalf(text3);
}
function hasHalf(text3) {
  return SURROGATE.test(text3) && HALF.test(text3);
}
var ESCAPE2 = /\\u(?:\{|[dD][89a-fA-F])/;
var SURROGATE = /[\ud800-\udfff]/;
var HALF = /\p{Surrogate}/u;

// src/json/build.ts
var JsonBuilder = class {
  report;
  #settings;
  #places;
  #emit;
  /** The piece of the text that the steps' offsets count from, and where it stands. */
  #text = "";
  #offset = 0;
  #mayBeHalf = false;
  #frames = [];
  #top = null;
  /** How many containers are open that are too deep to be built. */
  #skipped = 0;
  #tooDeep = false;
  #complete = true;
  #root;
  #rootRange = null;
  /** Set by a line end between two values: the values make a list. */
  #inSequence = false;
  #list = null;
  /** The string that comes in pieces. */
  #written = null;
  constructor(settings, emit = null, places = null) {
    this.#settings = settings;
    this.#emit = emit;
    this.#places = places;
    this.report = new Report(settings.strict, emit);
  }
  /** Takes the steps of a piece of the text, which stands at an offset. */
  addAll(steps, text3, offset) {
    this.#text = text3;
    this.#offset = offset;
    this.#mayBeHalf = mayHoldHalf(text3);
    for (const step of steps) this.add(step);
  }
  /** The value so far; undefined when none has begun. */
  get value() {
    return this.#list ?? this.#root;
  }
  add(node) {
    if (this.#emit !== null && node.type === "Scalar") this.#beginScalar(node);
    if (node.errors !== null) for (const flaw of node.errors) this.#flaw(flaw);
    switch (node.type) {
      case "Key":
        this.#key(node);
        if (node.member !== null) this.add(node.member);
        return;
      case "Scalar":
        this.#scalar(node);
        return;
      case "Open":
        this.#open(node);
        return;
      case "Close":
        for (let level = 0; level < node.levels; level++) this.#close(node.end);
        return;
      default:
    }
  }
  /** Closes the result; the last piece reached to the end of the text, which is `blank` or not. */
  finish(via, blank) {
    const end3 = this.#text.length;
    for (let level = this.#skipped + this.#frames.length; level > 0; level--) this.#close(end3);
    const { value } = this;
    if (value === void 0) {
      if (blank) this.#complete = false;
      this.#emit?.({ type: "set", path: NO_PATH, value: null });
      this.#find("missing-document", 0, end3, blank ? "The text is empty" : void 0);
    }
    return {
      value: value ?? null,
      diagnostics: this.report.inTextOrder(),
      ok: this.report.ok,
      complete: this.#complete,
      format: this.#settings.format,
      via,
      locate: () => void 0
    };
  }
  /** Begins a string that comes in pieces, behind its name if it has one. Its last piece comes as a step. */
  openText(key, text3, offset) {
    this.#text = text3;
    this.#offset = offset;
    this.#mayBeHalf = true;
    if (key !== null) this.add(key);
    if (this.#skipped === 0) this.#openText(0, 0);
  }
  /** A piece of the string that is open. */
  appendText(piece) {
    const top = this.#top;
    if (this.#written === null || piece === "") return;
    this.#written.text += piece;
    if (top?.array) top.array[top.array.length - 1] = this.#written.text;
    else if (top?.object) setOwn(top.object, this.#written.key, this.#written.text);
    this.#emit?.({ type: "delta", path: this.#written.path, text: piece });
  }
  /** The string that is open ends with a last piece, and was as it should be. */
  closeText(last, start, end3) {
    if (this.#written === null) return;
    const value = this.#written.text + last;
    if (hasHalf(value)) this.#find("lone-surrogate", start - this.#offset, end3 - this.#offset);
    this.#closeText(value);
  }
  #key(node) {
    const { value: name, flaw, start, end: end3 } = node;
    if (flaw !== "") this.#find(flaw, start, end3);
    if (this.#mayBeHalf && hasHalf(name)) this.#find("lone-surrogate", start, end3);
    if (this.#skipped > 0) return;
    if (this.#top === null) this.#open({ type: "Open", kind: "object", start, end: start, errors: null });
    const top = this.#top;
    if (top === null || top.object === null) return;
    const range = this.#range(start, end3);
    if (Object.hasOwn(top.object, name)) this.#duplicate(top, name, range);
    top.key = name;
    if (top.seen !== null) {
      top.seen.set(name, range);
    } else {
      top.names.push(name);
      top.offsets.push(range.start, range.end);
    }
  }
  #duplicate(top, name, range) {
    if (top.seen === null) {
      top.seen = /* @__PURE__ */ new Map();
      for (const [at, known] of top.names.entries())
        top.seen.set(known, { start: top.offsets[2 * at] ?? 0, end: top.offsets[2 * at + 1] ?? 0 });
    }
    const message = `The name ${quote(name)} is given twice; the last one counts`;
    this.#tellPending(top);
    top.again = this.#note("duplicate-key", range, top.seen.get(name), message);
  }
  #scalar(node) {
    const { value, flaw, start, end: end3 } = node;
    if (flaw !== "") this.#find(flaw, start, end3);
    if (CUTS.has(flaw)) this.#complete = false;
    if (typeof value === "number") {
      if (!Number.isSafeInteger(value)) this.#checkNumber(value, start, end3);
    } else if (this.#mayBeHalf && typeof value === "string" && this.#skipped === 0 && hasHalf(value)) {
      this.#find("lone-surrogate", start, end3);
    }
    if (this.#skipped > 0) return;
    if (typeof value === "string" && this.#written !== null) this.#closeText(value);
    else this.#put(value, start, end3);
  }
  #beginScalar({ value, start, end: end3 }) {
    if (typeof value !== "string" || this.#skipped > 0 || this.#top === null || this.#written !== null) return;
    if (this.#top.object !== null && this.#top.key === void 0) return;
    this.#openText(start, end3);
    const isQuoted = this.#text.charCodeAt(start) === QUOTE2;
    this.appendText(isQuoted ? withoutComma(readText(this.#text, start + 1).value) : value);
  }
  #openText(start, end3) {
    const key = this.#top?.key ?? "";
    const path = this.#put("", start, end3, "text");
    this.#written = { path, key, text: "" };
  }
  #closeText(value) {
    const written = this.#written;
    const top = this.#top;
    if (written === null) return;
    if (value.startsWith(written.text)) {
      this.appendText(value.slice(written.text.length));
    } else {
      if (top?.array) top.array[top.array.length - 1] = value;
      else if (top?.object) setOwn(top.object, written.key, value);
      const diagnostic = this.report.last;
      if (diagnostic !== void 0) this.#emit?.({ type: "revise", path: written.path, value, diagnostic });
    }
    this.#emit?.({ type: "close", path: written.path });
    this.#written = null;
  }
  #checkNumber(value, start, end3) {
    if (!Number.isFinite(value)) this.#find("number-out-of-range", start, end3);
    else if (Number.isInteger(value) && !isExact(this.#text.slice(start, end3), value)) {
      this.#find("imprecise-number", start, end3);
    }
  }
  #open(node) {
    if (this.#skipped > 0 || this.#frames.length >= this.#settings.maxDepth) {
      this.#skip(node);
      return;
    }
    const object2 = node.kind === "object" ? {} : null;
    const array2 = node.kind === "array" ? [] : null;
    const path = this.#put(object2 ?? array2, node.start, node.end, node.kind);
    const top = { path, object: object2, array: array2, key: void 0, again: null, names: [], offsets: [], seen: null };
    this.#frames.push(top);
    this.#top = top;
  }
  /** Passes over a container that is too deep. */
  #skip({ start, end: end3 }) {
    if (this.#skipped === 0) this.#put(null, start, end3);
    this.#skipped++;
    if (this.#tooDeep) return;
    this.#tooDeep = true;
    const limit = `The value nests deeper than ${this.#settings.maxDepth} levels; what is deeper is null`;
    this.#find("too-deep", start, end3, limit);
  }
  #close(end3) {
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    const top = this.#frames.pop();
    if (top === void 0) return;
    const container = top.object ?? top.array;
    if (container !== null) this.#places?.close(container, this.#offset + end3);
    this.#tellPending(top);
    this.#emit?.({ type: "close", path: top.path });
    this.#top = this.#frames.at(-1) ?? null;
    if (this.#top === null && this.#rootRange !== null) {
      this.#rootRange = { start: this.#rootRange.start, end: this.#offset + end3 };
    }
  }
  /** Puts a value in its place and returns the path of it; `kind` is given for what grows. */
  #put(value, start, end3, kind) {
    const top = this.#top;
    const range = this.#range(start, end3);
    if (top === null) return this.#putRoot(value, range, kind);
    const key = top.array === null ? top.key : top.array.length;
    if (key === void 0) return top.path;
    if (top.array !== null) top.array.push(value);
    else if (top.object !== null) setOwn(top.object, String(key), value);
    const container = top.array ?? top.object;
    if (container !== null) this.#places?.note(container, key, value, range);
    top.key = void 0;
    if (this.#emit === null) return NO_PATH;
    const path = [...top.path, key];
    this.#tell(path, value, kind, top.again);
    top.again = null;
    return path;
  }
  #putRoot(value, range, kind) {
    const before = this.#rootRange;
    let path = NO_PATH;
    if (this.#inSequence && this.#list !== null) {
      path = [this.#list.length];
      this.#list.push(value);
      this.#places?.note(this.#list, this.#list.length - 1, value, range);
      this.#tell(path, value, kind, null);
    } else {
      this.#list = null;
      this.#places?.noteRoot(value, range);
      this.#tell(path, value, kind, before === null ? null : this.#note("several-values", range, before));
    }
    this.#inSequence = false;
    this.#root = value;
    this.#rootRange = range;
    return path;
  }
  /** A line end between two values: the values are a list. */
  #beginSequence(range) {
    this.#inSequence = true;
    if (this.#list !== null || this.#root === void 0) return;
    this.#list = [this.#root];
    this.#places?.listRoot(this.#list);
    const diagnostic = this.#note("bad-sequence", range);
    if (this.#emit !== null) this.#emit({ type: "revise", path: [], value: structuredClone(this.#list), diagnostic });
  }
  /** Tells that a value stands at a path now; `again` says why what stood there before is wrong. */
  #tell(path, value, kind, again) {
    if (this.#emit === null) return;
    if (again !== null) {
      const now = kind === "object" ? {} : kind === "array" ? [] : value;
      this.#emit({ type: "revise", path, value: now, diagnostic: again });
    } else if (kind !== void 0) {
      this.#emit({ type: "open", path, kind });
    } else {
      this.#emit({ type: "set", path, value });
    }
  }
  /** Tells a finding whose value never came. */
  #tellPending(top) {
    if (top.again !== null) this.#emit?.({ type: "diagnostic", diagnostic: top.again });
    top.again = null;
  }
  #flaw({ type, start, end: end3 }) {
    if (type === "BadSequence") {
      this.#beginSequence(this.#range(start, end3));
      return;
    }
    if (type === "MissingDocument") return;
    if (CUTS.has(type)) this.#complete = false;
    this.#find(type, start, end3);
    if (type === "MissingValue" && this.#skipped === 0) this.#put(null, start, end3);
  }
  /** Notes a finding without an event of its own. */
  #note(code, { start, end: end3 }, related, message) {
    const found = this.#settings.finder.find(code, start, end3, message);
    return this.report.note(related === void 0 ? found : { ...found, related });
  }
  /** Reports a finding by its code, or by the recovery rule that made it. */
  #find(name, start, end3, message) {
    this.report.add(this.#settings.finder.find(name, this.#offset + start, this.#offset + end3, message));
  }
  #range(start, end3) {
    return { start: this.#offset + start, end: this.#offset + end3 };
  }
};
var NO_PATH = [];
var QUOTE2 = 34;
var CUTS = /* @__PURE__ */ new Set([
  "BadCutNumber",
  "BadCutWord",
  "MissingCommentEnd",
  "MissingEnd",
  "MissingFenceEnd",
  "MissingStringEnd"
]);
function isExact(text3, value) {
  const digits = /^[+-]?([0-9_]+)$/.exec(text3)?.[1];
  if (digits === void 0) return true;
  return BigInt(digits.replaceAll("_", "")) === BigInt(Math.abs(value));
}

// src/json/places.ts
var Places2 = class {
  #parts = /* @__PURE__ */ new Map();
  #own = /* @__PURE__ */ new Map();
  #root;
  #value = null;
  noteRoot(value, { start, end: end3 }) {
    this.#root = { start, end: end3 };
    this.#value = value;
    if (isContainer(value)) this.#own.set(value, this.#root);
  }
  /** The root so far becomes the first of a list. */
  listRoot(list) {
    if (this.#root === void 0) return;
    const first = this.#root;
    this.#parts.set(list, /* @__PURE__ */ new Map([[0, first]]));
    this.#root = { start: first.start, end: first.end };
    this.#own.set(list, this.#root);
    this.#value = list;
  }
  note(container, key, value, { start, end: end3 }) {
    const place = { start, end: end3 };
    let parts2 = this.#parts.get(container);
    if (parts2 === void 0) {
      parts2 = /* @__PURE__ */ new Map();
      this.#parts.set(container, parts2);
    }
    parts2.set(key, place);
    if (isContainer(value)) this.#own.set(value, place);
    this.#reach(end3);
  }
  /** A container ends. */
  close(container, end3) {
    const place = this.#own.get(container);
    if (place !== void 0) place.end = end3;
    this.#reach(end3);
  }
  locate(path) {
    let value = this.#value;
    let place = this.#root;
    for (const step of path) {
      if (value === void 0 || !isContainer(value)) return void 0;
      const key = Array.isArray(value) ? Number(step) : String(step);
      place = this.#parts.get(value)?.get(key);
      value = Array.isArray(value) ? value[Number(key)] : getOwn(value, String(key));
      if (place === void 0) return void 0;
    }
    return place === void 0 ? void 0 : { start: place.start, end: place.end };
  }
  /** The whole value ends at least where its last part does. */
  #reach(end3) {
    if (this.#root !== void 0 && this.#root.end < end3) this.#root.end = end3;
  }
};
function isContainer(value) {
  return typeof value === "object" && value !== null;
}

// src/json/plain.ts
function isPlain(text3, value, maxDepth) {
  if (mayHoldHalf(text3)) return false;
  const members = countMembers(value, maxDepth);
  return members !== void 0 && members === countColons(text3);
}
function countMembers(value, maxDepth) {
  let members = 0;
  let level = [value];
  for (let depth2 = 0; level.length > 0; depth2++) {
    const next = [];
    for (const one of level) {
      if (typeof one === "number") {
        if (one > MAX || one < -MAX) return void 0;
      } else if (typeof one === "object" && one !== null) {
        if (depth2 >= maxDepth) return void 0;
        const parts2 = Object.values(one);
        if (!Array.isArray(one)) members += parts2.length;
        for (const part of parts2) if (typeof part === "object" || typeof part === "number") next.push(part);
      }
    }
    level = next;
  }
  return members;
}
var MAX = Number.MAX_SAFE_INTEGER;
function countColons(text3) {
  let colons = 0;
  for (let at = text3.indexOf(":"); at !== -1; at = text3.indexOf(":", at + 1)) {
    let before = at - 1;
    while (before > 0 && text3.charCodeAt(before) <= 32) before--;
    if (text3.charCodeAt(before) === 34) colons++;
  }
  return colons;
}

// src/json/parse.ts
function parsePart(text3, offset, settings) {
  const value = readStrictly(text3);
  const locate = lazyPlaces(text3, offset, settings);
  if (value === void 0) return { ...build(text3, offset, settings, "repaired"), locate };
  if (!isPlain(text3, value, settings.maxDepth)) return { ...build(text3, offset, settings, "json"), locate };
  return { value, diagnostics: [], ok: true, complete: true, format: settings.format, via: "json", locate };
}
function build(text3, offset, settings, via, places = null) {
  const builder = new JsonBuilder(settings, null, places);
  builder.addAll(parse(text3, { startRule: "Document" }), text3, offset);
  return builder.finish(via, text3.trim() === "");
}
function lazyPlaces(text3, offset, settings) {
  let places;
  return (path) => {
    if (places === void 0) {
      places = new Places2();
      build(text3, offset, settings, "", places);
    }
    return places.locate(path);
  };
}
function readStrictly(text3) {
  if (!mayBeStrict(text3)) return void 0;
  try {
    const value = JSON.parse(text3);
    return value;
  } catch {
    return void 0;
  }
}
function mayBeStrict(text3) {
  const start = skipSpace(text3, 0);
  const first = text3[start];
  const last = text3.trimEnd().at(-1);
  if (first !== "{") return first === "[" ? last === "]" : first !== void 0;
  const next = text3[skipSpace(text3, start + 1)];
  return last === "}" && (next === '"' || next === "}");
}
function skipSpace(text3, from) {
  for (let at = from; ; at++) {
    const unit = text3.charCodeAt(at);
    if (unit !== 32 && unit !== 10 && unit !== 9 && unit !== 13) return at;
  }
}

// generated/json-in-text.ts
var peggyParser2 = (
  // @generated by Peggy 5.1.0.
  //
  // https://peggyjs.org/
  (function() {
    "use strict";
    const CLOSERS = new Map([['"', '"'], ["'", "'"], ...[..."`\xB4"].map((quote2) => [quote2, "`\xB4'"]), ...[..."\u201C\u201D\u201E\u201F\uFF02"].map((quote2) => [quote2, '\u201C\u201D\u201E\u201F\uFF02"']), ...[..."\u2018\u2019\u201A\u201B\uFF07"].map((quote2) => [quote2, "\u2018\u2019\u201A\u201B\uFF07'"])]);
    const ESCAPED = /* @__PURE__ */ new Map([["b", "\b"], ["f", "\f"], ["n", "\n"], ["r", "\r"], ["t", "	"], ["0", "\0"], ["v", "\v"]]);
    function constant(word) {
      const lower = word.toLowerCase();
      return lower === "true" ? true : lower === "false" ? false : null;
    }
    function joined(...lists) {
      const all = lists.flat().filter((flaw2) => flaw2 !== null);
      return all.length === 0 ? null : all;
    }
    const OBJECT = 1;
    const ARRAY = 2;
    const peg$t0 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const peg$t1 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t2 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const peg$t3 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0];
    const peg$t4 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const peg$t5 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t6 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t7 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t8 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1];
    const peg$t9 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    const peg$t10 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const peg$t11 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const peg$t12 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t13 = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];
    const peg$t14 = [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1];
    class peg$SyntaxError extends SyntaxError {
      constructor(message, expected2, found, location2) {
        super(message);
        this.expected = expected2;
        this.found = found;
        this.location = location2;
        this.name = "SyntaxError";
      }
      static buildMessage() {
        return "the grammar does not match the text";
      }
    }
    let input;
    let options;
    let peg$source;
    let peg$startRuleFunction;
    let peg$currPos;
    let peg$savedPos;
    let peg$posDetailsCache;
    let peg$maxFailPos;
    let peg$maxFailExpected;
    let peg$silentFails;
    let peg$result;
    let peg$next10From;
    let peg$next10At;
    let peg$next11From;
    let peg$next11At;
    let peg$next12From;
    let peg$next12At;
    let peg$next15From;
    let peg$next15At;
    let peg$next16From;
    let peg$next16At;
    let peg$next17From;
    let peg$next17At;
    let peg$next18From;
    let peg$next18At;
    let peg$next26From;
    let peg$next26At;
    let peg$next47From;
    let peg$next47At;
    let open;
    let objects;
    let arrays;
    let levels;
    let expecting;
    let lastColon;
    let lastClosed;
    let closers;
    let peg$success;
    const peg$FAILED = {};
    const peg$startRuleFunctions = {
      Found: peg$parseFound
    };
    const peg$c0 = "{";
    const peg$c1 = "[";
    const peg$c2 = '"';
    const peg$c3 = ":";
    const peg$c4 = "}";
    const peg$c5 = "]";
    const peg$c6 = ",";
    const peg$c7 = "\\";
    const peg$c8 = "'";
    const peg$c9 = "`";
    function peg$f1(found) {
      return found;
    }
    function peg$f2() {
      return open.length > 0;
    }
    function peg$f3(found) {
      return found;
    }
    function peg$f5(found) {
      return found;
    }
    function peg$f7() {
      return enter(OBJECT);
    }
    function peg$f8() {
      const node = { type: "Open", kind: "object", start: offset(), name: null };
      return node;
    }
    function peg$f10() {
      return enter(ARRAY);
    }
    function peg$f11() {
      const node = { type: "Open", kind: "array", start: offset(), name: null };
      return node;
    }
    function peg$f12() {
      return offset() === 0;
    }
    function peg$f15(found) {
      return found;
    }
    function peg$f17() {
      return null;
    }
    function peg$f21(name2) {
      return enter(OBJECT) && colon();
    }
    function peg$f22(name2) {
      const node = { type: "Open", kind: "object", start: offset(), name: name2 };
      return node;
    }
    function peg$f25() {
      return null;
    }
    function peg$f29(name2) {
      return top() === OBJECT && colon();
    }
    function peg$f30(name2) {
      const node = { type: "Name", name: name2 };
      return node;
    }
    function peg$f34(name2) {
      return mayName() && colon();
    }
    function peg$f35(name2) {
      const node = { type: "Name", name: name2 };
      return node;
    }
    function peg$f37() {
      return expect(false);
    }
    function peg$f38() {
      return null;
    }
    function peg$f39() {
      return enter(OBJECT);
    }
    function peg$f40() {
      const node = { type: "Open", kind: "object", start: offset(), name: null };
      return node;
    }
    function peg$f41() {
      return enter(ARRAY);
    }
    function peg$f42() {
      const node = { type: "Open", kind: "array", start: offset(), name: null };
      return node;
    }
    function peg$f43() {
      return objects > 0 && leave(OBJECT);
    }
    function peg$f44() {
      const node = { type: "Close", levels, end: range().end };
      return node;
    }
    function peg$f45() {
      return arrays > 0 && leave(ARRAY);
    }
    function peg$f46() {
      const node = { type: "Close", levels, end: range().end };
      return node;
    }
    function peg$f48() {
      return null;
    }
    function peg$f49() {
      return expect(true);
    }
    function peg$f50() {
      return null;
    }
    function peg$f51() {
      return colon();
    }
    function peg$f52() {
      return null;
    }
    function peg$f54() {
      return null;
    }
    function peg$f58(name2) {
      return mayName() && colon();
    }
    function peg$f59(name2) {
      const node = { type: "Name", name: name2 };
      return node;
    }
    function peg$f61() {
      return expect(false);
    }
    function peg$f62() {
      const node = { type: "Words" };
      return node;
    }
    function peg$f64() {
      return expect(false);
    }
    function peg$f65() {
      return null;
    }
    function peg$f66() {
      return null;
    }
    function peg$f67() {
      return null;
    }
    function peg$f70() {
      return !mayOpen() && leaveAll();
    }
    function peg$f71() {
      const node = { type: "Break", end: offset() };
      return node;
    }
    function peg$f73(name2) {
      return name2;
    }
    function peg$f75(name2) {
      return name2;
    }
    function peg$f77(name2) {
      return name2;
    }
    function peg$f79(name2) {
      return name2;
    }
    function peg$f83(name2) {
      return name2;
    }
    function text3() {
      return input.substring(peg$savedPos, peg$currPos);
    }
    function offset() {
      return peg$savedPos;
    }
    function range() {
      return {
        source: peg$source,
        start: peg$savedPos,
        end: peg$currPos
      };
    }
    function location() {
      return peg$computeLocation(peg$savedPos, peg$currPos);
    }
    function expected(description, location2) {
      location2 = location2 !== void 0 ? location2 : peg$computeLocation(peg$savedPos, peg$currPos);
      throw peg$buildStructuredError(
        [peg$otherExpectation(description)],
        input.substring(peg$savedPos, peg$currPos),
        location2
      );
    }
    function peg$getUnicode(pos3 = peg$currPos) {
      const cp = input.codePointAt(pos3);
      if (cp === void 0) {
        return "";
      }
      return String.fromCodePoint(cp);
    }
    function peg$endExpectation() {
      return { type: "end" };
    }
    function peg$otherExpectation(description) {
      return { type: "other", description };
    }
    function peg$computePosDetails(pos3) {
      let details = peg$posDetailsCache[pos3];
      let p;
      if (details) {
        return details;
      } else {
        if (pos3 >= peg$posDetailsCache.length) {
          p = peg$posDetailsCache.length - 1;
        } else {
          p = pos3;
          while (!peg$posDetailsCache[--p]) {
          }
        }
        details = peg$posDetailsCache[p];
        details = {
          line: details.line,
          column: details.column
        };
        while (p < pos3) {
          if (input.charCodeAt(p) === 10) {
            details.line++;
            details.column = 1;
          } else {
            details.column++;
          }
          p++;
        }
        peg$posDetailsCache[pos3] = details;
        return details;
      }
    }
    function peg$computeLocation(startPos, endPos, offset2) {
      const startPosDetails = peg$computePosDetails(startPos);
      const endPosDetails = peg$computePosDetails(endPos);
      const res = {
        source: peg$source,
        start: {
          offset: startPos,
          line: startPosDetails.line,
          column: startPosDetails.column
        },
        end: {
          offset: endPos,
          line: endPosDetails.line,
          column: endPosDetails.column
        }
      };
      if (offset2 && peg$source && typeof peg$source.offset === "function") {
        res.start = peg$source.offset(res.start);
        res.end = peg$source.offset(res.end);
      }
      return res;
    }
    function peg$fail(expected2) {
      if (peg$currPos < peg$maxFailPos) {
        return;
      }
      if (peg$currPos > peg$maxFailPos) {
        peg$maxFailPos = peg$currPos;
        peg$maxFailExpected = [];
      }
      peg$maxFailExpected.push(expected2);
    }
    function peg$buildStructuredError(expected2, found, location2) {
      return new peg$SyntaxError(
        peg$SyntaxError.buildMessage(expected2, found),
        expected2,
        found,
        location2
      );
    }
    function peg$parseFound() {
      let s0, s1, s2;
      s0 = peg$currPos;
      s1 = [];
      s2 = peg$parseToken();
      while (s2 !== peg$FAILED) {
        s1.push(s2);
        s2 = peg$parseToken();
      }
      peg$scan0();
      s2 = void 0;
      peg$savedPos = s0;
      s0 = peg$f1(s1);
      return s0;
    }
    function peg$parseToken() {
      let s0, s1, s2;
      s0 = peg$currPos;
      peg$savedPos = peg$currPos;
      s1 = peg$f2();
      if (s1) {
        s1 = void 0;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$parseInside();
        if (s2 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f3(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$scan1() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          s2 = peg$parseOutside();
          if (s2 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f5(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      }
      return s0;
    }
    function peg$parseOutside() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$scan4() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        if (input.charCodeAt(peg$currPos) === 123) {
          s2 = peg$c0;
          peg$currPos++;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s3 = peg$f7();
          if (s3) {
            s3 = void 0;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f8();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$scan19() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          if (input.charCodeAt(peg$currPos) === 91) {
            s2 = peg$c1;
            peg$currPos++;
          } else {
            s2 = peg$FAILED;
          }
          if (s2 !== peg$FAILED) {
            peg$savedPos = peg$currPos;
            s3 = peg$f10();
            if (s3) {
              s3 = void 0;
            } else {
              s3 = peg$FAILED;
            }
            if (s3 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f11();
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          peg$savedPos = peg$currPos;
          s1 = peg$f12();
          if (s1) {
            s1 = void 0;
          } else {
            s1 = peg$FAILED;
          }
          if (s1 === peg$FAILED) {
            s1 = peg$scan21() ? void 0 : peg$FAILED;
          }
          if (s1 !== peg$FAILED) {
            peg$scan22();
            s2 = void 0;
            s3 = peg$parseFirstMember();
            if (s3 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f15(s3);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
          if (s0 === peg$FAILED) {
            s0 = peg$currPos;
            s1 = peg$scan23() ? void 0 : peg$FAILED;
            if (s1 !== peg$FAILED) {
              peg$savedPos = s0;
              s1 = peg$f17();
            }
            s0 = s1;
          }
        }
      }
      return s0;
    }
    function peg$parseFirstMember() {
      let s0, s1, s2, s3, s4, s5, s6, s7;
      s0 = peg$currPos;
      s1 = peg$scan27() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        if (input.charCodeAt(peg$currPos) === 34) {
          s2 = peg$c2;
          peg$currPos++;
        } else {
          s2 = peg$FAILED;
        }
        if (s2 !== peg$FAILED) {
          s3 = peg$currPos;
          peg$scan28();
          s4 = void 0;
          s3 = input.substring(s3, peg$currPos);
          if (input.charCodeAt(peg$currPos) === 34) {
            s4 = peg$c2;
            peg$currPos++;
          } else {
            s4 = peg$FAILED;
          }
          if (s4 !== peg$FAILED) {
            peg$scan29();
            s5 = void 0;
            if (input.charCodeAt(peg$currPos) === 58) {
              s6 = peg$c3;
              peg$currPos++;
            } else {
              s6 = peg$FAILED;
            }
            if (s6 !== peg$FAILED) {
              peg$savedPos = peg$currPos;
              s7 = peg$f21(s3);
              if (s7) {
                s7 = void 0;
              } else {
                s7 = peg$FAILED;
              }
              if (s7 !== peg$FAILED) {
                peg$savedPos = s0;
                s0 = peg$f22(s3);
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parseInside() {
      let s0, s1, s2, s3, s4, s5, s6;
      s0 = peg$guard40() ? peg$parseFoundCut() : peg$FAILED;
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        s1 = peg$scan41() ? void 0 : peg$FAILED;
        if (s1 !== peg$FAILED) {
          peg$savedPos = s0;
          s1 = peg$f25();
        }
        s0 = s1;
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          s1 = peg$guard43() ? void 0 : peg$FAILED;
          if (s1 !== peg$FAILED) {
            s2 = peg$parsequotedName();
            if (s2 !== peg$FAILED) {
              peg$scan29();
              s3 = void 0;
              if (input.charCodeAt(peg$currPos) === 58) {
                s4 = peg$c3;
                peg$currPos++;
              } else {
                s4 = peg$FAILED;
              }
              if (s4 !== peg$FAILED) {
                s5 = peg$scan42() ? void 0 : peg$FAILED;
                if (s5 !== peg$FAILED) {
                  peg$savedPos = peg$currPos;
                  s6 = peg$f29(s2);
                  if (s6) {
                    s6 = void 0;
                  } else {
                    s6 = peg$FAILED;
                  }
                  if (s6 !== peg$FAILED) {
                    peg$savedPos = s0;
                    s0 = peg$f30(s2);
                  } else {
                    peg$currPos = s0;
                    s0 = peg$FAILED;
                  }
                } else {
                  peg$currPos = s0;
                  s0 = peg$FAILED;
                }
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
          if (s0 === peg$FAILED) {
            s0 = peg$currPos;
            s1 = peg$guard43() ? void 0 : peg$FAILED;
            if (s1 !== peg$FAILED) {
              s2 = peg$parsequotedName();
              if (s2 !== peg$FAILED) {
                peg$scan29();
                s3 = void 0;
                s4 = peg$scan44() ? void 0 : peg$FAILED;
                if (s4 !== peg$FAILED) {
                  peg$savedPos = peg$currPos;
                  s5 = peg$f34(s2);
                  if (s5) {
                    s5 = void 0;
                  } else {
                    s5 = peg$FAILED;
                  }
                  if (s5 !== peg$FAILED) {
                    peg$savedPos = s0;
                    s0 = peg$f35(s2);
                  } else {
                    peg$currPos = s0;
                    s0 = peg$FAILED;
                  }
                } else {
                  peg$currPos = s0;
                  s0 = peg$FAILED;
                }
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
            if (s0 === peg$FAILED) {
              s0 = peg$currPos;
              s1 = peg$scan45() ? void 0 : peg$FAILED;
              if (s1 !== peg$FAILED) {
                peg$savedPos = peg$currPos;
                s2 = peg$f37();
                if (s2) {
                  s2 = void 0;
                } else {
                  s2 = peg$FAILED;
                }
                if (s2 !== peg$FAILED) {
                  peg$savedPos = s0;
                  s0 = peg$f38();
                } else {
                  peg$currPos = s0;
                  s0 = peg$FAILED;
                }
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
              if (s0 === peg$FAILED) {
                s0 = peg$currPos;
                if (input.charCodeAt(peg$currPos) === 123) {
                  s1 = peg$c0;
                  peg$currPos++;
                } else {
                  s1 = peg$FAILED;
                }
                if (s1 !== peg$FAILED) {
                  peg$savedPos = peg$currPos;
                  s2 = peg$f39();
                  if (s2) {
                    s2 = void 0;
                  } else {
                    s2 = peg$FAILED;
                  }
                  if (s2 !== peg$FAILED) {
                    peg$savedPos = s0;
                    s0 = peg$f40();
                  } else {
                    peg$currPos = s0;
                    s0 = peg$FAILED;
                  }
                } else {
                  peg$currPos = s0;
                  s0 = peg$FAILED;
                }
                if (s0 === peg$FAILED) {
                  s0 = peg$currPos;
                  if (input.charCodeAt(peg$currPos) === 91) {
                    s1 = peg$c1;
                    peg$currPos++;
                  } else {
                    s1 = peg$FAILED;
                  }
                  if (s1 !== peg$FAILED) {
                    peg$savedPos = peg$currPos;
                    s2 = peg$f41();
                    if (s2) {
                      s2 = void 0;
                    } else {
                      s2 = peg$FAILED;
                    }
                    if (s2 !== peg$FAILED) {
                      peg$savedPos = s0;
                      s0 = peg$f42();
                    } else {
                      peg$currPos = s0;
                      s0 = peg$FAILED;
                    }
                  } else {
                    peg$currPos = s0;
                    s0 = peg$FAILED;
                  }
                  if (s0 === peg$FAILED) {
                    s0 = peg$currPos;
                    if (input.charCodeAt(peg$currPos) === 125) {
                      s1 = peg$c4;
                      peg$currPos++;
                    } else {
                      s1 = peg$FAILED;
                    }
                    if (s1 !== peg$FAILED) {
                      peg$savedPos = peg$currPos;
                      s2 = peg$f43();
                      if (s2) {
                        s2 = void 0;
                      } else {
                        s2 = peg$FAILED;
                      }
                      if (s2 !== peg$FAILED) {
                        peg$savedPos = s0;
                        s0 = peg$f44();
                      } else {
                        peg$currPos = s0;
                        s0 = peg$FAILED;
                      }
                    } else {
                      peg$currPos = s0;
                      s0 = peg$FAILED;
                    }
                    if (s0 === peg$FAILED) {
                      s0 = peg$currPos;
                      if (input.charCodeAt(peg$currPos) === 93) {
                        s1 = peg$c5;
                        peg$currPos++;
                      } else {
                        s1 = peg$FAILED;
                      }
                      if (s1 !== peg$FAILED) {
                        peg$savedPos = peg$currPos;
                        s2 = peg$f45();
                        if (s2) {
                          s2 = void 0;
                        } else {
                          s2 = peg$FAILED;
                        }
                        if (s2 !== peg$FAILED) {
                          peg$savedPos = s0;
                          s0 = peg$f46();
                        } else {
                          peg$currPos = s0;
                          s0 = peg$FAILED;
                        }
                      } else {
                        peg$currPos = s0;
                        s0 = peg$FAILED;
                      }
                      if (s0 === peg$FAILED) {
                        s0 = peg$currPos;
                        s1 = peg$scan49() ? void 0 : peg$FAILED;
                        if (s1 !== peg$FAILED) {
                          peg$savedPos = s0;
                          s1 = peg$f48();
                        }
                        s0 = s1;
                        if (s0 === peg$FAILED) {
                          s0 = peg$currPos;
                          if (input.charCodeAt(peg$currPos) === 44) {
                            s1 = peg$c6;
                            peg$currPos++;
                          } else {
                            s1 = peg$FAILED;
                          }
                          if (s1 !== peg$FAILED) {
                            peg$savedPos = peg$currPos;
                            s2 = peg$f49();
                            if (s2) {
                              s2 = void 0;
                            } else {
                              s2 = peg$FAILED;
                            }
                            if (s2 !== peg$FAILED) {
                              peg$savedPos = s0;
                              s0 = peg$f50();
                            } else {
                              peg$currPos = s0;
                              s0 = peg$FAILED;
                            }
                          } else {
                            peg$currPos = s0;
                            s0 = peg$FAILED;
                          }
                          if (s0 === peg$FAILED) {
                            s0 = peg$currPos;
                            if (input.charCodeAt(peg$currPos) === 58) {
                              s1 = peg$c3;
                              peg$currPos++;
                            } else {
                              s1 = peg$FAILED;
                            }
                            if (s1 !== peg$FAILED) {
                              peg$savedPos = peg$currPos;
                              s2 = peg$f51();
                              if (s2) {
                                s2 = void 0;
                              } else {
                                s2 = peg$FAILED;
                              }
                              if (s2 !== peg$FAILED) {
                                peg$savedPos = s0;
                                s0 = peg$f52();
                              } else {
                                peg$currPos = s0;
                                s0 = peg$FAILED;
                              }
                            } else {
                              peg$currPos = s0;
                              s0 = peg$FAILED;
                            }
                            if (s0 === peg$FAILED) {
                              s0 = peg$currPos;
                              s1 = peg$scan50() ? void 0 : peg$FAILED;
                              if (s1 !== peg$FAILED) {
                                peg$savedPos = s0;
                                s1 = peg$f54();
                              }
                              s0 = s1;
                              if (s0 === peg$FAILED) {
                                s0 = peg$currPos;
                                s1 = peg$currPos;
                                s2 = peg$scan51() ? void 0 : peg$FAILED;
                                if (s2 !== peg$FAILED) {
                                  s1 = input.substring(s1, peg$currPos);
                                } else {
                                  s1 = s2;
                                }
                                if (s1 !== peg$FAILED) {
                                  peg$scan29();
                                  s2 = void 0;
                                  s3 = peg$scan52() ? void 0 : peg$FAILED;
                                  if (s3 !== peg$FAILED) {
                                    peg$savedPos = peg$currPos;
                                    s4 = peg$f58(s1);
                                    if (s4) {
                                      s4 = void 0;
                                    } else {
                                      s4 = peg$FAILED;
                                    }
                                    if (s4 !== peg$FAILED) {
                                      peg$savedPos = s0;
                                      s0 = peg$f59(s1);
                                    } else {
                                      peg$currPos = s0;
                                      s0 = peg$FAILED;
                                    }
                                  } else {
                                    peg$currPos = s0;
                                    s0 = peg$FAILED;
                                  }
                                } else {
                                  peg$currPos = s0;
                                  s0 = peg$FAILED;
                                }
                                if (s0 === peg$FAILED) {
                                  s0 = peg$currPos;
                                  s1 = peg$scan53() ? void 0 : peg$FAILED;
                                  if (s1 !== peg$FAILED) {
                                    peg$savedPos = peg$currPos;
                                    s2 = peg$f61();
                                    if (s2) {
                                      s2 = void 0;
                                    } else {
                                      s2 = peg$FAILED;
                                    }
                                    if (s2 !== peg$FAILED) {
                                      peg$savedPos = s0;
                                      s0 = peg$f62();
                                    } else {
                                      peg$currPos = s0;
                                      s0 = peg$FAILED;
                                    }
                                  } else {
                                    peg$currPos = s0;
                                    s0 = peg$FAILED;
                                  }
                                  if (s0 === peg$FAILED) {
                                    s0 = peg$currPos;
                                    s1 = peg$scan55() ? void 0 : peg$FAILED;
                                    if (s1 !== peg$FAILED) {
                                      peg$savedPos = peg$currPos;
                                      s2 = peg$f64();
                                      if (s2) {
                                        s2 = void 0;
                                      } else {
                                        s2 = peg$FAILED;
                                      }
                                      if (s2 !== peg$FAILED) {
                                        peg$savedPos = s0;
                                        s0 = peg$f65();
                                      } else {
                                        peg$currPos = s0;
                                        s0 = peg$FAILED;
                                      }
                                    } else {
                                      peg$currPos = s0;
                                      s0 = peg$FAILED;
                                    }
                                    if (s0 === peg$FAILED) {
                                      s0 = peg$currPos;
                                      if (input.charCodeAt(peg$currPos) === 92) {
                                        s1 = peg$c7;
                                        peg$currPos++;
                                      } else {
                                        s1 = peg$FAILED;
                                      }
                                      if (s1 !== peg$FAILED) {
                                        if (input.length > peg$currPos) {
                                          s2 = input.charAt(peg$currPos);
                                          peg$currPos++;
                                        } else {
                                          s2 = peg$FAILED;
                                        }
                                        if (s2 !== peg$FAILED) {
                                          peg$savedPos = s0;
                                          s0 = peg$f66();
                                        } else {
                                          peg$currPos = s0;
                                          s0 = peg$FAILED;
                                        }
                                      } else {
                                        peg$currPos = s0;
                                        s0 = peg$FAILED;
                                      }
                                      if (s0 === peg$FAILED) {
                                        s0 = peg$currPos;
                                        if (input.length > peg$currPos) {
                                          s1 = input.charAt(peg$currPos);
                                          peg$currPos++;
                                        } else {
                                          s1 = peg$FAILED;
                                        }
                                        if (s1 !== peg$FAILED) {
                                          peg$savedPos = s0;
                                          s1 = peg$f67();
                                        }
                                        s0 = s1;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
      return s0;
    }
    function peg$parseFoundCut() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      s1 = peg$scan56() ? void 0 : peg$FAILED;
      if (s1 !== peg$FAILED) {
        s2 = peg$scan4() ? void 0 : peg$FAILED;
        if (s2 !== peg$FAILED) {
          peg$savedPos = peg$currPos;
          s3 = peg$f70();
          if (s3) {
            s3 = void 0;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f71();
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      return s0;
    }
    function peg$parsequotedName() {
      let s0, s1, s2, s3;
      s0 = peg$currPos;
      if (input.charCodeAt(peg$currPos) === 34) {
        s1 = peg$c2;
        peg$currPos++;
      } else {
        s1 = peg$FAILED;
      }
      if (s1 !== peg$FAILED) {
        s2 = peg$currPos;
        peg$scan28();
        s3 = void 0;
        s2 = input.substring(s2, peg$currPos);
        if (input.charCodeAt(peg$currPos) === 34) {
          s3 = peg$c2;
          peg$currPos++;
        } else {
          s3 = peg$FAILED;
        }
        if (s3 !== peg$FAILED) {
          peg$savedPos = s0;
          s0 = peg$f73(s2);
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
      } else {
        peg$currPos = s0;
        s0 = peg$FAILED;
      }
      if (s0 === peg$FAILED) {
        s0 = peg$currPos;
        if (input.charCodeAt(peg$currPos) === 34) {
          s1 = peg$c2;
          peg$currPos++;
        } else {
          s1 = peg$FAILED;
        }
        if (s1 !== peg$FAILED) {
          s2 = peg$currPos;
          peg$scan57();
          s3 = void 0;
          s2 = input.substring(s2, peg$currPos);
          if (input.charCodeAt(peg$currPos) === 34) {
            s3 = peg$c2;
            peg$currPos++;
          } else {
            s3 = peg$FAILED;
          }
          if (s3 !== peg$FAILED) {
            peg$savedPos = s0;
            s0 = peg$f75(s2);
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
        } else {
          peg$currPos = s0;
          s0 = peg$FAILED;
        }
        if (s0 === peg$FAILED) {
          s0 = peg$currPos;
          if (input.charCodeAt(peg$currPos) === 39) {
            s1 = peg$c8;
            peg$currPos++;
          } else {
            s1 = peg$FAILED;
          }
          if (s1 !== peg$FAILED) {
            s2 = peg$currPos;
            peg$scan58();
            s3 = void 0;
            s2 = input.substring(s2, peg$currPos);
            if (input.charCodeAt(peg$currPos) === 39) {
              s3 = peg$c8;
              peg$currPos++;
            } else {
              s3 = peg$FAILED;
            }
            if (s3 !== peg$FAILED) {
              peg$savedPos = s0;
              s0 = peg$f77(s2);
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
          } else {
            peg$currPos = s0;
            s0 = peg$FAILED;
          }
          if (s0 === peg$FAILED) {
            s0 = peg$currPos;
            if (input.charCodeAt(peg$currPos) === 96) {
              s1 = peg$c9;
              peg$currPos++;
            } else {
              s1 = peg$FAILED;
            }
            if (s1 !== peg$FAILED) {
              s2 = peg$currPos;
              peg$scan59();
              s3 = void 0;
              s2 = input.substring(s2, peg$currPos);
              if (input.charCodeAt(peg$currPos) === 96) {
                s3 = peg$c9;
                peg$currPos++;
              } else {
                s3 = peg$FAILED;
              }
              if (s3 !== peg$FAILED) {
                peg$savedPos = s0;
                s0 = peg$f79(s2);
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            } else {
              peg$currPos = s0;
              s0 = peg$FAILED;
            }
            if (s0 === peg$FAILED) {
              s0 = peg$currPos;
              s1 = peg$scan60() ? void 0 : peg$FAILED;
              if (s1 !== peg$FAILED) {
                s2 = peg$currPos;
                peg$scan61();
                s3 = void 0;
                s2 = input.substring(s2, peg$currPos);
                s3 = peg$scan62() ? void 0 : peg$FAILED;
                if (s3 !== peg$FAILED) {
                  peg$savedPos = s0;
                  s0 = peg$f83(s2);
                } else {
                  peg$currPos = s0;
                  s0 = peg$FAILED;
                }
              } else {
                peg$currPos = s0;
                s0 = peg$FAILED;
              }
            }
          }
        }
      }
      return s0;
    }
    function peg$caseless(at, lower) {
      for (let i = 0; i < lower.length; i++) {
        const unit = input.charCodeAt(at + i);
        const due = lower.charCodeAt(i);
        if (unit !== due && !(unit >= 65 && unit <= 90 && unit + 32 === due) && !(unit === 8490 && due === 107)) return false;
      }
      return true;
    }
    function peg$scan0() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l1: {
          const sl1 = p;
          l2: {
            l3: {
              const sl3 = p;
              l4: {
                if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
                  break l4;
                }
                p += 2;
                break l3;
              }
              p = sl3;
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
                break l2;
              }
              p++;
            }
            break l1;
          }
          p = sl1;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan1() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13)) {
          const sl5 = p;
          l5: {
            if (p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13)) {
              p = peg$peek2(p);
              if (p < 0) {
                break l5;
              }
            } else {
              break l5;
            }
            p = -1;
            break scan;
          }
          p = sl5;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek2(p) {
      let c = 0;
      l6: {
        const sl6 = p;
        l7: {
          if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
            break l7;
          }
          p += 2;
          break l6;
        }
        p = sl6;
        if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
          return -1;
        }
        p++;
      }
      while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
      if (input.charCodeAt(p) !== 123) {
        return -1;
      }
      p += 1;
      return p;
    }
    function peg$scan4() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && (c = input.charCodeAt(p)) === 123) {
          const sl10 = p;
          l10m: {
            l10: {
              if (p < input.length && (c = input.charCodeAt(p)) === 123) {
                p = peg$peek5(p);
                if (p < 0) {
                  break l10;
                }
              } else {
                break l10;
              }
              p = sl10;
              break l10m;
            }
            p = sl10;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek5(p) {
      let c = 0;
      if (input.charCodeAt(p) !== 123) {
        return -1;
      }
      p += 1;
      while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      l11: {
        const sl11 = p;
        l12: {
          if (input.charCodeAt(p) !== 125) {
            break l12;
          }
          p += 1;
          break l11;
        }
        p = sl11;
        l13: {
          if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287)) {
            p = peg$peek6(p);
            if (p < 0) {
              break l13;
            }
          } else {
            break l13;
          }
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          l20: {
            const sl20 = p;
            l21: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t3[c] === 1 : c === 65306))) {
                break l21;
              }
              p++;
              break l20;
            }
            p = sl20;
            {
              p = peg$peek7(p);
              if (p < 0) {
                break l13;
              }
            }
          }
          break l11;
        }
        p = sl11;
        l43: {
          l44: {
            const sl44 = p;
            l45: {
              if (input.charCodeAt(p) !== 34) {
                break l45;
              }
              p += 1;
              {
                const far = p + 24;
                while (p < far && p < input.length && !((c = input.charCodeAt(p)) === 10 || c === 13 || c === 34)) p++;
                if (p === far && p < input.length) p = Math.min(peg$next10(p), peg$next11(p), peg$next12(p));
              }
              break l44;
            }
            p = sl44;
            if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
              break l43;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t2[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288)) p++;
          }
          if (p < input.length) {
            const sl46 = p;
            l46: {
              if (p >= input.length) {
                break l46;
              }
              p++;
              break l43;
            }
            p = sl46;
          }
          break l11;
        }
        p = sl11;
        l47: {
          if (input.charCodeAt(p) !== 92 || input.charCodeAt(p + 1) !== 34) {
            break l47;
          }
          p += 2;
          break l11;
        }
        p = sl11;
        l48: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t6[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
            break l48;
          }
          p++;
          {
            const sl49 = p;
            while (p < sl49 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t7[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
          }
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          l50: {
            const sl50 = p;
            l51: {
              if (input.charCodeAt(p) !== 58) {
                break l51;
              }
              p += 1;
              if (p < input.length && (c = input.charCodeAt(p)) === 47) {
                const sl52 = p;
                l52: {
                  if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
                    break l52;
                  }
                  p += 2;
                  break l51;
                }
                p = sl52;
              }
              break l50;
            }
            p = sl50;
            l53: {
              if (p < input.length && ((c = input.charCodeAt(p)) === 61 || c === 65306)) {
                p = peg$peek13(p);
                if (p < 0) {
                  break l53;
                }
              } else {
                break l53;
              }
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              {
                p = peg$peek14(p);
                if (p < 0) {
                  break l53;
                }
              }
              break l50;
            }
            p = sl50;
            if (p < input.length) {
              const sl63 = p;
              l63: {
                if (p >= input.length) {
                  break l63;
                }
                p++;
                break l48;
              }
              p = sl63;
            }
          }
          break l11;
        }
        p = sl11;
        l64: {
          l65: {
            const sl65 = p;
            l66: {
              if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
                break l66;
              }
              p += 2;
              break l65;
            }
            p = sl65;
            if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 42) {
              break l64;
            }
            p += 2;
          }
          break l11;
        }
        p = sl11;
        if (p < input.length) {
          const sl67 = p;
          l67: {
            if (p >= input.length) {
              break l67;
            }
            p++;
            return -1;
          }
          p = sl67;
        }
      }
      return p;
    }
    function peg$peek6(p) {
      let c = 0;
      l14: {
        const sl14 = p;
        l15: {
          if (input.charCodeAt(p) !== 34) {
            break l15;
          }
          p += 1;
          l16: for (; ; ) {
            const sl16 = p;
            l17: {
              l18: {
                const sl18 = p;
                l19: {
                  if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128))) {
                    break l19;
                  }
                  p++;
                  break l18;
                }
                p = sl18;
                if (input.charCodeAt(p) !== 92) {
                  break l17;
                }
                p += 1;
                if (!(p < input.length && ((c = input.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14))) {
                  break l17;
                }
                p++;
              }
              continue l16;
            }
            p = sl16;
            break;
          }
          if (input.charCodeAt(p) !== 34) {
            break l15;
          }
          p += 1;
          break l14;
        }
        p = sl14;
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
          return -1;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t2[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288)) p++;
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
          return -1;
        }
        p++;
      }
      return p;
    }
    function peg$peek7(p) {
      let c = 0;
      l22: {
        const sl22 = p;
        l23: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
            break l23;
          }
          p++;
          break l22;
        }
        p = sl22;
        l24: {
          if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t4[c] === 1 : false)) {
            p = peg$peek8(p);
            if (p < 0) {
              break l24;
            }
          } else {
            break l24;
          }
          break l22;
        }
        p = sl22;
        l41: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 91 || c === 123))) {
            break l41;
          }
          p++;
          break l22;
        }
        p = sl22;
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t5[c] === 1 : false)) p++;
        if (p < input.length) {
          const sl42 = p;
          l42: {
            if (p >= input.length) {
              break l42;
            }
            p++;
            return -1;
          }
          p = sl42;
        }
      }
      return p;
    }
    function peg$peek8(p) {
      let c = 0;
      l25: {
        const sl25 = p;
        l26: {
          if (p < input.length && ((c = input.charCodeAt(p)) === 45 || c >= 48 && c <= 57)) {
            p = peg$peek9(p);
            if (p < 0) {
              break l26;
            }
          } else {
            break l26;
          }
          break l25;
        }
        p = sl25;
        l37: {
          const sl37 = p;
          l38: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 84 || c === 116)) || !peg$caseless(p, "true")) {
              break l38;
            }
            p += 4;
            break l37;
          }
          p = sl37;
          l39: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 70 || c === 102)) || !peg$caseless(p, "false")) {
              break l39;
            }
            p += 5;
            break l37;
          }
          p = sl37;
          l40: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "null")) {
              break l40;
            }
            p += 4;
            break l37;
          }
          p = sl37;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 78 || c === 110)) || !peg$caseless(p, "none")) {
            return -1;
          }
          p += 4;
        }
      }
      return p;
    }
    function peg$peek9(p) {
      let c = 0;
      l27: {
        const sl27 = p;
        l28: {
          if (input.charCodeAt(p) !== 45) {
            break l28;
          }
          p += 1;
          break l27;
        }
        p = sl27;
      }
      l29: {
        const sl29 = p;
        l30: {
          if (input.charCodeAt(p) !== 48) {
            break l30;
          }
          p += 1;
          break l29;
        }
        p = sl29;
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 49 && c <= 57))) {
          return -1;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
      }
      l31: {
        const sl31 = p;
        l32: {
          if (input.charCodeAt(p) !== 46) {
            break l32;
          }
          p += 1;
          if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
            break l32;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
          break l31;
        }
        p = sl31;
      }
      l33: {
        const sl33 = p;
        l34: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 69 || c === 101))) {
            break l34;
          }
          p++;
          l35: {
            const sl35 = p;
            l36: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 43 || c === 45))) {
                break l36;
              }
              p++;
              break l35;
            }
            p = sl35;
          }
          if (!(p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57))) {
            break l34;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 48 && c <= 57)) p++;
          break l33;
        }
        p = sl33;
      }
      return p;
    }
    function peg$next10(p) {
      if (p < peg$next10From || p > peg$next10At) {
        peg$next10From = p;
        peg$next10At = input.indexOf("\n", p);
        if (peg$next10At < 0) peg$next10At = input.length;
      }
      return peg$next10At;
    }
    function peg$next11(p) {
      if (p < peg$next11From || p > peg$next11At) {
        peg$next11From = p;
        peg$next11At = input.indexOf("\r", p);
        if (peg$next11At < 0) peg$next11At = input.length;
      }
      return peg$next11At;
    }
    function peg$next12(p) {
      if (p < peg$next12From || p > peg$next12At) {
        peg$next12From = p;
        peg$next12At = input.indexOf('"', p);
        if (peg$next12At < 0) peg$next12At = input.length;
      }
      return peg$next12At;
    }
    function peg$peek13(p) {
      let c = 0;
      l54: {
        const sl54 = p;
        l55: {
          if (input.charCodeAt(p) !== 61 || input.charCodeAt(p + 1) !== 62) {
            break l55;
          }
          p += 2;
          break l54;
        }
        p = sl54;
        l56: {
          if (input.charCodeAt(p) !== 61) {
            break l56;
          }
          p += 1;
          if (p < input.length && (c = input.charCodeAt(p)) === 61) {
            const sl57 = p;
            l57: {
              if (input.charCodeAt(p) !== 61) {
                break l57;
              }
              p += 1;
              break l56;
            }
            p = sl57;
          }
          break l54;
        }
        p = sl54;
        if (input.charCodeAt(p) !== 65306) {
          return -1;
        }
        p += 1;
      }
      return p;
    }
    function peg$peek14(p) {
      let c = 0;
      l58: {
        const sl58 = p;
        l59: {
          l60: {
            const sl60 = p;
            l61: {
              if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287)) {
                p = peg$peek6(p);
                if (p < 0) {
                  break l61;
                }
              } else {
                break l61;
              }
              break l60;
            }
            p = sl60;
            if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t4[c] === 1 : false)) {
              p = peg$peek8(p);
              if (p < 0) {
                break l59;
              }
            } else {
              break l59;
            }
          }
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 44 || c === 125))) {
            break l59;
          }
          p++;
          break l58;
        }
        p = sl58;
        {
          const far = p + 24;
          while (p < far && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t8[c] === 1 : c >= 128)) p++;
          if (p === far && p < input.length) p = Math.min(peg$next10(p), peg$next11(p), peg$next15(p), peg$next16(p), peg$next17(p), peg$next18(p));
        }
        if (p < input.length) {
          const sl62 = p;
          l62: {
            if (p >= input.length) {
              break l62;
            }
            p++;
            return -1;
          }
          p = sl62;
        }
      }
      return p;
    }
    function peg$next15(p) {
      if (p < peg$next15From || p > peg$next15At) {
        peg$next15From = p;
        peg$next15At = input.indexOf(",", p);
        if (peg$next15At < 0) peg$next15At = input.length;
      }
      return peg$next15At;
    }
    function peg$next16(p) {
      if (p < peg$next16From || p > peg$next16At) {
        peg$next16From = p;
        peg$next16At = input.indexOf(";", p);
        if (peg$next16At < 0) peg$next16At = input.length;
      }
      return peg$next16At;
    }
    function peg$next17(p) {
      if (p < peg$next17From || p > peg$next17At) {
        peg$next17From = p;
        peg$next17At = input.indexOf("{", p);
        if (peg$next17At < 0) peg$next17At = input.length;
      }
      return peg$next17At;
    }
    function peg$next18(p) {
      if (p < peg$next18From || p > peg$next18At) {
        peg$next18From = p;
        peg$next18At = input.indexOf("}", p);
        if (peg$next18At < 0) peg$next18At = input.length;
      }
      return peg$next18At;
    }
    function peg$scan19() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && (c = input.charCodeAt(p)) === 91) {
          const sl68 = p;
          l68m: {
            l68: {
              if (p < input.length && (c = input.charCodeAt(p)) === 91) {
                p = peg$peek20(p);
                if (p < 0) {
                  break l68;
                }
              } else {
                break l68;
              }
              p = sl68;
              break l68m;
            }
            p = sl68;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek20(p) {
      let c = 0;
      if (input.charCodeAt(p) !== 91) {
        return -1;
      }
      p += 1;
      while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      l69: {
        const sl69 = p;
        l70: {
          if (input.charCodeAt(p) !== 93) {
            break l70;
          }
          p += 1;
          break l69;
        }
        p = sl69;
        l71: {
          if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287)) {
            p = peg$peek6(p);
            if (p < 0) {
              break l71;
            }
          } else {
            break l71;
          }
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 44 || c === 93))) {
            break l71;
          }
          p++;
          break l69;
        }
        p = sl69;
        l72: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
            break l72;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t2[c] === 1 : c >= 128 && c <= 179 || c >= 181 && c <= 8215 || c >= 8224 && c <= 65281 || c >= 65283 && c <= 65286 || c >= 65288)) p++;
          if (p < input.length) {
            const sl73 = p;
            l73: {
              if (p >= input.length) {
                break l73;
              }
              p++;
              break l72;
            }
            p = sl73;
          }
          break l69;
        }
        p = sl69;
        l74: {
          if (p < input.length && (c = input.charCodeAt(p)) === 123) {
            p = peg$peek5(p);
            if (p < 0) {
              break l74;
            }
          } else {
            break l74;
          }
          break l69;
        }
        p = sl69;
        l75: {
          if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t4[c] === 1 : false)) {
            p = peg$peek8(p);
            if (p < 0) {
              break l75;
            }
          } else {
            break l75;
          }
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          l76: {
            const sl76 = p;
            l77: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 44 || c === 93))) {
                break l77;
              }
              p++;
              break l76;
            }
            p = sl76;
            if (p < input.length) {
              const sl78 = p;
              l78: {
                if (p >= input.length) {
                  break l78;
                }
                p++;
                break l75;
              }
              p = sl78;
            }
          }
          break l69;
        }
        p = sl69;
        l79: {
          if (input.charCodeAt(p) !== 91) {
            break l79;
          }
          p += 1;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          l80: {
            const sl80 = p;
            l81: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287))) {
                break l81;
              }
              p++;
              break l80;
            }
            p = sl80;
            l82: {
              if (p < input.length && (c = input.charCodeAt(p)) === 123) {
                p = peg$peek5(p);
                if (p < 0) {
                  break l82;
                }
              } else {
                break l82;
              }
              break l80;
            }
            p = sl80;
            l83: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 91 || c === 93))) {
                break l83;
              }
              p++;
              break l80;
            }
            p = sl80;
            l84: {
              if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t4[c] === 1 : false)) {
                p = peg$peek8(p);
                if (p < 0) {
                  break l84;
                }
              } else {
                break l84;
              }
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 44 || c === 93))) {
                break l84;
              }
              p++;
              break l80;
            }
            p = sl80;
            if (p < input.length) {
              const sl85 = p;
              l85: {
                if (p >= input.length) {
                  break l85;
                }
                p++;
                break l79;
              }
              p = sl85;
            }
          }
          break l69;
        }
        p = sl69;
        if (p < input.length) {
          const sl86 = p;
          l86: {
            if (p >= input.length) {
              break l86;
            }
            p++;
            return -1;
          }
          p = sl86;
        }
      }
      return p;
    }
    function peg$scan21() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l87: {
          const sl87 = p;
          l88: {
            if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
              break l88;
            }
            p += 2;
            break l87;
          }
          p = sl87;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
            p = -1;
            break scan;
          }
          p++;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan22() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan23() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length) {
          p = peg$peek24(p);
          if (p < 0) {
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek24(p) {
      let c = 0;
      if (p >= input.length) {
        return -1;
      }
      p++;
      l89: for (; ; ) {
        const sl89 = p;
        l90: {
          if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t9[c] === 1 : false)) {
            const sl91 = p;
            l91: {
              l92: {
                const sl92 = p;
                l93: {
                  if (p < input.length && (c = input.charCodeAt(p)) === 123) {
                    p = peg$peek5(p);
                    if (p < 0) {
                      break l93;
                    }
                  } else {
                    break l93;
                  }
                  break l92;
                }
                p = sl92;
                l94: {
                  if (p < input.length && (c = input.charCodeAt(p)) === 91) {
                    p = peg$peek20(p);
                    if (p < 0) {
                      break l94;
                    }
                  } else {
                    break l94;
                  }
                  break l92;
                }
                p = sl92;
                l95: {
                  if (p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13)) {
                    p = peg$peek2(p);
                    if (p < 0) {
                      break l95;
                    }
                  } else {
                    break l95;
                  }
                  break l92;
                }
                p = sl92;
                l96: {
                  const sl96 = p;
                  l97: {
                    if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
                      break l97;
                    }
                    p += 2;
                    break l96;
                  }
                  p = sl96;
                  if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
                    break l91;
                  }
                  p++;
                }
                while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
                if (p < input.length && (c = input.charCodeAt(p)) === 34) {
                  p = peg$peek25(p);
                  if (p < 0) {
                    break l91;
                  }
                } else {
                  break l91;
                }
              }
              break l90;
            }
            p = sl91;
          }
          if (p >= input.length) {
            break l90;
          }
          p++;
          continue l89;
        }
        p = sl89;
        break;
      }
      return p;
    }
    function peg$peek25(p) {
      let c = 0;
      if (input.charCodeAt(p) !== 34) {
        return -1;
      }
      p += 1;
      {
        const far = p + 24;
        while (p < far && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128)) p++;
        if (p === far && p < input.length) p = Math.min(peg$next10(p), peg$next11(p), peg$next12(p), peg$next26(p));
      }
      if (input.charCodeAt(p) !== 34) {
        return -1;
      }
      p += 1;
      while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      if (input.charCodeAt(p) !== 58) {
        return -1;
      }
      p += 1;
      while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      l98: {
        const sl98 = p;
        l99: {
          if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c === 180 || c >= 8216 && c <= 8223 || c === 65282 || c === 65287)) {
            p = peg$peek6(p);
            if (p < 0) {
              break l99;
            }
          } else {
            break l99;
          }
          break l98;
        }
        p = sl98;
        l100: {
          if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t4[c] === 1 : false)) {
            p = peg$peek8(p);
            if (p < 0) {
              break l100;
            }
          } else {
            break l100;
          }
          break l98;
        }
        p = sl98;
        l101: {
          if (input.charCodeAt(p) !== 91) {
            break l101;
          }
          p += 1;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          if (input.charCodeAt(p) !== 93) {
            break l101;
          }
          p += 1;
          break l98;
        }
        p = sl98;
        if (input.charCodeAt(p) !== 123) {
          return -1;
        }
        p += 1;
        while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
        if (input.charCodeAt(p) !== 125) {
          return -1;
        }
        p += 1;
      }
      while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      l102: {
        const sl102 = p;
        l103: {
          if (input.charCodeAt(p) !== 44) {
            break l103;
          }
          p += 1;
          while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
          l104: {
            const sl104 = p;
            l105: {
              if (input.charCodeAt(p) !== 34) {
                break l105;
              }
              p += 1;
              {
                const far = p + 24;
                while (p < far && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128)) p++;
                if (p === far && p < input.length) p = Math.min(peg$next10(p), peg$next11(p), peg$next12(p), peg$next26(p));
              }
              if (input.charCodeAt(p) !== 34) {
                break l105;
              }
              p += 1;
              while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
              if (input.charCodeAt(p) !== 58) {
                break l105;
              }
              p += 1;
              break l104;
            }
            p = sl104;
            l106: {
              if (input.charCodeAt(p) !== 34) {
                break l106;
              }
              p += 1;
              {
                const far = p + 24;
                while (p < far && p < input.length && !((c = input.charCodeAt(p)) === 10 || c === 13 || c === 34)) p++;
                if (p === far && p < input.length) p = Math.min(peg$next10(p), peg$next11(p), peg$next12(p));
              }
              if (p < input.length) {
                const sl107 = p;
                l107: {
                  if (p >= input.length) {
                    break l107;
                  }
                  p++;
                  break l106;
                }
                p = sl107;
              }
              break l104;
            }
            p = sl104;
            if (p < input.length) {
              const sl108 = p;
              l108: {
                if (p >= input.length) {
                  break l108;
                }
                p++;
                break l103;
              }
              p = sl108;
            }
          }
          break l102;
        }
        p = sl102;
        l109: {
          if (input.charCodeAt(p) !== 125) {
            break l109;
          }
          p += 1;
          break l102;
        }
        p = sl102;
        if (p < input.length) {
          const sl110 = p;
          l110: {
            if (p >= input.length) {
              break l110;
            }
            p++;
            return -1;
          }
          p = sl110;
        }
      }
      return p;
    }
    function peg$next26(p) {
      if (p < peg$next26From || p > peg$next26At) {
        peg$next26From = p;
        peg$next26At = input.indexOf("\\", p);
        if (peg$next26At < 0) peg$next26At = input.length;
      }
      return peg$next26At;
    }
    function peg$scan27() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && (c = input.charCodeAt(p)) === 34) {
          const sl111 = p;
          l111m: {
            l111: {
              if (p < input.length && (c = input.charCodeAt(p)) === 34) {
                p = peg$peek25(p);
                if (p < 0) {
                  break l111;
                }
              } else {
                break l111;
              }
              p = sl111;
              break l111m;
            }
            p = sl111;
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan28() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const far = p + 24;
          while (p < far && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128)) p++;
          if (p === far && p < input.length) p = Math.min(peg$next10(p), peg$next11(p), peg$next12(p), peg$next26(p));
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan29() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        while (p < input.length && ((c = input.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard40() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) === 10 || c === 13);
    }
    function peg$scan41() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l199: {
          const sl199 = p;
          l200: {
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
              break l200;
            }
            p++;
            while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
            break l199;
          }
          p = sl199;
          l201: {
            const sl201 = p;
            l202: {
              if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
                break l202;
              }
              p += 2;
              break l201;
            }
            p = sl201;
            if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
              p = -1;
              break scan;
            }
            p++;
          }
          while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
          l203: for (; ; ) {
            const sl203 = p;
            l204: {
              l205: {
                const sl205 = p;
                l206: {
                  if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
                    break l206;
                  }
                  p += 2;
                  break l205;
                }
                p = sl205;
                if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
                  break l204;
                }
                p++;
              }
              while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
              continue l203;
            }
            p = sl203;
            break;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan42() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && (c = input.charCodeAt(p)) === 47) {
          const sl207 = p;
          l207: {
            if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
              break l207;
            }
            p += 2;
            p = -1;
            break scan;
          }
          p = sl207;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$guard43() {
      let c = 0;
      return peg$currPos < input.length && ((c = input.charCodeAt(peg$currPos)) < 128 ? peg$t1[c] === 1 : c >= 8220 && c <= 8222);
    }
    function peg$scan44() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l208: {
          const sl208 = p;
          l209: {
            if (p < input.length && ((c = input.charCodeAt(p)) === 61 || c === 65306)) {
              p = peg$peek13(p);
              if (p < 0) {
                break l209;
              }
            } else {
              break l209;
            }
            break l208;
          }
          p = sl208;
          {
            const sl210 = p;
            l210m: {
              l210: {
                {
                  p = peg$peek7(p);
                  if (p < 0) {
                    break l210;
                  }
                }
                p = sl210;
                break l210m;
              }
              p = sl210;
              p = -1;
              break scan;
            }
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan45() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l211: {
          const sl211 = p;
          l212: {
            if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t1[c] === 1 : c >= 8220 && c <= 8222)) {
              p = peg$peek46(p);
              if (p < 0) {
                break l212;
              }
            } else {
              break l212;
            }
            break l211;
          }
          p = sl211;
          if (p < input.length && (c = input.charCodeAt(p)) === 34) {
            p = peg$peek48(p);
            if (p < 0) {
              p = -1;
              break scan;
            }
          } else {
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek46(p) {
      let c = 0;
      l213: {
        const sl213 = p;
        l214: {
          if (input.charCodeAt(p) !== 34) {
            break l214;
          }
          p += 1;
          {
            const far = p + 24;
            while (p < far && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128)) p++;
            if (p === far && p < input.length) p = Math.min(peg$next10(p), peg$next11(p), peg$next12(p), peg$next26(p));
          }
          if (input.charCodeAt(p) !== 34) {
            break l214;
          }
          p += 1;
          break l213;
        }
        p = sl213;
        l215: {
          if (input.charCodeAt(p) !== 34) {
            break l215;
          }
          p += 1;
          l216: for (; ; ) {
            const sl216 = p;
            l217: {
              l218: {
                const sl218 = p;
                l219: {
                  if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128))) {
                    break l219;
                  }
                  p++;
                  break l218;
                }
                p = sl218;
                if (input.charCodeAt(p) !== 92) {
                  break l217;
                }
                p += 1;
                if (!(p < input.length && ((c = input.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14))) {
                  break l217;
                }
                p++;
              }
              continue l216;
            }
            p = sl216;
            break;
          }
          if (input.charCodeAt(p) !== 34) {
            break l215;
          }
          p += 1;
          break l213;
        }
        p = sl213;
        l220: {
          if (input.charCodeAt(p) !== 39) {
            break l220;
          }
          p += 1;
          l221: for (; ; ) {
            const sl221 = p;
            l222: {
              l223: {
                const sl223 = p;
                l224: {
                  if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t10[c] === 1 : c >= 128))) {
                    break l224;
                  }
                  p++;
                  break l223;
                }
                p = sl223;
                if (input.charCodeAt(p) !== 92) {
                  break l222;
                }
                p += 1;
                if (!(p < input.length && ((c = input.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14))) {
                  break l222;
                }
                p++;
              }
              continue l221;
            }
            p = sl221;
            break;
          }
          if (input.charCodeAt(p) !== 39) {
            break l220;
          }
          p += 1;
          break l213;
        }
        p = sl213;
        l225: {
          if (input.charCodeAt(p) !== 96) {
            break l225;
          }
          p += 1;
          {
            const far = p + 24;
            while (p < far && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t11[c] === 1 : c >= 128)) p++;
            if (p === far && p < input.length) p = Math.min(peg$next10(p), peg$next11(p), peg$next26(p), peg$next47(p));
          }
          if (input.charCodeAt(p) !== 96) {
            break l225;
          }
          p += 1;
          break l213;
        }
        p = sl213;
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 8220 && c <= 8222))) {
          return -1;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128 && c <= 8219 || c >= 8224)) p++;
        if (!(p < input.length && ((c = input.charCodeAt(p)) === 34 || c >= 8220 && c <= 8223))) {
          return -1;
        }
        p++;
      }
      return p;
    }
    function peg$next47(p) {
      if (p < peg$next47From || p > peg$next47At) {
        peg$next47From = p;
        peg$next47At = input.indexOf("`", p);
        if (peg$next47At < 0) peg$next47At = input.length;
      }
      return peg$next47At;
    }
    function peg$peek48(p) {
      let c = 0;
      if (input.charCodeAt(p) !== 34) {
        return -1;
      }
      p += 1;
      l226: for (; ; ) {
        const sl226 = p;
        l227: {
          l228: {
            const sl228 = p;
            l229: {
              if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128))) {
                break l229;
              }
              p++;
              break l228;
            }
            p = sl228;
            if (input.charCodeAt(p) !== 92) {
              break l227;
            }
            p += 1;
            if (!(p < input.length && ((c = input.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14))) {
              break l227;
            }
            p++;
          }
          continue l226;
        }
        p = sl226;
        break;
      }
      l230: {
        const sl230 = p;
        l231: {
          if (input.charCodeAt(p) !== 92) {
            break l231;
          }
          p += 1;
          break l230;
        }
        p = sl230;
      }
      return p;
    }
    function peg$scan49() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47) {
          p = -1;
          break scan;
        }
        p += 3;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan50() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l232: {
          const sl232 = p;
          l233: {
            if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
              break l233;
            }
            p += 2;
            if (p < input.length) p = Math.min(peg$next10(p), peg$next11(p));
            break l232;
          }
          p = sl232;
          if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 42) {
            p = -1;
            break scan;
          }
          p += 2;
          l234: for (; ; ) {
            const sl234 = p;
            l235: {
              if (p < input.length && (c = input.charCodeAt(p)) === 42) {
                const sl236 = p;
                l236: {
                  if (input.charCodeAt(p) !== 42 || input.charCodeAt(p + 1) !== 47) {
                    break l236;
                  }
                  p += 2;
                  break l235;
                }
                p = sl236;
              }
              if (p >= input.length) {
                break l235;
              }
              p++;
              continue l234;
            }
            p = sl234;
            break;
          }
          l237: {
            const sl237 = p;
            l238: {
              if (input.charCodeAt(p) !== 42 || input.charCodeAt(p + 1) !== 47) {
                break l238;
              }
              p += 2;
              break l237;
            }
            p = sl237;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan51() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t6[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
          p = -1;
          break scan;
        }
        p++;
        {
          const sl239 = p;
          while (p < sl239 + 200 && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t7[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan52() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l240: {
          const sl240 = p;
          l241: {
            if (input.charCodeAt(p) !== 58) {
              break l241;
            }
            p += 1;
            if (p < input.length && (c = input.charCodeAt(p)) === 47) {
              const sl242 = p;
              l242: {
                if (input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) {
                  break l242;
                }
                p += 2;
                break l241;
              }
              p = sl242;
            }
            break l240;
          }
          p = sl240;
          if (p < input.length && ((c = input.charCodeAt(p)) === 61 || c === 65306)) {
            p = peg$peek13(p);
            if (p < 0) {
              p = -1;
              break scan;
            }
          } else {
            p = -1;
            break scan;
          }
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan53() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t12[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) {
          p = peg$peek54(p);
          if (p < 0) {
            p = -1;
            break scan;
          }
        } else {
          p = -1;
          break scan;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$peek54(p) {
      let c = 0;
      if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t12[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
        return -1;
      }
      p++;
      while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t13[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
      if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
        return -1;
      }
      p++;
      while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
      if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t12[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
        return -1;
      }
      p++;
      while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t13[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
      l243: for (; ; ) {
        const sl243 = p;
        l244: {
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32))) {
            break l244;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
          if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t12[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295))) {
            break l244;
          }
          p++;
          while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t13[c] === 1 : c >= 192 && c <= 8191 || c >= 12352 && c <= 55295)) p++;
          continue l243;
        }
        p = sl243;
        break;
      }
      return p;
    }
    function peg$scan55() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 128 && c <= 8219 || c >= 8223))) {
          p = -1;
          break scan;
        }
        p++;
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t14[c] === 1 : c >= 128 && c <= 8219 || c >= 8223)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan56() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l245: {
          const sl245 = p;
          l246: {
            if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
              break l246;
            }
            p += 2;
            break l245;
          }
          p = sl245;
          if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
            p = -1;
            break scan;
          }
          p++;
        }
        while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
        l247: for (; ; ) {
          const sl247 = p;
          l248: {
            l249: {
              const sl249 = p;
              l250: {
                if (input.charCodeAt(p) !== 13 || input.charCodeAt(p + 1) !== 10) {
                  break l250;
                }
                p += 2;
                break l249;
              }
              p = sl249;
              if (!(p < input.length && ((c = input.charCodeAt(p)) === 10 || c === 13))) {
                break l248;
              }
              p++;
            }
            while (p < input.length && ((c = input.charCodeAt(p)) === 9 || c === 32)) p++;
            continue l247;
          }
          p = sl247;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan57() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l251: for (; ; ) {
          const sl251 = p;
          l252: {
            l253: {
              const sl253 = p;
              l254: {
                if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128))) {
                  break l254;
                }
                p++;
                break l253;
              }
              p = sl253;
              if (input.charCodeAt(p) !== 92) {
                break l252;
              }
              p += 1;
              if (!(p < input.length && ((c = input.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14))) {
                break l252;
              }
              p++;
            }
            continue l251;
          }
          p = sl251;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan58() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        l255: for (; ; ) {
          const sl255 = p;
          l256: {
            l257: {
              const sl257 = p;
              l258: {
                if (!(p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t10[c] === 1 : c >= 128))) {
                  break l258;
                }
                p++;
                break l257;
              }
              p = sl257;
              if (input.charCodeAt(p) !== 92) {
                break l256;
              }
              p += 1;
              if (!(p < input.length && ((c = input.charCodeAt(p)) <= 9 || c >= 11 && c <= 12 || c >= 14))) {
                break l256;
              }
              p++;
            }
            continue l255;
          }
          p = sl255;
          break;
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan59() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        {
          const far = p + 24;
          while (p < far && p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t11[c] === 1 : c >= 128)) p++;
          if (p === far && p < input.length) p = Math.min(peg$next10(p), peg$next11(p), peg$next26(p), peg$next47(p));
        }
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan60() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) >= 8220 && c <= 8222))) {
          p = -1;
          break scan;
        }
        p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan61() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        while (p < input.length && ((c = input.charCodeAt(p)) < 128 ? peg$t0[c] === 1 : c >= 128 && c <= 8219 || c >= 8224)) p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function peg$scan62() {
      const start = peg$currPos;
      let p = start;
      let c = 0;
      scan: {
        if (!(p < input.length && ((c = input.charCodeAt(p)) === 34 || c >= 8220 && c <= 8223))) {
          p = -1;
          break scan;
        }
        p++;
      }
      peg$currPos = p < 0 ? start : p;
      return p >= 0;
    }
    function enter(kind) {
      open.push(kind);
      if (kind === OBJECT) objects++;
      else arrays++;
      return expect(true);
    }
    function leave(kind) {
      let left;
      levels = 0;
      do {
        left = open.pop();
        if (left === OBJECT) objects--;
        else arrays--;
        levels++;
      } while (left !== kind);
      expect(false);
      lastClosed = kind === OBJECT;
      return true;
    }
    function leaveAll() {
      open.length = 0;
      objects = 0;
      arrays = 0;
      return expect(false);
    }
    function expect(value) {
      expecting = value;
      lastColon = false;
      lastClosed = false;
      return true;
    }
    function colon() {
      expecting = true;
      lastColon = true;
      lastClosed = false;
      return true;
    }
    function mayOpen() {
      return lastColon || top() === ARRAY && (expecting || lastClosed);
    }
    function top() {
      return open[open.length - 1];
    }
    function mayName() {
      return expecting && !lastColon && top() === OBJECT;
    }
    function flaw(type) {
      const { start, end: end3 } = range();
      return { type, start, end: end3 };
    }
    function decimal2(sign, zeros, whole, point, exponent) {
      const value = Number(`${whole?.text ?? "0"}${point?.text ?? ""}${exponent ?? ""}`);
      return scalar(sign.factor * value, "", joined(sign.errors, zeros, whole?.flaw ?? null, point?.flaw ?? null));
    }
    function name(value, flawed, errors) {
      const { start, end: end3 } = range();
      return { type: "Key", value, member: null, flaw: flawed, start, end: end3, errors };
    }
    function loose(value, flawed) {
      return { text: value, flaw: flawed, errors: [] };
    }
    function scalar(value, flawed, errors) {
      const { start, end: end3 } = range();
      return { type: "Scalar", value, flaw: flawed, start, end: end3, errors };
    }
    function peg$throw() {
      if (peg$result !== peg$FAILED && peg$currPos < input.length) {
        peg$fail(peg$endExpectation());
      }
      throw peg$buildStructuredError(
        peg$maxFailExpected,
        peg$maxFailPos < input.length ? peg$getUnicode(peg$maxFailPos) : null,
        peg$maxFailPos < input.length ? peg$computeLocation(peg$maxFailPos, peg$maxFailPos + 1) : peg$computeLocation(peg$maxFailPos, peg$maxFailPos)
      );
    }
    function peg$parse(peg$given_input, peg$given_options) {
      try {
        input = peg$given_input;
        options = peg$given_options;
        options = options !== void 0 ? options : {};
        peg$source = options.grammarSource;
        peg$startRuleFunction = peg$parseFound;
        peg$currPos = options.peg$currPos | 0;
        peg$savedPos = peg$currPos;
        peg$posDetailsCache = [{ line: 1, column: 1 }];
        peg$maxFailPos = peg$currPos;
        peg$maxFailExpected = options.peg$maxFailExpected || [];
        peg$silentFails = options.peg$silentFails | 0;
        peg$result = void 0;
        if (options.startRule) {
          if (!(options.startRule in peg$startRuleFunctions)) {
            throw new Error(`Can't start parsing from rule "` + options.startRule + '".');
          }
          peg$startRuleFunction = peg$startRuleFunctions[options.startRule];
        }
        peg$next10From = 0;
        peg$next10At = -1;
        peg$next11From = 0;
        peg$next11At = -1;
        peg$next12From = 0;
        peg$next12At = -1;
        peg$next15From = 0;
        peg$next15At = -1;
        peg$next16From = 0;
        peg$next16At = -1;
        peg$next17From = 0;
        peg$next17At = -1;
        peg$next18From = 0;
        peg$next18At = -1;
        peg$next26From = 0;
        peg$next26At = -1;
        peg$next47From = 0;
        peg$next47At = -1;
        open = [];
        objects = 0;
        arrays = 0;
        levels = 0;
        expecting = false;
        lastColon = false;
        lastClosed = false;
        closers = "";
        peg$result = peg$startRuleFunction();
        peg$success = peg$result !== peg$FAILED && peg$currPos === input.length;
        if (options.peg$library) {
          return (
            /** @type {any} */
            {
              peg$result,
              peg$currPos,
              peg$FAILED,
              peg$maxFailExpected,
              peg$maxFailPos,
              peg$success,
              peg$throw: peg$success ? void 0 : peg$throw
            }
          );
        }
        if (peg$success) {
          return peg$result;
        } else {
          peg$throw();
        }
      } finally {
        input = "";
      }
    }
    return {
      StartRules: ["Found"],
      SyntaxError: peg$SyntaxError,
      parse: peg$parse
    };
  })()
);
peggyParser2.SyntaxError.prototype.name = "PeggySyntaxError";
var parse2 = peggyParser2.parse;
var PeggySyntaxError2 = peggyParser2.SyntaxError;
function match(input, startRule, offset, end3 = input.length, options) {
  const part = end3 < input.length ? input.slice(0, end3) : input;
  const library = { startRule, peg$library: true, peg$currPos: offset, peg$whole: input };
  const found = peggyParser2.parse(part, options === void 0 ? library : { ...options, ...library });
  return found.peg$result === found.peg$FAILED ? { matched: false, maxFailPos: found.peg$maxFailPos } : { matched: true, value: found.peg$result, end: found.peg$currPos, maxFailPos: found.peg$maxFailPos };
}

// src/json/find.ts
function findJson(text3) {
  const found = [];
  for (let at = 0; at < text3.length; ) {
    const line = objectLine(text3, at);
    if (line !== void 0) {
      found.push(line);
      at = line.end;
    } else {
      const stretch = match(text3, "Found", at);
      if (!stretch.matched) break;
      findBetween(text3, stretch.value, stretch.end, found);
      at = stretch.end;
    }
  }
  return found;
}
function objectLine(text3, start) {
  LINE.lastIndex = start;
  const [, blanks = "", line = ""] = LINE.exec(text3) ?? [];
  const value = line === "" ? void 0 : readStrictly(line);
  if (typeof value !== "object" || value === null) return void 0;
  const from = start + blanks.length;
  return { start: from, end: from + line.length, kind: "object", closed: true, names: Object.keys(value), valid: true };
}
var LINE = /([ \t\r\n]*)(\{[^\r\n]*\})[ \t]*(?=[\r\n]|$)/y;
function findBetween(text3, nodes, end3, found) {
  const open = [];
  for (const node of nodes) {
    if (node === null) continue;
    const top = open.at(-1);
    switch (node.type) {
      case "Open":
        open.push({ kind: node.kind, start: node.start, names: node.name === null ? [] : [node.name], wordy: false });
        break;
      case "Name":
        top?.names.push(node.name);
        break;
      case "Words":
        if (top !== void 0) top.wordy = true;
        break;
      case "Close":
        for (let level = 1; level < node.levels; level++) open.pop();
        keep(found, new Found(text3, open.pop(), node.end, true));
        break;
      default:
        giveUp(text3, open, found, node.end);
    }
  }
  giveUp(text3, open, found, end3);
}
function giveUp(text3, open, found, end3) {
  const outermost = open.find((frame) => !frame.wordy);
  if (outermost !== void 0) keep(found, new Found(text3, outermost, end3, false));
  open.length = 0;
}
function keep(found, one) {
  while ((found.at(-1)?.start ?? -1) > one.start) found.pop();
  found.push(one);
}
var Found = class {
  start;
  end;
  kind;
  closed;
  names;
  #text;
  #valid;
  constructor(text3, frame, end3, closed) {
    this.#text = text3;
    this.start = frame?.start ?? end3;
    this.end = end3;
    this.kind = frame?.kind ?? "object";
    this.closed = closed;
    this.names = frame?.names ?? [];
  }
  get valid() {
    this.#valid ??= this.closed && readStrictly(this.#text.slice(this.start, this.end)) !== void 0;
    return this.#valid;
  }
};

// src/json/embedded.ts
function parseSlice(text3, start, end3, options = {}) {
  return parsePart(text3.slice(start, end3), start, settingsOf(options, options.format ?? "json"));
}

// src/formats/duckflow/json.ts
var REPLY_NAMES = [
  "reasoning",
  "thought",
  "duck_vitals",
  "vitals",
  "actions",
  "action",
  ...STANDARD_VITALS
];
function jsonIn(text3) {
  const replies = findReplies(text3);
  if (replies.length === 0) return "nowhere";
  return text3.slice(0, findJson(text3)[0]?.start).trim() === "" && replies[0]?.start === findJson(text3)[0]?.start ? "first" : "somewhere";
}
function readJson(text3, offset, to, reading2, hasMarkers2) {
  const replies = findReplies(text3);
  const found = replies.at(-1);
  if (found === void 0) return;
  const inText = ({ start, end: end3 }) => ({ start: start + offset, end: end3 + offset });
  const whole = inText(found);
  const json = parseSlice(text3, found.start, found.end);
  for (const earlier of replies.slice(0, -1)) {
    if (!earlier.names.some((name) => ["action", "actions"].includes(name.toLowerCase()))) continue;
    const message = `Several JSON replies stand in the text; only the last one was read (first at offset ${earlier.start + offset})`;
    to.find("duplicate", { range: whole, related: inText(earlier), message });
  }
  const outside = text3.slice(0, found.start) + text3.slice(found.end);
  if (hasMarkers2(outside)) {
    const message = "Markers stand beside the JSON reply; they were not read";
    to.find("wrapped-json", { range: whole, message, severity: "error" });
  } else if (outside.trim() !== "") {
    to.find("wrapped-json", { range: whole, message: "The JSON reply stands inside other text" });
  }
  if (!json.complete) {
    reading2.cut();
    to.find("bad-json", { range: whole, message: "The JSON reply is cut off; what was left of it was read" });
  }
  for (const { range, related, ...found2 } of json.diagnostics)
    to.tell({ ...found2, range: inText(range), ...related && { related: inText(related) } });
  const locate = (...path) => {
    const range = json.locate(path);
    return range === void 0 ? whole : inText(range);
  };
  if (isFields(json.value)) new FieldReader(to, reading2, locate).readReply(json.value);
}
var FieldReader = class {
  #to;
  #vitals;
  #list;
  #locate;
  /** Where the actions stand, once they were given. */
  #actions = null;
  constructor(to, reading2, locate) {
    this.#to = to;
    this.#vitals = new Vitals(to);
    this.#list = new Actions(to, reading2);
    this.#locate = locate;
  }
  readReply(fields) {
    for (const [name, value] of Object.entries(fields)) {
      const key = name.toLowerCase();
      const path = [name];
      if (key === "reasoning" || key === "thought") this.#readReasoning(value, path);
      else if (key === "vitals" || key === "duck_vitals") this.#readGroup(value, path, "numbers", this.#readVital);
      else if (key === "sections") this.#readGroup(value, path, "strings", this.#readSection);
      else if (key === "actions" || key === "action") this.#readActions(value, path);
      else if (isOneOf2(STANDARD_VITALS, key)) this.#readVital(key, value, path);
      else if (isOneOf2(STANDARD_SECTIONS, key)) this.#readSection(key, value, path);
      else this.#complain(path, quote(name), "a field of a reply; it was left out");
    }
  }
  #readReasoning(value, path) {
    if (typeof value === "string") this.#text(["reasoning"], value, this.#locate(...path));
    else this.#complain(path, "reasoning", "a string");
  }
  /** An object of vitals or sections. */
  #readGroup(group, path, wanted, read) {
    if (!isFields(group)) {
      this.#complain(path, String(path[0]), `an object of ${wanted}`);
      return;
    }
    for (const [name, value] of Object.entries(group)) read.call(this, name.toLowerCase(), value, [...path, name]);
  }
  #readVital(name, value, path) {
    if (typeof value === "number") this.#vitals.set(name, value, this.#locate(...path));
    else this.#complain(path, name, "a number");
  }
  #readSection(name, value, path) {
    if (typeof value === "string") this.#text(["sections", name], value, this.#locate(...path));
    else this.#complain(path, name, "a string");
  }
  #readActions(value, path) {
    const range = this.#locate(...path);
    if (this.#actions !== null)
      this.#to.find("duplicate", {
        range,
        related: this.#actions,
        message: "The actions are given twice; both were read"
      });
    this.#actions ??= range;
    const isList = Array.isArray(value);
    for (const [at, action2] of (isList ? value : [value]).entries()) {
      const actionPath = isList ? [...path, at] : path;
      if (isFields(action2)) this.#readAction(action2, at, actionPath);
      else this.#complain(actionPath, `actions[${at}]`, "an object");
    }
  }
  /** `{ type, …params, content }` or `{ name, parameters, thought }`. */
  #readAction(action2, at, path) {
    const names = Object.keys(action2);
    const typeName = names.some((name) => name.toLowerCase() === "type") ? "type" : "name";
    const places = /* @__PURE__ */ new Map();
    const params = /* @__PURE__ */ new Map();
    let type = "";
    let index = at;
    let content;
    const note = (part, valuePath) => {
      const range = this.#locate(...valuePath);
      const before = places.get(part);
      places.set(part, range);
      if (before !== void 0) {
        const message = `${quote(part.replace("params.", ""))} is given twice in actions[${at}]; the last one counts`;
        this.#to.find("duplicate", { range, related: before, message });
      }
    };
    const take = (name, value, valuePath) => {
      const text3 = asText(value);
      if (text3 === void 0) {
        this.#complain(valuePath, `actions[${at}].${name}`, "less deeply nested");
        return;
      }
      note(name === "content" ? name : `params.${name}`, valuePath);
      if (name === "content") content = text3;
      else params.set(name, text3);
    };
    for (const [name, value] of Object.entries(action2)) {
      const key = name.toLowerCase();
      const valuePath = [...path, name];
      if (key === typeName) {
        note("type", valuePath);
        if (typeof value === "string") type = value;
        else this.#complain(valuePath, `actions[${at}].type`, "a string");
      } else if (key === "index" && typeof value === "number") {
        note("index", valuePath);
        if (Number.isInteger(value) && value >= 0 && value < 1e9) index = value;
        else this.#complain(valuePath, `actions[${at}].index`, "a whole number below a thousand million");
      } else if ((key === "parameters" || key === "params") && isFields(value)) {
        for (const [inner, each] of Object.entries(value)) take(inner.toLowerCase(), each, [...valuePath, inner]);
      } else if (key !== "content" || value !== null) {
        take(key, value, valuePath);
      }
    }
    const made = { index, type, params: {}, ...content !== void 0 && { content } };
    for (const [name, value] of params) setOwn(made.params, name, value);
    const whole = this.#locate(...path);
    const placed = ["actions", this.#list.add(made, whole)];
    this.#to.place(placed, whole);
    for (const [part, range] of places)
      this.#to.place([...placed, ...part.startsWith("params.") ? ["params", part.slice(7)] : [part]], range);
  }
  /** A text that is given twice is joined. */
  #text(path, text3, range) {
    const before = this.#to.places.find(path);
    const known = this.#to.get(path);
    const value = typeof known === "string" && known !== "" ? `${known}

${text3}` : text3;
    if (before === void 0) {
      if (text3 !== "" || path.length > 1) this.#to.set(path, value, { range });
      return;
    }
    const message = `${path.length === 1 ? "The reasoning" : `The section ${quote(String(path[1]))}`} is given twice; the texts were joined (first at offset ${before.start})`;
    this.#to.revise(path, value, "duplicate", { range, related: before, message });
  }
  #complain(path, field, wanted) {
    this.#to.find("bad-json-field", { range: this.#locate(...path), message: `${field} must be ${wanted}` });
  }
};
function asText(value) {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value);
  } catch {
    return void 0;
  }
}
function findReplies(text3) {
  return findJson(text3).flatMap((found) => {
    if (found.kind === "object") return hasReplyShape(found.names) ? [found] : [];
    const by = found.start + 1;
    return findJson(text3.slice(by, found.end)).filter(({ names }) => hasReplyShape(names)).map((inner) => ({ ...inner, start: inner.start + by, end: inner.end + by, valid: false }));
  });
}
function hasReplyShape(names) {
  return names.some((name) => isOneOf2(REPLY_NAMES, name.toLowerCase()));
}
function isOneOf2(names, name) {
  return names.includes(name);
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/formats/duckflow/other.ts
var jsonReply = other("json", "Around", (to, reading2) => ({
  Body: (node) => {
    lookForReturn(to, node.text, node.start);
    readJson(node.text, node.start, to, reading2, (outside) => hasMarkers(markers.parse(outside).value));
  }
}));
var proseReply = other("text", "Prose", (to, reading2) => {
  const actions = new Actions(to, reading2);
  const vitals = new Vitals(to);
  let index = 0;
  let end3 = 0;
  const paragraphs = [];
  reading2.atEnd(() => {
    const whole = { start: 0, end: end3 };
    if (end3 > 0) to.find("no-reply", { range: whole });
    if (paragraphs.length > 0) to.set(["reasoning"], paragraphs.join("\n\n"), { range: whole });
  });
  return {
    FencedBlock: (node) => {
      const action2 = { index, type: "unknown", params: {}, content: node.content ?? "" };
      actions.add(action2, node);
      index++;
      end3 = node.end;
    },
    BadProse: (node) => {
      lookForReturn(to, node.raw, node.start);
      for (const part of node.parts) {
        if (typeof part === "string") continue;
        const value = Number(part.percent === null ? part.value : `${part.value}e-2`);
        vitals.set(part.name.toLowerCase(), value, part);
      }
      paragraphs.push(node.raw.trim());
      end3 = node.end;
      return false;
    },
    MissingFenceEnd: () => ({ message: "A code fence never closes" })
  };
});
function otherwise(text3, options, read) {
  const json = jsonIn(text3);
  if (json === "first" || json === "somewhere" && !hasMarkers(read.value)) return jsonReply.parse(text3, options);
  const { sections, vitals } = read.value;
  const hasOwnNames = Object.keys(sections).length > 0 || Object.keys(vitals).length > 0;
  const isStump = read.diagnostics.some(({ code }) => code === "duckflow/missing-marker-end");
  if (hasMarkers(read.value) || hasOwnNames || isStump) return void 0;
  return proseReply.parse(text3, options);
}
function other(via, start, adapt2) {
  return defineFormat({
    name: "duckflow",
    grammar: grammar2,
    schema,
    via,
    start: () => start,
    empty: emptyReply,
    codes,
    rules,
    adapt: (to, reading2) => ({
      Body: () => {
      },
      FencedBlock: () => {
      },
      BadLineEnd: (node) => {
        lookForReturn(to, node.raw, node.start);
        return false;
      },
      ...adapt2(to, reading2)
    }),
    print: () => ""
  });
}
var returned = /* @__PURE__ */ new WeakSet();
function lookForReturn(to, text3, start) {
  const at = text3.indexOf("\r");
  if (at < 0 || returned.has(to)) return;
  returned.add(to);
  const range = { start: start + at, end: start + at + 1 };
  to.find("bad-line-end", { range, message: "Lines end with CR or CRLF; this is the first" });
}

// .perf-setup.ts
var codes3 = { ...engineCodes, ...Object.fromEntries(Object.values(parts.grammar.mistakes).map((m) => [m.code, m])), ...parts.codes };
var def = { ...parts, otherwise, codes: codes3 };
var o = {};
var texts = { vitals: "[CONFIDENCE] 0.9\n[MOOD] 0.7\n[FOCUS] 0.8\n[STAMINA] 0.6\n", full: "[REASONING]\nHi there.\n\n[CONFIDENCE] 0.9\n[MOOD] 0.7\n[FOCUS] 0.8\n[STAMINA] 0.6\n", act: "[REASONING]\nHi there.\n\n[CONFIDENCE] 0.9\n[MOOD] 0.7\n[FOCUS] 0.8\n[STAMINA] 0.6\n[ACTION_0_TYPE] run_command\n[ACTION_0_COMMAND] ls\n", act2: "[REASONING]\nHi there.\n\n[CONFIDENCE] 0.9\n[MOOD] 0.7\n[FOCUS] 0.8\n[STAMINA] 0.6\n[ACTION_0_TYPE] run_command\n[ACTION_0_COMMAND] ls\n[ACTION_1_TYPE] run_command\n[ACTION_1_COMMAND] ls\n" };
function t(name, f) {
  for (let i = 0; i < 6e4; i++) f();
  let b = Infinity;
  for (let k = 0; k < 8; k++) {
    const s = performance.now();
    for (let i = 0; i < 8e3; i++) f();
    b = Math.min(b, (performance.now() - s) / 8);
  }
  console.log(name.padEnd(24), b.toFixed(2), "\xB5s");
}
t("adapt only", () => {
  parts.adapt({}, { atEnd() {
  } });
});
t("new Reader", () => {
  new Reader(def, o, null);
});
t("new Reader+end", () => {
  const r = new Reader(def, o, null);
  r.push("[MOOD] 0.7\n");
});
for (const [k, x] of Object.entries(texts)) {
  t(k + " push", () => {
    const r = new Reader(def, o, null);
    r.push(x);
  });
  t(k + " push+end", () => {
    const r = new Reader(def, o, null);
    r.push(x);
    r.end();
  });
}
