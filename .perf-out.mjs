var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
};

// src/core/argument.ts
function requireText(value, name2) {
  if (typeof value === "string") return;
  const mend = ArrayBuffer.isView(value) || value instanceof ArrayBuffer ? DECODE : "";
  throw new TypeError(`${name2} must be a string, not ${kindOf(value)}${mend}`);
}
function kindOf(value) {
  if (value === null || value === void 0) return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  const { constructor: made } = value;
  const name2 = typeof made === "function" && /^\w+$/.test(made.name) ? made.name : "object";
  return `${/^[AEIOU]/i.test(name2) ? "an" : "a"} ${name2 === "Object" ? "object" : name2}`;
}
var DECODE;
var init_argument = __esm({
  "src/core/argument.ts"() {
    "use strict";
    DECODE = ": decode bytes as a stream, with TextDecoderStream or setEncoding('utf8')";
  }
});

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
      const result2 = reader.end();
      return Object.assign(result2, { events: taken() });
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
var init_stream = __esm({
  "src/core/stream.ts"() {
    "use strict";
    init_argument();
  }
});

// src/core/diagnostic.ts
function quote(text2) {
  if (text2.length <= MAX_QUOTED && PLAIN.test(text2)) return `"${text2}"`;
  const shown = text2.length > MAX_QUOTED ? `${text2.slice(0, MAX_QUOTED)}\u2026` : text2;
  return escapeControls(JSON.stringify(shown));
}
function escapeControls(text2, keepLayout = false) {
  return text2.replace(UNSAFE, (char) => {
    if (keepLayout && (char === "\n" || char === "	")) return char;
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
var MAX_QUOTED, PLAIN, UNSAFE;
var init_diagnostic = __esm({
  "src/core/diagnostic.ts"() {
    "use strict";
    MAX_QUOTED = 60;
    PLAIN = /^[ !#-[\]-~]*$/;
    UNSAFE = // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
    /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
  }
});

// src/core/path.ts
function formatPath(path) {
  let text2 = "";
  for (const step of path) {
    if (typeof step === "number") text2 += `[${step}]`;
    else if (isPlainName(step)) text2 += text2 === "" ? step : `.${step}`;
    else text2 += `[${escapeControls(JSON.stringify(step))}]`;
  }
  return text2;
}
function isPlainName(step) {
  return /^[A-Za-z_$][\w$]*$/.test(step);
}
var init_path = __esm({
  "src/core/path.ts"() {
    "use strict";
    init_diagnostic();
  }
});

// src/engine/check.ts
function checkSchema(format, codes, value) {
  const result2 = format.schema["~standard"].validate(value);
  if (result2 instanceof Promise) throw new TypeError(`the schema of ${format.name} is asynchronous`);
  return (result2.issues ?? []).map((issue) => {
    const path = pathOf(issue);
    const code = format.schemaCode?.(path, value) ?? "invalid-value";
    return told(format.name, codes, code, path, { message: `${formatPath(path) || "The value"}: ${issue.message}` });
  });
}
function checkRules(format, value) {
  const found = [];
  for (const rule of format.rules ?? [])
    rule(value, (code, path, detail = {}) => found.push(told(format.name, format.codes, code, path, detail)), {});
  return found;
}
function told(name2, codes, code, path, { message, hint, severity }) {
  const info = codes[code];
  if (info === void 0) throw new Error(`${name2} has no code ${code}: write it into its table`);
  return {
    code: `${name2}/${code}`,
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
var NOWHERE;
var init_check = __esm({
  "src/engine/check.ts"() {
    "use strict";
    init_path();
    NOWHERE = { start: 0, end: 0 };
  }
});

// src/engine/codes.ts
var engineCodes;
var init_codes = __esm({
  "src/engine/codes.ts"() {
    "use strict";
    engineCodes = {
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
      "more-findings": {
        severity: "info",
        meaning: "More findings of one code were made than are told.",
        example: "",
        mend: "Mend those that are told, and read the text again."
      },
      "invalid-value": {
        severity: "error",
        meaning: "A value is not what the schema of the format asks for.",
        example: "",
        mend: "Give the field a value of the right kind."
      }
    };
  }
});

// src/engine/defined.ts
var DEFINITION;
var init_defined = __esm({
  "src/engine/defined.ts"() {
    "use strict";
    DEFINITION = /* @__PURE__ */ Symbol.for("peglot.definition");
  }
});

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
function own(object, key) {
  return Object.hasOwn(object, key) ? object[key] : void 0;
}
var init_difference = __esm({
  "src/core/difference.ts"() {
    "use strict";
  }
});

// src/core/print-error.ts
var PrintError;
var init_print_error = __esm({
  "src/core/print-error.ts"() {
    "use strict";
    init_diagnostic();
    init_path();
    PrintError = class extends Error {
      name = "PrintError";
      path;
      constructor(path, reason) {
        super(escapeControls(path.length === 0 ? reason : `${formatPath(path)}: ${reason}`));
        this.path = path;
      }
    };
  }
});

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
var init_proof = __esm({
  "src/engine/proof.ts"() {
    "use strict";
    init_difference();
    init_print_error();
  }
});

// src/core/report.ts
function byPlace(a, b) {
  return a.range.start - b.range.start || a.range.end - b.range.end || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}
var Report;
var init_report = __esm({
  "src/core/report.ts"() {
    "use strict";
    Report = class {
      #found = [];
      #strict;
      #emit;
      #keep;
      #most;
      #counts = /* @__PURE__ */ new Map();
      #ok = true;
      /** The finding that came last is one too many of its code. */
      #isLeftOut = false;
      constructor(strict, emit, keep = true, most = Number.POSITIVE_INFINITY) {
        this.#strict = strict;
        this.#emit = emit;
        this.#keep = keep;
        this.#most = most;
      }
      /** Adds a finding and returns it as it counts. */
      add(found) {
        const diagnostic = this.note(found);
        if (!this.#isLeftOut) this.#emit?.({ type: "diagnostic", diagnostic });
        return diagnostic;
      }
      /** The same without an event of its own: for a `revise` event that carries its diagnostic. */
      note(found) {
        const diagnostic = this.#strict && found.severity === "warning" ? { ...found, severity: "error" } : found;
        if (diagnostic.severity === "error") this.#ok = false;
        const count = (this.#counts.get(found.code) ?? 0) + 1;
        this.#counts.set(found.code, count);
        this.#isLeftOut = count > this.#most;
        if (this.#keep && !this.#isLeftOut) this.#found.push(diagnostic);
        return diagnostic;
      }
      /** The codes of which findings were left out, and how many. */
      leftOut() {
        return [...this.#counts].flatMap(
          ([code, count]) => count > this.#most ? [{ code, count: count - this.#most }] : []
        );
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
  }
});

// src/engine/option-words.ts
function prepareOptions(options) {
  const known2 = prepared.get(options);
  if (known2 !== void 0) return known2;
  const made = Object.fromEntries(
    Object.entries(options).map(([rule, words2]) => [rule, lookupOf(words2)])
  );
  prepared.set(options, made);
  return made;
}
function lookupOf(words2) {
  if (typeof words2 === "string") return new OptionWords([words2]);
  return isList(words2) ? new OptionWords(words2) : new WordsOf(words2);
}
function isList(words2) {
  return Array.isArray(words2);
}
var OptionWords, WordsOf, prepared;
var init_option_words = __esm({
  "src/engine/option-words.ts"() {
    "use strict";
    OptionWords = class {
      #all;
      #byUnit = /* @__PURE__ */ new Map();
      #always;
      constructor(words2) {
        this.#all = [...new Set(words2)].sort((one2, other) => other.length - one2.length);
        this.#always = this.#all.filter((word) => word === "");
        for (const word of this.#all) {
          const unit2 = word.charCodeAt(0);
          if (word !== "" && !this.#byUnit.has(unit2))
            this.#byUnit.set(
              unit2,
              this.#all.filter((other) => other === "" || other.charCodeAt(0) === unit2)
            );
        }
      }
      /** The words that may begin with a unit, longest first; all of them where the text ends (NaN). */
      from(unit2) {
        return Number.isNaN(unit2) ? this.#all : this.#byUnit.get(unit2) ?? this.#always;
      }
    };
    WordsOf = class {
      #by;
      constructor(words2) {
        this.#by = new Map(Object.entries(words2).map(([handed, list]) => [handed, new OptionWords(list)]));
      }
      from(unit2, handed) {
        return this.#by.get(handed)?.from(unit2) ?? [];
      }
    };
    prepared = /* @__PURE__ */ new WeakMap();
  }
});

// src/engine/driver.ts
var WAIT, FAIL, DONE, SHORT, Driver;
var init_driver = __esm({
  "src/engine/driver.ts"() {
    "use strict";
    init_option_words();
    WAIT = 0;
    FAIL = 1;
    DONE = 2;
    SHORT = 256;
    Driver = class {
      #machine;
      #sink;
      #mistakesFirst;
      #reading;
      /** Of the frames, the first `#depth` are open. */
      #frames = [];
      #depth = 0;
      #at = 0;
      /** What came since the text was read last. */
      #pending = "";
      #waits = 0;
      /** The streamed text that is being read. */
      #text = null;
      #isOpenEnded = false;
      #notEntered = 0;
      constructor(grammar2, start, sink, options = {}, mistakesFirst = false) {
        this.#mistakesFirst = mistakesFirst;
        this.#machine = grammar2.machine;
        this.#sink = sink;
        this.#reading = {
          text: "",
          base: 0,
          over: false,
          registers: new Array(grammar2.registers).fill(null),
          inside: new Array(grammar2.inside ?? 0).fill(0),
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
        this.#pending += chunk;
        const length = this.#reading.text.length - this.#at + this.#pending.length;
        if (this.#waits > 0 && length > SHORT && length < this.#waits * 1.5) return;
        this.#go();
      }
      /**
       * Says that the text is over, with its last chunk: nothing of that has to wait. Gives what no rule read, which is nothing
       * when the start rule reads every text.
       */
      end(chunk = "") {
        this.#pending += chunk;
        this.#reading.over = true;
        this.#go();
        return { start: this.offset, text: this.#reading.text.slice(this.#at) };
      }
      #go() {
        const reading = this.#reading;
        const rest = this.#at === 0 ? reading.text : reading.text.slice(this.#at);
        reading.text = rest === "" ? this.#pending : rest + this.#pending;
        reading.base += this.#at;
        this.#at = 0;
        this.#pending = "";
        this.#machine.load(reading);
        this.#waits = this.#run() ? reading.text.length - this.#at : 0;
      }
      /** Goes on until all is read, or something has to wait for more: then true. */
      #run() {
        const reading = this.#reading;
        for (; ; ) {
          const frame = this.#frames[this.#depth - 1];
          if (frame === void 0) return false;
          const { step } = frame;
          const isAtEnd = this.#at === reading.text.length;
          switch (step.op) {
            case "loop": {
              if (isAtEnd && !reading.over) return false;
              const before = this.#at;
              const depth = this.#depth;
              const outcome = isAtEnd ? FAIL : this.#try(step.body);
              if (outcome === WAIT) return true;
              if (outcome === FAIL || this.#at === before && this.#depth === depth) this.#pop();
              break;
            }
            case "text": {
              if (isAtEnd && !reading.over) return false;
              const isOver = this.#readText(frame, step.read);
              if (isOver === WAIT) return this.#at < reading.text.length;
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
            return this.#leaf(step.read, step.isShortcut === true);
          case "again":
            return this.#try(step.step());
          case "guard": {
            const end = step.read(this.#at);
            if (this.#machine.touched && !this.#reading.over) return WAIT;
            return end < 0 ? FAIL : this.#try(step.body);
          }
          case "choice": {
            const { starts, alternatives } = step;
            const unit2 = this.#reading.text.charCodeAt(this.#at);
            const row = unit2 < 128 ? unit2 : 128;
            for (let number = 0; number < alternatives.length; number++) {
              if (starts[number]?.[row] === 0 && !Number.isNaN(unit2)) continue;
              const alternative = alternatives[number];
              const outcome = alternative === void 0 ? FAIL : this.#try(alternative);
              if (outcome !== FAIL) return outcome;
            }
            return FAIL;
          }
          case "optional":
            return this.#try(step.body) === WAIT ? WAIT : DONE;
          case "text":
            return step.isSome === true ? this.#tryText(step) : this.#enter(step);
          case "loop":
            return this.#enter(step);
          case "rule":
            return this.#tryRule(step);
          case "sequence": {
            const depth = this.#depth;
            this.#push(step, null, 1);
            const first = step.steps[0];
            const outcome = first === void 0 ? DONE : this.#try(first);
            if (outcome !== DONE) this.#depth = depth;
            else if (step.hand?.part === 0) this.#hand(step.hand);
            return outcome;
          }
        }
      }
      #enter(step) {
        this.#push(step, null, 0);
        return DONE;
      }
      /** A text that is not empty begins with its first piece. */
      #tryText(step) {
        const from = this.#at;
        const end = step.read(from, 0);
        const touched = this.#machine.touched;
        if (end === from) return touched && !this.#reading.over ? WAIT : FAIL;
        const within = this.#machine.within;
        this.#tellEntered();
        this.#at = end;
        if (this.#text !== null) this.#piece(this.#text, from, end);
        this.#isOpenEnded = touched;
        this.#push(step, null, within);
        return DONE;
      }
      #tryRule(step) {
        const depth = this.#depth;
        const outer = step.register < 0 ? null : this.#reading.registers[step.register];
        const text2 = this.#text;
        this.#push(step, outer, 0);
        this.#notEntered++;
        const outcome = this.#try(step.body);
        if (outcome === DONE) {
          this.#tellEntered();
          return DONE;
        }
        this.#depth = depth;
        if (step.inside !== void 0) this.#count(step.inside, -1);
        this.#notEntered--;
        this.#text = text2;
        if (step.register >= 0) this.#reading.registers[step.register] = outer;
        return outcome;
      }
      /** Tells of the streamed rules that were entered since something was handed out last. */
      #tellEntered() {
        if (this.#notEntered === 0) return;
        let at = this.#depth;
        for (let missing = this.#notEntered; missing > 0; ) if (this.#frames[--at]?.step.op === "rule") missing--;
        this.#notEntered = 0;
        for (; at < this.#depth; at++) {
          const step = this.#frames[at]?.step;
          if (step?.op === "rule") this.#sink.enter(step.name, this.offset);
        }
      }
      #leaf(read, isShortcut) {
        const from = this.#at;
        const end = read(from);
        const touched = this.#machine.touched;
        if (touched && !this.#reading.over) return isShortcut ? FAIL : WAIT;
        if (end < 0) return FAIL;
        this.#tellEntered();
        const value = this.#machine.value;
        const found = this.#machine.trail;
        const rule = this.#text;
        this.#at = end;
        if (this.#mistakesFirst && found.length > 0) this.#sink.mistakes(found);
        if (rule !== null) {
          if (end > from) this.#piece(rule, from, end);
          this.#isOpenEnded = touched;
        } else {
          this.#sink.leaf(value);
          this.#isOpenEnded = touched && typeof value === "object" && value !== null;
        }
        if (!this.#mistakesFirst && found.length > 0) this.#sink.mistakes(found);
        return DONE;
      }
      #readText(frame, read) {
        const from = this.#at;
        const end = read(from, frame.at);
        const within = this.#machine.within;
        const touched = this.#machine.touched;
        frame.at = within;
        this.#at = end;
        const rule = this.#text;
        if (end > from && rule !== null) this.#piece(rule, from, end);
        if (end > from) this.#isOpenEnded = touched;
        return touched && !this.#reading.over ? WAIT : DONE;
      }
      #piece(rule, from, end) {
        const { base, text: text2 } = this.#reading;
        this.#sink.piece(rule, text2.slice(from, end), base + from, base + end);
      }
      #hand(hand2) {
        this.#reading.registers[hand2.register] = hand2.take(this.#machine.value);
      }
      #push(step, outer, at) {
        const frame = this.#frames[this.#depth++];
        if (frame === void 0) this.#frames.push({ step, at, outer });
        else {
          frame.step = step;
          frame.at = at;
          frame.outer = outer;
        }
        if (step.op !== "rule") return;
        this.#text = step.isText ? step.name : null;
        if (step.inside !== void 0) this.#count(step.inside, 1);
      }
      #count(rule, by) {
        this.#reading.inside[rule] = (this.#reading.inside[rule] ?? 0) + by;
      }
      #pop() {
        const frame = this.#frames[--this.#depth];
        if (frame?.step.op !== "rule") return;
        if (frame.step.register >= 0) this.#reading.registers[frame.step.register] = frame.outer;
        if (frame.step.inside !== void 0) this.#count(frame.step.inside, -1);
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
  }
});

// src/engine/handlers.ts
function isHandler(value) {
  return typeof value === "function";
}
function isTextHandler(value) {
  return typeof value === "object" && value !== null && "piece" in value && typeof value.piece === "function";
}
var HandlerParts, AnyHandlers, NONE;
var init_handlers = __esm({
  "src/engine/handlers.ts"() {
    "use strict";
    HandlerParts = class {
      parts;
      constructor(parts) {
        this.parts = parts;
      }
    };
    AnyHandlers = class {
      #tables;
      #found = /* @__PURE__ */ new Map();
      constructor(handlers, mends = NONE) {
        const parts = handlers instanceof HandlerParts ? handlers.parts : [handlers];
        this.#tables = [...parts, mends];
      }
      node(name2) {
        const found = this.#find(name2);
        return isHandler(found) ? found : void 0;
      }
      text(name2) {
        const found = this.#find(name2);
        return isHandler(found) || isTextHandler(found) ? found : void 0;
      }
      #find(name2) {
        const known2 = this.#found.get(name2);
        if (known2 !== void 0) return known2;
        const found = this.#tables.find((table) => table[name2] !== void 0)?.[name2];
        this.#found.set(name2, found);
        return found;
      }
    };
    NONE = {};
  }
});

// src/engine/source-text.ts
var SourceText;
var init_source_text = __esm({
  "src/engine/source-text.ts"() {
    "use strict";
    SourceText = class {
      #chunks = [];
      #first = 0;
      /** Where the first chunk that is kept begins. */
      #base = 0;
      push(chunk) {
        this.#chunks.push(chunk);
      }
      /** A stretch of the text; offsets count in the whole text. */
      slice(start, end) {
        const found = [];
        let at = this.#base;
        for (let index = this.#first; index < this.#chunks.length && at < end; index++) {
          const chunk = this.#chunks[index] ?? "";
          if (at + chunk.length > start) found.push(chunk.slice(Math.max(0, start - at), end - at));
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
  }
});

// src/core/record.ts
function setOwn(record, key, value) {
  if (key === "__proto__") {
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record[key] = value;
  }
}
function getOwn(record, key) {
  return Object.hasOwn(record, key) ? record[key] : void 0;
}
function getPlain(record, key) {
  if (key === "__proto__") return getOwn(record, key);
  const value = record[key];
  return value === void 0 || value !== INHERITED[key] ? value : getOwn(record, key);
}
var INHERITED;
var init_record = __esm({
  "src/core/record.ts"() {
    "use strict";
    INHERITED = Object.getPrototypeOf({});
  }
});

// src/engine/cursor.ts
function pathOf2(link) {
  const path = new Array(link.depth);
  for (let at = link; at !== null; at = at.around) path[at.depth - 1] = at.key;
  return path;
}
function lazily(link, event) {
  return Object.defineProperty(event({ path: NOWHERE2 }), "path", { get: () => pathOf2(link), enumerable: true });
}
var SHORT2, Cursor, NOWHERE2;
var init_cursor = __esm({
  "src/engine/cursor.ts"() {
    "use strict";
    init_record();
    SHORT2 = 12;
    Cursor = class {
      #emit;
      #setRoot;
      #levels = [];
      #level = null;
      #key = "";
      /** The text that is open, and its path. */
      #text = null;
      constructor(emit, setRoot) {
        this.#emit = emit;
        this.#setRoot = setRoot;
      }
      /** How many objects and lists are open. */
      get depth() {
        return this.#levels.length;
      }
      /** What is written into; null at the root. */
      get container() {
        return this.#level?.container ?? null;
      }
      /** The name or index of what is written next or was written last; null at the root. */
      get key() {
        const container = this.container;
        if (container === null) return null;
        return Array.isArray(container) ? container.length : this.#key;
      }
      get isInText() {
        return this.#text !== null;
      }
      /** Names the member that comes next. */
      name(key) {
        this.#key = key;
      }
      /** Writes a single value; `why` says that another stood there. */
      put(value, why) {
        const key = this.key;
        this.#write(key, value);
        if (this.#emit === null) return;
        if (why !== void 0) this.#tell(key, (at) => ({ type: "revise", ...at, value, diagnostic: why }));
        else if (this.#isShort) this.#emit({ type: "set", path: this.#pathOf(key), value });
        else this.#tell(key, (at) => ({ type: "set", ...at, value }));
      }
      /** Changes what was written last. */
      revise(value, why) {
        const container = this.container;
        const key = Array.isArray(container) ? container.length - 1 : this.key;
        this.#write(key, value);
        this.#tell(key, (at) => ({ type: "revise", ...at, value: structuredClone(value), diagnostic: why }));
      }
      open(kind, why) {
        const container = kind === "array" ? [] : {};
        const key = this.key;
        this.#write(key, container);
        this.#begin(key, kind, why);
        this.enter(container, key);
        return container;
      }
      /** Goes on inside a container that is there already. */
      enter(container, key) {
        const around = this.#level;
        const link = key === null ? null : { around: around?.link ?? null, key, depth: (around?.link?.depth ?? 0) + 1 };
        const path = key === null ? [] : around?.path && around.path.length < SHORT2 ? [...around.path, key] : null;
        this.#level = { container, link, path };
        this.#levels.push(this.#level);
      }
      close() {
        this.leave();
        if (this.#emit === null) return;
        const left = this.#left;
        if (left === null) return;
        const { path, link } = left;
        if (path !== null) this.#emit({ type: "close", path });
        else if (link !== null) this.#emit(lazily(link, (at) => ({ type: "close", ...at })));
      }
      #left = null;
      /** Leaves a container without a word. */
      leave() {
        this.#left = this.#levels.pop() ?? null;
        this.#level = this.#levels.at(-1) ?? null;
        const key = this.#left?.link?.key;
        if (typeof key === "string") this.#key = key;
      }
      /** Begins a text that comes in pieces. */
      openText(why) {
        const key = this.key;
        this.#write(key, "");
        this.#begin(key, "text", why);
        this.#text = { value: "", key, path: this.#emit === null ? NOWHERE2 : this.#pathOf(key) };
      }
      append(text2) {
        if (this.#text === null || text2 === "") return;
        this.#text.value += text2;
        this.#emit?.({ type: "delta", path: this.#text.path, text: text2 });
        if (this.#emit !== null) this.#write(this.#text.key, this.#text.value);
      }
      /** Ends the text; gives all of it. */
      closeText() {
        const text2 = this.#text;
        this.#text = null;
        if (text2 === null) return "";
        this.#write(text2.key, text2.value);
        this.#emit?.({ type: "close", path: text2.path });
        return text2.value;
      }
      /** A text in one go: the same events. */
      text(value, why) {
        if (this.#emit === null) {
          this.#write(this.key, value);
          return;
        }
        this.openText(why);
        this.append(value);
        this.closeText();
      }
      #begin(key, kind, why) {
        if (this.#emit === null) return;
        if (why !== void 0) {
          const value = kind === "text" ? "" : kind === "array" ? [] : {};
          this.#tell(key, (at) => ({ type: "revise", ...at, value, diagnostic: why }));
        } else if (this.#isShort) this.#emit({ type: "open", path: this.#pathOf(key), kind });
        else this.#tell(key, (at) => ({ type: "open", ...at, kind }));
      }
      #write(key, value) {
        const container = this.container;
        if (container === null || key === null) this.#setRoot(value);
        else if (Array.isArray(container)) container[Number(key)] = value;
        else setOwn(container, String(key), value);
      }
      get #isShort() {
        return this.#level === null || this.#level.path !== null;
      }
      #tell(key, event) {
        if (this.#emit === null) return;
        if (this.#isShort || key === null) this.#emit(event({ path: this.#pathOf(key) }));
        else this.#emit(lazily(this.#linkOf(key), event));
      }
      #linkOf(key) {
        const around = this.#level?.link ?? null;
        return { around, key, depth: (around?.depth ?? 0) + 1 };
      }
      #pathOf(key) {
        if (key === null) return [];
        const path = this.#level?.path;
        return path ? [...path, key] : pathOf2(this.#linkOf(key));
      }
      /** The value that stands at a name of the open object. */
      get(key) {
        const container = this.container;
        return container === null || Array.isArray(container) ? void 0 : getOwn(container, key);
      }
    };
    NOWHERE2 = [];
  }
});

// src/engine/places.ts
function isSame(one2, other) {
  return one2 === other || one2?.length === other.length && other.every((step, at) => one2[at] === step);
}
var Places;
var init_places = __esm({
  "src/engine/places.ts"() {
    "use strict";
    Places = class {
      #paths = [];
      #starts = [];
      #ends = [];
      /** Which of them make an earlier place of the same part longer. */
      #more = /* @__PURE__ */ new Set();
      /** What was noted for parts, and around their parts, of the first `#indexed` paths. */
      #own = /* @__PURE__ */ new Map();
      #around = /* @__PURE__ */ new Map();
      #indexed = 0;
      add(path, { start, end }) {
        const last = this.#paths.at(-1);
        this.#paths.push(last !== void 0 && isSame(last, path) ? last : path);
        this.#starts.push(start);
        this.#ends.push(end);
      }
      /** Adds a place, or makes the last one longer where it is of the same part. */
      extend(path, range) {
        const last = this.#paths.length - 1;
        if (isSame(this.#paths[last], path)) {
          this.#ends[last] = range.end;
          this.#indexed = Math.min(this.#indexed, last);
        } else {
          this.#more.add(this.#paths.length);
          this.add(path, range);
        }
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
        const own2 = JSON.stringify(path);
        const before = this.#more.has(at) ? this.#own.get(own2) : void 0;
        this.#own.set(own2, before === void 0 ? range : { start: before.start, end: range.end });
        for (let length = path.length - 1; length > 0; length--) {
          const key = JSON.stringify(path.slice(0, length));
          const known2 = this.#around.get(key);
          this.#around.set(
            key,
            known2 === void 0 ? range : { start: Math.min(known2.start, range.start), end: Math.max(known2.end, range.end) }
          );
        }
      }
    };
  }
});

// src/engine/writer.ts
function isBlank(value) {
  return value === "" || value === null || value === void 0;
}
function keyOf(path) {
  return path.length === 1 ? String(path[0]) : JSON.stringify(path);
}
function isRecord(value) {
  return !Array.isArray(value);
}
var Writer, NONE2;
var init_writer = __esm({
  "src/engine/writer.ts"() {
    "use strict";
    init_path();
    init_record();
    init_cursor();
    init_places();
    Writer = class {
      #value;
      places = new Places();
      #sink;
      /** Where a text without a character was written: it looks like what the model has of itself. */
      #blank = /* @__PURE__ */ new Map();
      /** Of texts that are trimmed: whether they began, and the blanks that may yet stand at their end. */
      #held = /* @__PURE__ */ new Map();
      #heldLast = null;
      #range = { start: 0, end: 0 };
      /** The text that was added to last: its next piece finds it without a search. */
      #textEnd = null;
      constructor(value, sink) {
        this.#value = value;
        this.#sink = sink;
      }
      /** The model. */
      get value() {
        return this.#value;
      }
      /** Writes a model of any shape in the order of the text. */
      cursor() {
        return new Cursor(this.#sink.emit, (value) => {
          this.#value = value;
        });
      }
      /** Puts another model in the place of the one so far. */
      replace(value) {
        this.#value = value;
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
        this.#forgetHeld(path);
        this.#sink.emit?.({ type: "close", path });
      }
      /** Adds to the end of a text. */
      append(path, text2, { trim = false, range = this.#range } = NONE2) {
        const added = trim ? this.#trimmed(path, text2) : text2;
        if (added === "") return;
        const end = this.#textEnd;
        if (end !== null && end.path === path) setOwn(end.holder, end.key, getPlain(end.holder, end.key) + added);
        else this.#appendTo(path, added);
        this.places.extend(path, range);
        this.#sink.emit?.({ type: "delta", path, text: added });
      }
      #appendTo(path, added) {
        const before = this.get(path);
        if (typeof before !== "string") this.#sink.emit?.({ type: "open", path, kind: "text" });
        this.#put(path, typeof before === "string" ? before + added : added);
        const holder = this.#at(path, path.length - 1);
        if (typeof holder === "object" && holder !== null && isRecord(holder))
          this.#textEnd = { path, holder, key: String(path[path.length - 1]) };
      }
      /** Takes back what was told of a part of the model, with the finding that says why. */
      revise(path, value, code, detail = {}) {
        const diagnostic = this.#sink.note(code, { range: this.#range, path, ...detail });
        this.#forgetHeld(path);
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
        const move = (inside2) => {
          const at = inside2[path.length];
          const isInside = typeof at === "number" && path.every((step, depth) => inside2[depth] === step);
          return isInside ? [...path, moved.get(at) ?? at, ...inside2.slice(path.length + 1)] : inside2;
        };
        this.places.move(move);
        this.#sink.movePaths(move);
        this.revise(path, structuredClone(list), code, detail);
      }
      /** Reports a finding, by its code without the name of the format in front. */
      find(code, detail = {}) {
        this.#sink.find(code, { range: this.#range, ...detail });
      }
      /** Notes a finding that an event of one's own tells. */
      note(code, detail = {}) {
        return this.#sink.note(code, { range: this.#range, ...detail });
      }
      /** Tells an event of one's own making; what it says was written already. */
      emit(event) {
        this.#sink.emit?.(event);
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
        for (let depth = 0; depth < length; depth++) {
          if (typeof value !== "object" || value === null) return void 0;
          const step = path[depth] ?? "";
          if (Array.isArray(value)) value = value[Number(step)];
          else value = isRecord(value) ? getPlain(value, String(step)) : void 0;
        }
        return value;
      }
      /** The model's own copy of what an event holds too: an event does not change after it was told. */
      #own(value) {
        return this.#sink.emit !== null && typeof value === "object" ? structuredClone(value) : value;
      }
      #put(path, value) {
        this.#textEnd = null;
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
          const before = (this.#blank.size > 0 ? this.#blank.get(keyOf(path)) : void 0) ?? (isBlank(there) ? void 0 : this.places.own(path));
          if (before !== void 0) {
            const message = `${formatPath(path)} is given twice (first at offset ${before.start})`;
            this.find(code, { path, range: range ?? this.#range, related: before, message });
          }
        }
        if (range === null || isBlank(value)) this.#blank.set(keyOf(path), range ?? this.#range);
        else if (this.#blank.size > 0) this.#blank.delete(keyOf(path));
      }
      #heldAt(path) {
        if (this.#heldLast?.path === path && this.#held.size > 0) return this.#heldLast.state;
        const key = keyOf(path);
        const state = this.#held.get(key) ?? { text: "", started: false };
        this.#held.set(key, state);
        this.#heldLast = { path, state };
        return state;
      }
      #forgetHeld(path) {
        if (this.#held.size === 0) return;
        this.#held.delete(keyOf(path));
        this.#heldLast = null;
      }
      /** Without blanks at the start of the whole text; those at its end are held until something else comes. */
      #trimmed(path, text2) {
        const state = this.#heldAt(path);
        const piece = state.started ? text2 : text2.trimStart();
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
    NONE2 = {};
  }
});

// src/engine/reader.ts
function messageOf({ meaning }, { raw }) {
  const said = sentences.get(meaning) ?? firstSentence(meaning);
  sentences.set(meaning, said);
  return raw === "" ? said : `${said}: ${quote(raw)}`;
}
function firstSentence(text2) {
  return text2.replace(/\.(?:\s[\s\S]*)?$/, "");
}
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
function isDetail(value) {
  return typeof value === "object" && value !== null;
}
var MOST, Reader, sentences;
var init_reader = __esm({
  "src/engine/reader.ts"() {
    "use strict";
    init_diagnostic();
    init_report();
    init_driver();
    init_handlers();
    init_source_text();
    init_writer();
    MOST = 1e4;
    Reader = class {
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
        this.#report = new Report(options.strict ?? false, tell, true, MOST);
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
          source: (start2, end) => this.#source?.slice(start2, end) ?? "",
          release: (before) => this.#source?.release(before),
          atEnd: (run2) => this.#atEnd.push(run2)
        });
        this.#handlers = new AnyHandlers(adapt2, definition.mends);
        const { starts } = definition.grammar;
        const name2 = definition.start?.(options) ?? Object.keys(starts)[0] ?? "";
        const start = starts[name2];
        if (start === void 0) throw new Error(`the grammar of ${definition.name} has no start rule ${name2}`);
        this.#driver = new Driver(
          definition.grammar,
          start,
          this,
          definition.words?.(options) ?? {},
          definition.mistakesFirst
        );
      }
      get value() {
        if (this.#other !== void 0) return this.#other;
        return this.#kept === null || this.#emit === null ? this.#writer.value : this.#definition.empty();
      }
      push(chunk) {
        if (chunk === "") return;
        this.#take(chunk);
        this.#driver.push(chunk);
      }
      /** Ends the text, with its last chunk: a text that is there as a whole is that chunk. */
      end(chunk = "") {
        if (chunk !== "") this.#take(chunk);
        const rest = this.#driver.end(chunk);
        if (rest.text !== "") {
          const range = { start: rest.start, end: rest.start + rest.text.length };
          this.#find("unread", { range, message: `${quote(rest.text)} was not read` });
        }
        for (const run2 of this.#atEnd) run2();
        this.#endValue();
        this.#checkRules();
        this.#tellLeftOut();
        const read = {
          value: this.#writer.value,
          diagnostics: this.#report.inTextOrder(),
          ok: this.#report.ok,
          complete: !this.#isCut,
          format: this.#definition.name,
          via: this.#via,
          locate: (path) => this.#writer.places.find(path)
        };
        const other = this.#kept && this.#definition.otherwise?.(this.#kept.texts.join(""), this.#options, read);
        if (other != null) return this.#told(other);
        this.#release();
        return read;
      }
      #take(chunk) {
        this.#kept?.texts.push(chunk);
        this.#source?.push(chunk);
        this.#length += chunk.length;
        const last = chunk.charCodeAt(chunk.length - 1);
        this.#endsLine = last === 10 || last === 13;
      }
      #tellLeftOut() {
        const range = { start: this.#length, end: this.#length };
        for (const { code, count } of this.#report.leftOut())
          this.#find("more-findings", { range, message: `${count} more findings of ${code} are not told` });
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
        const { rules } = this.#definition;
        if (rules === void 0) return;
        let wrong;
        const find = (code, path, detail) => {
          wrong ??= new Set(this.#report.errorPaths().map((path2) => JSON.stringify(path2)));
          if (wrong.size > 0 && wrong.has(JSON.stringify(path))) return;
          const range = this.#around(path);
          if (range === void 0 && this.#isCut) return;
          const end = { start: this.#length, end: this.#length };
          this.#find(code, { range: range ?? end, path, ...detail });
        };
        for (const rule of rules) rule(this.#writer.value, find, this.#options);
      }
      // ── What the driver hands out ───────────────────────────────────────────────────────────────────────────────────
      leaf(value) {
        if (typeof value !== "object" || value === null) return;
        if (Array.isArray(value)) {
          for (const one2 of value) this.leaf(one2);
          return;
        }
        if (!isNode(value)) return;
        this.#placesBefore = this.#writer.places.size;
        if (this.#definition.grammar.mistakes[value.type] !== void 0) return;
        this.#writer.moveTo(value);
        this.#handlers.node(value.type)?.(value);
      }
      piece(rule, text2, start, end) {
        const piece = { type: rule, start, end, text: text2 };
        this.#writer.moveTo(piece);
        const handler = this.#handlers.text(rule);
        if (typeof handler === "function") handler(piece);
        else handler?.piece(piece);
      }
      enter(rule, start) {
        const handler = this.#handlers.text(rule);
        if (typeof handler !== "object" || handler.enter === void 0) return;
        this.#writer.moveTo({ start, end: start });
        handler.enter(start);
      }
      leave(rule, end) {
        const handler = this.#handlers.text(rule);
        if (typeof handler !== "object" || handler.leave === void 0) return;
        this.#writer.moveTo({ start: end, end });
        handler.leave(end);
      }
      mistakes(found) {
        for (const node2 of found) {
          const mistake2 = this.#definition.grammar.mistakes[node2.type];
          if (mistake2 === void 0) continue;
          this.#writer.moveTo(node2);
          const said = this.#handlers.node(node2.type)?.(node2);
          if (said === false) continue;
          const detail = isDetail(said) ? said : void 0;
          const path = detail?.path ?? this.#writer.places.pathOf(node2, this.#placesBefore);
          if (mistake2.isCut) this.#isCut = true;
          this.#mistakeEnd = node2.end;
          this.#mayBeCut(node2, detail?.severity ?? mistake2.severity);
          if (detail === void 0 && path === void 0) this.#report.add(this.#ownWords(mistake2, node2));
          else {
            const message = detail?.message ?? messageOf(mistake2, node2);
            this.#find(mistake2.code, { range: node2, ...detail, message, ...path !== void 0 && { path } });
          }
        }
      }
      /** What a mistake says of itself: most findings of a text that is broken all over are no more than that. */
      #ownWords(mistake2, node2) {
        const { name: name2, codes } = this.#definition;
        return {
          code: `${name2}/${mistake2.code}`,
          severity: codes[mistake2.code]?.severity ?? mistake2.severity,
          // What it quotes is escaped.
          message: messageOf(mistake2, node2),
          range: { start: node2.start, end: node2.end },
          hint: codes[mistake2.code]?.mend ?? mistake2.mend
        };
      }
      // ── Findings ────────────────────────────────────────────────────────────────────────────────────────────────────
      /** What is missing at the end of the text is missing because the text ends. */
      #mayBeCut({ type, start, raw }, severity) {
        if (severity === "error" && raw === "" && type.startsWith("Missing") && start === this.#length) this.#isCut = true;
      }
      #endValue() {
        const end = { start: this.#length, end: this.#length };
        if (this.#options.finished === false && !this.#isCut) {
          this.#isCut = true;
          this.#find("stopped-early", { range: end });
        }
        if (!this.#isCut && !this.#endsLine && this.#definition.endsAnywhere !== true && this.#driver.isOpenEnded && this.#mistakeEnd !== this.#length)
          this.#find("ends-in-value", { range: end });
      }
      #find(code, detail) {
        this.#report.add(this.#diagnostic(code, detail));
      }
      #diagnostic(code, { message, hint, fix, path, range, related, severity }) {
        const { name: name2, codes } = this.#definition;
        const info = codes[code];
        if (info === void 0) throw new Error(`${name2} has no code ${code}: write it into its table`);
        const place = range ?? this.#writer.range;
        return {
          code: `${name2}/${code}`,
          severity: severity ?? info.severity,
          // What an adapter says may quote the text.
          message: message === void 0 ? firstSentence(info.meaning) : escapeControls(message),
          range: { start: place.start, end: place.end },
          ...related !== void 0 && { related },
          ...path !== void 0 && { path },
          hint: hint === void 0 ? info.mend : escapeControls(hint, true),
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
      #told(other) {
        this.#kept = null;
        this.#other = other.value;
        if (this.#emit !== null && typeof other.value === "object" && other.value !== null) {
          for (const [key, value] of Object.entries(other.value)) this.#emit({ type: "set", path: [key], value });
          for (const diagnostic of other.diagnostics) this.#emit({ type: "diagnostic", diagnostic });
        }
        return other;
      }
    };
    sentences = /* @__PURE__ */ new Map();
  }
});

// src/engine/define.ts
function defineFormat(parts) {
  const { name: name2, schema: schema2 } = parts;
  const codes = { ...engineCodes, ...grammarCodes(parts.grammar), ...parts.codes };
  const definition = { ...parts, codes };
  const none = {};
  const parse3 = (text2, options = none) => {
    requireText(text2, "text");
    return new Reader(definition, options, null).end(text2);
  };
  const createStream2 = (options = none) => streamOf((emit) => new Reader(definition, options, emit));
  const format = {
    name: name2,
    schema: schema2,
    diagnostics: codes,
    parse: parse3,
    createStream: createStream2,
    transform: (options) => transformOf(createStream2(options)),
    check: (value) => {
      const found = checkSchema(parts, codes, value);
      const isShaped = found.every(({ code }) => code !== `${name2}/invalid-value`);
      return isShaped ? [...found, ...checkRules(definition, value)] : found;
    },
    print: (value, options) => {
      const text2 = parts.print(value, options ?? {});
      prove(parts, value, parse3(text2));
      return text2;
    },
    prompt: (options) => parts.prompt?.(options ?? {}) ?? "",
    ...parts.meaning !== void 0 && { meaning: (value) => parts.meaning?.(value) }
  };
  const { grammar: grammar2 } = parts;
  const startRules = Object.keys(grammar2.starts);
  const start = parts.start?.(none) ?? startRules[0] ?? "";
  const defined = { startRules, start, words: parts.words?.(none) ?? {}, grammar: grammar2 };
  Object.defineProperty(parse3, DEFINITION, { value: defined });
  return format;
}
function grammarCodes({ mistakes }) {
  return Object.fromEntries(
    Object.values(mistakes).map(({ code, severity, meaning, example, mend }) => [
      code,
      { severity, meaning, example, mend }
    ])
  );
}
var init_define = __esm({
  "src/engine/define.ts"() {
    "use strict";
    init_argument();
    init_stream();
    init_check();
    init_codes();
    init_defined();
    init_proof();
    init_reader();
  }
});

// src/engine/machine.ts
var Machine;
var init_machine = __esm({
  "src/engine/machine.ts"() {
    "use strict";
    Machine = class {
      reading = { text: "", base: 0, over: true, registers: [], inside: [], ahead: [], options: {} };
      /** What there is of the text and was not read yet. */
      text = "";
      /** Its length. */
      end = 0;
      /** Where it begins in the whole text. */
      base = 0;
      /** The text is over: its end is the end. */
      over = true;
      /** The last reading looked at or past the end of what there is. */
      touched = false;
      /** The value of what was read last, where it was asked for. */
      value = void 0;
      /** The labels of the node that is being read, by number. */
      labels = [];
      /** The mistakes that the last leaf named, in text order. */
      trail = [];
      /** The run of characters that a text ended in, at the end of what there is; 0 when it did not. */
      within = 0;
      /** How deep rules call themselves. */
      depth = 0;
      /** Goes on with a reading: everything read until the next call is of it. */
      load(reading) {
        this.reading = reading;
        this.text = reading.text;
        this.end = reading.text.length;
        this.base = reading.base;
        this.over = reading.over;
        this.depth = 0;
      }
      /** Notes whether what is left of the text may go on to be a literal. */
      reaches(at, literal) {
        if (at + literal.length > this.end && literal.startsWith(this.text.slice(at))) this.touched = true;
      }
      /** The text goes on with what is given in lower case, whatever its own case. */
      isCaseless(at, lower) {
        const { text: text2 } = this;
        for (let index = 0; index < lower.length; index++) {
          const unit2 = text2.charCodeAt(at + index);
          const due = lower.charCodeAt(index);
          if (unit2 === due || unit2 >= 65 && unit2 <= 90 && unit2 + 32 === due) continue;
          if (unit2 > 127 && text2.charAt(at + index).toLowerCase() === lower.charAt(index)) continue;
          this.touched ||= at + index >= this.end;
          return false;
        }
        return true;
      }
      /** The units of the next character, if it is of a class with the `u` flag; else 0. */
      characterSize(at, one2) {
        const code = this.text.codePointAt(at);
        const size = code === void 0 ? 0 : code > 65535 ? 2 : 1;
        this.touched ||= at + 1 >= this.end && (size === 0 || (this.text.charCodeAt(at) & 64512) === 55296);
        return size > 0 && one2.test(this.text.slice(at, at + size)) ? size : 0;
      }
      /** Takes back the mistakes behind the first `length`: what named them did not match. */
      forget(length) {
        if (this.trail.length > length) this.trail.length = length;
      }
    };
  }
});

// src/engine/matchers/beginnings.ts
function isNoting(match) {
  return noting.has(match);
}
function begins(beginning, match, parts = []) {
  beginnings.set(match, beginning);
  if (parts.some(isNoting)) noting.add(match);
  return match;
}
function directly(beginning, match, parts = []) {
  direct.add(match);
  return begins(beginning, match, parts);
}
function as(body, match) {
  const beginning = beginnings.get(body);
  if (isNoting(body)) noting.add(match);
  return beginning === void 0 ? match : begins(beginning, match);
}
function beginningOf(match) {
  return beginnings.get(match)?.() ?? UNKNOWN;
}
function joined(all) {
  return { all, isEmpty: all.some(({ isEmpty }) => isEmpty) };
}
function startOf(parts) {
  const all = [];
  for (const part of parts) {
    const beginning = beginningOf(part);
    all.push(beginning);
    if (!beginning.isEmpty) return { all, isEmpty: false };
  }
  return UNKNOWN;
}
function canBegin({ units, unit: unit2, all, isEmpty }, row) {
  if (units !== void 0) return row < BEYOND ? units.table[row] === 1 : units.reachesBeyond;
  if (unit2 !== void 0) return row < BEYOND ? unit2 === row : unit2 >= BEYOND;
  return all === void 0 ? isEmpty : all.some((one2) => canBegin(one2, row));
}
function mayBegin(beginning, row) {
  return beginning.isEmpty || canBegin(beginning, row);
}
var EMPTY, beginnings, noting, direct, UNKNOWN, BEYOND, END, Rows;
var init_beginnings = __esm({
  "src/engine/matchers/beginnings.ts"() {
    "use strict";
    EMPTY = { all: [], isEmpty: true };
    beginnings = /* @__PURE__ */ new WeakMap();
    noting = /* @__PURE__ */ new WeakSet();
    direct = /* @__PURE__ */ new WeakSet();
    UNKNOWN = { isEmpty: true };
    BEYOND = 128;
    END = 129;
    Rows = class {
      #items;
      #matchOf;
      #make;
      #rows = [];
      constructor(items, matchOf, make) {
        this.#items = items;
        this.#matchOf = matchOf;
        this.#make = make;
      }
      of(unit2) {
        const row = unit2 < BEYOND ? unit2 : unit2 >= BEYOND ? BEYOND : END;
        return this.#rows[row] ?? this.#fill(row);
      }
      #fill(row) {
        while (this.#rows.length <= END) this.#rows.push(null);
        const worth = this.#items.filter((item) => row === END || mayBegin(beginningOf(this.#matchOf(item)), row));
        const made = this.#make(worth);
        this.#rows[row] = made;
        return made;
      }
    };
  }
});

// src/engine/matchers/match.ts
var nothing, never;
var init_match = __esm({
  "src/engine/matchers/match.ts"() {
    "use strict";
    nothing = (at) => at;
    never = () => -1;
  }
});

// src/engine/matchers/expressions.ts
function seq(...parts) {
  return begins(() => startOf(parts), inOrder(parts), parts);
}
function inOrder(parts) {
  const [first = nothing, second = nothing, third] = parts;
  if (third === void 0)
    return (at) => {
      const next = first(at);
      return next < 0 ? -1 : second(next);
    };
  if (parts.length === 3)
    return (at) => {
      let next = first(at);
      if (next < 0) return -1;
      next = second(next);
      return next < 0 ? -1 : third(next);
    };
  return (at) => {
    let next = at;
    for (const part of parts) {
      next = part(next);
      if (next < 0) return -1;
    }
    return next;
  };
}
function pick(m2, number, ...parts) {
  const picked = parts[number] ?? nothing;
  const before = number === 0 ? null : inOrder(parts.slice(0, number));
  const behind = number === parts.length - 1 ? null : inOrder(parts.slice(number + 1));
  return begins(
    () => startOf(parts),
    (at) => {
      let next = before === null ? at : before(at);
      if (next < 0) return -1;
      next = picked(next);
      if (next < 0 || behind === null) return next;
      const { value } = m2;
      next = behind(next);
      m2.value = value;
      return next;
    },
    parts
  );
}
function tuple(m2, numbers, ...parts) {
  return begins(
    () => startOf(parts),
    (at) => {
      const values = [];
      let next = at;
      for (let number = 0; number < parts.length; number++) {
        next = parts[number]?.(next) ?? -1;
        if (next < 0) return -1;
        if (numbers.includes(number)) values.push(m2.value);
      }
      m2.value = values;
      return next;
    },
    parts
  );
}
function choice(m2, ...alternatives) {
  return directly(() => joined(alternatives.map(beginningOf)), dispatch(m2, alternatives), alternatives);
}
function dispatch(m2, alternatives) {
  const rows = new Rows(
    alternatives,
    (match) => match,
    (worth) => firstOf(m2, worth)
  );
  return (at) => rows.of(m2.text.charCodeAt(at))(at);
}
function guarded(m2, body) {
  return direct.has(body) ? body : dispatch(m2, [body]);
}
function firstOf(m2, alternatives) {
  const [first = never, second = never, third] = alternatives;
  if (alternatives.length <= 1) return first;
  if (!alternatives.some(isNoting)) {
    if (third === void 0)
      return (at) => {
        const end = first(at);
        return end >= 0 ? end : second(at);
      };
    return (at) => {
      for (const alternative of alternatives) {
        const end = alternative(at);
        if (end >= 0) return end;
      }
      return -1;
    };
  }
  return (at) => {
    const noted = m2.trail.length;
    for (const alternative of alternatives) {
      const end = alternative(at);
      if (end >= 0) return end;
      m2.forget(noted);
    }
    return -1;
  };
}
function optional(m2, body) {
  const tried = guarded(m2, body);
  return begins(
    () => ({ ...beginningOf(body), isEmpty: true }),
    (at) => {
      const noted = m2.trail.length;
      const end = tried(at);
      if (end >= 0) return end;
      m2.forget(noted);
      m2.value = null;
      return at;
    },
    [body]
  );
}
function many(m2, least, body) {
  const tried = guarded(m2, body);
  return begins(
    () => ({ ...beginningOf(body), ...least === 0 && { isEmpty: true } }),
    (at) => {
      let from = at;
      let noted = m2.trail.length;
      for (; ; ) {
        const end = tried(from);
        if (end < 0) break;
        from = end;
        noted = m2.trail.length;
      }
      m2.forget(noted);
      return from === at && least > 0 ? -1 : from;
    },
    [body]
  );
}
function repeat(m2, { least, most = Infinity, between, listed = false }, body) {
  return begins(
    () => least === 0 ? { ...beginningOf(body), isEmpty: true } : beginningOf(body),
    (at) => {
      const values = listed ? [] : null;
      let count = 0;
      let from = at;
      while (count < most) {
        const noted = m2.trail.length;
        const start = between === void 0 || count === 0 ? from : between(from);
        const end = start < 0 ? -1 : body(start);
        if (end < 0) {
          m2.forget(noted);
          break;
        }
        from = end;
        count++;
        values?.push(m2.value);
      }
      if (count < least) return -1;
      if (values !== null) m2.value = values;
      return from;
    },
    between === void 0 ? [body] : [body, between]
  );
}
function and(m2, body) {
  const tried = guarded(m2, body);
  return begins(
    () => EMPTY,
    (at) => {
      if (tried(at) < 0) return -1;
      m2.value = null;
      return at;
    }
  );
}
function not(m2, body) {
  const tried = guarded(m2, body);
  return begins(
    () => EMPTY,
    (at) => {
      if (tried(at) >= 0) return -1;
      m2.value = null;
      return at;
    }
  );
}
var init_expressions = __esm({
  "src/engine/matchers/expressions.ts"() {
    "use strict";
    init_beginnings();
    init_match();
  }
});

// src/engine/matchers/units.ts
function unitsOf(text2) {
  const found = known.get(text2) ?? new Units(text2);
  known.set(text2, found);
  return found;
}
function rangesOf(text2) {
  const ranges = [];
  let at = 0;
  const next = () => {
    if (text2[at] === "\\") at++;
    return text2.charCodeAt(at++);
  };
  while (at < text2.length) {
    const from = next();
    if (text2[at] !== "-") ranges.push([from, from]);
    else {
      at++;
      ranges.push([from, next()]);
    }
  }
  return ranges.sort(([one2], [other]) => one2 - other);
}
function others(ranges) {
  const found = [];
  let from = 0;
  for (const [first, last] of ranges) {
    if (first > from) found.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= 65535) found.push([from, 65535]);
  return found;
}
function inClass([from, to]) {
  const unit2 = (code) => `\\u${code.toString(16).padStart(4, "0")}`;
  return from === to ? unit2(from) : `${unit2(from)}-${unit2(to)}`;
}
var Units, SHORT3, NEVER, known;
var init_units = __esm({
  "src/engine/matchers/units.ts"() {
    "use strict";
    Units = class {
      /** Which units below 128 are in it. */
      table = new Uint8Array(128);
      /** Those above, as pairs of a first and a last unit. */
      #beyond = [];
      /** Finds the first unit that is not in it. */
      #others;
      /** The one unit that is not in it, where there is just one. */
      #stop;
      /** @param text the set as in the brackets of a class: `A-Za-z_`, `^\r\n` */
      constructor(text2) {
        const isInverted = text2.startsWith("^");
        const ranges = rangesOf(isInverted ? text2.slice(1) : text2);
        for (const [from, to] of isInverted ? others(ranges) : ranges) {
          this.table.fill(1, Math.min(from, 128), Math.min(to, 127) + 1);
          if (to > 127) this.#beyond.push(Math.max(from, 128), to);
        }
        const isAll = isInverted && ranges.length === 0;
        this.#stop = isInverted && ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1] ? text2.slice(-1) : null;
        this.#others = isAll ? NEVER : new RegExp(`[${isInverted ? "" : "^"}${ranges.map(inClass).join("")}]`, "g");
      }
      /** Whether any unit beyond 127 is in it. */
      get reachesBeyond() {
        return this.#beyond.length > 0;
      }
      /** Whether a unit is in it. Behind the end of a text the unit is NaN, which is in no set. */
      has(unit2) {
        return unit2 < 128 ? this.table[unit2] === 1 : this.hasBeyond(unit2);
      }
      /** Whether a unit beyond 127 is in it. */
      hasBeyond(unit2) {
        for (let at = 0; at < this.#beyond.length; at += 2)
          if (unit2 >= (this.#beyond[at] ?? 0) && unit2 <= (this.#beyond[at + 1] ?? 0)) return true;
        return false;
      }
      /** The first offset from `at` on whose unit is not in it. */
      endOf(text2, at) {
        const { table } = this;
        const near = at + SHORT3;
        let end = at;
        for (; end < near; end++) {
          const unit2 = text2.charCodeAt(end);
          if (unit2 < 128 ? table[unit2] !== 1 : !this.hasBeyond(unit2)) return end;
        }
        if (this.#stop !== null) {
          const stop = text2.indexOf(this.#stop, end);
          return stop < 0 ? text2.length : stop;
        }
        this.#others.lastIndex = end;
        return this.#others.test(text2) ? this.#others.lastIndex - 1 : text2.length;
      }
    };
    SHORT3 = 16;
    NEVER = /[^\s\S]/g;
    known = /* @__PURE__ */ new Map();
  }
});

// src/engine/matchers/literals.ts
function one(m2, units) {
  const set = unitsOf(units);
  const { table } = set;
  return directly(
    () => ({ units: set, isEmpty: false }),
    (at) => {
      const unit2 = m2.text.charCodeAt(at);
      if (unit2 < 128 ? table[unit2] === 1 : set.hasBeyond(unit2)) return at + 1;
      m2.touched ||= at >= m2.end;
      return -1;
    }
  );
}
function run(m2, units, least = 0) {
  const set = unitsOf(units);
  return begins(
    () => ({ units: set, isEmpty: least === 0 }),
    (at) => {
      const end = set.endOf(m2.text, at);
      m2.touched ||= end >= m2.end;
      return end - at < least ? -1 : end;
    }
  );
}
function lit(m2, literal) {
  const { length } = literal;
  if (length === 0)
    return (at) => {
      m2.value = "";
      return at;
    };
  const first = literal.charCodeAt(0);
  return directly(
    () => ({ unit: first, isEmpty: false }),
    (at) => {
      const { text: text2 } = m2;
      if (text2.charCodeAt(at) !== first) {
        m2.touched ||= at >= m2.end;
        return -1;
      }
      if (length > 1 && !text2.startsWith(literal, at)) {
        m2.reaches(at, literal);
        return -1;
      }
      m2.value = literal;
      return at + length;
    }
  );
}
function caseless(m2, lower) {
  const first = lower.charAt(0);
  return begins(
    () => ({ units: unitsOf(`${first}${first.toUpperCase()}\x80-\uFFFF`), isEmpty: false }),
    (at) => m2.isCaseless(at, lower) ? at + lower.length : -1
  );
}
function text(m2, body) {
  return as(body, (at) => {
    const end = body(at);
    if (end >= 0) m2.value = m2.text.slice(at, end);
    return end;
  });
}
var init_literals = __esm({
  "src/engine/matchers/literals.ts"() {
    "use strict";
    init_beginnings();
    init_units();
  }
});

// src/engine/matchers/leaves.ts
function leaf(m2, body) {
  return (at) => {
    m2.touched = false;
    if (m2.trail.length > 0) m2.trail = [];
    m2.value = void 0;
    return body(at);
  };
}
function rounds(m2, ...alternatives) {
  const tried = alternatives.map((round, number) => new OneRound(m2, round, number + 1));
  const worth = new Rows(
    tried,
    ({ start }) => start,
    (rounds2) => rounds2
  );
  return (at, within) => {
    let from = at;
    m2.within = 0;
    m2.touched = false;
    const open = tried[within - 1];
    if (open !== void 0) {
      from = open.endOf(from);
      if (from >= m2.end) {
        m2.within = within;
        m2.touched = true;
        return from;
      }
    }
    next: for (; ; ) {
      m2.touched = false;
      for (const round of worth.of(m2.text.charCodeAt(from))) {
        const start = round.start(from);
        if (start < 0) continue;
        const end = round.endOf(start);
        if (round.hasRun && end >= m2.end) {
          if (!m2.touched) m2.within = round.number;
          m2.touched = true;
          if (m2.within > 0) return end;
        }
        if (m2.touched && !m2.over) return from;
        from = end;
        continue next;
      }
      return from;
    }
  };
}
var OneRound;
var init_leaves = __esm({
  "src/engine/matchers/leaves.ts"() {
    "use strict";
    init_beginnings();
    init_expressions();
    init_literals();
    init_units();
    OneRound = class {
      /** What has to stand for the round to begin: with a unit of the run, where that may not be empty. */
      start;
      hasRun;
      number;
      #m;
      #run;
      constructor(m2, { before, run: units, least = 0 }, number) {
        this.number = number;
        const parts = [
          ...before === void 0 ? [] : [before],
          ...units === void 0 || least === 0 ? [] : [one(m2, units)]
        ];
        this.start = parts.length === 1 && parts[0] !== void 0 ? parts[0] : seq(...parts);
        this.hasRun = units !== void 0;
        this.#m = m2;
        this.#run = units === void 0 ? null : unitsOf(units);
      }
      endOf(at) {
        return this.#run === null ? at : this.#run.endOf(this.#m.text, at);
      }
    };
  }
});

// src/engine/matchers/nodes.ts
function node(m2, make, ...alternatives) {
  const body = labelled(m2, alternatives);
  return as(body, (at) => {
    const outer = m2.labels;
    m2.labels = NO_LABELS;
    const end = body(at);
    if (end >= 0) m2.value = make(m2.base + at, m2.base + end, m2.labels);
    m2.labels = outer;
    return end;
  });
}
function mistake(m2, make, ...alternatives) {
  const body = labelled(m2, alternatives);
  const match = as(body, (at) => {
    const outer = m2.labels;
    m2.labels = NO_LABELS;
    const end = body(at);
    if (end >= 0) {
      const made = make(m2.base + at, m2.base + end, m2.text.slice(at, end), m2.labels);
      m2.trail.push(made);
      m2.value = made;
    }
    m2.labels = outer;
    return end;
  });
  noting.add(match);
  return match;
}
function labelled(m2, alternatives) {
  const [only2 = nothing, ...more] = alternatives;
  if (more.length === 0) return only2;
  const fresh = alternatives.map(
    (alternative) => as(alternative, (at) => {
      m2.labels = NO_LABELS;
      return alternative(at);
    })
  );
  return choice(m2, ...fresh);
}
function label(m2, number, body) {
  return as(body, (at) => {
    const end = body(at);
    if (end < 0) return end;
    if (m2.labels.length === 0) m2.labels = [];
    m2.labels[number] = m2.value;
    return end;
  });
}
function action(m2, code, body) {
  return as(body, (at) => {
    const outer = m2.labels;
    m2.labels = NO_LABELS;
    const end = body(at);
    if (end >= 0) m2.value = code(m2.labels);
    m2.labels = outer;
    return end;
  });
}
var NO_LABELS;
var init_nodes = __esm({
  "src/engine/matchers/nodes.ts"() {
    "use strict";
    init_beginnings();
    init_expressions();
    init_match();
    NO_LABELS = [];
  }
});

// src/engine/runtime.ts
function tableOf(...ranges) {
  const table = new Uint8Array(128);
  for (const [from, to] of ranges) table.fill(1, from, to + 1);
  return table;
}
function startsOf(...ranges) {
  const starts = new Uint8Array(129);
  for (const [from, to] of ranges) {
    starts.fill(1, from, to + 1);
    if (to > 127) starts[128] = 1;
  }
  return starts;
}
function closesRun(open, close) {
  return typeof open === "string" && close.length >= open.length && close.charCodeAt(0) === open.charCodeAt(0);
}
var init_runtime = __esm({
  "src/engine/runtime.ts"() {
    "use strict";
  }
});

// src/engine/matchers/rules.ts
function coded(match, units, isSilent = false) {
  if (!isSilent) noting.add(match);
  return units === null ? match : directly(() => ({ units: unitsOf(units), isEmpty: false }), match);
}
function quiet(m2, body) {
  return as(body, (at) => {
    const noted = m2.trail.length;
    const end = body(at);
    m2.forget(noted);
    return end;
  });
}
function same(m2, register, body) {
  return as(body, (at) => {
    const end = body(at);
    return end >= 0 && m2.value === m2.reading.registers[register] ? end : -1;
  });
}
function closes(m2, register, body) {
  return as(body, (at) => {
    const end = body(at);
    return end >= 0 && closesRun(m2.reading.registers[register], m2.text.slice(at, end)) ? end : -1;
  });
}
function inside(m2, number) {
  return (at) => {
    if (!m2.reading.inside[number]) return -1;
    m2.value = "";
    return at;
  };
}
var init_rules = __esm({
  "src/engine/matchers/rules.ts"() {
    "use strict";
    init_runtime();
    init_beginnings();
    init_units();
  }
});

// src/engine/matchers/index.ts
var init_matchers = __esm({
  "src/engine/matchers/index.ts"() {
    "use strict";
    init_expressions();
    init_leaves();
    init_literals();
    init_nodes();
    init_rules();
  }
});

// src/engine/index.ts
var init_engine = __esm({
  "src/engine/index.ts"() {
    "use strict";
    init_machine();
    init_matchers();
    init_runtime();
  }
});

// generated/json.ts
function skipCommentCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l5: {
    const s6 = p;
    if ((c = text2.charCodeAt(p)) === 35 || c === 47) {
      l7: {
        l8: {
          const s9 = p;
          if (text2.charCodeAt(p) === 47) {
            l10: {
              if (!text2.startsWith("//", p)) {
                m.reaches(p, "//");
                break l10;
              }
              p += 2;
              break l8;
            }
            p = s9;
          } else m.touched ||= p >= end;
          if (text2.charCodeAt(p) !== 35) {
            m.touched ||= p >= end;
            break l7;
          }
          p++;
        }
        const near11 = p + 16;
        while (p < near11 && ((c = text2.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12)) p++;
        if (p === near11) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text2) ? STOPS_0.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        break l5;
      }
      p = s6;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) !== 47 || !text2.startsWith("/*", p)) {
      m.reaches(p, "/*");
      return -1;
    }
    p += 2;
    l12: for (; ; ) {
      const s14 = p;
      if (p < end) {
        l13: {
          if (text2.charCodeAt(p) === 42) {
            {
              const s16 = p;
              l17: {
                if (!text2.startsWith("*/", p)) {
                  m.reaches(p, "*/");
                  break l17;
                }
                p += 2;
                break l13;
              }
              p = s16;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) {
            m.touched ||= p >= end;
            break l13;
          }
          p++;
          continue l12;
        }
        p = s14;
      } else m.touched ||= p >= end;
      break;
    }
    if (text2.charCodeAt(p) !== 42 || !text2.startsWith("*/", p)) {
      m.reaches(p, "*/");
      return -1;
    }
    p += 2;
  }
  return p;
}
function readBadCommentCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  const start = p;
  if (!((c = text2.charCodeAt(p)) === 35 || c === 47)) {
    m.touched ||= p >= end;
    return -1;
  }
  p = skipComment(p);
  if (p < 0) {
    return -1;
  }
  const node2 = { type: "BadComment", start: m.base + start, end: m.base + p, raw: text2.slice(start, p) };
  m.trail.push(node2);
  m.value = node2;
  return p;
}
function readGapMistakeCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  let value;
  l1: {
    const s2 = p;
    const t3 = m.trail.length;
    if ((c = text2.charCodeAt(p)) === 35 || c === 47) {
      l4: {
        p = readBadComment(p);
        if (p < 0) {
          break l4;
        }
        value = m.value;
        break l1;
      }
      p = s2;
      if (m.trail.length > t3) m.trail.length = t3;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) === 47) {
      l19: {
        p = readMissingCommentEnd(p);
        if (p < 0) {
          break l19;
        }
        value = m.value;
        break l1;
      }
      p = s2;
      if (m.trail.length > t3) m.trail.length = t3;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c >= 8287 && c <= 8288 || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279) {
      l20: {
        p = readBadSpace(p);
        if (p < 0) {
          break l20;
        }
        value = m.value;
        break l1;
      }
      p = s2;
      if (m.trail.length > t3) m.trail.length = t3;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) === 27 || c === 60) {
      l21: {
        p = readBadNoise(p);
        if (p < 0) {
          break l21;
        }
        value = m.value;
        break l1;
      }
      p = s2;
      if (m.trail.length > t3) m.trail.length = t3;
    } else m.touched ||= p >= end;
    if (!(text2.charCodeAt(p) === 92)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = readBadEscapedBlank(p);
    if (p < 0) {
      return -1;
    }
    value = m.value;
  }
  m.value = value;
  return p;
}
function skipQuotedAheadCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l22: {
    const s23 = p;
    if (text2.charCodeAt(p) === 34) {
      l24: {
        p++;
        let n28 = 0;
        l25: for (; ; ) {
          if (n28 >= 60) break;
          const s27 = p;
          l26: {
            if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) {
              m.touched ||= p >= end;
              break l26;
            }
            p++;
            n28++;
            continue l25;
          }
          p = s27;
          break;
        }
        if (text2.charCodeAt(p) !== 34) {
          m.touched ||= p >= end;
          break l24;
        }
        p++;
        break l22;
      }
      p = s23;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) === 39) {
      l29: {
        p++;
        let n33 = 0;
        l30: for (; ; ) {
          if (n33 >= 60) break;
          const s32 = p;
          l31: {
            if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) {
              m.touched ||= p >= end;
              break l31;
            }
            p++;
            n33++;
            continue l30;
          }
          p = s32;
          break;
        }
        if (text2.charCodeAt(p) !== 39) {
          m.touched ||= p >= end;
          break l29;
        }
        p++;
        break l22;
      }
      p = s23;
    } else m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 8220 && c <= 8223 || c >= 8216 && c <= 8217 || c === 171 || c === 65282)) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
    let n37 = 0;
    l34: for (; ; ) {
      if (n37 >= 60) break;
      const s36 = p;
      l35: {
        if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 8224 && c <= 65281 || c >= 188 && c <= 8215 || c >= 65283 || c >= 128 && c <= 170 || c >= 172 && c <= 186 || c >= 8218 && c <= 8219)) {
          m.touched ||= p >= end;
          break l35;
        }
        p++;
        n37++;
        continue l34;
      }
      p = s36;
      break;
    }
    if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 8220 && c <= 8223 || c >= 8216 && c <= 8217 || c === 187 || c === 65282)) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function skipNumeralCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l38: {
    if (text2.charCodeAt(p) === 45) {
      const s40 = p;
      l39: {
        p++;
        break l38;
      }
      p = s40;
    } else m.touched ||= p >= end;
  }
  l41: {
    const s42 = p;
    if (text2.charCodeAt(p) === 48) {
      l43: {
        p++;
        break l41;
      }
      p = s42;
    } else m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) >= 49 && c <= 57)) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text2.charCodeAt(p)) >= 48 && c <= 57) p++;
    m.touched ||= p >= end;
  }
  l44: {
    if (text2.charCodeAt(p) === 46) {
      const s46 = p;
      l45: {
        p++;
        if (!((c = text2.charCodeAt(p)) >= 48 && c <= 57)) {
          m.touched ||= p >= end;
          break l45;
        }
        p++;
        while ((c = text2.charCodeAt(p)) >= 48 && c <= 57) p++;
        m.touched ||= p >= end;
        break l44;
      }
      p = s46;
    } else m.touched ||= p >= end;
  }
  l47: {
    if ((c = text2.charCodeAt(p)) === 69 || c === 101) {
      const s49 = p;
      l48: {
        p++;
        l50: {
          if ((c = text2.charCodeAt(p)) === 43 || c === 45) {
            const s52 = p;
            l51: {
              p++;
              break l50;
            }
            p = s52;
          } else m.touched ||= p >= end;
        }
        if (!((c = text2.charCodeAt(p)) >= 48 && c <= 57)) {
          m.touched ||= p >= end;
          break l48;
        }
        p++;
        while ((c = text2.charCodeAt(p)) >= 48 && c <= 57) p++;
        m.touched ||= p >= end;
        break l47;
      }
      p = s49;
    } else m.touched ||= p >= end;
  }
  return p;
}
function skipLiteralCode(p) {
  const { text: text2, end } = m;
  l53: {
    const s54 = p;
    if (text2.charCodeAt(p) === 116) {
      l55: {
        if (!text2.startsWith("true", p)) {
          m.reaches(p, "true");
          break l55;
        }
        p += 4;
        break l53;
      }
      p = s54;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) === 102) {
      l56: {
        if (!text2.startsWith("false", p)) {
          m.reaches(p, "false");
          break l56;
        }
        p += 5;
        break l53;
      }
      p = s54;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) !== 110 || !text2.startsWith("null", p)) {
      m.reaches(p, "null");
      return -1;
    }
    p += 4;
  }
  return p;
}
function readBadSingleQuotesCode(p) {
  const { text: text2, end } = m;
  const start = p;
  if (text2.charCodeAt(p) !== 39) {
    m.touched ||= p >= end;
    return -1;
  }
  p++;
  const node2 = { type: "BadSingleQuotes", start: m.base + start, end: m.base + p, raw: text2.slice(start, p) };
  m.trail.push(node2);
  m.value = node2;
  return p;
}
function readTextCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  const start = p;
  let l_plain = null;
  let l_escaped = null;
  l64: {
    const s65 = p;
    const t66 = m.trail.length;
    if (text2.charCodeAt(p) === 34) {
      l67: {
        p++;
        const s68 = p;
        while ((c = text2.charCodeAt(p)) >= 93 || c >= 35 && c <= 91 || c >= 32 && c <= 33) p++;
        m.touched ||= p >= end;
        l_plain = text2.slice(s68, p);
        if (text2.charCodeAt(p) !== 34) {
          m.touched ||= p >= end;
          break l67;
        }
        p++;
        break l64;
      }
      p = s65;
      if (m.trail.length > t66) m.trail.length = t66;
      l_plain = null;
      l_escaped = null;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) === 34) {
      l69: {
        p++;
        const s70 = p;
        let n74 = 0;
        l71: for (; ; ) {
          if (n74 >= 2e3) break;
          const s73 = p;
          l72: {
            l75: {
              const s76 = p;
              if ((c = text2.charCodeAt(p)) >= 93 || c >= 35 && c <= 91 || c >= 32 && c <= 33) {
                l77: {
                  p++;
                  break l75;
                }
                p = s76;
              } else m.touched ||= p >= end;
              if (!(text2.charCodeAt(p) === 92)) {
                m.touched ||= p >= end;
                break l72;
              }
              p = skipGoodEscape(p);
              if (p < 0) {
                break l72;
              }
            }
            n74++;
            continue l71;
          }
          p = s73;
          break;
        }
        l_escaped = text2.slice(s70, p);
        if (text2.charCodeAt(p) !== 34) {
          m.touched ||= p >= end;
          break l69;
        }
        p++;
        break l64;
      }
      p = s65;
      if (m.trail.length > t66) m.trail.length = t66;
      l_plain = null;
      l_escaped = null;
    } else m.touched ||= p >= end;
    if (!(text2.charCodeAt(p) === 39)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = readBadSingleQuotes(p);
    if (p < 0) {
      return -1;
    }
    const s78 = p;
    while ((c = text2.charCodeAt(p)) >= 93 || c >= 40 && c <= 91 || c >= 32 && c <= 38) p++;
    m.touched ||= p >= end;
    l_plain = text2.slice(s78, p);
    if (text2.charCodeAt(p) !== 39) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
  }
  const node2 = { type: "Text", start: m.base + start, end: m.base + p, plain: l_plain, escaped: l_escaped };
  m.value = node2;
  return p;
}
function skipEndsWordCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l84: {
    const s85 = p;
    l86: {
      while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
      m.touched ||= p >= end;
      l87: {
        const s88 = p;
        if ((c = text2.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 65292 || c === 65341 || c === 65373) {
          l89: {
            p++;
            break l87;
          }
          p = s88;
        } else m.touched ||= p >= end;
        if (p < end) {
          {
            const s90 = p;
            l91: {
              p++;
              break l86;
            }
            p = s90;
          }
        } else m.touched ||= p >= end;
      }
      break l84;
    }
    p = s85;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191 || c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 8230 || c === 12289 || c === 65282 || c === 65287) {
      l93: {
        if ((c = text2.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191) {
          {
            const s94 = p;
            l95: {
              p++;
              break l93;
            }
            p = s94;
          }
        } else m.touched ||= p >= end;
        while ((c = text2.charCodeAt(p)) === 9 || c === 32) p++;
        m.touched ||= p >= end;
        l97: {
          const s98 = p;
          if ((c = text2.charCodeAt(p)) === 10 || c === 13) {
            l99: {
              p = skipEol(p);
              if (p < 0) {
                break l99;
              }
              break l97;
            }
            p = s98;
          } else m.touched ||= p >= end;
          if ((c = text2.charCodeAt(p)) === 35 || c === 47) {
            l100: {
              p = skipCommentStart(p);
              if (p < 0) {
                break l100;
              }
              break l97;
            }
            p = s98;
          } else m.touched ||= p >= end;
          if ((c = text2.charCodeAt(p)) === 96 || c === 126) {
            l101: {
              p = skipFenceMark(p);
              if (p < 0) {
                break l101;
              }
              break l97;
            }
            p = s98;
          } else m.touched ||= p >= end;
          if ((c = text2.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 8230 || c === 12289) {
            l102: {
              p++;
              break l97;
            }
            p = s98;
          } else m.touched ||= p >= end;
          if (text2.charCodeAt(p) === 46) {
            l103: {
              if (!text2.startsWith("...", p)) {
                m.reaches(p, "...");
                break l103;
              }
              p += 3;
              break l97;
            }
            p = s98;
          } else m.touched ||= p >= end;
          if ((c = text2.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 65282 || c === 65287) {
            l104: {
              p++;
              break l97;
            }
            p = s98;
          } else m.touched ||= p >= end;
          if ((c = text2.charCodeAt(p)) >= 48 && c <= 57 || c === 45) {
            l105: {
              p = skipNumeral(p);
              if (p < 0) {
                break l105;
              }
              if ((c = text2.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191) {
                {
                  const s106 = p;
                  l107: {
                    p++;
                    break l105;
                  }
                  p = s106;
                }
              } else m.touched ||= p >= end;
              break l97;
            }
            p = s98;
          } else m.touched ||= p >= end;
          if (!((c = text2.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            m.touched ||= p >= end;
            break l93;
          }
          p = skipLiteral(p);
          if (p < 0) {
            break l93;
          }
          if ((c = text2.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191) {
            {
              const s109 = p;
              l110: {
                p++;
                break l93;
              }
              p = s109;
            }
          } else m.touched ||= p >= end;
        }
        break l84;
      }
      p = s85;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191) {
      {
        const s112 = p;
        l113: {
          p++;
          return -1;
        }
        p = s112;
      }
    } else m.touched ||= p >= end;
    while ((c = text2.charCodeAt(p)) === 9 || c === 32) p++;
    m.touched ||= p >= end;
    l115: {
      const s116 = p;
      if ((c = text2.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191) {
        l117: {
          p++;
          let n121 = 0;
          l118: for (; ; ) {
            if (n121 >= 200) break;
            const s120 = p;
            l119: {
              if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191)) {
                m.touched ||= p >= end;
                break l119;
              }
              p++;
              n121++;
              continue l118;
            }
            p = s120;
            break;
          }
          while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
          m.touched ||= p >= end;
          if (text2.charCodeAt(p) !== 58) {
            m.touched ||= p >= end;
            break l117;
          }
          p++;
          break l115;
        }
        p = s116;
      } else m.touched ||= p >= end;
      if (text2.charCodeAt(p) !== 92) {
        m.touched ||= p >= end;
        return -1;
      }
      p++;
      if (!((c = text2.charCodeAt(p)) === 110 || c === 114 || c === 116)) {
        m.touched ||= p >= end;
        return -1;
      }
      p++;
    }
  }
  return p;
}
function readNumberCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  const start = p;
  let l_text;
  const s80 = p;
  if (!((c = text2.charCodeAt(p)) >= 48 && c <= 57 || c === 45)) {
    m.touched ||= p >= end;
    return -1;
  }
  p = skipNumeral(p);
  if (p < 0) {
    return -1;
  }
  l_text = text2.slice(s80, p);
  l83: {
    const s81 = p;
    l82: {
      p = skipEndsWord(p);
      if (p < 0) {
        break l82;
      }
      p = s81;
      break l83;
    }
    p = s81;
    return -1;
  }
  const node2 = { type: "Number", start: m.base + start, end: m.base + p, text: l_text };
  m.value = node2;
  return p;
}
function readConstantCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  const start = p;
  let l_text;
  const s122 = p;
  if (!((c = text2.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
    m.touched ||= p >= end;
    return -1;
  }
  p = skipLiteral(p);
  if (p < 0) {
    return -1;
  }
  l_text = text2.slice(s122, p);
  l125: {
    const s123 = p;
    l124: {
      p = skipEndsWord(p);
      if (p < 0) {
        break l124;
      }
      p = s123;
      break l125;
    }
    p = s123;
    return -1;
  }
  const node2 = { type: "Constant", start: m.base + start, end: m.base + p, text: l_text };
  m.value = node2;
  return p;
}
function skipGapAheadCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
  m.touched ||= p >= end;
  l132: for (; ; ) {
    const s134 = p;
    if ((c = text2.charCodeAt(p)) === 35 || c === 47) {
      l133: {
        p = skipComment(p);
        if (p < 0) {
          break l133;
        }
        while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
        m.touched ||= p >= end;
        continue l132;
      }
      p = s134;
    } else m.touched ||= p >= end;
    break;
  }
  return p;
}
function readItemCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  const start = p;
  let l_value;
  while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
  m.touched ||= p >= end;
  if ((c = text2.charCodeAt(p)) >= 48 && c <= 57 || c === 45) {
    {
      const s57 = p;
      l58: {
        p = skipAmountsAhead(p);
        if (p < 0) {
          break l58;
        }
        return -1;
      }
      p = s57;
    }
  } else m.touched ||= p >= end;
  l60: {
    const s61 = p;
    const t62 = m.trail.length;
    if ((c = text2.charCodeAt(p)) === 34 || c === 39) {
      l63: {
        p = readText(p);
        if (p < 0) {
          break l63;
        }
        l_value = m.value;
        break l60;
      }
      p = s61;
      if (m.trail.length > t62) m.trail.length = t62;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) >= 48 && c <= 57 || c === 45) {
      l79: {
        p = readNumber(p);
        if (p < 0) {
          break l79;
        }
        l_value = m.value;
        break l60;
      }
      p = s61;
      if (m.trail.length > t62) m.trail.length = t62;
    } else m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = readConstant(p);
    if (p < 0) {
      return -1;
    }
    l_value = m.value;
  }
  l126: {
    const s127 = p;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false) {
      l128: {
        while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
        m.touched ||= p >= end;
        if (text2.charCodeAt(p) !== 44) {
          m.touched ||= p >= end;
          break l128;
        }
        p++;
        l131: {
          if ((c = text2.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false) {
            const s129 = p;
            l130: {
              p = skipGapAhead(p);
              if (p < 0) {
                break l130;
              }
              if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)) {
                m.touched ||= p >= end;
                break l130;
              }
              p++;
              p = s129;
              break l131;
            }
            p = s129;
          } else m.touched ||= p >= end;
          break l128;
        }
        break l126;
      }
      p = s127;
    } else m.touched ||= p >= end;
    l138: {
      if ((c = text2.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false) {
        const s136 = p;
        l137: {
          while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
          m.touched ||= p >= end;
          if (text2.charCodeAt(p) !== 93) {
            m.touched ||= p >= end;
            break l137;
          }
          p++;
          p = s136;
          break l138;
        }
        p = s136;
      } else m.touched ||= p >= end;
      return -1;
    }
  }
  const node2 = { type: "Item", start: m.base + start, end: m.base + p, value: l_value };
  m.value = node2;
  return p;
}
function skipMemberAheadCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l139: {
    const s140 = p;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 8220 && c <= 8223 || c >= 8216 && c <= 8217 || c === 171 || c === 65282) {
      l141: {
        p = skipQuotedAhead(p);
        if (p < 0) {
          break l141;
        }
        while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
        m.touched ||= p >= end;
        if (!((c = text2.charCodeAt(p)) === 58 || c === 65306)) {
          m.touched ||= p >= end;
          break l141;
        }
        p++;
        break l139;
      }
      p = s140;
    } else m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191)) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
    let n145 = 0;
    l142: for (; ; ) {
      if (n145 >= 200) break;
      const s144 = p;
      l143: {
        if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191)) {
          m.touched ||= p >= end;
          break l143;
        }
        p++;
        n145++;
        continue l142;
      }
      p = s144;
      break;
    }
    while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
    m.touched ||= p >= end;
    if (text2.charCodeAt(p) !== 58) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function skipNameWordCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191)) {
    m.touched ||= p >= end;
    return -1;
  }
  p++;
  let n152 = 0;
  l149: for (; ; ) {
    if (n152 >= 200) break;
    const s151 = p;
    l150: {
      if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191)) {
        m.touched ||= p >= end;
        break l150;
      }
      p++;
      n152++;
      continue l149;
    }
    p = s151;
    break;
  }
  return p;
}
function skipValueStartCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l153: {
    const s154 = p;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 65282 || c === 65287) {
      l155: {
        p++;
        break l153;
      }
      p = s154;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) >= 48 && c <= 57 || c === 45) {
      l156: {
        p = skipNumeral(p);
        if (p < 0) {
          break l156;
        }
        break l153;
      }
      p = s154;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) === 91 || c === 123) {
      l157: {
        p++;
        break l153;
      }
      p = s154;
    } else m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = skipLiteral(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipLineCommentCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l158: {
    const s159 = p;
    if (text2.charCodeAt(p) === 47) {
      l160: {
        if (!text2.startsWith("//", p)) {
          m.reaches(p, "//");
          break l160;
        }
        p += 2;
        const near161 = p + 16;
        while (p < near161 && ((c = text2.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8224 && c <= 65281 || c >= 188 && c <= 8215 || c >= 65288 || c >= 128 && c <= 170 || c >= 172 && c <= 179 || c >= 181 && c <= 186 || c >= 65283 && c <= 65286)) p++;
        if (p === near161) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text2) ? STOPS_1.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        l162: {
          const s163 = p;
          if ((c = text2.charCodeAt(p)) === 10 || c === 13) {
            l164: {
              p = skipEol(p);
              if (p < 0) {
                break l164;
              }
              break l162;
            }
            p = s163;
          } else m.touched ||= p >= end;
          if (p < end) {
            {
              const s165 = p;
              l166: {
                p++;
                break l160;
              }
              p = s165;
            }
          } else m.touched ||= p >= end;
        }
        break l158;
      }
      p = s159;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) === 35) {
      l168: {
        p++;
        const near169 = p + 16;
        while (p < near169 && ((c = text2.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8224 && c <= 65281 || c >= 188 && c <= 8215 || c >= 65288 || c >= 128 && c <= 170 || c >= 172 && c <= 179 || c >= 181 && c <= 186 || c >= 65283 && c <= 65286)) p++;
        if (p === near169) {
          STOPS_1.lastIndex = p;
          p = STOPS_1.test(text2) ? STOPS_1.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        l170: {
          const s171 = p;
          if ((c = text2.charCodeAt(p)) === 10 || c === 13) {
            l172: {
              p = skipEol(p);
              if (p < 0) {
                break l172;
              }
              break l170;
            }
            p = s171;
          } else m.touched ||= p >= end;
          if (p < end) {
            {
              const s173 = p;
              l174: {
                p++;
                break l168;
              }
              p = s173;
            }
          } else m.touched ||= p >= end;
        }
        break l158;
      }
      p = s159;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) === 47) {
      l176: {
        if (!text2.startsWith("/*", p)) {
          m.reaches(p, "/*");
          break l176;
        }
        p += 2;
        let n180 = 0;
        l177: for (; ; ) {
          if (n180 >= 200) break;
          const s179 = p;
          l178: {
            if (text2.charCodeAt(p) === 42) {
              {
                const s181 = p;
                l182: {
                  if (!text2.startsWith("*/", p)) {
                    m.reaches(p, "*/");
                    break l182;
                  }
                  p += 2;
                  break l178;
                }
                p = s181;
              }
            } else m.touched ||= p >= end;
            if (!(p < end && text2.charCodeAt(p) !== 34)) {
              m.touched ||= p >= end;
              break l178;
            }
            p++;
            n180++;
            continue l177;
          }
          p = s179;
          break;
        }
        if (text2.charCodeAt(p) !== 42 || !text2.startsWith("*/", p)) {
          m.reaches(p, "*/");
          break l176;
        }
        p += 2;
        break l158;
      }
      p = s159;
    } else m.touched ||= p >= end;
    l184: {
      const s185 = p;
      if (text2.charCodeAt(p) === 47) {
        l186: {
          if (!text2.startsWith("//", p)) {
            m.reaches(p, "//");
            break l186;
          }
          p += 2;
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if (text2.charCodeAt(p) !== 35) {
        m.touched ||= p >= end;
        return -1;
      }
      p++;
    }
    let n190 = 0;
    l187: for (; ; ) {
      if (n190 >= 200) break;
      const s189 = p;
      l188: {
        if (!((c = text2.charCodeAt(p)) >= 14 || c <= 9 || c >= 11 && c <= 12)) {
          m.touched ||= p >= end;
          break l188;
        }
        p++;
        n190++;
        continue l187;
      }
      p = s189;
      break;
    }
    if (!((c = text2.charCodeAt(p)) === 10 || c === 13)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = skipEol(p);
    if (p < 0) {
      return -1;
    }
    while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
    m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function skipEndsElementCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l192: {
    const s193 = p;
    l194: {
      while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
      m.touched ||= p >= end;
      l195: {
        const s196 = p;
        if ((c = text2.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 65341 || c === 65373) {
          l197: {
            p++;
            break l195;
          }
          p = s196;
        } else m.touched ||= p >= end;
        l198: {
          if (p < end) {
            {
              const s199 = p;
              l200: {
                p++;
                break l198;
              }
              p = s199;
            }
          } else m.touched ||= p >= end;
          break l195;
        }
        p = s196;
        if ((c = text2.charCodeAt(p)) === 44 || c === 59) {
          l202: {
            p++;
            while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
            m.touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) {
              break l202;
            }
            break l195;
          }
          p = s196;
        } else m.touched ||= p >= end;
        if (text2.charCodeAt(p) === 43) {
          l203: {
            p++;
            while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
            m.touched ||= p >= end;
            l204: {
              const s205 = p;
              if ((c = text2.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 65282 || c === 65287) {
                l206: {
                  p++;
                  break l204;
                }
                p = s205;
              } else m.touched ||= p >= end;
              if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191)) {
                m.touched ||= p >= end;
                break l203;
              }
              p++;
              let n210 = 0;
              l207: for (; ; ) {
                if (n210 >= 200) break;
                const s209 = p;
                l208: {
                  if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191)) {
                    m.touched ||= p >= end;
                    break l208;
                  }
                  p++;
                  n210++;
                  continue l207;
                }
                p = s209;
                break;
              }
            }
            break l195;
          }
          p = s196;
        } else m.touched ||= p >= end;
        if ((c = text2.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 12289 || c === 65292) {
          l211: {
            p++;
            break l195;
          }
          p = s196;
        } else m.touched ||= p >= end;
        if ((c = text2.charCodeAt(p)) === 96 || c === 126) {
          l212: {
            p = skipFenceMark(p);
            if (p < 0) {
              break l212;
            }
            break l195;
          }
          p = s196;
        } else m.touched ||= p >= end;
        if (text2.charCodeAt(p) !== 58) {
          m.touched ||= p >= end;
          break l194;
        }
        p++;
        while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
        m.touched ||= p >= end;
        if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 65282 || c === 65287)) {
          m.touched ||= p >= end;
          break l194;
        }
        p = skipValueStart(p);
        if (p < 0) {
          break l194;
        }
      }
      break l192;
    }
    p = s193;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false) {
      l213: {
        while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
        m.touched ||= p >= end;
        if (!((c = text2.charCodeAt(p)) === 35 || c === 47)) {
          m.touched ||= p >= end;
          break l213;
        }
        p = skipLineComment(p);
        if (p < 0) {
          break l213;
        }
        break l192;
      }
      p = s193;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
      l214: {
        while ((c = text2.charCodeAt(p)) === 9 || c === 32) p++;
        m.touched ||= p >= end;
        if (!((c = text2.charCodeAt(p)) === 10 || c === 13)) {
          m.touched ||= p >= end;
          break l214;
        }
        p = skipEol(p);
        if (p < 0) {
          break l214;
        }
        while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
        m.touched ||= p >= end;
        if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 65282 || c === 65287)) {
          m.touched ||= p >= end;
          break l214;
        }
        p++;
        break l192;
      }
      p = s193;
    } else m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) === 9 || c === 32)) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text2.charCodeAt(p)) === 9 || c === 32) p++;
    m.touched ||= p >= end;
    l215: {
      const s216 = p;
      if ((c = text2.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 65282 || c === 65287) {
        l217: {
          p++;
          break l215;
        }
        p = s216;
      } else m.touched ||= p >= end;
      if (!((c = text2.charCodeAt(p)) >= 48 && c <= 57 || c === 45)) {
        m.touched ||= p >= end;
        return -1;
      }
      p = skipNumeral(p);
      if (p < 0) {
        return -1;
      }
    }
  }
  return p;
}
function skipEndsCode(p) {
  l146: {
    const s147 = p;
    l148: {
      p = skipInObject(p);
      if (p < 0) {
        break l148;
      }
      p = skipEndsMember(p);
      if (p < 0) {
        break l148;
      }
      break l146;
    }
    p = s147;
    l191: {
      p = skipInArray(p);
      if (p < 0) {
        break l191;
      }
      p = skipEndsElement(p);
      if (p < 0) {
        break l191;
      }
      break l146;
    }
    p = s147;
    {
      const s218 = p;
      l219: {
        p = skipInObject(p);
        if (p < 0) {
          break l219;
        }
        return -1;
      }
      p = s218;
    }
    {
      const s221 = p;
      l222: {
        p = skipInArray(p);
        if (p < 0) {
          break l222;
        }
        return -1;
      }
      p = s221;
    }
    p = skipEndsRoot(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function skipBareKeyCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 8231 && c <= 65281 || c >= 188 && c <= 8215 || c >= 65307 || c >= 128 && c <= 170 || c >= 65293 && c <= 65305 || c >= 172 && c <= 179 || c >= 181 && c <= 186 || c >= 8224 && c <= 8229 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291)) {
    m.touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text2.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 8231 && c <= 65281 || c >= 188 && c <= 8215 || c >= 65307 || c >= 128 && c <= 170 || c >= 65293 && c <= 65305 || c >= 172 && c <= 179 || c >= 181 && c <= 186 || c >= 8224 && c <= 8229 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291) p++;
  m.touched ||= p >= end;
  l231: for (; ; ) {
    const s233 = p;
    if ((c = text2.charCodeAt(p)) === 9 || c === 32) {
      l232: {
        if (!((c = text2.charCodeAt(p)) === 9 || c === 32)) {
          m.touched ||= p >= end;
          break l232;
        }
        p++;
        while ((c = text2.charCodeAt(p)) === 9 || c === 32) p++;
        m.touched ||= p >= end;
        if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 8231 && c <= 65281 || c >= 188 && c <= 8215 || c >= 65307 || c >= 128 && c <= 170 || c >= 65293 && c <= 65305 || c >= 172 && c <= 179 || c >= 181 && c <= 186 || c >= 8224 && c <= 8229 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291)) {
          m.touched ||= p >= end;
          break l232;
        }
        p++;
        while ((c = text2.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 8231 && c <= 65281 || c >= 188 && c <= 8215 || c >= 65307 || c >= 128 && c <= 170 || c >= 65293 && c <= 65305 || c >= 172 && c <= 179 || c >= 181 && c <= 186 || c >= 8224 && c <= 8229 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291) p++;
        m.touched ||= p >= end;
        continue l231;
      }
      p = s233;
    } else m.touched ||= p >= end;
    break;
  }
  return p;
}
function readBadBareKeyCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  const start = p;
  l228: {
    if (text2.charCodeAt(p) === 58) {
      const s230 = p;
      l229: {
        p++;
        break l228;
      }
      p = s230;
    } else m.touched ||= p >= end;
  }
  if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 8231 && c <= 65281 || c >= 188 && c <= 8215 || c >= 65307 || c >= 128 && c <= 170 || c >= 65293 && c <= 65305 || c >= 172 && c <= 179 || c >= 181 && c <= 186 || c >= 8224 && c <= 8229 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291)) {
    m.touched ||= p >= end;
    return -1;
  }
  p = skipBareKey(p);
  if (p < 0) {
    return -1;
  }
  const node2 = { type: "BadBareKey", start: m.base + start, end: m.base + p, raw: text2.slice(start, p) };
  m.trail.push(node2);
  m.value = node2;
  return p;
}
function skipPairEndCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l243: {
    const s244 = p;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false) {
      l245: {
        while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
        m.touched ||= p >= end;
        if (text2.charCodeAt(p) !== 44) {
          m.touched ||= p >= end;
          break l245;
        }
        p++;
        l248: {
          if ((c = text2.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191 || c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 65282 || c === 65287) {
            const s246 = p;
            l247: {
              p = skipGapAhead(p);
              if (p < 0) {
                break l247;
              }
              l249: {
                const s250 = p;
                if ((c = text2.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 65282 || c === 65287) {
                  l251: {
                    p++;
                    break l249;
                  }
                  p = s250;
                } else m.touched ||= p >= end;
                if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191)) {
                  m.touched ||= p >= end;
                  break l247;
                }
                p++;
                let n255 = 0;
                l252: for (; ; ) {
                  if (n255 >= 200) break;
                  const s254 = p;
                  l253: {
                    if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191)) {
                      m.touched ||= p >= end;
                      break l253;
                    }
                    p++;
                    n255++;
                    continue l252;
                  }
                  p = s254;
                  break;
                }
                while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
                m.touched ||= p >= end;
                if (text2.charCodeAt(p) !== 58) {
                  m.touched ||= p >= end;
                  break l247;
                }
                p++;
              }
              p = s246;
              break l248;
            }
            p = s246;
          } else m.touched ||= p >= end;
          break l245;
        }
        break l243;
      }
      p = s244;
    } else m.touched ||= p >= end;
    l258: {
      if ((c = text2.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false) {
        const s256 = p;
        l257: {
          while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
          m.touched ||= p >= end;
          if (text2.charCodeAt(p) !== 125) {
            m.touched ||= p >= end;
            break l257;
          }
          p++;
          p = s256;
          break l258;
        }
        p = s256;
      } else m.touched ||= p >= end;
      return -1;
    }
  }
  return p;
}
function readPairCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  const start = p;
  let l_name;
  let l_value;
  while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
  m.touched ||= p >= end;
  l224: {
    const s225 = p;
    const t226 = m.trail.length;
    if ((c = text2.charCodeAt(p)) === 34 || c === 39) {
      l227: {
        p = readText(p);
        if (p < 0) {
          break l227;
        }
        l_name = m.value;
        break l224;
      }
      p = s225;
      if (m.trail.length > t226) m.trail.length = t226;
    } else m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 8231 && c <= 65281 || c >= 188 && c <= 8215 || c >= 65307 || c >= 128 && c <= 170 || c >= 65293 && c <= 65305 || c >= 172 && c <= 179 || c >= 181 && c <= 186 || c >= 8224 && c <= 8229 || c >= 65283 && c <= 65286 || c >= 65288 && c <= 65291)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = readBadBareKey(p);
    if (p < 0) {
      return -1;
    }
    l_name = m.value;
    l237: {
      if (text2.charCodeAt(p) === 58) {
        const s235 = p;
        l236: {
          p++;
          p = s235;
          break l237;
        }
        p = s235;
      } else m.touched ||= p >= end;
      return -1;
    }
  }
  while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
  m.touched ||= p >= end;
  if (text2.charCodeAt(p) !== 58) {
    m.touched ||= p >= end;
    return -1;
  }
  p++;
  while ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) p++;
  m.touched ||= p >= end;
  l238: {
    const s239 = p;
    const t240 = m.trail.length;
    if ((c = text2.charCodeAt(p)) === 34 || c === 39) {
      l241: {
        p = readText(p);
        if (p < 0) {
          break l241;
        }
        l_value = m.value;
        break l238;
      }
      p = s239;
      if (m.trail.length > t240) m.trail.length = t240;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) >= 48 && c <= 57 || c === 45) {
      l242: {
        p = readNumber(p);
        if (p < 0) {
          break l242;
        }
        l_value = m.value;
        break l238;
      }
      p = s239;
      if (m.trail.length > t240) m.trail.length = t240;
    } else m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = readConstant(p);
    if (p < 0) {
      return -1;
    }
    l_value = m.value;
  }
  if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
    m.touched ||= p >= end;
    return -1;
  }
  p = skipPairEnd(p);
  if (p < 0) {
    return -1;
  }
  const node2 = { type: "Pair", start: m.base + start, end: m.base + p, name: l_name, value: l_value };
  m.value = node2;
  return p;
}
function noteGapMistakeCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l259: {
    const s260 = p;
    const t261 = m.trail.length;
    if ((c = text2.charCodeAt(p)) === 35 || c === 47) {
      l262: {
        p = readBadComment(p);
        if (p < 0) {
          break l262;
        }
        break l259;
      }
      p = s260;
      if (m.trail.length > t261) m.trail.length = t261;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) === 47) {
      l263: {
        p = readMissingCommentEnd(p);
        if (p < 0) {
          break l263;
        }
        break l259;
      }
      p = s260;
      if (m.trail.length > t261) m.trail.length = t261;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c >= 8287 && c <= 8288 || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279) {
      l264: {
        p = readBadSpace(p);
        if (p < 0) {
          break l264;
        }
        break l259;
      }
      p = s260;
      if (m.trail.length > t261) m.trail.length = t261;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) === 27 || c === 60) {
      l265: {
        p = readBadNoise(p);
        if (p < 0) {
          break l265;
        }
        break l259;
      }
      p = s260;
      if (m.trail.length > t261) m.trail.length = t261;
    } else m.touched ||= p >= end;
    if (!(text2.charCodeAt(p) === 92)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = readBadEscapedBlank(p);
    if (p < 0) {
      return -1;
    }
  }
  return p;
}
function readValueGapCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  let value;
  l266: {
    const s267 = p;
    const t268 = m.trail.length;
    if ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
      l269: {
        p = readBlanks(p);
        if (p < 0) {
          break l269;
        }
        value = m.value;
        break l266;
      }
      p = s267;
      if (m.trail.length > t268) m.trail.length = t268;
    } else m.touched ||= p >= end;
    let e270;
    if (text2.charCodeAt(p) === 35) {
      {
        const s271 = p;
        l272: {
          p = skipHashWord(p);
          if (p < 0) {
            break l272;
          }
          return -1;
        }
        p = s271;
      }
    } else m.touched ||= p >= end;
    e270 = null;
    let e274;
    if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c >= 8287 && c <= 8288 || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = readGapMistake(p);
    if (p < 0) {
      return -1;
    }
    e274 = m.value;
    value = [e270, e274];
  }
  m.value = value;
  return p;
}
function readGapCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  let value;
  l283: {
    const s284 = p;
    const t285 = m.trail.length;
    if ((c = text2.charCodeAt(p)) >= 9 && c <= 10 || c === 13 || c === 32) {
      l286: {
        p = readBlanks(p);
        if (p < 0) {
          break l286;
        }
        value = m.value;
        break l283;
      }
      p = s284;
      if (m.trail.length > t285) m.trail.length = t285;
    } else m.touched ||= p >= end;
    if (!((c = text2.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c >= 8287 && c <= 8288 || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      m.touched ||= p >= end;
      return -1;
    }
    p = readGapMistake(p);
    if (p < 0) {
      return -1;
    }
    value = m.value;
  }
  m.value = value;
  return p;
}
function readSeparatorCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  let value;
  let e275;
  const list281 = [];
  l276: for (; ; ) {
    const s278 = p;
    const t279 = m.trail.length;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 8192 && c <= 8207 || c >= 8232 && c <= 8233 || c >= 8287 && c <= 8288 || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279) {
      l277: {
        let v280;
        p = readGap(p);
        if (p < 0) {
          break l277;
        }
        v280 = m.value;
        list281.push(v280);
        continue l276;
      }
      p = s278;
      if (m.trail.length > t279) m.trail.length = t279;
    } else m.touched ||= p >= end;
    break;
  }
  e275 = list281;
  let e287;
  l288: {
    const s289 = p;
    const t290 = m.trail.length;
    if (text2.charCodeAt(p) === 44) {
      l291: {
        p = readBadTrailingComma(p);
        if (p < 0) {
          break l291;
        }
        e287 = m.value;
        break l288;
      }
      p = s289;
      if (m.trail.length > t290) m.trail.length = t290;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) === 44) {
      l292: {
        e287 = ",";
        p++;
        break l288;
      }
      p = s289;
      if (m.trail.length > t290) m.trail.length = t290;
    } else m.touched ||= p >= end;
    if ((c = text2.charCodeAt(p)) === 59 || c === 12289 || c === 65292) {
      l293: {
        p = readBadSeparator(p);
        if (p < 0) {
          break l293;
        }
        e287 = m.value;
        break l288;
      }
      p = s289;
      if (m.trail.length > t290) m.trail.length = t290;
    } else m.touched ||= p >= end;
    l294: {
      l297: {
        const s295 = p;
        l296: {
          l298: {
            const s299 = p;
            if ((c = text2.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 65341 || c === 65373) {
              l300: {
                p++;
                break l298;
              }
              p = s299;
            } else m.touched ||= p >= end;
            if (p < end) {
              {
                const s301 = p;
                l302: {
                  p++;
                  break l296;
                }
                p = s301;
              }
            } else m.touched ||= p >= end;
          }
          p = s295;
          break l297;
        }
        p = s295;
        break l294;
      }
      e287 = null;
      break l288;
    }
    p = s289;
    if (m.trail.length > t290) m.trail.length = t290;
    if ((c = text2.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 12352 && c <= 55295 || c >= 192 && c <= 8191 || c >= 8216 && c <= 8223 || c === 171 || c === 180 || c === 65282 || c === 65287) {
      l304: {
        p = readMissingComma(p);
        if (p < 0) {
          break l304;
        }
        e287 = m.value;
        break l288;
      }
      p = s289;
      if (m.trail.length > t290) m.trail.length = t290;
    } else m.touched ||= p >= end;
    p = readMissingSeparator(p);
    if (p < 0) {
      return -1;
    }
    e287 = m.value;
  }
  value = [e275, e287];
  m.value = value;
  return p;
}
function skipTextCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  l305: {
    const s306 = p;
    if (text2.charCodeAt(p) === 34) {
      l307: {
        p++;
        while ((c = text2.charCodeAt(p)) >= 93 || c >= 35 && c <= 91 || c >= 32 && c <= 33) p++;
        m.touched ||= p >= end;
        if (text2.charCodeAt(p) !== 34) {
          m.touched ||= p >= end;
          break l307;
        }
        p++;
        break l305;
      }
      p = s306;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) === 34) {
      l309: {
        p++;
        let n314 = 0;
        l311: for (; ; ) {
          if (n314 >= 2e3) break;
          const s313 = p;
          l312: {
            l315: {
              const s316 = p;
              if ((c = text2.charCodeAt(p)) >= 93 || c >= 35 && c <= 91 || c >= 32 && c <= 33) {
                l317: {
                  p++;
                  break l315;
                }
                p = s316;
              } else m.touched ||= p >= end;
              if (!(text2.charCodeAt(p) === 92)) {
                m.touched ||= p >= end;
                break l312;
              }
              p = skipGoodEscape(p);
              if (p < 0) {
                break l312;
              }
            }
            n314++;
            continue l311;
          }
          p = s313;
          break;
        }
        if (text2.charCodeAt(p) !== 34) {
          m.touched ||= p >= end;
          break l309;
        }
        p++;
        break l305;
      }
      p = s306;
    } else m.touched ||= p >= end;
    if (text2.charCodeAt(p) !== 39) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
    while ((c = text2.charCodeAt(p)) >= 93 || c >= 40 && c <= 91 || c >= 32 && c <= 38) p++;
    m.touched ||= p >= end;
    if (text2.charCodeAt(p) !== 39) {
      m.touched ||= p >= end;
      return -1;
    }
    p++;
  }
  return p;
}
function skipNumberCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  if (!((c = text2.charCodeAt(p)) >= 48 && c <= 57 || c === 45)) {
    m.touched ||= p >= end;
    return -1;
  }
  p = skipNumeral(p);
  if (p < 0) {
    return -1;
  }
  l322: {
    const s320 = p;
    l321: {
      p = skipEndsWord(p);
      if (p < 0) {
        break l321;
      }
      p = s320;
      break l322;
    }
    p = s320;
    return -1;
  }
  return p;
}
function skipConstantCode(p) {
  const { text: text2, end } = m;
  let c = 0;
  if (!((c = text2.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
    m.touched ||= p >= end;
    return -1;
  }
  p = skipLiteral(p);
  if (p < 0) {
    return -1;
  }
  l326: {
    const s324 = p;
    l325: {
      p = skipEndsWord(p);
      if (p < 0) {
        break l325;
      }
      p = s324;
      break l326;
    }
    p = s324;
    return -1;
  }
  return p;
}
var m, TABLE_0, TABLE_1, TABLE_2, TABLE_3, TABLE_4, TABLE_5, TABLE_6, TABLE_7, TABLE_8, TABLE_9, TABLE_10, TABLE_11, TABLE_12, TABLE_13, TABLE_14, TABLE_15, TABLE_16, TABLE_17, TABLE_18, TABLE_19, TABLE_20, TABLE_21, TABLE_22, TABLE_23, TABLE_24, TABLE_25, TABLE_26, TABLE_27, TABLE_28, TABLE_29, TABLE_30, STOPS_0, STOPS_1, STARTS_0, STARTS_1, STARTS_2, STARTS_3, STARTS_4, STARTS_5, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_11, STARTS_12, STARTS_13, STARTS_14, STARTS_15, STARTS_16, STARTS_17, STARTS_18, STARTS_19, STARTS_20, STARTS_21, STARTS_22, STARTS_23, STARTS_24, STARTS_25, STARTS_26, STARTS_27, STARTS_28, STARTS_29, STARTS_30, STARTS_31, STARTS_32, STARTS_33, STARTS_34, STARTS_35, STARTS_36, STARTS_37, STARTS_38, STARTS_39, STARTS_40, STARTS_41, STARTS_42, STARTS_43, STARTS_44, readBlanks, readBadBom, skipComment, readBadComment, readMissingCommentEnd, readBadSpace, readBadNoise, readBadEscapedBlank, readGapMistake, readBeforeValue, leaf0, skipQuotedAhead, skipNumeral, skipLiteral, skipBraceArrayAhead, leaf11, readArrayKind, readBadBraces, readBraceArrayStart, leaf16, skipAmountsAhead, skipGoodEscape, readBadSingleQuotes, readText, skipEol, skipCommentStart, skipFenceMark, skipEndsWord, readNumber, readConstant, skipGapAhead, readItem, leaf20, skipEof, skipHashWord, leaf33, skipMemberAhead, readBadThousands, readRepairedAmounts, readInObject, skipInObject, skipMemberFollows, skipNameWord, skipValueStart, skipOwnName, skipLineComment, skipEndsMember, readInArray, skipInArray, skipOtherConstant, skipElementFollows, skipEndsElement, skipEndsRoot, skipEnds, readWord, readBadPlaceholder, readRepairedPlaceholder, readBadEscapedQuotes, readBadEntityQuotes, readBadDoubledQuotes, skipLoneBackslash, skipPathEscape, skipPathPart, readBadPath, readRepairedText, leaf36, skipNamedArrayAhead, leaf66, readObjectKind, readBadNamedArray, readNamedArrayStart, leaf68, skipBareKey, readBadBareKey, skipPairEnd, readPair, leaf72, leaf77, skipEndsName, readBadSmartName, readDoubleName, readSingleName, readBadPrefixedName, readBadColonInside, readBadLostQuote, readBadOtherQuote, skipNameInside, readBadQuotedName, readBadOddName, readRepairedName, noteGapMistake, noteKeyGap, readBadColon, readMissingColon, noteColon, readMissingKey, readKey, leaf78, readValueGap, leaf98, readRepairedAmount, leaf100, leaf102, leaf103, readBadFullBrace, readBadDoubledBracket, readObjectStart, leaf104, readBadFullBracket, readArrayStart, leaf108, readBadTuple, readTupleStart, leaf111, leaf114, skipPrefix, leaf115, readBadPrefix, readBadTripleQuotes, readBadSmartQuotes, readBadBackticks, readTextStart, leaf117, text123, readMissingStringEnd, leaf124, leaf126, text127, leaf128, leaf129, skipInnerEndAhead, text130, readBadInnerJson, readInnerEnd, leaf132, leaf135, skipLostName, skipLostElement, skipQuoteNext, skipOwnCloser, skipClosers, skipLostBehind, skipQuoteBehind, skipEscapedEnd, skipQuoteLost, text136, leaf146, readBadBlankPair, leaf147, readBadQuote, leaf149, readBadNewline, readBadControl, skipCutEscape, readEol, readBadEscape, readTextFlaw, leaf151, skipEndsSurely, readBadLoneQuote, readPairEnds, leaf158, readBadEscapedEnd, readBadOtherEnd, readMissingLastQuote, readMissingQuote, readDoubleEnd, leaf162, leaf168, skipInnerApostrophe, skipLostSingle, skipSingleLost, text169, readBadApostrophe, readContraction, readBadInnerMark, leaf173, readApostrophe, readMissingSingleQuote, readSingleEnd, leaf177, leaf181, text182, readBadInnerSmart, leaf183, readSmartEnd, leaf185, readFence, readClosingFence, skipClosingFence, skipClosingFenceLine, leaf187, readBadFencedText, readFencedTextStart, leaf192, text195, readBlank, leaf196, leaf198, text199, readBadInnerBacktick, leaf200, readBacktickEnd, leaf202, readBadConcatenation, leaf204, leaf206, readBadVariable, leaf207, readTextEnd, leaf209, readBadCutSign, readBadCutNumber, skipExponent, readBadLeadingZero, readBadPlus, readBadRadix, readBadDigitGroups, readBadPoint, readBadFraction, readLooseDecimal, readRepairedNumber, skipNan, readBadNan, readBadConstant, skipCutWord, readBadCutWord, readBadConstructor, readBadDots, readBadOpenQuote, skipBalanced, skipBareUnit, readBadBareString, readRepairedWord, leaf211, readGap, readBadTrailingComma, readBadSeparator, readMissingComma, readMissingSeparator, readSeparator, leaf235, readBadComma, readBadEllipsis, readInRootObject, skipInRootObject, readInObjectAround, skipInObjectAround, skipInAnyObject, readBadElementText, leaf242, readArrayEnd, readInRootArray, skipInRootArray, readInArrayAround, skipInArrayAround, skipInAnyArray, readBadRootEnd, readMissingBracket, readMissingEnd, readCloseTuple, leaf251, skipMemberBehind, readBadArrayEnd, readCloseArray, leaf262, leaf266, readMissingValue, leaf267, readBadLateColon, leaf269, readMissingNameEnd, readBadInnerBracket, readInTuple, skipInTuple, readBadText, leaf271, readObjectEnd, readBadObjectEnd, readCloseObject, leaf277, readCloseNamedArray, leaf281, readCloseBraceArray, leaf283, readBadLateBracket, leaf285, readCloseRootObject, leaf287, skipLogTag, skipConstantAhead, skipWordList, skipArrayAhead, leaf289, readBadLateElement, leaf294, readCloseRootArray, leaf296, skipMemberStart, leaf298, readMissingOpen, readOpenlessStart, leaf300, leaf303, readRepairedRoot, readRootWord, leaf304, skipCodeMark, skipRootTextAhead, leaf307, skipFence, readBadFence, leaf310, skipText, skipNumber, skipConstant, skipWord, skipBadCutSign, skipBadCutNumber, skipBadLeadingZero, skipBadRadix, skipBadDigitGroups, skipBadFraction, skipLooseDecimal, skipRepairedNumber, skipBadNan, skipBadConstant, skipBadCutWord, skipRepairedRoot, skipRootWord, readBadSequence, leaf313, leaf332, readBadRootComma, leaf333, leaf335, skipProseObjectAhead, leaf336, skipProseArrayAhead, leaf338, readBadCall, skipDeclaration, skipExporting, readBadAssignment, leaf340, skipWrapperEnd, leaf345, readBadRootBracket, skipProseStop, readBadProse, leaf347, readFenceEnd, readMissingFenceEnd, leaf351, readMissingDocument, leaf354, readBadLooseFence, leaf356, leaf358, stepinnerPair, stepquoted, stepstring, stepelementValue, stepelement, stepelementPart, stepmemberValue, stepmember, stepobjectPart, stepbracketValue, stepfreshValue, stepmoreValues, stepfreshValues, stepproseValues, stepwrapped, stepfencedPart, steparound, stepDocument, stepBraceArray, stepNamedArray, stepObject, stepArray, stepTuple, stepTripleText, stepTripleInside, stepTripleSingleText, stepTripleSingleInside, stepInnerJson, stepInnerPlain, stepDoubleText, stepDoublePlain, stepSingleText, stepSinglePlain, stepSmartText, stepSmartPlain, stepFencedText, stepFencedInside, stepBacktickText, stepBacktickPlain, stepRootObject, stepRootArray, stepOpenlessObject, stepFenced, grammar;
var init_json = __esm({
  "generated/json.ts"() {
    "use strict";
    init_engine();
    m = new Machine();
    TABLE_0 = tableOf([0, 0], [11, 12]);
    TABLE_1 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
    TABLE_2 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
    TABLE_3 = tableOf();
    TABLE_4 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
    TABLE_5 = tableOf([34, 34]);
    TABLE_6 = tableOf([44, 44], [93, 93], [125, 125]);
    TABLE_7 = tableOf([36, 37], [43, 43], [45, 46], [48, 57], [64, 90], [95, 95], [97, 122]);
    TABLE_8 = tableOf([41, 41], [59, 59], [91, 91], [123, 123]);
    TABLE_9 = tableOf([34, 34], [39, 39], [96, 96]);
    TABLE_10 = tableOf([9, 10], [13, 13], [32, 32], [34, 37], [39, 39], [41, 41], [43, 43], [45, 57], [59, 59], [64, 91], [95, 123], [126, 126]);
    TABLE_11 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
    TABLE_12 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
    TABLE_13 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
    TABLE_14 = tableOf([9, 10], [13, 13], [32, 32], [34, 35], [39, 39], [45, 45], [47, 57], [91, 91], [123, 123]);
    TABLE_15 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
    TABLE_16 = tableOf([9, 10], [13, 13], [32, 32], [93, 93]);
    TABLE_17 = tableOf([34, 34], [39, 39]);
    TABLE_18 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
    TABLE_19 = tableOf([41, 41], [93, 93], [125, 125]);
    TABLE_20 = tableOf([91, 91], [123, 123]);
    TABLE_21 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
    TABLE_22 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [47, 47]);
    TABLE_23 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
    TABLE_24 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
    TABLE_25 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [125, 125]);
    TABLE_26 = tableOf([9, 10], [13, 13], [32, 32], [34, 36], [39, 39], [47, 47], [65, 90], [95, 122]);
    TABLE_27 = tableOf([9, 10], [13, 13], [32, 32], [125, 125]);
    TABLE_28 = tableOf([0, 0], [11, 12], [27, 27], [35, 35], [47, 47], [60, 60], [92, 92]);
    TABLE_29 = tableOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [47, 47], [60, 60], [92, 92]);
    TABLE_30 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
    STOPS_0 = /[\u000a\u000d]/g;
    STOPS_1 = /[\u000a\u000d\u0022\u0027\u0060\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07]/g;
    STARTS_0 = startsOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [
      110,
      110
    ], [116, 116]);
    STARTS_1 = startsOf(
      [0, 0],
      [9, 13],
      [27, 27],
      [32, 32],
      [35, 35],
      [47, 47],
      [60, 60],
      [92, 92],
      [133, 133],
      [160, 160],
      [5760, 5760],
      [8192, 8207],
      [8232, 8233],
      [8239, 8239],
      [8287, 8288],
      [12288, 12288],
      [65279, 65279]
    );
    STARTS_2 = startsOf([34, 34], [36, 36], [38, 39], [45, 45], [48, 57], [65, 90], [92, 92], [95, 95], [
      97,
      123
    ], [171, 171], [192, 8191], [8216, 8217], [8220, 8223], [12352, 55295], [65282, 65282]);
    STARTS_3 = startsOf(
      [9, 10],
      [13, 13],
      [32, 34],
      [36, 37],
      [39, 39],
      [42, 43],
      [45, 46],
      [48, 58],
      [63, 90],
      [94, 95],
      [97, 122],
      [124, 124],
      [126, 170],
      [172, 179],
      [181, 186],
      [188, 8215],
      [8224, 8229],
      [8231, 65281],
      [65283, 65286],
      [65288, 65291],
      [65293, 65305],
      [65307, 65535]
    );
    STARTS_4 = startsOf([45, 45], [48, 57]);
    STARTS_5 = startsOf([34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
    STARTS_6 = startsOf([123, 123]);
    STARTS_7 = startsOf([123, 123], [65371, 65371]);
    STARTS_8 = startsOf([91, 91]);
    STARTS_9 = startsOf([91, 91], [65339, 65339]);
    STARTS_10 = startsOf([40, 40]);
    STARTS_11 = startsOf(
      [34, 34],
      [66, 66],
      [70, 70],
      [82, 82],
      [85, 85],
      [98, 98],
      [102, 102],
      [114, 114],
      [117, 117]
    );
    STARTS_12 = startsOf(
      [39, 39],
      [66, 66],
      [70, 70],
      [82, 82],
      [85, 85],
      [98, 98],
      [102, 102],
      [114, 114],
      [117, 117]
    );
    STARTS_13 = startsOf([34, 34]);
    STARTS_14 = startsOf([32, 33], [35, 65535]);
    STARTS_15 = startsOf([0, 32], [92, 93], [125, 125]);
    STARTS_16 = startsOf([32, 38], [40, 8215], [8220, 65286], [65288, 65535]);
    STARTS_17 = startsOf(
      [0, 32],
      [39, 39],
      [65, 90],
      [92, 93],
      [97, 122],
      [125, 125],
      [192, 591],
      [8216, 8219],
      [65287, 65287]
    );
    STARTS_18 = startsOf(
      [39, 39],
      [66, 66],
      [70, 70],
      [82, 82],
      [85, 85],
      [98, 98],
      [102, 102],
      [114, 114],
      [117, 117],
      [8216, 8219],
      [65287, 65287]
    );
    STARTS_19 = startsOf([32, 33], [35, 186], [188, 8219], [8224, 65281], [65283, 65535]);
    STARTS_20 = startsOf([0, 32], [34, 34], [92, 93], [125, 125], [187, 187], [8220, 8223], [65282, 65282]);
    STARTS_21 = startsOf([171, 171], [8220, 8223], [65282, 65282]);
    STARTS_22 = startsOf([96, 96]);
    STARTS_23 = startsOf([32, 95], [97, 179], [181, 65535]);
    STARTS_24 = startsOf([0, 32], [92, 93], [96, 96], [125, 125], [180, 180]);
    STARTS_25 = startsOf([96, 96], [180, 180]);
    STARTS_26 = startsOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [
      102,
      102
    ], [114, 114], [117, 117], [171, 171], [180, 180], [8216, 8223], [65282, 65282], [65287, 65287]);
    STARTS_27 = startsOf([9, 10], [13, 13], [32, 32], [43, 43]);
    STARTS_28 = startsOf(
      [34, 34],
      [36, 36],
      [39, 39],
      [65, 90],
      [95, 122],
      [171, 171],
      [180, 180],
      [192, 8191],
      [8216, 8223],
      [12352, 55295],
      [65282, 65282],
      [65287, 65287]
    );
    STARTS_29 = startsOf([0, 9], [11, 12], [14, 31], [33, 90], [92, 65535]);
    STARTS_30 = startsOf([0, 9], [11, 12], [14, 31], [33, 65535]);
    STARTS_31 = startsOf([34, 34], [38, 38], [92, 92]);
    STARTS_32 = startsOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [
      124,
      124
    ], [126, 186], [188, 8229], [8231, 65291], [65293, 65305], [65307, 65535]);
    STARTS_33 = startsOf([93, 93], [125, 125]);
    STARTS_34 = startsOf([93, 93]);
    STARTS_35 = startsOf([91, 91], [123, 123], [65339, 65339], [65371, 65371]);
    STARTS_36 = startsOf([34, 34], [39, 39], [171, 171], [8216, 8217], [8220, 8223], [65282, 65282]);
    STARTS_37 = startsOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [
      84,
      85
    ], [102, 102], [105, 105], [110, 110], [116, 117], [304, 304]);
    STARTS_38 = startsOf([34, 34], [39, 40], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [
      78,
      78
    ], [82, 82], [84, 85], [91, 91], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [
      116,
      117
    ], [123, 123], [171, 171], [180, 180], [304, 304], [8216, 8223], [65282, 65282], [65287, 65287], [
      65339,
      65339
    ], [65371, 65371]);
    STARTS_39 = startsOf([96, 96], [126, 126]);
    STARTS_40 = startsOf([9, 10], [13, 13], [32, 32], [44, 44]);
    STARTS_41 = startsOf(
      [34, 34],
      [39, 40],
      [43, 43],
      [45, 46],
      [48, 57],
      [66, 66],
      [70, 70],
      [73, 73],
      [
        78,
        78
      ],
      [82, 82],
      [84, 85],
      [91, 91],
      [96, 96],
      [98, 98],
      [102, 102],
      [105, 105],
      [110, 110],
      [114, 114],
      [
        116,
        117
      ],
      [123, 123],
      [126, 126],
      [171, 171],
      [180, 180],
      [304, 304],
      [8216, 8223],
      [65282, 65282],
      [65287, 65287],
      [65339, 65339],
      [65371, 65371]
    );
    STARTS_42 = startsOf([91, 91], [123, 123]);
    STARTS_43 = startsOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122], [192, 8191], [12352, 55295]);
    STARTS_44 = startsOf([0, 65535]);
    readBlanks = repeat(m, { least: 1, listed: true }, text(m, one(m, "	\n\r ")));
    readBadBom = mistake(m, (start, end, raw) => ({ type: "BadBom", start, end, raw }), lit(m, "\uFEFF"));
    skipComment = coded(skipCommentCode, "#/", true);
    readBadComment = coded(readBadCommentCode, "#/");
    readMissingCommentEnd = mistake(
      m,
      (start, end, raw) => ({ type: "MissingCommentEnd", start, end, raw }),
      seq(lit(m, "/*"), run(m, "^"))
    );
    readBadSpace = mistake(m, (start, end, raw) => ({ type: "BadSpace", start, end, raw }), run(
      m,
      "\0\v\f\x85\xA0\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF",
      1
    ));
    readBadNoise = mistake(m, (start, end, raw) => ({ type: "BadNoise", start, end, raw }), seq(lit(
      m,
      "\x1B["
    ), run(m, "0-;?"), one(m, "A-Za-z")), seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>")));
    readBadEscapedBlank = mistake(m, (start, end, raw) => ({ type: "BadEscapedBlank", start, end, raw }), many(
      m,
      1,
      seq(lit(m, "\\"), one(m, "nrt"), run(m, "	 "))
    ));
    readGapMistake = coded(
      readGapMistakeCode,
      "\0\v\f\x1B#/<\\\\\x85\xA0\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF"
    );
    readBeforeValue = choice(m, readBlanks, readBadBom, readGapMistake);
    leaf0 = leaf(m, readBeforeValue);
    skipQuotedAhead = coded(skipQuotedAheadCode, `"'\xAB\u2018\u2019\u201C-\u201F\uFF02`, true);
    skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
    skipLiteral = coded(skipLiteralCode, "fnt", true);
    skipBraceArrayAhead = seq(lit(m, "{"), run(m, "	\n\r "), choice(
      m,
      skipQuotedAhead,
      skipNumeral,
      skipLiteral
    ), run(m, "	\n\r "), lit(m, ","), run(m, "	\n\r "), choice(
      m,
      skipQuotedAhead,
      skipNumeral,
      skipLiteral
    ), run(m, "	\n\r "), one(m, ",}"));
    leaf11 = leaf(m, and(m, skipBraceArrayAhead));
    readArrayKind = action(m, () => {
      return "array";
    }, lit(m, ""));
    readBadBraces = mistake(m, (start, end, raw) => ({ type: "BadBraces", start, end, raw }), lit(m, "{"));
    readBraceArrayStart = node(
      m,
      (start, end, l) => ({ type: "BraceArrayStart", start, end, kind: l[0] }),
      seq(label(m, 0, readArrayKind), readBadBraces)
    );
    leaf16 = leaf(m, readBraceArrayStart);
    skipAmountsAhead = seq(optional(m, lit(m, "-")), repeat(m, { least: 1, most: 3 }, one(m, "0-9")), repeat(
      m,
      { least: 0, most: 9 },
      seq(lit(m, ","), one(m, "1-9"), repeat(m, { least: 2, most: 2 }, one(m, "0-9")), not(
        m,
        one(m, "0-9")
      ))
    ), lit(m, ",0"), repeat(m, { least: 2, most: 2 }, one(m, "0-9")), not(m, one(m, "0-9")));
    skipGoodEscape = seq(lit(m, "\\"), choice(m, one(m, '"/\\\\bfnrt'), seq(lit(m, "u"), repeat(m, {
      least: 4,
      most: 4
    }, one(m, "0-9A-Fa-f")))));
    readBadSingleQuotes = coded(readBadSingleQuotesCode, "'");
    readText = coded(readTextCode, `"'`);
    skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
    skipCommentStart = choice(m, lit(m, "//"), lit(m, "/*"), lit(m, "#"));
    skipFenceMark = choice(m, lit(m, "```"), lit(m, "~~~"));
    skipEndsWord = coded(skipEndsWordCode, null, true);
    readNumber = coded(readNumberCode, "\\-0-9", true);
    readConstant = coded(readConstantCode, "fnt", true);
    skipGapAhead = coded(skipGapAheadCode, null, true);
    readItem = coded(readItemCode, `	
\r "'\\-0-9fnt`);
    leaf20 = leaf(m, readItem);
    skipEof = not(m, one(m, "^"));
    skipHashWord = seq(
      lit(m, "#"),
      run(m, "$%+\\-.0-9@-Z_a-z\xC0-\u1FFF\u3040-\uD7FF", 1),
      run(m, "	\n\r "),
      choice(m, one(m, ",]}"), skipEof)
    );
    leaf33 = leaf(m, choice(m, readBlanks, tuple(m, [0, 1], not(m, skipHashWord), readGapMistake)));
    skipMemberAhead = coded(
      skipMemberAheadCode,
      `"$'A-Z_a-z\xAB\xC0-\u1FFF\u2018\u2019\u201C-\u201F\u3040-\uD7FF\uFF02`,
      true
    );
    readBadThousands = mistake(
      m,
      (start, end, raw) => ({ type: "BadThousands", start, end, raw }),
      seq(optional(m, lit(m, "-")), repeat(m, { least: 1, most: 3 }, one(m, "0-9")), many(m, 1, seq(
        lit(m, ","),
        repeat(m, { least: 3, most: 3 }, one(m, "0-9")),
        not(m, one(m, "0-9"))
      )), optional(m, seq(
        lit(m, "."),
        run(m, "0-9", 1)
      )), and(m, skipEndsWord))
    );
    readRepairedAmounts = node(
      m,
      (start, end, l) => ({ type: "RepairedAmounts", start, end, value: l[0] }),
      seq(and(m, skipAmountsAhead), label(m, 0, readBadThousands))
    );
    readInObject = same(m, 1, action(m, () => {
      return "object";
    }, lit(m, "")));
    skipInObject = quiet(m, readInObject);
    skipMemberFollows = choice(
      m,
      one(m, "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"),
      seq(
        repeat(m, {
          least: 1,
          most: 60
        }, one(
          m,
          "!$%*+\\-.0-9?-Z\\^_a-z|~-\xAA\xAC-\xB3\xB5-\xBA\xBC-\u2017\u2020-\u2025\u2027-\uFF01\uFF03-\uFF06\uFF08-\uFF0B\uFF0D-\uFF19\uFF1B-\uFFFF"
        )),
        repeat(m, { least: 0, most: 4 }, seq(run(m, "	 ", 1), repeat(m, { least: 1, most: 60 }, one(
          m,
          "!$%*+\\-.0-9?-Z\\^_a-z|~-\xAA\xAC-\xB3\xB5-\xBA\xBC-\u2017\u2020-\u2025\u2027-\uFF01\uFF03-\uFF06\uFF08-\uFF0B\uFF0D-\uFF19\uFF1B-\uFFFF"
        )))),
        optional(m, one(m, `"'`)),
        run(m, "	\n\r "),
        one(m, ":=\uFF1A")
      ),
      one(m, ",:[]{}\u2026"),
      lit(m, "..."),
      skipCommentStart,
      skipEof,
      lit(m, '\\"'),
      lit(m, "&quot;")
    );
    skipNameWord = coded(skipNameWordCode, "$A-Z_a-z\xC0-\u1FFF\u3040-\uD7FF", true);
    skipValueStart = coded(skipValueStartCode, "\"'\\-0-9[`fnt{\xAB\xB4\u2018-\u201F\uFF02\uFF07", true);
    skipOwnName = seq(one(m, "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"), repeat(
      m,
      { least: 1, most: 200 },
      one(m, "^\n\r\"'`\xAB\xB4\xBB\u2018-\u201F\uFF02\uFF07")
    ), one(
      m,
      "\"'`\xB4\xBB\u2018-\u201F\uFF02\uFF07"
    ), run(m, "	\n\r "), one(m, ":\uFF1A"));
    skipLineComment = coded(skipLineCommentCode, "#/", true);
    skipEndsMember = choice(
      m,
      seq(run(m, "	\n\r "), choice(
        m,
        one(m, ")]}\uFF3D\uFF5D"),
        skipEof,
        seq(one(
          m,
          ",;"
        ), run(m, "	\n\r "), skipMemberFollows),
        seq(lit(m, "+"), run(m, "	\n\r "), choice(m, one(
          m,
          "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
        ), skipNameWord)),
        one(m, "\u3001\uFF0C"),
        skipFenceMark,
        seq(lit(m, ":"), run(m, "	\n\r "), skipValueStart),
        skipOwnName
      )),
      seq(run(m, "	\n\r "), skipLineComment),
      seq(run(m, "	 "), skipEol, run(m, "	\n\r "), one(m, "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07")),
      seq(run(
        m,
        "	 ",
        1
      ), skipNameWord, run(m, "	\n\r "), lit(m, ":")),
      seq(
        run(m, "	 "),
        skipEol,
        run(m, "	\n\r "),
        skipNameWord,
        run(m, "	\n\r "),
        lit(m, ":")
      ),
      seq(lit(m, "\\"), one(m, "nrt"))
    );
    readInArray = same(m, 1, action(m, () => {
      return "array";
    }, lit(m, "")));
    skipInArray = quiet(m, readInArray);
    skipOtherConstant = choice(m, caseless(m, "true"), caseless(m, "false"), caseless(m, "null"), caseless(
      m,
      "none"
    ), caseless(m, "nil"), caseless(m, "undefined"));
    skipElementFollows = choice(m, skipValueStart, one(m, "(+-.:]}\u2026"), skipCommentStart, skipEof, lit(
      m,
      '\\"'
    ), lit(m, "&quot;"), skipOtherConstant, seq(run(m, '^	\n\r\x1B ",[]{}\uFF0C\uFF1A', 1), run(
      m,
      "	\n\r "
    ), one(m, '",]')), seq(one(m, "A-Z_a-z"), one(m, "	 ")));
    skipEndsElement = coded(skipEndsElementCode, null, true);
    skipEndsRoot = choice(m, seq(run(m, "	\n\r "), choice(m, skipEof, seq(lit(m, "+"), run(m, "	\n\r "), one(
      m,
      "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
    )))), seq(run(m, "	 "), choice(
      m,
      skipEol,
      one(m, ");"),
      skipFenceMark,
      skipCommentStart
    )));
    skipEnds = coded(skipEndsCode, null, true);
    readWord = node(m, (start, end, l) => ({ type: "Word", start, end, value: l[0] }), label(m, 0, choice(
      m,
      pick(m, 0, readText, and(m, skipEnds), not(m, seq(run(m, "	\n\r "), lit(m, "+")))),
      readNumber,
      readConstant
    )));
    readBadPlaceholder = mistake(
      m,
      (start, end, raw) => ({ type: "BadPlaceholder", start, end, raw }),
      seq(lit(m, "{{"), not(m, seq(run(m, "	\n\r "), one(m, `"'{}`))), repeat(m, { least: 1, most: 200 }, one(
        m,
        "^\n\r{}"
      )), lit(m, "}}"))
    );
    readRepairedPlaceholder = node(m, (start, end, l) => ({
      type: "RepairedPlaceholder",
      start,
      end,
      value: l[0]
    }), label(m, 0, readBadPlaceholder));
    readBadEscapedQuotes = mistake(m, (start, end, raw, l) => ({
      type: "BadEscapedQuotes",
      start,
      end,
      raw,
      text: l[0]
    }), seq(
      lit(m, '\\"'),
      label(m, 0, text(m, many(m, 0, choice(m, one(m, '^\n\r"\\\\'), seq(lit(
        m,
        "\\\\"
      ), optional(m, choice(m, seq(lit(m, "\\"), one(m, '"/\\\\bfnrt')), one(m, '^"\\\\')))))))),
      lit(m, '\\"')
    ));
    readBadEntityQuotes = mistake(m, (start, end, raw, l) => ({
      type: "BadEntityQuotes",
      start,
      end,
      raw,
      text: l[0]
    }), seq(lit(m, "&quot;"), label(m, 0, text(m, run(m, '^\n\r"&'))), lit(m, "&quot;")), seq(lit(
      m,
      "&#34;"
    ), label(m, 0, text(m, run(m, '^\n\r"&'))), lit(m, "&#34;")));
    readBadDoubledQuotes = mistake(m, (start, end, raw, l) => ({
      type: "BadDoubledQuotes",
      start,
      end,
      raw,
      text: l[0]
    }), seq(lit(m, '""'), label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, one(
      m,
      " !#-[]-\uFFFF"
    )))), lit(m, '""'), and(m, seq(run(m, "	\n\r "), one(m, ",:]}")))));
    skipLoneBackslash = seq(lit(m, "\\"), not(m, choice(m, one(m, '"/\\\\bfnrt'), seq(lit(m, "u"), repeat(
      m,
      { least: 4, most: 4 },
      one(m, "0-9A-Fa-f")
    )))));
    skipPathEscape = seq(many(m, 0, choice(m, one(m, '^\n\r"\\\\'), skipLoneBackslash)), lit(m, "\\"), choice(
      m,
      one(m, "/bfnrt"),
      seq(lit(m, "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f")))
    ));
    skipPathPart = choice(m, one(m, '^\n\r"\\\\'), seq(lit(m, "\\"), choice(m, one(m, "/bfnrt"), seq(lit(
      m,
      "u"
    ), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f"))))));
    readBadPath = mistake(
      m,
      (start, end, raw, l) => ({ type: "BadPath", start, end, raw, text: l[0] }),
      seq(lit(m, '"'), label(m, 0, text(m, seq(one(m, "A-Za-z"), lit(m, ":"), and(m, lit(m, "\\")), and(
        m,
        skipPathEscape
      ), many(m, 0, skipPathPart), skipLoneBackslash, many(m, 0, choice(
        m,
        skipPathPart,
        skipLoneBackslash
      ))))), lit(m, '"'), and(m, skipEnds))
    );
    readRepairedText = node(m, (start, end, l) => ({ type: "RepairedText", start, end, value: l[0] }), label(
      m,
      0,
      choice(m, readBadEscapedQuotes, readBadEntityQuotes, readBadDoubledQuotes, readBadPath)
    ));
    leaf36 = leaf(m, tuple(m, [0, 1], not(m, skipMemberAhead), choice(
      m,
      readRepairedAmounts,
      readWord,
      readRepairedPlaceholder,
      readRepairedText
    )));
    skipNamedArrayAhead = seq(lit(m, "["), run(m, "	\n\r "), skipQuotedAhead, run(m, "	\n\r "), lit(m, ":"));
    leaf66 = leaf(m, and(m, skipNamedArrayAhead));
    readObjectKind = action(m, () => {
      return "object";
    }, lit(m, ""));
    readBadNamedArray = mistake(m, (start, end, raw) => ({ type: "BadNamedArray", start, end, raw }), lit(
      m,
      "["
    ));
    readNamedArrayStart = node(
      m,
      (start, end, l) => ({ type: "NamedArrayStart", start, end, kind: l[0] }),
      seq(label(m, 0, readObjectKind), readBadNamedArray)
    );
    leaf68 = leaf(m, readNamedArrayStart);
    skipBareKey = coded(
      skipBareKeyCode,
      "!$%*+\\-.0-9?-Z\\^_a-z|~-\xAA\xAC-\xB3\xB5-\xBA\xBC-\u2017\u2020-\u2025\u2027-\uFF01\uFF03-\uFF06\uFF08-\uFF0B\uFF0D-\uFF19\uFF1B-\uFFFF",
      true
    );
    readBadBareKey = coded(
      readBadBareKeyCode,
      "!$%*+\\-.0-:?-Z\\^_a-z|~-\xAA\xAC-\xB3\xB5-\xBA\xBC-\u2017\u2020-\u2025\u2027-\uFF01\uFF03-\uFF06\uFF08-\uFF0B\uFF0D-\uFF19\uFF1B-\uFFFF"
    );
    skipPairEnd = coded(skipPairEndCode, "	\n\r ,}", true);
    readPair = coded(
      readPairCode,
      `	
\r -"$%'*+\\-.0-:?-Z\\^_a-z|~-\xAA\xAC-\xB3\xB5-\xBA\xBC-\u2017\u2020-\u2025\u2027-\uFF01\uFF03-\uFF06\uFF08-\uFF0B\uFF0D-\uFF19\uFF1B-\uFFFF`
    );
    leaf72 = leaf(m, readPair);
    leaf77 = leaf(m, choice(m, readBlanks, readGapMistake));
    skipEndsName = choice(m, seq(run(m, "	\n\r "), choice(
      m,
      one(m, ",:;=[{}\uFF1A"),
      one(
        m,
        "\0\v\f\x85\xA0\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF"
      ),
      skipCommentStart,
      skipEof,
      one(m, "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"),
      lit(m, "\\")
    )), seq(run(
      m,
      "	 ",
      1
    ), choice(m, skipNumeral, skipLiteral)));
    readBadSmartName = mistake(m, (start, end, raw, l) => ({
      type: "BadSmartName",
      start,
      end,
      raw,
      text: l[0]
    }), seq(
      one(m, "\xAB\u201C-\u201F\uFF02"),
      label(m, 0, text(m, repeat(m, {
        least: 0,
        most: 200
      }, one(m, '^\n\r"\xBB\u201C-\u201F\uFF02')))),
      one(m, '"\xBB\u201C-\u201F\uFF02'),
      and(m, skipEndsName)
    ), seq(not(m, skipFenceMark), one(m, "`\xB4\u2018-\u201B\uFF07"), label(m, 0, text(
      m,
      repeat(m, { least: 0, most: 200 }, one(m, "^\n\r'`\xB4\u2018-\u201B\uFF07"))
    )), one(
      m,
      "'`\xB4\u2018-\u201B\uFF07"
    ), and(m, skipEndsName)));
    readDoubleName = pick(m, 1, lit(m, '"'), text(m, run(m, '^\n\r"\\\\')), lit(m, '"'));
    readSingleName = pick(m, 1, lit(m, "'"), text(m, run(m, "^\n\r'\\\\")), lit(m, "'"));
    readBadPrefixedName = mistake(m, (start, end, raw, l) => ({
      type: "BadPrefixedName",
      start,
      end,
      raw,
      text: l[0]
    }), seq(one(m, "BFRUbfru"), label(m, 0, choice(m, pick(m, 0, readDoubleName), pick(
      m,
      0,
      readSingleName
    ))), and(m, skipEndsName)));
    readBadColonInside = mistake(m, (start, end, raw, l) => ({
      type: "BadColonInside",
      start,
      end,
      raw,
      text: l[0]
    }), seq(lit(m, '"'), label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, one(
      m,
      '^\n\r":\\\\'
    )))), lit(m, ":"), lit(m, '"'), and(m, seq(run(m, "	\n\r "), skipValueStart))));
    readBadLostQuote = mistake(m, (start, end, raw, l) => ({
      type: "BadLostQuote",
      start,
      end,
      raw,
      text: l[0]
    }), seq(one(m, `"'`), label(m, 0, text(m, skipNameWord)), and(m, seq(run(m, "	\n\r "), lit(
      m,
      ":"
    )))), seq(label(m, 0, text(m, skipBareKey)), one(m, `"'`), and(m, seq(run(m, "	\n\r "), lit(
      m,
      ":"
    )))));
    readBadOtherQuote = mistake(m, (start, end, raw, l) => ({
      type: "BadOtherQuote",
      start,
      end,
      raw,
      text: l[0]
    }), seq(lit(m, '"'), label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, one(
      m,
      `^
\r"'\\\\`
    )))), one(m, "'\u2019\u201D"), and(m, seq(run(m, "	\n\r "), lit(m, ":")))), seq(
      lit(
        m,
        "'"
      ),
      label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, one(m, `^
\r"'\\\\`)))),
      one(m, '"\u2019'),
      and(m, seq(run(m, "	\n\r "), lit(m, ":")))
    ));
    skipNameInside = repeat(m, { least: 0, most: 200 }, choice(m, one(m, '^\n\r"\\\\'), seq(lit(m, "\\"), one(
      m,
      "^"
    ))));
    readBadQuotedName = mistake(m, (start, end, raw, l) => ({
      type: "BadQuotedName",
      start,
      end,
      raw,
      text: l[0]
    }), seq(lit(m, '"'), label(m, 0, text(m, seq(skipNameInside, repeat(
      m,
      { least: 1, most: 9 },
      seq(
        lit(m, '"'),
        not(m, skipEndsName),
        skipNameInside,
        lit(m, '"'),
        not(m, skipEndsName),
        skipNameInside
      )
    )))), lit(m, '"'), and(m, skipEndsName)), seq(lit(m, '"'), label(m, 0, text(
      m,
      repeat(m, { least: 0, most: 200 }, choice(m, one(m, '^"\\\\'), seq(lit(m, "\\"), one(m, "^"))))
    )), lit(
      m,
      '"'
    ), and(m, skipEndsName)));
    readBadOddName = mistake(
      m,
      (start, end, raw, l) => ({ type: "BadOddName", start, end, raw, text: l[0] }),
      seq(lit(m, '"'), label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, choice(
        m,
        one(m, '^\n\r"\\\\'),
        seq(lit(m, "\\"), one(m, "^")),
        seq(lit(m, '"'), not(m, skipEndsName))
      )))), lit(m, '"'), and(
        m,
        skipEndsName
      )),
      seq(lit(m, "'"), label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, choice(m, one(
        m,
        "^\n\r'\\\\"
      ), seq(lit(m, "\\"), one(m, "^")), seq(lit(m, "'"), not(m, skipEndsName)))))), lit(
        m,
        "'"
      ), and(m, skipEndsName))
    );
    readRepairedName = choice(
      m,
      readBadEscapedQuotes,
      readBadEntityQuotes,
      readBadDoubledQuotes,
      readBadSmartName,
      readBadPrefixedName,
      readBadColonInside,
      readBadLostQuote,
      readBadOtherQuote,
      readBadQuotedName,
      readBadOddName,
      pick(m, 0, readBadBareKey, and(m, seq(run(m, "	\n\r "), choice(m, lit(
        m,
        ":"
      ), lit(m, "="), lit(m, "\uFF1A"), seq(lit(m, ";"), run(m, "	\n\r "), skipValueStart)))))
    );
    noteGapMistake = coded(
      noteGapMistakeCode,
      "\0\v\f\x1B#/<\\\\\x85\xA0\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF"
    );
    noteKeyGap = choice(m, run(m, "	\n\r ", 1), noteGapMistake);
    readBadColon = mistake(m, (start, end, raw) => ({ type: "BadColon", start, end, raw }), seq(
      lit(m, ":"),
      many(m, 1, seq(run(m, "	\n\r "), one(m, ":=")))
    ), lit(m, "=>"), lit(m, "="), lit(m, "\uFF1A"), lit(m, ";"));
    readMissingColon = mistake(m, (start, end, raw) => ({ type: "MissingColon", start, end, raw }), lit(m, ""));
    noteColon = choice(m, readBadColon, lit(m, ":"), and(m, choice(m, one(m, ",]}"), skipEof)), readMissingColon);
    readMissingKey = mistake(m, (start, end, raw) => ({ type: "MissingKey", start, end, raw }), and(m, lit(
      m,
      ":"
    )));
    readKey = node(
      m,
      (start, end, l) => ({ type: "Key", start, end, name: l[0] }),
      seq(label(m, 0, choice(
        m,
        pick(m, 0, readText, and(m, skipEndsName)),
        readRepairedName
      )), many(m, 0, noteKeyGap), noteColon),
      seq(label(m, 0, readMissingKey), choice(m, readBadColon, lit(m, ":")))
    );
    leaf78 = leaf(m, readKey);
    readValueGap = coded(
      readValueGapCode,
      "\0	-\r\x1B #/<\\\\\x85\xA0\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF"
    );
    leaf98 = leaf(m, readValueGap);
    readRepairedAmount = node(
      m,
      (start, end, l) => ({ type: "RepairedAmount", start, end, value: l[0] }),
      label(m, 0, readBadThousands)
    );
    leaf100 = leaf(m, readRepairedAmount);
    leaf102 = leaf(m, readWord);
    leaf103 = leaf(m, readRepairedPlaceholder);
    readBadFullBrace = mistake(m, (start, end, raw) => ({ type: "BadFullBrace", start, end, raw }), lit(
      m,
      "\uFF5B"
    ));
    readBadDoubledBracket = mistake(
      m,
      (start, end, raw) => ({ type: "BadDoubledBracket", start, end, raw }),
      seq(lit(m, "{"), and(m, seq(run(m, "	\n\r "), skipQuotedAhead, run(m, "	\n\r "), lit(m, ":"))))
    );
    readObjectStart = node(m, (start, end, l) => ({ type: "ObjectStart", start, end, kind: l[0] }), seq(label(
      m,
      0,
      readObjectKind
    ), choice(m, lit(m, "{"), readBadFullBrace), optional(m, seq(
      run(m, "	\n\r "),
      readBadDoubledBracket
    ))));
    leaf104 = leaf(m, readObjectStart);
    readBadFullBracket = mistake(m, (start, end, raw) => ({ type: "BadFullBracket", start, end, raw }), lit(
      m,
      "\uFF3B"
    ));
    readArrayStart = node(m, (start, end, l) => ({ type: "ArrayStart", start, end, kind: l[0] }), seq(label(
      m,
      0,
      readArrayKind
    ), choice(m, lit(m, "["), readBadFullBracket)));
    leaf108 = leaf(m, readArrayStart);
    readBadTuple = mistake(m, (start, end, raw) => ({ type: "BadTuple", start, end, raw }), seq(
      lit(m, "("),
      and(m, seq(run(m, "	\n\r "), choice(
        m,
        one(m, "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"),
        skipNumeral,
        one(m, "([{"),
        skipLiteral,
        lit(m, ")")
      )))
    ));
    readTupleStart = node(m, (start, end, l) => ({ type: "TupleStart", start, end, kind: l[0] }), seq(label(
      m,
      0,
      readArrayKind
    ), readBadTuple));
    leaf111 = leaf(m, readTupleStart);
    leaf114 = leaf(m, not(m, skipMemberAhead));
    skipPrefix = seq(one(m, "BFRUbfru"), optional(m, one(m, "BRbr")), and(m, one(m, `"'`)));
    leaf115 = leaf(m, and(m, seq(not(m, seq(lit(m, '""'), skipEnds)), optional(m, skipPrefix), lit(
      m,
      '"""'
    ))));
    readBadPrefix = mistake(m, (start, end, raw) => ({ type: "BadPrefix", start, end, raw }), skipPrefix);
    readBadTripleQuotes = mistake(m, (start, end, raw) => ({ type: "BadTripleQuotes", start, end, raw }), lit(
      m,
      '"""'
    ), lit(m, "'''"));
    readBadSmartQuotes = mistake(m, (start, end, raw) => ({ type: "BadSmartQuotes", start, end, raw }), one(
      m,
      "\xAB\u2018-\u201F\uFF02\uFF07"
    ));
    readBadBackticks = mistake(m, (start, end, raw) => ({ type: "BadBackticks", start, end, raw }), one(
      m,
      "`\xB4"
    ));
    readTextStart = node(m, (start, end, l) => ({ type: "TextStart", start, end, mark: l[0] }), seq(optional(
      m,
      readBadPrefix
    ), label(m, 0, choice(
      m,
      readBadTripleQuotes,
      readBadSmartQuotes,
      readBadBackticks,
      readBadSingleQuotes,
      lit(m, '"')
    ))));
    leaf117 = leaf(m, readTextStart);
    text123 = rounds(m, { run: '^"', least: 1 }, { before: seq(not(m, lit(m, '"""')), lit(m, '"')) });
    readMissingStringEnd = mistake(
      m,
      (start, end, raw) => ({ type: "MissingStringEnd", start, end, raw }),
      optional(m, seq(lit(m, "\\"), optional(m, seq(lit(m, "u"), repeat(m, { least: 0, most: 3 }, one(
        m,
        "0-9A-Fa-f"
      ))))))
    );
    leaf124 = leaf(m, choice(m, lit(m, '"""'), readMissingStringEnd));
    leaf126 = leaf(m, and(m, seq(not(m, seq(lit(m, "''"), skipEnds)), optional(m, skipPrefix), lit(m, "'''"))));
    text127 = rounds(m, { run: "^'", least: 1 }, { before: seq(not(m, lit(m, "'''")), lit(m, "'")) });
    leaf128 = leaf(m, choice(m, lit(m, "'''"), readMissingStringEnd));
    leaf129 = leaf(m, and(m, seq(lit(m, '"'), run(m, "[{", 1), run(m, "	\n\r "), lit(m, '"'), not(
      m,
      skipEnds
    ))));
    skipInnerEndAhead = seq(one(m, "]}"), run(m, "	\n\r "), lit(m, '"'), run(m, "	\n\r "), choice(m, one(
      m,
      ",]}"
    ), skipEof));
    text130 = rounds(m, { run: "^]}", least: 1 }, { before: seq(not(m, skipInnerEndAhead), one(m, "]}")) });
    readBadInnerJson = mistake(m, (start, end, raw) => ({ type: "BadInnerJson", start, end, raw }), lit(m, '"'));
    readInnerEnd = node(m, (start, end, l) => ({ type: "InnerEnd", start, end, text: l[0] }), seq(and(
      m,
      skipInnerEndAhead
    ), label(m, 0, text(m, seq(one(m, "]}"), run(m, "	\n\r ")))), readBadInnerJson));
    leaf132 = leaf(m, choice(m, readInnerEnd, readMissingStringEnd));
    leaf135 = leaf(m, and(m, seq(optional(m, skipPrefix), lit(m, '"'))));
    skipLostName = choice(m, seq(lit(m, '"'), repeat(m, { least: 1, most: 200 }, one(m, '^\n\r"\\\\')), lit(
      m,
      '"'
    ), run(m, "	\n\r "), one(m, ":\uFF1A")), seq(lit(m, "'"), repeat(m, { least: 1, most: 200 }, one(
      m,
      "^\n\r'\\\\"
    )), lit(m, "'"), run(m, "	\n\r "), one(m, ":\uFF1A")));
    skipLostElement = choice(m, seq(
      lit(m, '"'),
      repeat(m, { least: 0, most: 200 }, one(m, '^\n\r"\\\\')),
      lit(m, '"'),
      run(m, "	\n\r "),
      one(m, ",]")
    ), seq(lit(m, "'"), repeat(m, { least: 0, most: 200 }, one(
      m,
      "^\n\r'\\\\"
    )), lit(m, "'"), run(m, "	\n\r "), one(m, ",]")));
    skipQuoteNext = choice(m, seq(
      skipInObject,
      not(m, seq(lit(m, '"'), skipEnds)),
      and(m, lit(m, '"')),
      skipLostName
    ), seq(skipInArray, not(m, seq(lit(m, '"'), skipEnds)), and(m, lit(m, '"')), skipLostElement));
    skipOwnCloser = choice(m, seq(skipInObject, and(m, lit(m, "}"))), seq(skipInArray, and(m, lit(m, "]"))));
    skipClosers = seq(
      one(m, "]}"),
      repeat(m, { least: 0, most: 99 }, seq(run(m, "	\n\r "), one(m, "]}"))),
      run(m, "	 ")
    );
    skipLostBehind = seq(skipClosers, run(m, "	\n\r "), choice(m, seq(
      lit(m, ","),
      run(m, "	\n\r "),
      optional(m, lit(m, "{")),
      run(m, "	\n\r "),
      not(m, seq(lit(m, '"'), skipEnds)),
      and(m, lit(m, '"')),
      skipLostName
    ), skipEof));
    skipQuoteBehind = seq(run(m, "	\n\r "), choice(
      m,
      seq(lit(m, ","), run(m, "	\n\r "), skipQuoteNext),
      seq(skipOwnCloser, skipLostBehind)
    ));
    skipEscapedEnd = seq(lit(m, '\\"'), skipQuoteBehind);
    skipQuoteLost = choice(m, seq(lit(m, ","), run(m, "	\n\r "), skipQuoteNext), seq(
      one(m, "'\u2019\u201D"),
      skipQuoteBehind
    ), seq(skipOwnCloser, skipLostBehind));
    text136 = rounds(
      m,
      { run: " !#-&(-+\\--[\\^-|~-\u2018\u201A-\u201C\u201E-\uFFFF", least: 1 },
      { before: seq(not(m, skipEscapedEnd), skipGoodEscape) },
      { before: seq(not(m, skipQuoteLost), one(
        m,
        "',\u2019\u201D"
      )) },
      { before: not(m, skipQuoteLost), run: "]}", least: 1 }
    );
    leaf146 = leaf(m, not(m, seq(lit(m, '"'), skipEnds)));
    readBadBlankPair = mistake(m, (start, end, raw) => ({ type: "BadBlankPair", start, end, raw }), seq(lit(
      m,
      '"'
    ), run(m, "	 "), lit(m, '"'), not(m, skipEnds)));
    leaf147 = leaf(m, readBadBlankPair);
    readBadQuote = mistake(m, (start, end, raw) => ({ type: "BadQuote", start, end, raw }), seq(
      lit(m, '"'),
      and(m, one(m, "^"))
    ));
    leaf149 = leaf(m, readBadQuote);
    readBadNewline = mistake(m, (start, end, raw) => ({ type: "BadNewline", start, end, raw }), seq(not(
      m,
      seq(skipEol, run(m, "	\n\r "), skipQuoteNext)
    ), not(m, seq(
      run(m, "	\n\r "),
      skipOwnCloser,
      skipClosers,
      run(m, "	\n\r "),
      skipEof
    )), skipEol, run(m, "	\n\r ")));
    readBadControl = mistake(m, (start, end, raw) => ({ type: "BadControl", start, end, raw }), one(
      m,
      "\0-	\v\f-"
    ));
    skipCutEscape = seq(lit(m, "\\"), optional(m, seq(lit(m, "u"), repeat(m, { least: 0, most: 3 }, one(
      m,
      "0-9A-Fa-f"
    )))), skipEof);
    readEol = choice(m, lit(m, "\r\n"), lit(m, "\n"), lit(m, "\r"));
    readBadEscape = mistake(m, (start, end, raw, l) => ({
      type: "BadEscape",
      start,
      end,
      raw,
      code: l[0] ?? null,
      lineEnd: l[1] ?? null,
      char: l[2] ?? null
    }), seq(lit(m, "\\u{"), label(m, 0, text(m, repeat(m, {
      least: 1,
      most: 6
    }, one(m, "0-9A-Fa-f")))), lit(m, "}")), seq(lit(m, "\\x"), label(m, 0, text(m, repeat(
      m,
      { least: 2, most: 2 },
      one(m, "0-9A-Fa-f")
    )))), seq(lit(m, "\\"), label(m, 1, readEol)), seq(lit(
      m,
      "\\"
    ), label(m, 2, text(m, one(m, "\"'0`v\xAB\xB4\u2018-\u201F\uFF02\uFF07")))), seq(lit(m, "\\"), not(
      m,
      one(m, '"/\\\\bfnrt')
    )));
    readTextFlaw = choice(m, readBadNewline, readBadControl, tuple(m, [0, 1, 2], not(m, skipEscapedEnd), not(
      m,
      skipCutEscape
    ), readBadEscape));
    leaf151 = leaf(m, readTextFlaw);
    skipEndsSurely = choice(m, seq(skipInObject, run(m, "	\n\r "), choice(m, skipEof, seq(lit(m, ","), run(
      m,
      "	\n\r "
    ), choice(m, skipLostName, one(m, ")]}\uFF3D\uFF5D"))), seq(skipClosers, choice(
      m,
      lit(m, ","),
      skipEol,
      skipEof
    )))), seq(skipInArray, run(m, "	\n\r "), choice(m, skipEof, seq(lit(m, ","), run(
      m,
      "	\n\r "
    ), choice(
      m,
      skipLostElement,
      seq(skipNumeral, run(m, "	\n\r "), one(m, ",]")),
      seq(skipLiteral, run(m, "	\n\r "), one(m, ",]")),
      one(m, "[{")
    )), seq(skipClosers, choice(m, lit(
      m,
      ","
    ), skipEol, skipEof)))), seq(not(m, skipInObject), not(m, skipInArray), skipEndsRoot));
    readBadLoneQuote = mistake(m, (start, end, raw) => ({ type: "BadLoneQuote", start, end, raw }), lit(m, ""));
    readPairEnds = choice(
      m,
      tuple(m, [0, 1], not(m, seq(lit(m, '"'), skipEndsSurely)), readBadQuote),
      readBadLoneQuote
    );
    leaf158 = leaf(m, readPairEnds);
    readBadEscapedEnd = mistake(m, (start, end, raw) => ({ type: "BadEscapedEnd", start, end, raw }), seq(lit(
      m,
      '\\"'
    ), and(m, skipQuoteBehind)));
    readBadOtherEnd = mistake(m, (start, end, raw) => ({ type: "BadOtherEnd", start, end, raw }), seq(one(
      m,
      `"'\u2019\u201D`
    ), and(m, skipQuoteBehind)));
    readMissingLastQuote = mistake(
      m,
      (start, end, raw) => ({ type: "MissingLastQuote", start, end, raw }),
      and(m, seq(run(m, "	\n\r "), skipOwnCloser, skipClosers, run(m, "	\n\r "), skipEof))
    );
    readMissingQuote = mistake(m, (start, end, raw) => ({ type: "MissingQuote", start, end, raw }), and(
      m,
      choice(m, skipQuoteLost, seq(skipEol, run(m, "	\n\r "), skipQuoteNext))
    ));
    readDoubleEnd = choice(
      m,
      lit(m, '"'),
      readBadEscapedEnd,
      readBadOtherEnd,
      readMissingLastQuote,
      readMissingQuote,
      readMissingStringEnd
    );
    leaf162 = leaf(m, readDoubleEnd);
    leaf168 = leaf(m, and(m, seq(optional(m, skipPrefix), one(m, "'\u2018-\u201B\uFF07"))));
    skipInnerApostrophe = seq(one(m, "'\u2018-\u201B\uFF07"), not(m, skipEnds));
    skipLostSingle = choice(m, seq(
      skipInObject,
      not(m, seq(lit(m, "'"), skipEnds)),
      and(m, lit(m, "'")),
      skipLostName
    ), seq(skipInArray, not(m, seq(lit(m, "'"), skipEnds)), and(m, lit(m, "'")), skipLostElement));
    skipSingleLost = choice(m, seq(lit(m, ","), run(m, "	\n\r "), skipLostSingle), seq(lit(m, '"'), run(
      m,
      "	\n\r "
    ), choice(
      m,
      seq(lit(m, ","), run(m, "	\n\r "), choice(m, skipLostName, skipLostElement)),
      seq(skipOwnCloser, skipClosers)
    )), seq(skipOwnCloser, skipClosers, run(m, "	\n\r "), skipEof));
    text169 = rounds(
      m,
      {
        run: " !#-&(-+\\--@[\\^-`{|~-\xBF\u0250-\u2017\u201C-\uFF06\uFF08-\uFFFF",
        least: 1
      },
      { before: seq(run(m, "A-Za-z\xC0-\u024F", 1), not(m, skipInnerApostrophe)) },
      { before: seq(lit(m, "\\"), choice(m, one(m, '"/\\\\bfnrt'), seq(lit(m, "u"), repeat(
        m,
        { least: 4, most: 4 },
        one(m, "0-9A-Fa-f")
      )))) },
      { before: seq(not(m, skipSingleLost), one(m, '",]}')) }
    );
    readBadApostrophe = mistake(m, (start, end, raw) => ({ type: "BadApostrophe", start, end, raw }), seq(one(
      m,
      "'\u2018-\u201B\uFF07"
    ), not(m, skipEnds)));
    readContraction = node(m, (start, end, l) => ({ type: "Contraction", start, end, text: l[0] }), label(
      m,
      0,
      text(m, seq(run(m, "A-Za-z\xC0-\u024F", 1), readBadApostrophe))
    ));
    readBadInnerMark = mistake(m, (start, end, raw) => ({ type: "BadInnerMark", start, end, raw }), seq(one(
      m,
      "'\u2018-\u201B\uFF07"
    ), not(m, skipEnds)));
    leaf173 = leaf(m, choice(m, readContraction, readBadInnerMark, readTextFlaw));
    readApostrophe = text(m, one(m, "'\u2018-\u201B\uFF07"));
    readMissingSingleQuote = mistake(
      m,
      (start, end, raw) => ({ type: "MissingSingleQuote", start, end, raw }),
      and(m, skipSingleLost)
    );
    readSingleEnd = choice(
      m,
      readApostrophe,
      readBadOtherEnd,
      readMissingLastQuote,
      readMissingSingleQuote,
      readMissingStringEnd
    );
    leaf177 = leaf(m, readSingleEnd);
    leaf181 = leaf(m, and(m, one(m, "\xAB\u201C-\u201F\uFF02")));
    text182 = rounds(
      m,
      { run: " !#-[]-\xBA\xBC-\u201B\u2020-\uFF01\uFF03-\uFFFF", least: 1 },
      { before: seq(lit(m, "\\"), choice(m, one(m, '"/\\\\bfnrt'), seq(lit(m, "u"), repeat(
        m,
        { least: 4, most: 4 },
        one(m, "0-9A-Fa-f")
      )))) }
    );
    readBadInnerSmart = mistake(m, (start, end, raw) => ({ type: "BadInnerSmart", start, end, raw }), seq(one(
      m,
      '"\xBB\u201C-\u201F\uFF02'
    ), not(m, skipEnds)));
    leaf183 = leaf(m, choice(m, readBadInnerSmart, readTextFlaw));
    readSmartEnd = choice(m, text(m, one(m, '"\xBB\u201C-\u201F\uFF02')), readMissingStringEnd);
    leaf185 = leaf(m, readSmartEnd);
    readFence = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
    readClosingFence = closes(m, 0, readFence);
    skipClosingFence = quiet(m, readClosingFence);
    skipClosingFenceLine = seq(skipClosingFence, run(m, "	 "), choice(m, skipEol, skipEof));
    leaf187 = leaf(m, seq(and(m, lit(m, "```")), not(m, skipClosingFenceLine)));
    readBadFencedText = mistake(m, (start, end, raw) => ({ type: "BadFencedText", start, end, raw }), seq(lit(
      m,
      "```"
    ), run(m, "+\\-0-9A-Z_a-z"), run(m, "	 "), skipEol));
    readFencedTextStart = node(
      m,
      (start, end, l) => ({ type: "FencedTextStart", start, end, mark: l[0] }),
      label(m, 0, readBadFencedText)
    );
    leaf192 = leaf(m, readFencedTextStart);
    text195 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(not(m, seq(skipEol, run(m, "	 "), lit(
      m,
      "```"
    ))), skipEol) });
    readBlank = text(m, one(m, "	 "));
    leaf196 = leaf(m, choice(m, tuple(m, [0, 1, 2], optional(m, readEol), repeat(
      m,
      { least: 0, listed: true },
      readBlank
    ), lit(m, "```")), readMissingStringEnd));
    leaf198 = leaf(m, seq(and(m, one(m, "`\xB4")), not(m, skipFenceMark)));
    text199 = rounds(m, { run: " -[]-_a-\xB3\xB5-\uFFFF", least: 1 }, { before: seq(lit(m, "\\"), choice(
      m,
      one(m, '"/\\\\bfnrt'),
      seq(lit(m, "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f")))
    )) });
    readBadInnerBacktick = mistake(
      m,
      (start, end, raw) => ({ type: "BadInnerBacktick", start, end, raw }),
      seq(one(m, "`\xB4"), not(m, skipEnds))
    );
    leaf200 = leaf(m, choice(m, readBadInnerBacktick, readTextFlaw));
    readBacktickEnd = choice(m, text(m, one(m, "'`\xB4")), readMissingStringEnd);
    leaf202 = leaf(m, readBacktickEnd);
    readBadConcatenation = mistake(
      m,
      (start, end, raw) => ({ type: "BadConcatenation", start, end, raw }),
      seq(run(m, "	\n\r "), lit(m, "+"), run(m, "	\n\r "), and(m, seq(optional(m, skipPrefix), one(
        m,
        "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
      ))))
    );
    leaf204 = leaf(m, readBadConcatenation);
    leaf206 = leaf(m, lit(m, ""));
    readBadVariable = mistake(m, (start, end, raw) => ({ type: "BadVariable", start, end, raw }), seq(run(
      m,
      "	\n\r "
    ), lit(m, "+"), run(m, "	\n\r "), run(m, `^
\r"'+,]}`, 1)));
    leaf207 = leaf(m, readBadVariable);
    readTextEnd = node(m, (start, end) => ({ type: "TextEnd", start, end }), lit(m, ""));
    leaf209 = leaf(m, readTextEnd);
    readBadCutSign = mistake(m, (start, end, raw) => ({ type: "BadCutSign", start, end, raw }), seq(
      lit(m, "-"),
      skipEof
    ));
    readBadCutNumber = mistake(m, (start, end, raw, l) => ({
      type: "BadCutNumber",
      start,
      end,
      raw,
      text: l[0]
    }), seq(label(m, 0, text(m, seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(
      m,
      "."
    ), run(m, "0-9", 1)))))), choice(m, lit(m, "."), seq(one(m, "Ee"), optional(m, one(
      m,
      "+\\-"
    )))), skipEof));
    skipExponent = seq(one(m, "Ee"), optional(m, one(m, "+\\-")), run(m, "0-9", 1));
    readBadLeadingZero = mistake(m, (start, end, raw, l) => ({
      type: "BadLeadingZero",
      start,
      end,
      raw,
      code: l[0],
      rest: l[1]
    }), seq(label(m, 0, text(m, seq(optional(m, lit(m, "-")), lit(m, "0"), run(
      m,
      "0-9",
      1
    )))), label(m, 1, text(m, seq(optional(m, seq(lit(m, "."), run(m, "0-9", 1))), optional(
      m,
      skipExponent
    )))), and(m, skipEndsWord)));
    readBadPlus = mistake(m, (start, end, raw) => ({ type: "BadPlus", start, end, raw }), lit(m, "+"));
    readBadRadix = mistake(m, (start, end, raw) => ({ type: "BadRadix", start, end, raw }), seq(caseless(
      m,
      "0x"
    ), run(m, "0-9A-Fa-f", 1)), seq(caseless(m, "0o"), run(m, "0-7", 1)), seq(caseless(m, "0b"), run(
      m,
      "01",
      1
    )));
    readBadDigitGroups = mistake(
      m,
      (start, end, raw) => ({ type: "BadDigitGroups", start, end, raw }),
      seq(run(m, "0-9", 1), many(m, 1, seq(lit(m, "_"), run(m, "0-9", 1))))
    );
    readBadPoint = mistake(m, (start, end, raw) => ({ type: "BadPoint", start, end, raw }), lit(m, "."));
    readBadFraction = mistake(m, (start, end, raw) => ({ type: "BadFraction", start, end, raw }), seq(lit(
      m,
      "."
    ), run(m, "0-9", 1)));
    readLooseDecimal = choice(m, text(m, seq(choice(m, readBadDigitGroups, run(m, "0-9", 1)), optional(
      m,
      choice(m, seq(lit(m, "."), run(m, "0-9", 1)), readBadPoint)
    ), optional(m, skipExponent))), text(
      m,
      seq(readBadFraction, optional(m, skipExponent))
    ));
    readRepairedNumber = node(m, (start, end, l) => ({
      type: "RepairedNumber",
      start,
      end,
      sign: l[0],
      digits: l[1]
    }), seq(label(m, 0, text(m, optional(m, choice(m, lit(m, "-"), readBadPlus)))), label(
      m,
      1,
      choice(m, readBadRadix, readLooseDecimal)
    ), and(m, skipEndsWord)));
    skipNan = seq(optional(m, one(m, "+\\-")), choice(m, caseless(m, "nan"), caseless(m, "infinity"), caseless(
      m,
      "inf"
    )));
    readBadNan = mistake(m, (start, end, raw) => ({ type: "BadNan", start, end, raw }), seq(skipNan, and(
      m,
      skipEndsWord
    )));
    readBadConstant = mistake(
      m,
      (start, end, raw) => ({ type: "BadConstant", start, end, raw }),
      seq(skipOtherConstant, and(m, skipEndsWord))
    );
    skipCutWord = choice(m, lit(m, "tru"), lit(m, "tr"), lit(m, "t"), lit(m, "fals"), lit(m, "fal"), lit(
      m,
      "fa"
    ), lit(m, "f"), lit(m, "nul"), lit(m, "nu"), lit(m, "n"));
    readBadCutWord = mistake(m, (start, end, raw) => ({ type: "BadCutWord", start, end, raw }), seq(
      skipCutWord,
      skipEof
    ));
    readBadConstructor = mistake(m, (start, end, raw, l) => ({
      type: "BadConstructor",
      start,
      end,
      raw,
      text: l[0]
    }), seq(optional(m, seq(lit(m, "new"), run(m, "	 ", 1))), skipNameWord, repeat(m, {
      least: 0,
      most: 9
    }, seq(lit(m, "."), skipNameWord)), lit(m, "("), run(m, "	\n\r "), label(m, 0, choice(m, pick(
      m,
      0,
      readDoubleName
    ), pick(m, 0, readSingleName), text(m, skipNumeral))), run(m, "	\n\r "), lit(m, ")")));
    readBadDots = mistake(m, (start, end, raw) => ({ type: "BadDots", start, end, raw }), seq(choice(
      m,
      seq(lit(m, "..."), run(m, ".")),
      run(m, "\u2026", 1)
    ), and(m, skipEndsWord)));
    readBadOpenQuote = mistake(m, (start, end, raw, l) => ({
      type: "BadOpenQuote",
      start,
      end,
      raw,
      text: l[0]
    }), seq(
      label(m, 0, text(m, seq(one(m, '^\n\r ",:[]{}'), run(m, '^\n\r",[]{}')))),
      lit(m, '"'),
      and(m, skipEnds)
    ));
    skipBalanced = choice(
      m,
      seq(lit(m, "("), repeat(m, { least: 0, most: 200 }, choice(
        m,
        one(m, "^\n\r()"),
        seq(lit(m, "("), repeat(m, { least: 0, most: 99 }, one(m, "^\n\r()")), lit(m, ")"))
      )), lit(m, ")")),
      seq(lit(m, "${"), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r{}")), lit(m, "}")),
      seq(lit(m, "{"), repeat(
        m,
        { least: 0, most: 200 },
        one(m, "^\n\r{}")
      ), lit(m, "}")),
      seq(lit(m, "<"), repeat(m, {
        least: 0,
        most: 200
      }, one(m, "^\n\r<>")), lit(m, ">"))
    );
    skipBareUnit = choice(m, skipBalanced, one(m, '^	\n\r\x1B ",[]{}\uFF0C\uFF1A'), seq(
      lit(m, '"'),
      repeat(m, { least: 0, most: 200 }, one(m, '^\n\r"')),
      lit(m, '"')
    ));
    readBadBareString = mistake(m, (start, end, raw, l) => ({
      type: "BadBareString",
      start,
      end,
      raw,
      text: l[0]
    }), seq(not(m, skipClosingFenceLine), label(m, 0, text(m, seq(skipBareUnit, many(m, 0, choice(
      m,
      seq(run(m, "	 "), not(m, skipCommentStart), skipBareUnit),
      lit(m, "/"),
      lit(m, "#")
    )))))));
    readRepairedWord = node(m, (start, end, l) => ({ type: "RepairedWord", start, end, value: l[0] }), label(
      m,
      0,
      choice(m, readBadCutSign, readBadCutNumber, readBadLeadingZero, readRepairedNumber)
    ), label(m, 0, choice(
      m,
      readBadNan,
      readBadConstant,
      readBadCutWord,
      readBadConstructor,
      readBadDots,
      readBadOpenQuote,
      readBadBareString
    )));
    leaf211 = leaf(m, tuple(m, [0, 1, 2], not(m, skipMemberAhead), not(m, choice(
      m,
      one(m, ")]}\uFF3D\uFF5D"),
      lit(m, ","),
      lit(m, "..."),
      lit(m, "\u2026")
    )), readRepairedWord));
    readGap = coded(
      readGapCode,
      "\0	-\r\x1B #/<\\\\\x85\xA0\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF"
    );
    readBadTrailingComma = mistake(
      m,
      (start, end, raw) => ({ type: "BadTrailingComma", start, end, raw }),
      seq(lit(m, ","), and(m, seq(skipGapAhead, one(m, ")]}\uFF3D\uFF5D"))))
    );
    readBadSeparator = mistake(m, (start, end, raw) => ({ type: "BadSeparator", start, end, raw }), one(
      m,
      ";\u3001\uFF0C"
    ));
    readMissingComma = mistake(m, (start, end, raw) => ({ type: "MissingComma", start, end, raw }), and(
      m,
      choice(m, skipValueStart, skipNameWord, lit(m, "("))
    ));
    readMissingSeparator = mistake(
      m,
      (start, end, raw) => ({ type: "MissingSeparator", start, end, raw }),
      lit(m, "")
    );
    readSeparator = coded(readSeparatorCode, null);
    leaf235 = leaf(m, readSeparator);
    readBadComma = mistake(m, (start, end, raw) => ({ type: "BadComma", start, end, raw }), lit(m, ","));
    readBadEllipsis = mistake(m, (start, end, raw) => ({ type: "BadEllipsis", start, end, raw }), seq(lit(
      m,
      "..."
    ), run(m, ".")), run(m, "\u2026", 1));
    readInRootObject = inside(m, 1);
    skipInRootObject = readInRootObject;
    readInObjectAround = inside(m, 0);
    skipInObjectAround = readInObjectAround;
    skipInAnyObject = choice(m, skipInRootObject, skipInObjectAround);
    readBadElementText = mistake(
      m,
      (start, end, raw) => ({ type: "BadElementText", start, end, raw }),
      seq(not(m, one(m, ")]}\uFF3D\uFF5D")), not(m, skipClosingFenceLine), not(m, seq(
        skipInAnyObject,
        skipMemberAhead
      )), one(m, "^"), run(m, `^
\r"'-),[]{}`))
    );
    leaf242 = leaf(m, choice(
      m,
      readBadComma,
      tuple(m, [0, 1], readBadEllipsis, readSeparator),
      readBadElementText
    ));
    readArrayEnd = node(m, (start, end) => ({ type: "ArrayEnd", start, end }), one(m, ")]\uFF3D"));
    readInRootArray = inside(m, 3);
    skipInRootArray = readInRootArray;
    readInArrayAround = inside(m, 2);
    skipInArrayAround = readInArrayAround;
    skipInAnyArray = choice(m, skipInRootArray, skipInArrayAround);
    readBadRootEnd = mistake(m, (start, end, raw) => ({ type: "BadRootEnd", start, end, raw }), one(m, ")]}"));
    readMissingBracket = mistake(m, (start, end, raw) => ({ type: "MissingBracket", start, end, raw }), and(
      m,
      one(m, "\"')]`{}\xAB\xB4\u2018-\u201F\uFF02\uFF07\uFF3D\uFF5D")
    ));
    readMissingEnd = mistake(m, (start, end, raw) => ({ type: "MissingEnd", start, end, raw }), lit(m, ""));
    readCloseTuple = choice(m, tuple(m, [0, 1], and(m, lit(m, ")")), readArrayEnd), tuple(m, [0, 1, 2], not(
      m,
      skipInAnyArray
    ), and(m, lit(m, "]")), readBadRootEnd), tuple(m, [0, 1, 2], not(m, skipInAnyObject), and(
      m,
      lit(m, "}")
    ), readBadRootEnd), readMissingBracket, readMissingEnd);
    leaf251 = leaf(m, readCloseTuple);
    skipMemberBehind = seq(run(m, "	\n\r "), lit(m, ","), run(m, "	\n\r "), skipMemberAhead);
    readBadArrayEnd = mistake(m, (start, end, raw) => ({ type: "BadArrayEnd", start, end, raw }), seq(not(
      m,
      skipInAnyObject
    ), lit(m, "}")), seq(not(m, skipInObjectAround), lit(m, "}"), and(m, skipMemberBehind)));
    readCloseArray = choice(
      m,
      tuple(m, [0, 1], and(m, one(m, "]\uFF3D")), readArrayEnd),
      readBadArrayEnd,
      readMissingBracket,
      readMissingEnd
    );
    leaf262 = leaf(m, readCloseArray);
    leaf266 = leaf(m, readRepairedText);
    readMissingValue = mistake(m, (start, end, raw) => ({ type: "MissingValue", start, end, raw }), lit(m, ""));
    leaf267 = leaf(m, choice(
      m,
      and(m, skipEof),
      tuple(m, [0, 1], and(m, one(m, ",]}")), readMissingValue),
      readRepairedWord,
      readMissingValue
    ));
    readBadLateColon = mistake(m, (start, end, raw) => ({ type: "BadLateColon", start, end, raw }), seq(run(
      m,
      "	\n\r "
    ), lit(m, ":"), and(m, seq(run(m, "	\n\r "), skipValueStart))));
    leaf269 = leaf(m, readBadLateColon);
    readMissingNameEnd = mistake(
      m,
      (start, end, raw) => ({ type: "MissingNameEnd", start, end, raw }),
      seq(one(m, "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"), run(
        m,
        "^\n\r\"'`\xAB\xB4\xBB\u2018-\u201F\uFF02\uFF07"
      ), skipEof)
    );
    readBadInnerBracket = mistake(m, (start, end, raw) => ({ type: "BadInnerBracket", start, end, raw }), lit(
      m,
      "["
    ), seq(not(m, skipInAnyArray), lit(m, "{")));
    readInTuple = inside(m, 4);
    skipInTuple = readInTuple;
    readBadText = mistake(m, (start, end, raw) => ({ type: "BadText", start, end, raw }), seq(not(
      m,
      seq(skipInTuple, lit(m, ")"))
    ), not(m, skipClosingFenceLine), one(m, "^]{}\uFF3D\uFF5D"), run(
      m,
      `^
\r"',[]{}\uFF3D\uFF5D`
    )));
    leaf271 = leaf(m, choice(
      m,
      readBadComma,
      readBadEllipsis,
      readMissingNameEnd,
      readBadInnerBracket,
      readBadText
    ));
    readObjectEnd = node(m, (start, end) => ({ type: "ObjectEnd", start, end }), one(m, "}\uFF5D"));
    readBadObjectEnd = mistake(m, (start, end, raw) => ({ type: "BadObjectEnd", start, end, raw }), seq(not(
      m,
      skipInAnyArray
    ), lit(m, "]")), seq(lit(m, "]"), and(m, seq(
      run(m, "	\n\r "),
      lit(m, "}"),
      skipMemberBehind
    ))));
    readCloseObject = choice(m, readObjectEnd, readBadObjectEnd, readMissingBracket, readMissingEnd);
    leaf277 = leaf(m, readCloseObject);
    readCloseNamedArray = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
    leaf281 = leaf(m, readCloseNamedArray);
    readCloseBraceArray = choice(m, readBadRootEnd, readMissingEnd);
    leaf283 = leaf(m, readCloseBraceArray);
    readBadLateBracket = mistake(
      m,
      (start, end, raw) => ({ type: "BadLateBracket", start, end, raw }),
      seq(
        one(m, "]}"),
        repeat(m, { least: 0, most: 9 }, seq(run(m, "	\n\r "), one(m, "]}"))),
        run(m, "	\n\r "),
        lit(m, ","),
        and(m, seq(run(m, "	\n\r "), skipMemberAhead))
      )
    );
    leaf285 = leaf(m, readBadLateBracket);
    readCloseRootObject = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
    leaf287 = leaf(m, readCloseRootObject);
    skipLogTag = seq(repeat(m, { least: 0, most: 40 }, one(m, " +-:TZ")), lit(m, "]"), run(m, "	 ", 1), one(
      m,
      "^\n\r),;]}"
    ));
    skipConstantAhead = choice(m, seq(
      choice(m, skipLiteral, skipOtherConstant, skipNan),
      run(m, "	\n\r "),
      choice(m, one(m, ",]"), skipEof)
    ), seq(skipCutWord, skipEof));
    skipWordList = seq(run(m, '^	\n\r\x1B ",[]{}\uFF0C\uFF1A', 1), many(m, 0, seq(choice(m, seq(run(
      m,
      "	\n\r "
    ), lit(m, ","), run(m, "	\n\r ")), seq(run(m, "	 "), skipEol, run(m, "	\n\r "))), run(
      m,
      '^	\n\r\x1B ",[]{}\uFF0C\uFF1A',
      1
    ))), run(m, "	\n\r "), lit(m, "]"), run(m, "	\n\r "), skipEof);
    skipArrayAhead = choice(m, seq(lit(m, "["), run(m, "	\n\r "), choice(m, one(
      m,
      "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
    ), one(m, "(+-/[]{\u2026"), seq(one(m, "0-9"), not(
      m,
      skipLogTag
    )), skipConstantAhead, skipWordList, seq(skipNameWord, lit(m, "("), run(m, "	\n\r "), one(
      m,
      "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
    )), skipEof)), lit(m, "\uFF3B"));
    leaf289 = leaf(m, and(m, skipArrayAhead));
    readBadLateElement = mistake(
      m,
      (start, end, raw) => ({ type: "BadLateElement", start, end, raw }),
      seq(lit(m, "]"), run(m, "	\n\r "), lit(m, ","), and(m, seq(run(m, "	\n\r "), choice(
        m,
        skipQuotedAhead,
        skipNumeral
      ), run(m, "	\n\r "), lit(m, "]"))))
    );
    leaf294 = leaf(m, readBadLateElement);
    readCloseRootArray = choice(
      m,
      tuple(m, [0, 1], and(m, one(m, "]\uFF3D")), readArrayEnd),
      readBadRootEnd,
      readMissingEnd
    );
    leaf296 = leaf(m, readCloseRootArray);
    skipMemberStart = seq(skipQuotedAhead, run(m, "	\n\r "), lit(m, ":"), run(m, "	\n\r "), skipValueStart);
    leaf298 = leaf(m, and(m, skipMemberStart));
    readMissingOpen = mistake(m, (start, end, raw) => ({ type: "MissingOpen", start, end, raw }), lit(m, ""));
    readOpenlessStart = node(
      m,
      (start, end, l) => ({ type: "OpenlessStart", start, end, kind: l[0] }),
      seq(label(m, 0, readObjectKind), readMissingOpen)
    );
    leaf300 = leaf(m, readOpenlessStart);
    leaf303 = leaf(m, and(m, seq(lit(m, "("), run(m, "	\n\r "), choice(m, one(
      m,
      "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
    ), skipNumeral))));
    readRepairedRoot = node(m, (start, end, l) => ({ type: "RepairedRoot", start, end, value: l[0] }), label(
      m,
      0,
      choice(
        m,
        readBadCutSign,
        readBadCutNumber,
        readBadLeadingZero,
        readRepairedNumber,
        readBadNan,
        readBadConstant,
        readBadCutWord
      )
    ));
    readRootWord = choice(m, pick(m, 0, readWord, and(m, skipEndsRoot)), pick(m, 0, readRepairedRoot, and(
      m,
      skipEndsRoot
    )));
    leaf304 = leaf(m, readRootWord);
    skipCodeMark = choice(m, lit(m, "``"), seq(lit(m, "`"), run(m, "	\n\r "), one(m, "[{")));
    skipRootTextAhead = choice(m, seq(optional(m, skipPrefix), lit(m, '"'), choice(m, repeat(m, {
      least: 200,
      most: 200
    }, one(m, '^"\\\\')), seq(
      many(m, 0, choice(m, one(m, " !#-[]-\uFFFF"), skipGoodEscape)),
      choice(m, seq(lit(m, '"'), skipEndsRoot), skipEof)
    ), seq(many(m, 0, choice(
      m,
      one(m, '^"\\\\'),
      skipGoodEscape
    )), lit(m, '"'), run(m, "	\n\r "), skipEof))), lit(m, '"""'), seq(not(
      m,
      skipCodeMark
    ), one(m, "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"), run(m, '^\n\r"'), skipEof), seq(lit(
      m,
      "'"
    ), run(m, "^\n\r'\\\\"), lit(m, "'"), skipEndsRoot));
    leaf307 = leaf(m, and(m, skipRootTextAhead));
    skipFence = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
    readBadFence = mistake(
      m,
      (start, end, raw, l) => ({ type: "BadFence", start, end, raw, run: l[0] }),
      seq(label(m, 0, text(m, skipFence)), run(m, "+\\-0-9A-Z_a-z"), not(m, seq(run(m, "	\n\r "), skipEof)))
    );
    leaf310 = leaf(m, readBadFence);
    skipText = coded(skipTextCode, `"'`, true);
    skipNumber = coded(skipNumberCode, "\\-0-9", true);
    skipConstant = coded(skipConstantCode, "fnt", true);
    skipWord = choice(
      m,
      seq(skipText, and(m, skipEnds), not(m, seq(run(m, "	\n\r "), lit(m, "+")))),
      skipNumber,
      skipConstant
    );
    skipBadCutSign = seq(lit(m, "-"), skipEof);
    skipBadCutNumber = seq(seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(
      m,
      "0-9",
      1
    )))), choice(m, lit(m, "."), seq(one(m, "Ee"), optional(m, one(m, "+\\-")))), skipEof);
    skipBadLeadingZero = seq(seq(optional(m, lit(m, "-")), lit(m, "0"), run(m, "0-9", 1)), seq(optional(
      m,
      seq(lit(m, "."), run(m, "0-9", 1))
    ), optional(m, skipExponent)), and(m, skipEndsWord));
    skipBadRadix = choice(m, seq(caseless(m, "0x"), run(m, "0-9A-Fa-f", 1)), seq(caseless(m, "0o"), run(
      m,
      "0-7",
      1
    )), seq(caseless(m, "0b"), run(m, "01", 1)));
    skipBadDigitGroups = seq(run(m, "0-9", 1), many(m, 1, seq(lit(m, "_"), run(m, "0-9", 1))));
    skipBadFraction = seq(lit(m, "."), run(m, "0-9", 1));
    skipLooseDecimal = choice(m, seq(choice(m, skipBadDigitGroups, run(m, "0-9", 1)), optional(m, choice(
      m,
      seq(lit(m, "."), run(m, "0-9", 1)),
      lit(m, ".")
    )), optional(m, skipExponent)), seq(
      skipBadFraction,
      optional(m, skipExponent)
    ));
    skipRepairedNumber = seq(optional(m, choice(m, lit(m, "-"), lit(m, "+"))), choice(
      m,
      skipBadRadix,
      skipLooseDecimal
    ), and(m, skipEndsWord));
    skipBadNan = seq(skipNan, and(m, skipEndsWord));
    skipBadConstant = seq(skipOtherConstant, and(m, skipEndsWord));
    skipBadCutWord = seq(skipCutWord, skipEof);
    skipRepairedRoot = choice(
      m,
      skipBadCutSign,
      skipBadCutNumber,
      skipBadLeadingZero,
      skipRepairedNumber,
      skipBadNan,
      skipBadConstant,
      skipBadCutWord
    );
    skipRootWord = choice(m, seq(skipWord, and(m, skipEndsRoot)), seq(skipRepairedRoot, and(m, skipEndsRoot)));
    readBadSequence = mistake(
      m,
      (start, end, raw) => ({ type: "BadSequence", start, end, raw }),
      seq(run(
        m,
        "	\n\r ",
        1
      ), optional(m, seq(lit(m, ","), run(m, "	\n\r "))), and(m, choice(
        m,
        lit(m, "{"),
        skipArrayAhead
      ))),
      seq(lit(m, ","), run(m, "	\n\r "), and(m, choice(m, lit(m, "{"), skipArrayAhead))),
      seq(run(m, "	 "), optional(m, lit(m, ",")), run(m, "	 "), skipEol, run(m, "	\n\r "), and(m, choice(
        m,
        skipRootWord,
        skipRootTextAhead
      )))
    );
    leaf313 = leaf(m, readBadSequence);
    leaf332 = leaf(m, and(m, one(m, "[{\uFF3B\uFF5B")));
    readBadRootComma = mistake(m, (start, end, raw) => ({ type: "BadRootComma", start, end, raw }), seq(run(
      m,
      "	\n\r "
    ), lit(m, ","), and(m, seq(run(m, "	\n\r "), choice(m, skipEof, skipFenceMark)))));
    leaf333 = leaf(m, choice(m, readBadRootComma, lit(m, "")));
    leaf335 = leaf(m, not(m, skipClosingFence));
    skipProseObjectAhead = seq(lit(m, "{"), run(m, "	\n\r "), choice(m, seq(one(
      m,
      "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
    ), repeat(m, { least: 0, most: 200 }, one(
      m,
      "^\n\r\"'`\xAB\xB4\xBB\u2018-\u201F\uFF02\uFF07"
    )), choice(
      m,
      seq(one(
        m,
        "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
      ), run(m, "	\n\r "), choice(m, one(m, ",:}"), skipEof)),
      skipEof
    )), seq(skipNameWord, run(m, "	\n\r "), choice(m, lit(m, ":"), skipEof)), lit(m, "}"), lit(
      m,
      '\\"'
    ), skipEof));
    leaf336 = leaf(m, and(m, skipProseObjectAhead));
    skipProseArrayAhead = seq(lit(m, "["), run(m, "	\n\r "), choice(m, one(
      m,
      "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
    ), lit(m, "{"), skipConstantAhead, seq(repeat(m, {
      least: 1,
      most: 40
    }, one(m, "+\\-.0-9")), run(m, "	\n\r "), choice(m, lit(m, ","), skipEof)), seq(
      lit(m, "["),
      run(m, "	\n\r "),
      one(m, '"0-9[{')
    ), skipEof));
    leaf338 = leaf(m, and(m, skipProseArrayAhead));
    readBadCall = mistake(m, (start, end, raw) => ({ type: "BadCall", start, end, raw }), seq(
      skipNameWord,
      repeat(m, { least: 0, most: 9 }, seq(lit(m, "."), skipNameWord)),
      run(m, "	\n\r "),
      lit(m, "("),
      and(
        m,
        seq(run(m, "	\n\r "), one(m, "\"'[`{"))
      )
    ), seq(lit(m, "("), and(m, seq(run(m, "	\n\r "), one(m, "[{")))));
    skipDeclaration = seq(
      choice(m, lit(m, "var"), lit(m, "let"), lit(m, "const")),
      run(m, "	 ", 1),
      skipNameWord,
      run(m, "	 "),
      lit(m, "=")
    );
    skipExporting = choice(m, seq(lit(m, "export"), run(m, "	 ", 1), lit(m, "default")), lit(m, "return"));
    readBadAssignment = mistake(
      m,
      (start, end, raw) => ({ type: "BadAssignment", start, end, raw }),
      seq(choice(m, skipDeclaration, seq(skipNameWord, repeat(m, { least: 0, most: 9 }, seq(
        lit(m, "."),
        skipNameWord
      )), run(m, "	 "), lit(m, "=")), skipExporting), and(m, seq(run(m, "	\n\r "), one(
        m,
        "\"'[`{"
      ))))
    );
    leaf340 = leaf(m, choice(m, readBadCall, readBadAssignment));
    skipWrapperEnd = seq(run(m, "	\n\r "), choice(m, seq(lit(m, ")"), run(m, "	\n\r "), optional(m, lit(
      m,
      ";"
    ))), lit(m, ";")));
    leaf345 = leaf(m, choice(m, skipWrapperEnd, lit(m, "")));
    readBadRootBracket = mistake(m, (start, end, raw) => ({ type: "BadRootBracket", start, end, raw }), run(
      m,
      "]}",
      1
    ));
    skipProseStop = choice(
      m,
      skipProseObjectAhead,
      skipProseArrayAhead,
      skipFenceMark,
      lit(m, "\uFEFF"),
      seq(lit(m, "("), run(m, "	\n\r "), one(m, "[{"), run(m, "	\n\r "), one(
        m,
        "\"'`\xAB\xB4\u2018-\u201F\uFF02\uFF07"
      ))
    );
    readBadProse = mistake(m, (start, end, raw) => ({ type: "BadProse", start, end, raw }), seq(
      one(m, "^"),
      many(m, 0, choice(m, one(m, "^([`{~\uFEFF"), seq(not(m, skipProseStop), one(m, "^"))))
    ));
    leaf347 = leaf(m, choice(m, readBadRootBracket, tuple(m, [0, 1], not(m, skipFenceMark), readBadProse)));
    readFenceEnd = readClosingFence;
    readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: "MissingFenceEnd", start, end, raw }), lit(
      m,
      ""
    ));
    leaf351 = leaf(m, choice(m, readFenceEnd, readMissingFenceEnd));
    readMissingDocument = mistake(m, (start, end, raw) => ({ type: "MissingDocument", start, end, raw }), lit(
      m,
      ""
    ));
    leaf354 = leaf(m, readMissingDocument);
    readBadLooseFence = mistake(m, (start, end, raw) => ({ type: "BadLooseFence", start, end, raw }), skipFence);
    leaf356 = leaf(m, choice(m, readBadLooseFence, readBadRootBracket, readBadProse));
    leaf358 = leaf(m, choice(m, readMissingDocument, lit(m, "")));
    stepinnerPair = { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf146, body: { op: "choice", starts: [STARTS_13, STARTS_13], alternatives: [{ op: "leaf", read: leaf147 }, { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf149 }, { op: "loop", body: { op: "choice", starts: [STARTS_14, STARTS_15], alternatives: [{ op: "again", step: () => stepDoublePlain }, { op: "leaf", read: leaf151 }] } }, { op: "leaf", read: leaf158 }] }] } }] };
    stepquoted = { op: "choice", starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: "sequence", hand: null, steps: [{ op: "guard", read: leaf115, body: { op: "again", step: () => stepTripleText } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf126, body: { op: "again", step: () => stepTripleSingleText } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf129, body: { op: "again", step: () => stepInnerJson } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf135, body: { op: "again", step: () => stepDoubleText } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf168, body: { op: "again", step: () => stepSingleText } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf181, body: { op: "again", step: () => stepSmartText } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf187, body: { op: "again", step: () => stepFencedText } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf198, body: { op: "again", step: () => stepBacktickText } }] }] };
    stepstring = { op: "sequence", hand: null, steps: [stepquoted, { op: "loop", body: { op: "choice", starts: [STARTS_27, STARTS_27], alternatives: [{ op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf204 }, { op: "choice", starts: [STARTS_26, null], alternatives: [stepquoted, { op: "leaf", read: leaf206 }] }] }, { op: "leaf", read: leaf207 }] } }, { op: "leaf", read: leaf209 }] };
    stepelementValue = { op: "choice", starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: "leaf", read: leaf36 }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf66, body: { op: "again", step: () => stepNamedArray } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf11, body: { op: "again", step: () => stepBraceArray } }] }, { op: "again", step: () => stepObject }, { op: "again", step: () => stepArray }, { op: "again", step: () => stepTuple }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf114, body: stepstring }] }, { op: "leaf", read: leaf211 }] };
    stepelement = { op: "sequence", hand: null, steps: [stepelementValue, { op: "leaf", read: leaf235 }] };
    stepelementPart = { op: "choice", starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: "leaf", read: leaf20, isShortcut: true }, { op: "leaf", read: leaf33 }, stepelement, { op: "leaf", read: leaf242 }] };
    stepmemberValue = { op: "choice", starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: "leaf", read: leaf100 }, { op: "leaf", read: leaf102, isShortcut: true }, { op: "leaf", read: leaf103 }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf11, body: { op: "again", step: () => stepBraceArray } }] }, { op: "again", step: () => stepObject }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf66, body: { op: "again", step: () => stepNamedArray } }] }, { op: "again", step: () => stepArray }, { op: "again", step: () => stepTuple }, { op: "leaf", read: leaf266 }, stepstring, { op: "leaf", read: leaf267 }] };
    stepmember = { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf78 }, { op: "loop", body: { op: "leaf", read: leaf98 } }, stepmemberValue, { op: "loop", body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf269 }, { op: "loop", body: { op: "leaf", read: leaf98 } }, stepmemberValue] } }, { op: "leaf", read: leaf235 }] };
    stepobjectPart = { op: "choice", starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: "leaf", read: leaf72, isShortcut: true }, { op: "leaf", read: leaf77 }, stepmember, { op: "leaf", read: leaf271 }] };
    stepbracketValue = { op: "choice", starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: "sequence", hand: null, steps: [{ op: "guard", read: leaf11, body: { op: "again", step: () => stepBraceArray } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf66, body: { op: "again", step: () => stepNamedArray } }] }, { op: "again", step: () => stepRootObject }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf289, body: { op: "again", step: () => stepRootArray } }] }] };
    stepfreshValue = { op: "choice", starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [stepbracketValue, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf298, body: { op: "again", step: () => stepOpenlessObject } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf303, body: { op: "again", step: () => stepTuple } }] }, { op: "leaf", read: leaf304 }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf307, body: stepstring }] }] };
    stepmoreValues = { op: "sequence", hand: null, steps: [{ op: "loop", body: { op: "choice", starts: [STARTS_40, STARTS_35], alternatives: [{ op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf313 }, { op: "choice", starts: [STARTS_38, null], alternatives: [stepfreshValue, { op: "leaf", read: leaf206 }] }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf332, body: stepbracketValue }] }] } }, { op: "leaf", read: leaf333 }] };
    stepfreshValues = { op: "sequence", hand: null, steps: [{ op: "choice", starts: [STARTS_38, STARTS_39], alternatives: [stepfreshValue, { op: "again", step: () => stepFenced }] }, stepmoreValues] };
    stepproseValues = { op: "sequence", hand: null, steps: [{ op: "choice", starts: [STARTS_6, STARTS_8], alternatives: [{ op: "sequence", hand: null, steps: [{ op: "guard", read: leaf336, body: { op: "again", step: () => stepRootObject } }] }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf338, body: { op: "again", step: () => stepRootArray } }] }] }, stepmoreValues] };
    stepwrapped = { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf340 }, { op: "loop", body: { op: "leaf", read: leaf0 } }, { op: "choice", starts: [STARTS_38, null], alternatives: [stepfreshValue, { op: "leaf", read: leaf206 }] }, { op: "leaf", read: leaf345 }] };
    stepfencedPart = { op: "choice", starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: "leaf", read: leaf77 }, { op: "sequence", hand: null, steps: [{ op: "guard", read: leaf335, body: { op: "again", step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: "leaf", read: leaf347 }] };
    steparound = { op: "choice", starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: "leaf", read: leaf77 }, { op: "again", step: () => stepFenced }, stepproseValues, stepwrapped, { op: "leaf", read: leaf356 }] };
    stepDocument = { op: "rule", name: "Document", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "loop", body: { op: "leaf", read: leaf0 } }, { op: "choice", starts: [STARTS_41, null], alternatives: [stepfreshValues, { op: "leaf", read: leaf354 }] }, { op: "loop", body: steparound }, { op: "leaf", read: leaf358 }] } };
    stepBraceArray = { op: "rule", name: "BraceArray", register: 1, isText: false, body: { op: "sequence", hand: { register: 1, part: 0, take: (value) => {
      const taken = value;
      return taken.kind;
    } }, steps: [{ op: "leaf", read: leaf16 }, { op: "loop", body: stepelementPart }, { op: "leaf", read: leaf283 }] } };
    stepNamedArray = { op: "rule", name: "NamedArray", register: 1, isText: false, body: { op: "sequence", hand: { register: 1, part: 0, take: (value) => {
      const taken = value;
      return taken.kind;
    } }, steps: [{ op: "leaf", read: leaf68 }, { op: "loop", body: stepobjectPart }, { op: "leaf", read: leaf281 }] } };
    stepObject = { op: "rule", name: "Object", register: 1, inside: 0, isText: false, body: { op: "sequence", hand: { register: 1, part: 0, take: (value) => {
      const taken = value;
      return taken.kind;
    } }, steps: [{ op: "leaf", read: leaf104 }, { op: "loop", body: stepobjectPart }, { op: "leaf", read: leaf277 }] } };
    stepArray = { op: "rule", name: "Array", register: 1, inside: 2, isText: false, body: { op: "sequence", hand: { register: 1, part: 0, take: (value) => {
      const taken = value;
      return taken.kind;
    } }, steps: [{ op: "leaf", read: leaf108 }, { op: "loop", body: stepelementPart }, { op: "leaf", read: leaf262 }] } };
    stepTuple = { op: "rule", name: "Tuple", register: 1, inside: 4, isText: false, body: { op: "sequence", hand: { register: 1, part: 0, take: (value) => {
      const taken = value;
      return taken.kind;
    } }, steps: [{ op: "leaf", read: leaf111 }, { op: "loop", body: stepelementPart }, { op: "leaf", read: leaf251 }] } };
    stepTripleText = { op: "rule", name: "TripleText", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf117 }, { op: "again", step: () => stepTripleInside }, { op: "leaf", read: leaf124 }] } };
    stepTripleInside = { op: "rule", name: "TripleInside", register: -1, isText: true, body: { op: "text", read: text123 } };
    stepTripleSingleText = { op: "rule", name: "TripleSingleText", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf117 }, { op: "again", step: () => stepTripleSingleInside }, { op: "leaf", read: leaf128 }] } };
    stepTripleSingleInside = { op: "rule", name: "TripleSingleInside", register: -1, isText: true, body: { op: "text", read: text127 } };
    stepInnerJson = { op: "rule", name: "InnerJson", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf117 }, { op: "again", step: () => stepInnerPlain }, { op: "leaf", read: leaf132 }] } };
    stepInnerPlain = { op: "rule", name: "InnerPlain", register: -1, isText: true, body: { op: "text", read: text130 } };
    stepDoubleText = { op: "rule", name: "DoubleText", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf117 }, { op: "loop", body: { op: "choice", starts: [STARTS_14, STARTS_13, STARTS_15], alternatives: [{ op: "again", step: () => stepDoublePlain }, stepinnerPair, { op: "leaf", read: leaf151 }] } }, { op: "leaf", read: leaf162 }] } };
    stepDoublePlain = { op: "rule", name: "DoublePlain", register: -1, isText: true, body: { op: "text", read: text136, isSome: true } };
    stepSingleText = { op: "rule", name: "SingleText", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf117 }, { op: "loop", body: { op: "choice", starts: [STARTS_16, STARTS_17], alternatives: [{ op: "again", step: () => stepSinglePlain }, { op: "leaf", read: leaf173 }] } }, { op: "leaf", read: leaf177 }] } };
    stepSinglePlain = { op: "rule", name: "SinglePlain", register: -1, isText: true, body: { op: "text", read: text169, isSome: true } };
    stepSmartText = { op: "rule", name: "SmartText", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf117 }, { op: "loop", body: { op: "choice", starts: [STARTS_19, STARTS_20], alternatives: [{ op: "again", step: () => stepSmartPlain }, { op: "leaf", read: leaf183 }] } }, { op: "leaf", read: leaf185 }] } };
    stepSmartPlain = { op: "rule", name: "SmartPlain", register: -1, isText: true, body: { op: "text", read: text182, isSome: true } };
    stepFencedText = { op: "rule", name: "FencedText", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf192 }, { op: "again", step: () => stepFencedInside }, { op: "leaf", read: leaf196 }] } };
    stepFencedInside = { op: "rule", name: "FencedInside", register: -1, isText: true, body: { op: "text", read: text195 } };
    stepBacktickText = { op: "rule", name: "BacktickText", register: -1, isText: false, body: { op: "sequence", hand: null, steps: [{ op: "leaf", read: leaf117 }, { op: "loop", body: { op: "choice", starts: [STARTS_23, STARTS_24], alternatives: [{ op: "again", step: () => stepBacktickPlain }, { op: "leaf", read: leaf200 }] } }, { op: "leaf", read: leaf202 }] } };
    stepBacktickPlain = { op: "rule", name: "BacktickPlain", register: -1, isText: true, body: { op: "text", read: text199, isSome: true } };
    stepRootObject = { op: "rule", name: "RootObject", register: 1, inside: 1, isText: false, body: { op: "sequence", hand: { register: 1, part: 0, take: (value) => {
      const taken = value;
      return taken.kind;
    } }, steps: [{ op: "leaf", read: leaf104 }, { op: "loop", body: { op: "choice", starts: [STARTS_33, null], alternatives: [{ op: "leaf", read: leaf285 }, stepobjectPart] } }, { op: "leaf", read: leaf287 }] } };
    stepRootArray = { op: "rule", name: "RootArray", register: 1, inside: 3, isText: false, body: { op: "sequence", hand: { register: 1, part: 0, take: (value) => {
      const taken = value;
      return taken.kind;
    } }, steps: [{ op: "leaf", read: leaf108 }, { op: "loop", body: { op: "choice", starts: [STARTS_34, null], alternatives: [{ op: "leaf", read: leaf294 }, stepelementPart] } }, { op: "leaf", read: leaf296 }] } };
    stepOpenlessObject = { op: "rule", name: "OpenlessObject", register: 1, isText: false, body: { op: "sequence", hand: { register: 1, part: 0, take: (value) => {
      const taken = value;
      return taken.kind;
    } }, steps: [{ op: "leaf", read: leaf300 }, { op: "loop", body: { op: "choice", starts: [STARTS_33, null], alternatives: [{ op: "leaf", read: leaf285 }, stepobjectPart] } }, { op: "leaf", read: leaf287 }] } };
    stepFenced = { op: "rule", name: "Fenced", register: 0, isText: false, body: { op: "sequence", hand: { register: 0, part: 0, take: (value) => {
      const taken = value;
      return taken.run;
    } }, steps: [{ op: "leaf", read: leaf310 }, { op: "loop", body: { op: "leaf", read: leaf0 } }, { op: "choice", starts: [STARTS_41, null], alternatives: [stepfreshValues, { op: "leaf", read: leaf206 }] }, { op: "loop", body: stepfencedPart }, { op: "leaf", read: leaf351 }] } };
    grammar = {
      machine: m,
      starts: {
        Document: { op: "again", step: () => stepDocument }
      },
      mistakes: {
        MissingDocument: { "code": "missing-document", "severity": "error", "meaning": "The text holds no JSON value.", "example": "Sorry.", "mend": "Write one JSON value.", "isCut": false },
        BadSequence: { "code": "bad-sequence", "severity": "warning", "meaning": "Several values stand behind each other, as in NDJSON. The value is the list of them.", "example": '{"a": 1}\n{"a": 2}', "mend": "Write one array, or read the lines one by one.", "isCut": false },
        BadTrailingComma: { "code": "bad-trailing-comma", "severity": "warning", "meaning": "A comma stands behind the last value.", "example": "[1, 2,]", "mend": "Leave the last comma out.", "isCut": false },
        BadRootComma: { "code": "bad-trailing-comma", "severity": "warning", "meaning": "A comma stands behind the last value.", "example": "[1, 2,]", "mend": "Leave the last comma out.", "isCut": false },
        BadProse: { "code": "bad-prose", "severity": "warning", "meaning": "Text stands around the value. It is no part of it.", "example": 'Here you are: {"a": 1}', "mend": "Write the value alone.", "isCut": false },
        BadBom: { "code": "bad-bom", "severity": "warning", "meaning": "The text begins with a byte order mark.", "example": "\uFEFF{}", "mend": "Save the text as UTF-8 without a byte order mark.", "isCut": false },
        BadCall: { "code": "bad-call", "severity": "warning", "meaning": "The value stands in a call of a function (JSONP), or in round brackets.", "example": 'callback({"a": 1});', "mend": "Write the value alone.", "isCut": false },
        BadAssignment: { "code": "bad-assignment", "severity": "warning", "meaning": "The value is assigned to a name, as in a program.", "example": 'const reply = {"a": 1};', "mend": "Write the value alone.", "isCut": false },
        BadFence: { "code": "bad-fence", "severity": "warning", "meaning": "The value stands in a code fence.", "example": '```json\n{"a": 1}\n```', "mend": "Write the value alone.", "isCut": false },
        BadLooseFence: { "code": "bad-fence", "severity": "warning", "meaning": "The value stands in a code fence.", "example": '```json\n{"a": 1}\n```', "mend": "Write the value alone.", "isCut": false },
        MissingFenceEnd: { "code": "missing-fence-end", "severity": "error", "meaning": "A code fence never ends.", "example": '```json\n{"a": 1}', "mend": "The text was cut off, or needs no fence.", "isCut": false },
        BadRootBracket: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        MissingValue: { "code": "missing-value", "severity": "error", "meaning": "A name has no value. The value is null.", "example": '{"a": , "b": 2}', "mend": "Write a value, or leave the name out.", "isCut": false },
        BadLateColon: { "code": "missing-value", "severity": "error", "meaning": "A name has no value. The value is null.", "example": '{"a": , "b": 2}', "mend": "Write a value, or leave the name out.", "isCut": false },
        MissingKey: { "code": "missing-key", "severity": "error", "meaning": "A value has no name. Its name is empty.", "example": '{"a": 1, : 2}', "mend": "Write a name before the colon.", "isCut": false },
        MissingOpen: { "code": "missing-open", "severity": "error", "meaning": "The text begins with a name: the bracket that opens the object is missing.", "example": '"a": 1}', "mend": "Begin an object with {.", "isCut": false },
        MissingColon: { "code": "missing-colon", "severity": "warning", "meaning": "No colon stands between a name and its value.", "example": '{"a" 1}', "mend": "Write a colon between a name and its value.", "isCut": false },
        BadColon: { "code": "bad-colon", "severity": "warning", "meaning": "Another sign than a colon stands between a name and its value.", "example": '{"a" = 1}', "mend": "Write a colon between a name and its value.", "isCut": false },
        MissingNameEnd: { "code": "missing-string-end", "severity": "error", "meaning": "The text ends inside a string.", "example": '{"a": "on', "mend": "The text was cut off: ask for the rest.", "isCut": false },
        BadObjectEnd: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        BadArrayEnd: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        BadRootEnd: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        MissingBracket: { "code": "missing-bracket", "severity": "error", "meaning": "A container is closed by the bracket of one around it, or by what can stand only behind it.", "example": '{"a": [1, 2}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        BadLateBracket: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        BadLateElement: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        BadInnerBracket: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        BadDoubledBracket: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        BadNamedArray: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        BadBraces: { "code": "bad-bracket", "severity": "error", "meaning": "A closing bracket closes nothing. It was left out.", "example": '{"a": 1}}', "mend": "Write one closing bracket for each that opens.", "isCut": false },
        BadTuple: { "code": "bad-tuple", "severity": "warning", "meaning": "Round or full-width brackets stand around an object or array.", "example": '{"point": (1, 2)}', "mend": "Write arrays in square brackets, objects in curly ones.", "isCut": false },
        BadFullBrace: { "code": "bad-tuple", "severity": "warning", "meaning": "Round or full-width brackets stand around an object or array.", "example": '{"point": (1, 2)}', "mend": "Write arrays in square brackets, objects in curly ones.", "isCut": false },
        BadFullBracket: { "code": "bad-tuple", "severity": "warning", "meaning": "Round or full-width brackets stand around an object or array.", "example": '{"point": (1, 2)}', "mend": "Write arrays in square brackets, objects in curly ones.", "isCut": false },
        MissingEnd: { "code": "missing-end", "severity": "error", "meaning": "The text ends inside an object or an array.", "example": '{"a": [1, 2', "mend": "The text was cut off: ask for the rest.", "isCut": false },
        BadComma: { "code": "bad-comma", "severity": "error", "meaning": "A comma has no value before it. It was left out; a value may be missing.", "example": "[1,,2]", "mend": "Write one comma between two values.", "isCut": false },
        BadSeparator: { "code": "bad-separator", "severity": "warning", "meaning": "Another sign than a comma stands between two values.", "example": '{"a": 1; "b": 2}', "mend": "Write a comma between two values.", "isCut": false },
        MissingComma: { "code": "missing-comma", "severity": "warning", "meaning": "No comma stands between two values.", "example": "[1 2]", "mend": "Write a comma between two values.", "isCut": false },
        MissingSeparator: { "code": "missing-comma", "severity": "warning", "meaning": "No comma stands between two values.", "example": "[1 2]", "mend": "Write a comma between two values.", "isCut": false },
        BadEllipsis: { "code": "bad-ellipsis", "severity": "error", "meaning": "An ellipsis stands where values have to: something was left out.", "example": "[1, 2, ...]", "mend": "Write all values.", "isCut": false },
        BadText: { "code": "bad-text", "severity": "error", "meaning": "Something that cannot be read stands where a name or a value has to. It was left out.", "example": '{"a": 1, %%}', "mend": "Write names and values only.", "isCut": false },
        BadElementText: { "code": "bad-text", "severity": "error", "meaning": "Something that cannot be read stands where a name or a value has to. It was left out.", "example": '{"a": 1, %%}', "mend": "Write names and values only.", "isCut": false },
        BadComment: { "code": "bad-comment", "severity": "warning", "meaning": "JSON has no comments.", "example": '{"a": 1 // one\n}', "mend": "Leave comments out.", "isCut": false },
        MissingCommentEnd: { "code": "missing-comment-end", "severity": "error", "meaning": "A comment never ends.", "example": '{"a": 1} /* cut', "mend": "The text was cut off, or needs no comment.", "isCut": false },
        BadSpace: { "code": "bad-space", "severity": "warning", "meaning": "White space that JSON does not have stands between the words.", "example": '{\xA0"a": 1}', "mend": "Use spaces, tabs and line ends only.", "isCut": false },
        BadNoise: { "code": "bad-noise", "severity": "warning", "meaning": "A colour sequence of a terminal or a token of a chat template stands between the words.", "example": '\x1B[32m{"a": 1}', "mend": "Strip such sequences from the text.", "isCut": false },
        BadEscapedBlank: { "code": "bad-escaped-quotes", "severity": "warning", "meaning": "The quotes around a string are escaped.", "example": '{\\"a\\": 1}', "mend": "Escape quotes only inside strings.", "isCut": false },
        BadSmartName: { "code": "bad-smart-quotes", "severity": "warning", "meaning": "A string stands in typographic quotes.", "example": "{\u201Ca\u201D: 1}", "mend": "Write strings in double quotes.", "isCut": false },
        BadPrefixedName: { "code": "bad-prefix", "severity": "warning", "meaning": "A letter stands before a string, as in Python.", "example": '{"a": r"x"}', "mend": "Leave the letter out.", "isCut": false },
        BadColonInside: { "code": "bad-colon", "severity": "warning", "meaning": "Another sign than a colon stands between a name and its value.", "example": '{"a" = 1}', "mend": "Write a colon between a name and its value.", "isCut": false },
        BadLostQuote: { "code": "missing-quote", "severity": "error", "meaning": "A string has no closing quote; it was ended where the next name or value begins.", "example": '{"a": "one,\n"b": 2}', "mend": "Close the string.", "isCut": false },
        BadOtherQuote: { "code": "missing-quote", "severity": "error", "meaning": "A string has no closing quote; it was ended where the next name or value begins.", "example": '{"a": "one,\n"b": 2}', "mend": "Close the string.", "isCut": false },
        BadQuotedName: { "code": "bad-quote", "severity": "warning", "meaning": "A quote inside a string is not escaped.", "example": '{"a": "say "yes" now"}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        BadOddName: { "code": "bad-lone-quote", "severity": "error", "meaning": "A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.", "example": '{"h": "72""}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        BadBareKey: { "code": "bad-bare-key", "severity": "warning", "meaning": "A name stands without quotes.", "example": "{a: 1}", "mend": "Write names in double quotes.", "isCut": false },
        BadConstant: { "code": "bad-constant", "severity": "warning", "meaning": "A constant is written as in another language.", "example": '{"a": True, "b": None}', "mend": "Write true, false or null.", "isCut": false },
        BadNan: { "code": "bad-nan", "severity": "warning", "meaning": "JSON has no NaN and no Infinity. The value is null.", "example": "[NaN]", "mend": "Write null, or leave the value out.", "isCut": false },
        BadCutWord: { "code": "bad-cut-word", "severity": "error", "meaning": "The text ends inside a constant.", "example": '{"a": tr', "mend": "The text was cut off: ask for the rest.", "isCut": false },
        BadConstructor: { "code": "bad-constructor", "severity": "warning", "meaning": "A value stands in a call of a type. The text inside was taken.", "example": '{"id": ObjectId("5f1")}', "mend": "Write the value alone.", "isCut": false },
        BadDots: { "code": "bad-ellipsis", "severity": "error", "meaning": "An ellipsis stands where values have to: something was left out.", "example": "[1, 2, ...]", "mend": "Write all values.", "isCut": false },
        BadPlaceholder: { "code": "bad-bare-string", "severity": "error", "meaning": "A word without quotes stands where a value has to; it was taken as a string.", "example": '{"a": good}', "mend": "Write strings in double quotes.", "isCut": false },
        BadOpenQuote: { "code": "missing-quote", "severity": "error", "meaning": "A string has no closing quote; it was ended where the next name or value begins.", "example": '{"a": "one,\n"b": 2}', "mend": "Close the string.", "isCut": false },
        BadBareString: { "code": "bad-bare-string", "severity": "error", "meaning": "A word without quotes stands where a value has to; it was taken as a string.", "example": '{"a": good}', "mend": "Write strings in double quotes.", "isCut": false },
        BadRadix: { "code": "bad-radix", "severity": "warning", "meaning": "A number is hexadecimal, octal or binary.", "example": "[0x1F]", "mend": "Write numbers in decimal.", "isCut": false },
        BadPlus: { "code": "bad-plus", "severity": "warning", "meaning": "A number has a plus sign.", "example": "[+1]", "mend": "Write positive numbers without a sign.", "isCut": false },
        BadDigitGroups: { "code": "bad-digit-groups", "severity": "warning", "meaning": "The digits of a number are grouped with underscores.", "example": "[1_000]", "mend": "Write the digits without anything between them.", "isCut": false },
        BadThousands: { "code": "bad-thousands", "severity": "error", "meaning": "The thousands of a number are parted by commas.", "example": '{"total": 1,000}', "mend": "Write the digits without anything between them.", "isCut": false },
        BadLeadingZero: { "code": "bad-leading-zero", "severity": "warning", "meaning": "A number begins with a zero too many. It is kept as a text: it is a code, not an amount.", "example": "[007]", "mend": "Write codes in quotes, numbers without leading zeros.", "isCut": false },
        BadFraction: { "code": "bad-fraction", "severity": "warning", "meaning": "A number has no digit before its point.", "example": "[.5]", "mend": "Write 0.5.", "isCut": false },
        BadPoint: { "code": "bad-point", "severity": "warning", "meaning": "A number has no digit behind its point.", "example": "[5.]", "mend": "Write 5 or 5.0.", "isCut": false },
        BadCutNumber: { "code": "bad-cut-number", "severity": "error", "meaning": "The text ends inside a number.", "example": '{"a": 12.', "mend": "The text was cut off: ask for the rest.", "isCut": false },
        BadCutSign: { "code": "bad-cut-number", "severity": "error", "meaning": "The text ends inside a number.", "example": '{"a": 12.', "mend": "The text was cut off: ask for the rest.", "isCut": false },
        BadPrefix: { "code": "bad-prefix", "severity": "warning", "meaning": "A letter stands before a string, as in Python.", "example": '{"a": r"x"}', "mend": "Leave the letter out.", "isCut": false },
        BadConcatenation: { "code": "bad-concatenation", "severity": "warning", "meaning": "Strings are joined with a plus sign, as in a program.", "example": '{"a": "one " + "two"}', "mend": "Write one string.", "isCut": false },
        BadVariable: { "code": "bad-bare-string", "severity": "error", "meaning": "A word without quotes stands where a value has to; it was taken as a string.", "example": '{"a": good}', "mend": "Write strings in double quotes.", "isCut": false },
        BadSingleQuotes: { "code": "bad-single-quotes", "severity": "warning", "meaning": "A string stands in single quotes.", "example": "{'a': 1}", "mend": "Write strings in double quotes.", "isCut": false },
        BadBackticks: { "code": "bad-backticks", "severity": "warning", "meaning": "A string stands in backticks.", "example": '{"a": `text`}', "mend": "Write strings in double quotes.", "isCut": false },
        BadSmartQuotes: { "code": "bad-smart-quotes", "severity": "warning", "meaning": "A string stands in typographic quotes.", "example": "{\u201Ca\u201D: 1}", "mend": "Write strings in double quotes.", "isCut": false },
        BadTripleQuotes: { "code": "bad-triple-quotes", "severity": "warning", "meaning": "A string stands in triple quotes.", "example": '{"a": """text"""}', "mend": "Write strings in double quotes, line ends as \\n.", "isCut": false },
        BadQuote: { "code": "bad-quote", "severity": "warning", "meaning": "A quote inside a string is not escaped.", "example": '{"a": "say "yes" now"}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        BadLoneQuote: { "code": "bad-lone-quote", "severity": "error", "meaning": "A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.", "example": '{"h": "72""}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        BadBlankPair: { "code": "bad-lone-quote", "severity": "error", "meaning": "A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.", "example": '{"h": "72""}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        BadEscapedEnd: { "code": "missing-quote", "severity": "error", "meaning": "A string has no closing quote; it was ended where the next name or value begins.", "example": '{"a": "one,\n"b": 2}', "mend": "Close the string.", "isCut": false },
        BadOtherEnd: { "code": "missing-quote", "severity": "error", "meaning": "A string has no closing quote; it was ended where the next name or value begins.", "example": '{"a": "one,\n"b": 2}', "mend": "Close the string.", "isCut": false },
        MissingQuote: { "code": "missing-quote", "severity": "error", "meaning": "A string has no closing quote; it was ended where the next name or value begins.", "example": '{"a": "one,\n"b": 2}', "mend": "Close the string.", "isCut": false },
        MissingLastQuote: { "code": "missing-quote", "severity": "error", "meaning": "A string has no closing quote; it was ended where the next name or value begins.", "example": '{"a": "one,\n"b": 2}', "mend": "Close the string.", "isCut": false },
        MissingStringEnd: { "code": "missing-string-end", "severity": "error", "meaning": "The text ends inside a string.", "example": '{"a": "on', "mend": "The text was cut off: ask for the rest.", "isCut": false },
        BadEscape: { "code": "bad-escape", "severity": "warning", "meaning": "A string holds an escape that JSON does not have. An unknown one was kept with its backslash.", "example": '{"path": "C:\\dir"}', "mend": "Write a backslash as \\\\.", "isCut": false },
        BadNewline: { "code": "bad-newline", "severity": "warning", "meaning": "A string holds a line end as it is.", "example": '{"a": "one\ntwo"}', "mend": "Write line ends in strings as \\n.", "isCut": false },
        BadControl: { "code": "bad-control", "severity": "warning", "meaning": "A string holds a control character as it is.", "example": '{"a": "one	two"}', "mend": "Write control characters as \\t or \\u0009.", "isCut": false },
        BadApostrophe: { "code": "bad-quote", "severity": "warning", "meaning": "A quote inside a string is not escaped.", "example": '{"a": "say "yes" now"}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        BadInnerMark: { "code": "bad-lone-quote", "severity": "error", "meaning": "A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.", "example": '{"h": "72""}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        MissingSingleQuote: { "code": "missing-quote", "severity": "error", "meaning": "A string has no closing quote; it was ended where the next name or value begins.", "example": '{"a": "one,\n"b": 2}', "mend": "Close the string.", "isCut": false },
        BadInnerSmart: { "code": "bad-lone-quote", "severity": "error", "meaning": "A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.", "example": '{"h": "72""}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        BadInnerBacktick: { "code": "bad-lone-quote", "severity": "error", "meaning": "A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.", "example": '{"h": "72""}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        BadFencedText: { "code": "bad-fenced-text", "severity": "warning", "meaning": "A code block stands where a string has to.", "example": '{"code": ```js\ngo()\n```}', "mend": "Write strings in double quotes, line ends as \\n.", "isCut": false },
        BadInnerJson: { "code": "bad-inner-json", "severity": "error", "meaning": "JSON inside a string is not escaped. It is kept as it stands.", "example": '{"a": "{"b": 1}"}', "mend": 'Write quotes inside strings as \\".', "isCut": false },
        BadEscapedQuotes: { "code": "bad-escaped-quotes", "severity": "warning", "meaning": "The quotes around a string are escaped.", "example": '{\\"a\\": 1}', "mend": "Escape quotes only inside strings.", "isCut": false },
        BadEntityQuotes: { "code": "bad-entity-quotes", "severity": "warning", "meaning": "The quotes around a string are entities of HTML.", "example": "{&quot;a&quot;: 1}", "mend": "Write quotes as they are.", "isCut": false },
        BadDoubledQuotes: { "code": "bad-doubled-quotes", "severity": "warning", "meaning": "A string stands in two pairs of quotes.", "example": '{""a"": 1}', "mend": "Write one quote at each end.", "isCut": false },
        BadPath: { "code": "bad-path", "severity": "error", "meaning": "A string is a path of Windows whose backslashes stand alone. All of them are kept.", "example": '{"a": "C:\\new\\dir"}', "mend": "Write a backslash as \\\\.", "isCut": false }
      },
      registers: 2,
      tables: 0,
      inside: 5
    };
  }
});

// src/formats/json/model.ts
import { any } from "valibot";
var DEFAULT_DEPTH, schema;
var init_model = __esm({
  "src/formats/json/model.ts"() {
    "use strict";
    DEFAULT_DEPTH = 1e3;
    schema = any();
  }
});

// src/formats/json/surrogates.ts
function mayHoldHalf(text2) {
  return ESCAPE.test(text2) || hasHalf(text2);
}
function hasHalf(text2) {
  return SURROGATE.test(text2) && HALF.test(text2);
}
var ESCAPE, SURROGATE, HALF;
var init_surrogates = __esm({
  "src/formats/json/surrogates.ts"() {
    "use strict";
    ESCAPE = /\\u(?:\{|[dD][89a-fA-F])/;
    SURROGATE = /[\ud800-\udfff]/;
    HALF = /\p{Surrogate}/u;
  }
});

// src/formats/json/values.ts
function wordOf(node2) {
  switch (node2.type) {
    case "Text":
      return textOf(node2);
    case "Number":
      return Number(node2.text);
    case "Constant":
      return node2.text === "null" ? null : node2.text === "true";
    case "BadConstant":
    case "BadCutWord":
      return constantOf(node2.raw.toLowerCase());
    case "BadNan":
    case "BadDots":
      return null;
    case "BadCutSign":
      return void 0;
    case "BadCutNumber":
      return Number(node2.text);
    case "BadLeadingZero":
      return node2.rest === "" ? node2.code : Number(node2.code + node2.rest);
    case "RepairedNumber":
      return numberOf(node2.sign, node2.digits);
    case "BadThousands":
      return Number(node2.raw.replaceAll(",", ""));
    case "BadConstructor":
    case "BadOpenQuote":
    case "BadBareString":
      return node2.text;
    case "BadPlaceholder":
      return node2.raw;
    default:
      return quotedOf(node2);
  }
}
function nameOf(node2) {
  switch (node2.type) {
    case "Text":
      return textOf(node2);
    case "MissingKey":
      return "";
    case "BadBareKey":
      return node2.raw.startsWith(":") ? node2.raw.slice(1) : node2.raw;
    case "BadQuotedName":
    case "BadOddName":
      return unescaped(node2.text);
    case "BadSmartName":
    case "BadPrefixedName":
    case "BadColonInside":
    case "BadLostQuote":
    case "BadOtherQuote":
      return node2.text;
    default:
      return quotedOf(node2);
  }
}
function textOf({ plain, escaped }) {
  return plain ?? unescaped(escaped ?? "");
}
function quotedOf(node2) {
  switch (node2.type) {
    // Escaped once more than it should be.
    case "BadEscapedQuotes":
      return unescaped(unescaped(node2.text));
    case "BadEntityQuotes":
      return node2.text.replace(ENTITY, (entity) => ENTITIES.get(entity) ?? entity);
    default:
      return node2.text;
  }
}
function constantOf(word) {
  return word.startsWith("t") ? true : word.startsWith("f") ? false : null;
}
function numberOf(sign, digits) {
  const value = Number((typeof digits === "string" ? digits : digits.raw).replaceAll("_", ""));
  return sign === "-" ? -value : value;
}
function unescaped(text2) {
  return text2.includes("\\") ? text2.replace(ESCAPE2, (raw, hex) => hex ? unit(hex) : ESCAPED.get(raw[1] ?? "") ?? raw) : text2;
}
function unit(hex) {
  return String.fromCharCode(Number.parseInt(hex, 16));
}
function escapeOf(code, char, raw) {
  if (char !== null) return char === "0" ? "\0" : char === "v" ? "\v" : char;
  if (code === null) return raw === "\\" ? raw : "";
  const point = Number.parseInt(code, 16);
  return point <= 1114111 ? String.fromCodePoint(point) : raw;
}
var ENTITY, ENTITIES, ESCAPE2, ESCAPED;
var init_values = __esm({
  "src/formats/json/values.ts"() {
    "use strict";
    ENTITY = /&(?:amp|lt|gt|apos|quot|#39|#34);/g;
    ENTITIES = /* @__PURE__ */ new Map([
      ["&amp;", "&"],
      ["&lt;", "<"],
      ["&gt;", ">"],
      ["&apos;", "'"],
      ["&#39;", "'"],
      ["&quot;", '"'],
      ["&#34;", '"']
    ]);
    ESCAPE2 = /\\(?:u([0-9a-fA-F]{4})|["\\/bfnrt])/g;
    ESCAPED = /* @__PURE__ */ new Map([
      ['"', '"'],
      ["\\", "\\"],
      ["/", "/"],
      ["b", "\b"],
      ["f", "\f"],
      ["n", "\n"],
      ["r", "\r"],
      ["t", "	"]
    ]);
  }
});

// src/formats/json/adapt.ts
function adapt(to, reading) {
  const build = new Build(to, reading);
  const value = ({ value: value2 }) => build.word(value2);
  const plain = (piece) => build.append(unescaped(piece.text));
  const asItIs = (piece) => build.append(piece.text);
  const raw = ({ raw: raw2 }) => build.append(raw2);
  const close = ({ end }) => build.close(end);
  const apart = () => build.part();
  return {
    ObjectStart: (node2) => build.open("object", node2),
    OpenlessStart: (node2) => build.open("object", node2),
    NamedArrayStart: (node2) => build.open("object", node2),
    ArrayStart: (node2) => build.open("array", node2),
    BraceArrayStart: (node2) => build.open("array", node2),
    TupleStart: (node2) => build.open("array", node2),
    ObjectEnd: close,
    ArrayEnd: close,
    BadObjectEnd: close,
    BadArrayEnd: close,
    BadRootEnd: close,
    MissingBracket: close,
    MissingEnd: (node2) => build.cut(node2.end),
    Key: ({ name: name2 }) => build.name(name2),
    Pair: ({ name: name2, value: value2 }) => {
      build.name(name2);
      build.word(value2);
    },
    Item: value,
    Word: value,
    RepairedWord: value,
    RepairedText: value,
    RepairedAmount: value,
    RepairedAmounts: value,
    RepairedPlaceholder: value,
    RepairedRoot: value,
    MissingValue: (node2) => build.put(null, node2),
    BadLateColon: () => build.late(),
    TextStart: (node2) => build.openText(node2),
    DoublePlain: plain,
    SinglePlain: plain,
    SmartPlain: plain,
    BacktickPlain: plain,
    TripleInside: asItIs,
    TripleSingleInside: asItIs,
    FencedInside: asItIs,
    InnerPlain: asItIs,
    InnerEnd: (node2) => build.append(node2.text),
    Contraction: (node2) => build.append(node2.text),
    FencedTextStart: (node2) => build.openText(node2),
    BadQuote: raw,
    BadBlankPair: raw,
    BadInnerMark: raw,
    BadInnerSmart: raw,
    BadInnerBacktick: raw,
    BadNewline: raw,
    BadControl: raw,
    BadVariable: raw,
    BadEscapedEnd: () => build.append("\\"),
    BadEscape: ({ code, char, raw: raw2 }) => build.append(escapeOf(code, char, raw2)),
    MissingStringEnd: () => reading.cut(),
    MissingLastQuote: () => reading.cut(),
    MissingNameEnd: () => reading.cut(),
    MissingCommentEnd: () => reading.cut(),
    MissingFenceEnd: () => reading.cut(),
    BadCutNumber: () => reading.cut(),
    BadCutSign: () => reading.cut(),
    BadCutWord: () => reading.cut(),
    TextEnd: (node2) => build.closeText(node2.end),
    BadFence: apart,
    BadProse: apart,
    BadCall: apart,
    BadAssignment: apart,
    BadLooseFence: apart,
    BadSequence: () => false,
    MissingSeparator: () => false,
    MissingDocument: (node2) => build.end(node2)
  };
}
function rawOf(node2) {
  if (node2.type === "Number") return node2.text;
  if (node2.type !== "RepairedNumber") return "raw" in node2 ? node2.raw : "";
  return node2.sign + (typeof node2.digits === "string" ? node2.digits : node2.digits.raw);
}
function isExact(text2, value) {
  if (text2 === String(value)) return true;
  const digits = /^[+-]?([0-9_,]+)$/.exec(text2)?.[1];
  return digits === void 0 || BigInt(digits.replace(/[_,]/g, "")) === BigInt(Math.abs(value));
}
var Build;
var init_adapt = __esm({
  "src/formats/json/adapt.ts"() {
    "use strict";
    init_diagnostic();
    init_model();
    init_surrogates();
    init_values();
    Build = class {
      #to;
      #reading;
      #cursor;
      #maxDepth;
      #skipped = 0;
      #isTooDeep = false;
      /** Where the root began; several make a list unless words stand between them. */
      #root = null;
      #list = null;
      #isApart = false;
      #hasWords = false;
      /** The names of the open objects and where they stand, innermost last. */
      #names = [];
      /** The finding that the next value comes for a name that had one. */
      #again;
      /** Where the text began that is open, and its name or index. */
      #textStart = 0;
      #textKey = null;
      constructor(to, reading) {
        this.#to = to;
        this.#reading = reading;
        this.#cursor = to.cursor();
        this.#maxDepth = reading.options.maxDepth ?? DEFAULT_DEPTH;
      }
      open(kind, node2) {
        if (this.#skipped > 0 || this.#depth >= this.#maxDepth) {
          this.#skip(node2);
          return;
        }
        const why = this.#before(node2);
        const key = this.#cursor.key;
        const around = this.#cursor.container;
        const container = this.#cursor.open(kind, why);
        this.#note(around, key, container, node2);
        if (kind === "object") this.#names.push(/* @__PURE__ */ new Map());
      }
      close(end) {
        if (this.#skipped > 0) {
          this.#skipped--;
          return;
        }
        const { container } = this.#cursor;
        if (container === null || container === this.#list) return;
        this.#tellAgain();
        if (!Array.isArray(container)) this.#names.pop();
        this.#reading.options.places?.close(container, end);
        this.#cursor.close();
      }
      /** The text ends inside what is open: said once, of the innermost. */
      cut(end) {
        this.close(end);
        const isFirst = !this.#isCut;
        this.#isCut = true;
        this.#reading.cut();
        return isFirst ? void 0 : false;
      }
      #isCut = false;
      name(node2) {
        if (this.#skipped > 0) return;
        const name2 = nameOf(node2);
        if (hasHalf(name2)) this.#to.find("lone-surrogate", { range: node2 });
        this.#name(name2, node2);
      }
      #name(name2, range) {
        this.#tellAgain();
        const names = this.#names.at(-1);
        const before = names?.get(name2);
        if (before !== void 0) {
          const message = `The name ${quote(name2)} is given twice; the last one counts`;
          this.#again = this.#to.note("duplicate-key", { range, related: before, message });
        } else names?.set(name2, { start: range.start, end: range.end });
        this.#cursor.name(name2);
      }
      /** A word that stands for a value. */
      word(node2) {
        const value = wordOf(node2);
        if (value === void 0) {
          if (this.#root === null) this.put(null, node2);
          return;
        }
        if (typeof value === "number" && !Number.isSafeInteger(value)) this.put(this.#checked(value, node2), node2);
        else this.put(value, node2);
      }
      put(value, node2) {
        if (this.#skipped > 0) return;
        const why = this.#before(node2);
        this.#note(this.#cursor.container, this.#cursor.key, value, node2);
        if (typeof value !== "string") this.#cursor.put(value, why);
        else {
          this.#cursor.text(value, why);
          if (hasHalf(value)) this.#to.find("lone-surrogate", { range: node2 });
        }
      }
      /** What was read as the value of a member is a name. */
      late() {
        const { container, key } = this.#cursor;
        if (this.#skipped > 0 || container === null || Array.isArray(container) || key === null) return;
        const value = container[String(key)];
        if (value === void 0 || typeof value === "object") return;
        this.#cursor.revise(null, this.#to.note("missing-value"));
        this.#name(String(value), this.#to.range);
      }
      openText(node2) {
        if (this.#skipped > 0 || this.#cursor.isInText) return;
        this.#textStart = node2.start;
        const why = this.#before(node2);
        this.#textKey = this.#cursor.key;
        this.#cursor.openText(why);
      }
      append(text2) {
        this.#cursor.append(text2);
      }
      closeText(end) {
        if (!this.#cursor.isInText) return;
        const text2 = this.#cursor.closeText();
        if (hasHalf(text2)) this.#to.find("lone-surrogate", { range: { start: this.#textStart, end } });
        this.#note(this.#cursor.container, this.#textKey, text2, { start: this.#textStart, end });
      }
      /** Words stand between what was read and what comes. */
      part() {
        this.#isApart = true;
        this.#hasWords = true;
        this.#isAsked = true;
      }
      /** Reports that there is no value: asked at the start of the text and at its end. */
      end(node2) {
        if (this.#root !== null) return false;
        if (!this.#isAsked) this.#isAsked = true;
        else {
          const isBlank2 = !this.#hasWords;
          if (isBlank2) this.#reading.cut();
          this.#to.emit({ type: "set", path: [], value: null });
          const range = { start: 0, end: node2.end };
          this.#to.find("missing-document", { range, ...isBlank2 && { message: "The text is empty" } });
        }
        return false;
      }
      #isAsked = false;
      /** What is to be said before a value comes: that its name had one, or that it is not the first of the text. */
      #before(node2) {
        if (this.#cursor.container === null || this.#cursor.container === this.#list) return this.#beforeRoot(node2);
        const again2 = this.#again;
        this.#again = void 0;
        return again2;
      }
      #beforeRoot({ start, end }) {
        const before = this.#root;
        this.#root = { start, end };
        const isApart = this.#isApart;
        this.#isApart = false;
        if (before === null) return void 0;
        if (isApart) {
          if (this.#list !== null) this.#cursor.leave();
          this.#list = null;
          return this.#to.note("several-values", { range: this.#root, related: before });
        }
        if (this.#list === null) {
          this.#list = [this.#to.value];
          const diagnostic = this.#to.note("bad-sequence", { range: this.#root });
          this.#to.replace(this.#list);
          this.#to.emit({ type: "revise", path: [], value: structuredClone(this.#list), diagnostic });
          this.#reading.options.places?.listRoot(this.#list);
          this.#cursor.enter(this.#list, null);
        }
        return void 0;
      }
      get #depth() {
        return this.#cursor.depth - (this.#list === null ? 0 : 1);
      }
      #skip(node2) {
        if (this.#skipped === 0) this.put(null, node2);
        this.#skipped++;
        if (this.#isTooDeep) return;
        this.#isTooDeep = true;
        this.#to.find("too-deep", {
          range: node2,
          message: `The value nests deeper than ${this.#maxDepth} levels; what is deeper is null`
        });
      }
      #checked(value, node2) {
        const { start, end } = node2;
        const raw = rawOf(node2);
        if (!Number.isFinite(value)) {
          this.#to.find("number-out-of-range", { range: { start, end } });
          return raw;
        }
        if (Number.isInteger(value) && !isExact(raw, value)) this.#to.find("imprecise-number", { range: { start, end } });
        return value;
      }
      /** Tells a finding whose value never came. */
      #tellAgain() {
        if (this.#again !== void 0) this.#to.emit({ type: "diagnostic", diagnostic: this.#again });
        this.#again = void 0;
      }
      #note(container, key, value, { start, end }) {
        const { places } = this.#reading.options;
        if (places === void 0) return;
        if (container === null || key === null) places.noteRoot(value, { start, end });
        else places.note(container, key, value, { start, end });
      }
    };
  }
});

// src/formats/json/prompt.ts
function prompt() {
  return `Reply with one JSON value as RFC 8259 has it, and with nothing else: no words before or behind it, no code fence.

- Write names and strings in double quotes. Inside strings, write a quote as \\", a backslash as \\\\, a line end as \\n.
- Write commas between values, and none behind the last one. Write no comments.
- Write true, false and null in small letters, and numbers without leading zeros, plus signs or digit groups.
- Close each bracket that you open.
`;
}
var init_prompt = __esm({
  "src/formats/json/prompt.ts"() {
    "use strict";
  }
});

// src/formats/json/rule-codes.ts
var ruleCodes;
var init_rule_codes = __esm({
  "src/formats/json/rule-codes.ts"() {
    "use strict";
    ruleCodes = {
      "duplicate-key": {
        severity: "error",
        meaning: "An object has the same name twice; the last one counts.",
        example: '{"a": 1, "a": 2}',
        mend: "Write each name once."
      },
      "imprecise-number": {
        severity: "warning",
        meaning: "A number has more digits than a double can hold; the value is the nearest one.",
        example: "[9007199254740993]",
        mend: "Write long numbers as strings."
      },
      "lone-surrogate": {
        severity: "warning",
        meaning: "A string holds half of a character: no file can carry it.",
        example: '["\\ud800"]',
        mend: "Write both halves, or none."
      },
      "number-out-of-range": {
        severity: "error",
        meaning: "A number is greater than a double can be; the value is its text.",
        example: "[1e400]",
        mend: "Write such numbers as strings."
      },
      "several-values": {
        severity: "error",
        meaning: "The text holds several JSON values; the last one counts.",
        example: '{"a": 1} and {"a": 2}',
        mend: "Write one JSON value."
      },
      "too-deep": {
        severity: "error",
        meaning: "The value nests deeper than the limit. What is deeper is null.",
        example: "[[[[\u2026]]]]",
        mend: "Nest less deeply, or raise `maxDepth`."
      }
    };
  }
});

// src/formats/json/write.ts
function write(value) {
  let out = "";
  const todo = [{ value }];
  for (let next = todo.pop(); next !== void 0; next = todo.pop()) {
    if (typeof next === "string") out += next;
    else if (typeof next.value !== "object" || next.value === null) out += scalar(next.value);
    else if (Array.isArray(next.value)) pushArray(next.value);
    else pushObject(next.value);
  }
  return out;
  function pushArray(items) {
    todo.push("]");
    for (let at = items.length - 1; at >= 0; at--) {
      todo.push({ value: items[at] ?? null });
      if (at > 0) todo.push(",");
    }
    out += "[";
  }
  function pushObject(object) {
    todo.push("}");
    const members = Object.entries(object);
    for (let at = members.length - 1; at >= 0; at--) {
      const [name2, member] = members[at] ?? ["", null];
      todo.push({ value: member }, `${at > 0 ? "," : ""}${JSON.stringify(name2)}:`);
    }
    out += "{";
  }
}
function scalar(value) {
  if (typeof value !== "number") return JSON.stringify(value);
  if (Object.is(value, -0)) return "-0";
  return Number.isFinite(value) ? String(value) : value > 0 ? "1e999" : "-1e999";
}
var init_write = __esm({
  "src/formats/json/write.ts"() {
    "use strict";
  }
});

// src/formats/json/format.ts
var byGrammar;
var init_format = __esm({
  "src/formats/json/format.ts"() {
    "use strict";
    init_json();
    init_define();
    init_adapt();
    init_model();
    init_prompt();
    init_rule_codes();
    init_write();
    byGrammar = defineFormat({
      name: "json",
      grammar,
      schema,
      empty: () => null,
      adapt,
      codes: ruleCodes,
      via: "repaired",
      endsAnywhere: true,
      mistakesFirst: true,
      print: write,
      prompt
    });
  }
});

// src/formats/json/places.ts
function isContainer(value) {
  return typeof value === "object" && value !== null;
}
var Places2;
var init_places2 = __esm({
  "src/formats/json/places.ts"() {
    "use strict";
    init_record();
    Places2 = class {
      #parts = /* @__PURE__ */ new Map();
      #own = /* @__PURE__ */ new Map();
      #root;
      #value = null;
      noteRoot(value, { start, end }) {
        this.#root = { start, end };
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
      note(container, key, value, { start, end }) {
        const place = { start, end };
        let parts = this.#parts.get(container);
        if (parts === void 0) {
          parts = /* @__PURE__ */ new Map();
          this.#parts.set(container, parts);
        }
        parts.set(key, place);
        if (isContainer(value)) this.#own.set(value, place);
        this.reach(end);
      }
      /** A container ends. */
      close(container, end) {
        const place = this.#own.get(container);
        if (place !== void 0) place.end = end;
        this.reach(end);
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
      reach(end) {
        if (this.#root !== void 0 && this.#root.end < end) this.#root.end = end;
      }
    };
  }
});

// src/formats/json/plain.ts
function isPlain(text2, value, maxDepth) {
  if (mayHoldHalf(text2)) return false;
  const members = countMembers(value, maxDepth);
  return members !== void 0 && members === countColons(text2);
}
function countMembers(value, maxDepth) {
  let members = 0;
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const next = [];
    for (const one2 of level) {
      if (typeof one2 === "number") {
        if (one2 > MAX || one2 < -MAX) return void 0;
      } else if (typeof one2 === "object" && one2 !== null) {
        if (depth >= maxDepth) return void 0;
        const parts = Object.values(one2);
        if (!Array.isArray(one2)) members += parts.length;
        for (const part of parts) if (typeof part === "object" || typeof part === "number") next.push(part);
      }
    }
    level = next;
  }
  return members;
}
function countColons(text2) {
  let colons = 0;
  for (let at = text2.indexOf(":"); at !== -1; at = text2.indexOf(":", at + 1)) {
    let before = at - 1;
    while (before > 0 && text2.charCodeAt(before) <= 32) before--;
    if (text2.charCodeAt(before) === 34) colons++;
  }
  return colons;
}
var MAX;
var init_plain = __esm({
  "src/formats/json/plain.ts"() {
    "use strict";
    init_surrogates();
    MAX = Number.MAX_SAFE_INTEGER;
  }
});

// src/formats/json/parse.ts
function parse(text2, options = {}) {
  requireText(text2, "text");
  const value = readStrictly(text2);
  const isFinished = options.finished !== false;
  if (value !== void 0 && isFinished && isPlain(text2, value, options.maxDepth ?? DEFAULT_DEPTH))
    return {
      value,
      diagnostics: [],
      ok: true,
      complete: true,
      format: "json",
      via: "json",
      locate: lazyPlaces(text2, options)
    };
  const read = byGrammar.parse(text2, options);
  return { ...read, via: value === void 0 ? "repaired" : "json", locate: lazyPlaces(text2, options) };
}
function createStream(options = {}) {
  const stream = byGrammar.createStream(options);
  const chunks = [];
  return {
    push(chunk) {
      const events = stream.push(chunk);
      chunks.push(chunk);
      return events;
    },
    end() {
      const end = stream.end();
      const text2 = chunks.join("");
      const isJson = end.diagnostics.length === 0 || readStrictly(text2) !== void 0;
      return { ...end, via: isJson ? "json" : "repaired", locate: lazyPlaces(text2, options) };
    },
    get value() {
      return stream.value;
    }
  };
}
function transform(options = {}) {
  return transformOf(createStream(options));
}
function lazyPlaces(text2, options) {
  let places;
  return (path) => {
    if (places === void 0) {
      places = new Places2();
      byGrammar.parse(text2, { ...options, places });
    }
    return places.locate(path);
  };
}
function isJsonText(text2) {
  if (!/^\s*[`~{[]/.test(text2)) return false;
  const { value, diagnostics: diagnostics2 } = parse(text2);
  const isProse = diagnostics2.some(({ code }) => code === "json/bad-prose" || code === "json/bad-text");
  return typeof value === "object" && value !== null && !isProse;
}
function readStrictly(text2) {
  if (!mayBeStrict(text2)) return void 0;
  try {
    const value = JSON.parse(text2);
    return value;
  } catch {
    return void 0;
  }
}
function mayBeStrict(text2) {
  const start = skipSpace(text2, 0);
  const first = text2[start];
  const last = text2.trimEnd().at(-1);
  if (first !== "{") return first === "[" ? last === "]" : first !== void 0;
  const next = text2[skipSpace(text2, start + 1)];
  return last === "}" && (next === '"' || next === "}");
}
function skipSpace(text2, from) {
  for (let at = from; ; at++) {
    const unit2 = text2.charCodeAt(at);
    if (unit2 !== 32 && unit2 !== 10 && unit2 !== 9 && unit2 !== 13) return at;
  }
}
var init_parse = __esm({
  "src/formats/json/parse.ts"() {
    "use strict";
    init_argument();
    init_stream();
    init_format();
    init_model();
    init_places2();
    init_plain();
  }
});

// src/formats/json/print.ts
function print(value) {
  return byGrammar.print(value);
}
function check(value) {
  return byGrammar.check(value);
}
var init_print = __esm({
  "src/formats/json/print.ts"() {
    "use strict";
    init_format();
  }
});

// src/formats/json/repair.ts
function repair(text2, options = {}) {
  requireText(text2, "text");
  const { value, via, diagnostics: diagnostics2 } = parse(text2, options);
  const isKept = via === "json" && !diagnostics2.some(({ code }) => code === "json/number-out-of-range");
  return isKept ? text2 : write(value);
}
var init_repair = __esm({
  "src/formats/json/repair.ts"() {
    "use strict";
    init_argument();
    init_parse();
    init_write();
  }
});

// src/formats/json/index.ts
var json_exports = {};
__export(json_exports, {
  check: () => check,
  createStream: () => createStream,
  diagnostics: () => diagnostics,
  isJsonText: () => isJsonText,
  name: () => name,
  parse: () => parse,
  print: () => print,
  prompt: () => prompt,
  repair: () => repair,
  schema: () => schema,
  transform: () => transform
});
var name, diagnostics;
var init_json2 = __esm({
  "src/formats/json/index.ts"() {
    "use strict";
    init_format();
    init_model();
    init_parse();
    init_print();
    init_prompt();
    init_repair();
    name = "json";
    diagnostics = byGrammar.diagnostics;
  }
});

// ../../../work/main/bench/node_modules/jsonrepair/lib/esm/utils/JSONRepairError.js
var JSONRepairError;
var init_JSONRepairError = __esm({
  "../../../work/main/bench/node_modules/jsonrepair/lib/esm/utils/JSONRepairError.js"() {
    JSONRepairError = class extends Error {
      constructor(message, position) {
        super(`${message} at position ${position}`);
        this.position = position;
      }
    };
  }
});

// ../../../work/main/bench/node_modules/jsonrepair/lib/esm/utils/stringUtils.js
function isHex(char) {
  return /^[0-9A-Fa-f]$/.test(char);
}
function isDigit(char) {
  return char >= "0" && char <= "9";
}
function isValidStringCharacter(char) {
  return char >= " ";
}
function isDelimiter(char) {
  return ",:[]/{}()\n+".includes(char);
}
function isFunctionNameCharStart(char) {
  return char >= "a" && char <= "z" || char >= "A" && char <= "Z" || char === "_" || char === "$";
}
function isFunctionNameChar(char) {
  return char >= "a" && char <= "z" || char >= "A" && char <= "Z" || char === "_" || char === "$" || char >= "0" && char <= "9";
}
function isUnquotedStringDelimiter(char) {
  return ",[]/{}\n+".includes(char);
}
function isStartOfValue(char) {
  return isQuote(char) || regexStartOfValue.test(char);
}
function isControlCharacter(char) {
  return char === "\n" || char === "\r" || char === "	" || char === "\b" || char === "\f";
}
function isWhitespace(text2, index) {
  const code = text2.charCodeAt(index);
  return code === codeSpace || code === codeNewline || code === codeTab || code === codeReturn;
}
function isWhitespaceExceptNewline(text2, index) {
  const code = text2.charCodeAt(index);
  return code === codeSpace || code === codeTab || code === codeReturn;
}
function isSpecialWhitespace(text2, index) {
  const code = text2.charCodeAt(index);
  return code === codeNonBreakingSpace || code === codeMongolianVowelSeparator || code >= codeEnQuad && code <= codeZeroWidthSpace || code === codeNarrowNoBreakSpace || code === codeMediumMathematicalSpace || code === codeIdeographicSpace || code === codeZeroWidthNoBreakSpace;
}
function isQuote(char) {
  return isDoubleQuoteLike(char) || isSingleQuoteLike(char);
}
function isDoubleQuoteLike(char) {
  return char === '"' || char === "\u201C" || char === "\u201D";
}
function isDoubleQuote(char) {
  return char === '"';
}
function isSingleQuoteLike(char) {
  return char === "'" || char === "\u2018" || char === "\u2019" || char === "`" || char === "\xB4";
}
function isSingleQuote(char) {
  return char === "'";
}
function stripLastOccurrence(text2, textToStrip) {
  let stripRemainingText = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : false;
  const index = text2.lastIndexOf(textToStrip);
  return index !== -1 ? text2.substring(0, index) + (stripRemainingText ? "" : text2.substring(index + 1)) : text2;
}
function insertBeforeLastWhitespace(text2, textToInsert) {
  let index = text2.length;
  if (!isWhitespace(text2, index - 1)) {
    return text2 + textToInsert;
  }
  while (isWhitespace(text2, index - 1)) {
    index--;
  }
  return text2.substring(0, index) + textToInsert + text2.substring(index);
}
function removeAtIndex(text2, start, count) {
  return text2.substring(0, start) + text2.substring(start + count);
}
function endsWithCommaOrNewline(text2) {
  return /[,\n][ \t\r]*$/.test(text2);
}
function matchHtmlEntity(fragment) {
  if (fragment.charAt(0) !== "&") {
    return null;
  }
  const semicolon = fragment.indexOf(";");
  if (semicolon === -1) {
    return null;
  }
  const entity = fragment.substring(0, semicolon + 1);
  const named = namedHtmlEntities[entity];
  if (named !== void 0) {
    return {
      char: named,
      length: entity.length
    };
  }
  if (fragment.charAt(1) === "#") {
    const body = fragment.substring(2, semicolon);
    const hex = body.charAt(0) === "x" || body.charAt(0) === "X";
    const digits = hex ? body.substring(1) : body;
    if (digits.length > 0) {
      const code = Number.parseInt(digits, hex ? 16 : 10);
      if (!Number.isNaN(code) && code >= 0 && code <= 1114111) {
        return {
          char: String.fromCodePoint(code),
          length: entity.length
        };
      }
    }
  }
  return null;
}
function isDoubleQuoteEntity(match) {
  return match !== null && match.char === '"';
}
function isSingleQuoteEntity(match) {
  return match !== null && match.char === "'";
}
function countOccurrences(text2, char) {
  let count = 0;
  for (let i = 0; i < text2.length; i++) {
    if (text2.charAt(i) === char) {
      count++;
    }
  }
  return count;
}
function isInsideUnclosedBracket(text2, closeChar) {
  switch (closeChar) {
    case ")":
      return countOccurrences(text2, "(") > countOccurrences(text2, ")");
    case "]":
      return countOccurrences(text2, "[") > countOccurrences(text2, "]");
    case "}":
      return countOccurrences(text2, "{") > countOccurrences(text2, "}");
    default:
      return false;
  }
}
var codeSpace, codeNewline, codeTab, codeReturn, codeNonBreakingSpace, codeMongolianVowelSeparator, codeEnQuad, codeZeroWidthSpace, codeNarrowNoBreakSpace, codeMediumMathematicalSpace, codeIdeographicSpace, codeZeroWidthNoBreakSpace, regexUrlStart, regexUrlChar, regexStartOfValue, namedHtmlEntities, maxHtmlEntityLength;
var init_stringUtils = __esm({
  "../../../work/main/bench/node_modules/jsonrepair/lib/esm/utils/stringUtils.js"() {
    codeSpace = 32;
    codeNewline = 10;
    codeTab = 9;
    codeReturn = 13;
    codeNonBreakingSpace = 160;
    codeMongolianVowelSeparator = 6158;
    codeEnQuad = 8192;
    codeZeroWidthSpace = 8203;
    codeNarrowNoBreakSpace = 8239;
    codeMediumMathematicalSpace = 8287;
    codeIdeographicSpace = 12288;
    codeZeroWidthNoBreakSpace = 65279;
    regexUrlStart = /^(http|https|ftp|mailto|file|data|irc):\/\/$/;
    regexUrlChar = /^[A-Za-z0-9-._~:/?#@!$&'()*+;=]$/;
    regexStartOfValue = /^[[{\w-]$/;
    namedHtmlEntities = {
      "&quot;": '"',
      "&amp;": "&",
      "&lt;": "<",
      "&gt;": ">",
      "&apos;": "'"
    };
    maxHtmlEntityLength = 12;
  }
});

// ../../../work/main/bench/node_modules/jsonrepair/lib/esm/regular/jsonrepair.js
function jsonrepair(text2) {
  let i = 0;
  let output = "";
  parseMarkdownCodeBlock(["```", "[```", "{```"]);
  const processed = parseValue();
  if (!processed) {
    throwUnexpectedEnd();
  }
  parseMarkdownCodeBlock(["```", "```]", "```}"]);
  const processedComma = parseCharacter(",");
  if (processedComma) {
    parseWhitespaceAndSkipComments();
  }
  if (isStartOfValue(text2[i]) && endsWithCommaOrNewline(output)) {
    if (!processedComma) {
      output = insertBeforeLastWhitespace(output, ",");
    }
    parseNewlineDelimitedJSON();
  } else if (processedComma) {
    output = stripLastOccurrence(output, ",");
  }
  while (text2[i] === "}" || text2[i] === "]") {
    i++;
    parseWhitespaceAndSkipComments();
  }
  if (i >= text2.length) {
    return output;
  }
  throwUnexpectedCharacter();
  function parseValue() {
    parseWhitespaceAndSkipComments();
    const processed2 = parseObject() || parseArray() || parseString() || parseNumber() || parseKeywords() || parseUnquotedString(false) || parseRegex();
    parseWhitespaceAndSkipComments();
    return processed2;
  }
  function parseWhitespaceAndSkipComments() {
    let skipNewline = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : true;
    const start = i;
    let changed = parseWhitespace(skipNewline);
    do {
      changed = parseComment();
      if (changed) {
        changed = parseWhitespace(skipNewline);
      }
    } while (changed);
    return i > start;
  }
  function parseWhitespace(skipNewline) {
    const _isWhiteSpace = skipNewline ? isWhitespace : isWhitespaceExceptNewline;
    let whitespace = "";
    while (true) {
      if (_isWhiteSpace(text2, i)) {
        whitespace += text2[i];
        i++;
      } else if (isSpecialWhitespace(text2, i)) {
        whitespace += " ";
        i++;
      } else {
        break;
      }
    }
    if (whitespace.length > 0) {
      output += whitespace;
      return true;
    }
    return false;
  }
  function parseComment() {
    if (text2[i] === "/" && text2[i + 1] === "*") {
      while (i < text2.length && !atEndOfBlockComment(text2, i)) {
        i++;
      }
      i += 2;
      return true;
    }
    if (text2[i] === "/" && text2[i + 1] === "/") {
      while (i < text2.length && text2[i] !== "\n") {
        i++;
      }
      return true;
    }
    return false;
  }
  function parseMarkdownCodeBlock(blocks) {
    if (skipMarkdownCodeBlock(blocks)) {
      if (isFunctionNameCharStart(text2[i])) {
        while (i < text2.length && isFunctionNameChar(text2[i])) {
          i++;
        }
      }
      parseWhitespaceAndSkipComments();
      return true;
    }
    return false;
  }
  function skipMarkdownCodeBlock(blocks) {
    parseWhitespace(true);
    for (const block of blocks) {
      const end = i + block.length;
      if (text2.slice(i, end) === block) {
        i = end;
        return true;
      }
    }
    return false;
  }
  function parseCharacter(char) {
    if (text2[i] === char) {
      output += text2[i];
      i++;
      return true;
    }
    return false;
  }
  function skipCharacter(char) {
    if (text2[i] === char) {
      i++;
      return true;
    }
    return false;
  }
  function skipEscapeCharacter() {
    return skipCharacter("\\");
  }
  function skipEllipsis() {
    parseWhitespaceAndSkipComments();
    if (text2[i] === "." && text2[i + 1] === "." && text2[i + 2] === ".") {
      i += 3;
      parseWhitespaceAndSkipComments();
      skipCharacter(",");
      return true;
    }
    return false;
  }
  function parseObject() {
    if (text2[i] === "{") {
      output += "{";
      i++;
      parseWhitespaceAndSkipComments();
      if (skipCharacter(",")) {
        parseWhitespaceAndSkipComments();
      }
      let initial = true;
      while (i < text2.length && text2[i] !== "}") {
        let processedComma2;
        if (!initial) {
          processedComma2 = parseCharacter(",");
          if (!processedComma2) {
            output = insertBeforeLastWhitespace(output, ",");
          }
          parseWhitespaceAndSkipComments();
        } else {
          processedComma2 = true;
        }
        skipEllipsis();
        const processedKey = parseString() || parseUnquotedString(true);
        if (!processedKey) {
          if (text2[i] === "}" || text2[i] === "{" || text2[i] === "]" || text2[i] === "[" || text2[i] === void 0) {
            if (!initial) {
              output = stripLastOccurrence(output, ",");
            }
          } else {
            throwObjectKeyExpected();
          }
          break;
        }
        parseWhitespaceAndSkipComments();
        const processedColon = parseCharacter(":");
        const truncatedText = i >= text2.length;
        if (!processedColon) {
          if (isStartOfValue(text2[i]) || truncatedText) {
            output = insertBeforeLastWhitespace(output, ":");
          } else {
            throwColonExpected();
          }
        }
        const processedValue = parseValue();
        if (!processedValue) {
          if (processedColon || truncatedText) {
            output += "null";
          } else {
            throwColonExpected();
          }
        }
        initial = false;
      }
      if (text2[i] === "}") {
        output += "}";
        i++;
      } else {
        output = insertBeforeLastWhitespace(output, "}");
      }
      return true;
    }
    return false;
  }
  function parseArray() {
    if (text2[i] === "[") {
      output += "[";
      i++;
      parseWhitespaceAndSkipComments();
      if (skipCharacter(",")) {
        parseWhitespaceAndSkipComments();
      }
      let initial = true;
      while (i < text2.length && text2[i] !== "]") {
        if (!initial) {
          const processedComma2 = parseCharacter(",");
          if (!processedComma2) {
            output = insertBeforeLastWhitespace(output, ",");
          }
        }
        skipEllipsis();
        const processedValue = parseValue();
        if (!processedValue) {
          if (!initial) {
            output = stripLastOccurrence(output, ",");
          }
          break;
        }
        initial = false;
      }
      if (text2[i] === "]") {
        output += "]";
        i++;
      } else {
        output = insertBeforeLastWhitespace(output, "]");
      }
      return true;
    }
    return false;
  }
  function parseNewlineDelimitedJSON() {
    let initial = true;
    let processedValue = true;
    while (processedValue) {
      if (!initial) {
        const processedComma2 = parseCharacter(",");
        if (!processedComma2) {
          output = insertBeforeLastWhitespace(output, ",");
        }
      } else {
        initial = false;
      }
      processedValue = parseValue();
    }
    if (!processedValue) {
      output = stripLastOccurrence(output, ",");
    }
    output = `[
${output}
]`;
  }
  function parseString() {
    let stopAtDelimiter = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : false;
    let stopAtIndex = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : -1;
    const skipEscapeChars = text2[i] === "\\";
    if (skipEscapeChars) {
      i++;
      if (!isQuote(text2[i])) {
        throwUnexpectedCharacter();
      }
    }
    const openEntity = text2[i] === "&" ? matchHtmlEntity(text2.slice(i, i + maxHtmlEntityLength)) : null;
    const openedByEntity = isDoubleQuoteEntity(openEntity) || isSingleQuoteEntity(openEntity);
    if (isQuote(text2[i]) || openedByEntity) {
      const isEndQuote = isDoubleQuote(text2[i]) ? isDoubleQuote : isSingleQuote(text2[i]) ? isSingleQuote : isSingleQuoteLike(text2[i]) ? isSingleQuoteLike : isDoubleQuoteLike;
      const iBefore = i;
      const oBefore = output.length;
      let str = '"';
      i += openedByEntity && openEntity ? openEntity.length : 1;
      while (true) {
        if (i >= text2.length) {
          const iPrev = prevNonWhitespaceIndex(i - 1);
          if (!stopAtDelimiter && isDelimiter(text2.charAt(iPrev))) {
            i = iBefore;
            output = output.substring(0, oBefore);
            return parseString(true);
          }
          str = insertBeforeLastWhitespace(str, '"');
          output += str;
          return true;
        }
        if (i === stopAtIndex) {
          str = insertBeforeLastWhitespace(str, '"');
          output += str;
          return true;
        }
        const entity = openedByEntity && text2[i] === "&" ? matchHtmlEntity(text2.slice(i, i + maxHtmlEntityLength)) : null;
        const isEnd = entity && openEntity ? entity.char === openEntity.char : isEndQuote(text2[i]);
        if (isEnd) {
          const iQuote = i;
          const oQuote = str.length;
          str += '"';
          i += entity ? entity.length : 1;
          output += str;
          parseWhitespaceAndSkipComments(false);
          if (stopAtDelimiter || i >= text2.length || isDelimiter(text2[i]) && // only count the brackets inside the string when actually needed,
          // i.e. when the quote is directly followed by a closing bracket
          !isInsideUnclosedBracket(str, text2[i]) || isQuote(text2[i]) && !nextQuoteIsEndQuote(i) || isDigit(text2[i])) {
            parseConcatenatedString();
            return true;
          }
          if (text2[i] === "\\") {
            throwUnexpectedCharacter();
          }
          const iPrevChar = prevNonWhitespaceIndex(iQuote - 1);
          const prevChar = text2.charAt(iPrevChar);
          if (prevChar === ",") {
            i = iBefore;
            output = output.substring(0, oBefore);
            return parseString(false, iPrevChar);
          }
          if (isDelimiter(prevChar)) {
            i = iBefore;
            output = output.substring(0, oBefore);
            return parseString(true);
          }
          output = output.substring(0, oBefore);
          i = iQuote + (entity ? entity.length : 1);
          str = `${str.substring(0, oQuote)}\\${str.substring(oQuote)}`;
        } else if (stopAtDelimiter && isUnquotedStringDelimiter(text2[i])) {
          if (text2[i - 1] === ":" && regexUrlStart.test(text2.substring(iBefore + 1, i + 2))) {
            while (i < text2.length && regexUrlChar.test(text2[i])) {
              str += text2[i];
              i++;
            }
          }
          str = insertBeforeLastWhitespace(str, '"');
          output += str;
          parseConcatenatedString();
          return true;
        } else if (entity) {
          const char = entity.char;
          if (char === '"') {
            str += '\\"';
          } else if (isControlCharacter(char)) {
            str += controlCharacters[char];
          } else {
            str += char;
          }
          i += entity.length;
        } else if (text2[i] === "\\") {
          const char = text2.charAt(i + 1);
          const escapeChar = escapeCharacters[char];
          if (escapeChar !== void 0) {
            str += text2.slice(i, i + 2);
            i += 2;
          } else if (char === "u") {
            let j = 2;
            while (j < 6 && isHex(text2[i + j])) {
              j++;
            }
            if (j === 6) {
              str += text2.slice(i, i + 6);
              i += 6;
            } else if (i + j >= text2.length) {
              i = text2.length;
            } else {
              throwInvalidUnicodeCharacter();
            }
          } else if (char === "\n") {
            str += "\\n";
            i += 2;
          } else {
            str += char;
            i += 2;
          }
        } else {
          const char = text2.charAt(i);
          if (char === '"' && text2[i - 1] !== "\\") {
            str += `\\${char}`;
            i++;
          } else if (isControlCharacter(char)) {
            str += controlCharacters[char];
            i++;
          } else {
            if (!isValidStringCharacter(char)) {
              throwInvalidCharacter(char);
            }
            str += char;
            i++;
          }
        }
        if (skipEscapeChars) {
          skipEscapeCharacter();
        }
      }
    }
    return false;
  }
  function parseConcatenatedString() {
    let processed2 = false;
    parseWhitespaceAndSkipComments();
    while (text2[i] === "+") {
      processed2 = true;
      i++;
      parseWhitespaceAndSkipComments();
      output = stripLastOccurrence(output, '"', true);
      const start = output.length;
      const parsedStr = parseString();
      if (parsedStr) {
        output = removeAtIndex(output, start, 1);
      } else {
        output = insertBeforeLastWhitespace(output, '"');
      }
    }
    return processed2;
  }
  function parseNumber() {
    const start = i;
    let num = "";
    let invalid = false;
    if (text2[i] === "-") {
      num += text2[i];
      i++;
      if (!isDigit(text2[i]) && atEndOfNumber()) {
        num += "0";
      }
    }
    if (text2[i] === "0" && isDigit(text2[i + 1])) {
      invalid = true;
    }
    while (isDigit(text2[i])) {
      num += text2[i];
      i++;
    }
    if (text2[i] === ".") {
      if (num === "" || num === "-") {
        num += "0";
      }
      num += text2[i];
      i++;
      if (!isDigit(text2[i])) {
        num += "0";
      }
      while (isDigit(text2[i])) {
        num += text2[i];
        i++;
      }
    }
    if (i > start) {
      if (text2[i] === "e" || text2[i] === "E") {
        if (num === "-") {
          invalid = true;
        }
        num += text2[i];
        i++;
        if (text2[i] === "-" || text2[i] === "+") {
          num += text2[i];
          i++;
        }
        if (!isDigit(text2[i])) {
          num += "0";
        }
        while (isDigit(text2[i])) {
          num += text2[i];
          i++;
        }
      }
      if (!atEndOfNumber()) {
        i = start;
        return false;
      }
      output += invalid ? `"${text2.substring(start, i)}"` : num;
      return true;
    }
    return false;
  }
  function parseKeywords() {
    return parseKeyword("true", "true") || parseKeyword("false", "false") || parseKeyword("null", "null") || // repair Python keywords True, False, None
    parseKeyword("True", "true") || parseKeyword("False", "false") || parseKeyword("None", "null");
  }
  function parseKeyword(name2, value) {
    if (text2.slice(i, i + name2.length) === name2 && !isFunctionNameChar(text2[i + name2.length])) {
      output += value;
      i += name2.length;
      return true;
    }
    return false;
  }
  function parseUnquotedString(isKey) {
    const start = i;
    if (isFunctionNameCharStart(text2[i])) {
      while (i < text2.length && isFunctionNameChar(text2[i])) {
        i++;
      }
      let j = i;
      while (isWhitespace(text2, j)) {
        j++;
      }
      if (text2[j] === "(") {
        i = j + 1;
        parseValue();
        if (text2[i] === ")") {
          i++;
          if (text2[i] === ";") {
            i++;
          }
        }
        return true;
      }
    }
    while (i < text2.length && !isUnquotedStringDelimiter(text2[i]) && !isQuote(text2[i]) && (!isKey || text2[i] !== ":")) {
      i++;
    }
    if (text2[i - 1] === ":" && regexUrlStart.test(text2.substring(start, i + 2))) {
      while (i < text2.length && regexUrlChar.test(text2[i])) {
        i++;
      }
    }
    if (i > start) {
      while (isWhitespace(text2, i - 1) && i > 0) {
        i--;
      }
      const symbol = text2.slice(start, i);
      output += symbol === "undefined" ? "null" : JSON.stringify(symbol);
      if (text2[i] === '"') {
        i++;
      }
      return true;
    }
  }
  function parseRegex() {
    if (text2[i] === "/") {
      const start = i;
      i++;
      while (i < text2.length && (text2[i] !== "/" || text2[i - 1] === "\\")) {
        i++;
      }
      i++;
      output += JSON.stringify(text2.substring(start, i));
      return true;
    }
  }
  function prevNonWhitespaceIndex(start) {
    let prev = start;
    while (prev > 0 && isWhitespace(text2, prev)) {
      prev--;
    }
    return prev;
  }
  function nextQuoteIsEndQuote(index) {
    let next = index + 1;
    while (next < text2.length && isWhitespace(text2, next)) {
      next++;
    }
    return next >= text2.length || isDelimiter(text2[next]);
  }
  function atEndOfNumber() {
    return i >= text2.length || isDelimiter(text2[i]) || isWhitespace(text2, i);
  }
  function throwInvalidCharacter(char) {
    throw new JSONRepairError(`Invalid character ${JSON.stringify(char)}`, i);
  }
  function throwUnexpectedCharacter() {
    throw new JSONRepairError(`Unexpected character ${JSON.stringify(text2[i])}`, i);
  }
  function throwUnexpectedEnd() {
    throw new JSONRepairError("Unexpected end of json string", text2.length);
  }
  function throwObjectKeyExpected() {
    throw new JSONRepairError("Object key expected", i);
  }
  function throwColonExpected() {
    throw new JSONRepairError("Colon expected", i);
  }
  function throwInvalidUnicodeCharacter() {
    const chars = text2.slice(i, i + 6);
    throw new JSONRepairError(`Invalid unicode character "${chars}"`, i);
  }
}
function atEndOfBlockComment(text2, i) {
  return text2[i] === "*" && text2[i + 1] === "/";
}
var controlCharacters, escapeCharacters;
var init_jsonrepair = __esm({
  "../../../work/main/bench/node_modules/jsonrepair/lib/esm/regular/jsonrepair.js"() {
    init_JSONRepairError();
    init_stringUtils();
    controlCharacters = {
      "\b": "\\b",
      "\f": "\\f",
      "\n": "\\n",
      "\r": "\\r",
      "	": "\\t"
    };
    escapeCharacters = {
      '"': '"',
      "\\": "\\",
      "/": "/",
      b: "\b",
      f: "\f",
      n: "\n",
      r: "\r",
      t: "	"
      // note that \u is handled separately in parseString()
    };
  }
});

// ../../../work/main/bench/node_modules/jsonrepair/lib/esm/index.js
var esm_exports = {};
__export(esm_exports, {
  JSONRepairError: () => JSONRepairError,
  jsonrepair: () => jsonrepair
});
var init_esm = __esm({
  "../../../work/main/bench/node_modules/jsonrepair/lib/esm/index.js"() {
    init_jsonrepair();
    init_JSONRepairError();
  }
});

// .perf-jbb.mts
var { parse: parse2 } = await Promise.resolve().then(() => (init_json2(), json_exports));
var { jsonrepair: jsonrepair2 } = await Promise.resolve().then(() => (init_esm(), esm_exports));
function result(length) {
  const deliverables = [];
  const errors = [];
  const value = { success: true, confidence: 0.92, deliverables, metrics: { duration_ms: 1234, files: 12, coverage: 87.5 }, errors };
  for (let at = 0; JSON.stringify(value, null, 2).length < length; at++) {
    for (let file = 0; file < 8; file++) deliverables.push(`src/features/module-${at}/part-${file}.ts`);
    errors.push({ code: `E${1e3 + at}`, message: `The test of part ${at} took longer than it may and was stopped`, context: { line: at * 7, file: `test/part-${at}.test.ts`, retried: at % 2 === 0 } });
  }
  return value;
}
var whole = { quote: '"', nameQuote: '"', comma: (l) => l ? "" : "," };
var DAMAGE = {
  "single quotes": { ...whole, quote: "'", nameQuote: "'" },
  "trailing commas": { ...whole, comma: () => "," },
  "missing commas": { ...whole, comma: () => "" },
  "bare names": { ...whole, nameQuote: "" },
  comments: { ...whole, comma: (l) => l ? "" : ", // as before" },
  "all but comments": { quote: "'", nameQuote: "", comma: () => "," },
  "one at end": { ...whole, comma: (l) => l ? "" : ",", end: "," }
};
function damaged(value, d, indent = "") {
  const { quote: quote2, nameQuote, comma } = d;
  const inner = `${indent}  `;
  const lines = (items) => items.map((item, at) => `${inner}${item}${comma(at === items.length - 1)}
`).join("");
  if (Array.isArray(value)) return `[
${lines(value.map((one2) => damaged(one2, d, inner)))}${indent}]`;
  if (typeof value === "object" && value !== null)
    return `{
${lines(Object.entries(value).map(([n, one2]) => `${nameQuote}${n}${nameQuote}: ${damaged(one2, d, inner)}`))}${indent}}`;
  return typeof value === "string" ? `${quote2}${value}${quote2}` : String(value);
}
var only = process.env.KIND;
for (const length of (process.env.LEN ?? "1000,37000").split(",").map(Number)) {
  const value = result(length);
  for (const [kind, d] of Object.entries(DAMAGE)) {
    if (only && !kind.startsWith(only)) continue;
    let text2 = damaged(value, d);
    if (d.end) text2 = text2.replace(/\}\s*$/, ",}");
    const run2 = (f, ms) => {
      const s = performance.now();
      let n = 0;
      while (performance.now() - s < ms) {
        f();
        n++;
      }
      return (performance.now() - s) / n;
    };
    const a = () => parse2(text2), b = () => JSON.parse(jsonrepair2(text2));
    run2(a, Number(process.env.WARM ?? 700));
    run2(b, 300);
    const rs = [];
    let ta = 0, tb = 0;
    for (let i = 0; i < 5; i++) {
      ta = run2(a, 60);
      tb = run2(b, 60);
      rs.push(tb / ta);
    }
    rs.sort((x, y) => x - y);
    console.log(String(length).padEnd(6), kind.padEnd(18), `${rs[2].toFixed(2)}x`, `own ${(ta * 1e3).toFixed(0)}us peer ${(tb * 1e3).toFixed(0)}us`, `${(text2.length / ta / 1e3).toFixed(1)} MB/s`);
  }
}
