/**
 * Lets a parser look at an array of code units instead of the text.
 *
 * V8 cannot know what kind of string it has: each look at a character becomes several branches and hundreds of bytes of
 * machine code, a look at an array a few instructions. The tree of a design of 9 kB took 0.20 instead of 0.26 ms with the
 * copy made, 0.14 ms without; a parser that mostly searches (`indexOf`) would lose by the copy.
 *
 * Only Peggy's and the speed pass's functions change: they look at no place before the one where the parse begins, and at
 * none behind the first one after the text, where a unit stands that no literal holds.
 *
 * @throws {Error} when the code has a form that is not known
 */
export function overUnits(code: string): string {
  let looks = 0;
  const lines = code.split('\n');
  let inRule = false;
  const changed = lines.map((line) => {
    const started = FUNCTION.exec(line);
    if (started !== null) inRule = RULE.test(started[1] ?? started[2] ?? '');
    if (!inRule) return line;
    return line.replace(LOOK, (_, at: string) => {
      looks++;
      return `peg$units[${at} - peg$base]`;
    });
  });
  if (looks === 0) throw new Error('the parser looks at no character');
  const parser = changed.join('\n');
  for (const anchor of [START, RUN, END])
    if (parser.split(anchor).length !== 2) throw new Error(`the parser holds no single ${JSON.stringify(anchor)}`);
  return parser
    .replace(START, () => `${UNITS}${START}`)
    .replace(RUN, () => `peg$readUnits();\n  ${RUN}`)
    .replace(END, () => `peg$releaseUnits();\n    ${END}`);
}

/** The beginning of a function; where Peggy writes a rule's, `function` stands on the line above. */
const FUNCTION = /^\s*(?:function ([\w$]+)\(|(peg\$parse\w+)\(\) \{)/;

const RULE = /^peg\$(?:parse[A-Za-z]\w*|(?:scan|peek|skip|guard)\d+|caseless)$/;

const LOOK = /\binput\.charCodeAt\(([^()]+)\)/g;

const START = 'function peg$parse(';
const RUN = 'peg$result = peg$startRuleFunction();';
const END = 'input = "";';

const UNITS = `const peg$KEPT = 65536;
const peg$STEP = 1024;
const peg$bytes = new Uint8Array(peg$STEP);
const peg$encoder = new TextEncoder();
let peg$units = new Uint16Array(peg$KEPT);
// The text whose units are there, all of them; empty where it is another one's, or only a part.
let peg$text = "";
let peg$base = 0;
// Where the end of the text is marked while a parse runs, and the unit that stood there.
let peg$end = -1;
let peg$behind = 0;

// Copies the text from where the parse begins, where it is not there.
function peg$readUnits() {
  const text = options.peg$whole ?? input;
  const from = peg$currPos;
  const length = input.length - from;
  if (text !== peg$text || text === "") {
    if (peg$units.length <= length) peg$units = new Uint16Array(length + 1);
    for (let at = 0; at < length; at += peg$STEP) {
      const end = Math.min(length, at + peg$STEP);
      if (end - at < 100 || !peg$readAscii(text.slice(from + at, from + end), at)) {
        for (let i = at; i < end; i++) peg$units[i] = text.charCodeAt(from + i);
      }
    }
    peg$base = from;
    peg$text = length === text.length && length < peg$KEPT ? text : "";
  } else peg$base = 0;
  peg$end = input.length - peg$base;
  peg$behind = peg$units[peg$end];
  peg$units[peg$end] = 0xffff;
}

// An encoder is twenty times as fast as a loop, where each unit is one byte.
function peg$readAscii(text, at) {
  const { read, written } = peg$encoder.encodeInto(text, peg$bytes);
  if (read !== text.length || written !== text.length) return false;
  peg$units.set(peg$bytes.subarray(0, written), at);
  return true;
}

function peg$releaseUnits() {
  if (peg$end < 0) return;
  if (peg$units.length > peg$KEPT) peg$units = new Uint16Array(peg$KEPT);
  else peg$units[peg$end] = peg$behind;
  peg$end = -1;
}
`;
