import type { Grammar } from './tree.ts';

/**
 * Makes what a parser of Peggy is made of once and not anew for each text: its functions, its constants and the table of
 * its rules. Who tries a rule ten thousand times on short texts waits for little else. A parse that is begun inside
 * another one gets a parser of its own.
 *
 * @param code - the source of a parser, as Peggy writes it, whose grammar runs no code of its own before each text: what
 *   that declares is made anew for each
 */
export function reusable(code: string): string {
  const parts = PARSE.exec(code)?.groups;
  if (parts === undefined) throw new Error('Peggy writes its parsers in another form now');
  const { before = '', functions = '', state = '', helpers = '', own = '', run = '', after = '' } = parts;
  const begin = state + own;
  const names = [...begin.matchAll(DECLARED)].map(([, name = '']) => name);
  return `${before}
function peg$make() {
  let input, options, peg$source, peg$startRuleFunction, ${names.join(', ')};
  const peg$FAILED = {};
${functions.replace(FIRST_RULE, '')}${helpers}
  return function peg$run(peg$input, peg$options) {
    input = peg$input;
    options = peg$options ?? {};
    peg$source = options.grammarSource;
${FIRST_RULE.exec(functions)?.[0].replace('let ', '') ?? ''}
${begin.replaceAll(DECLARED, '$1')}${run}  };
}
let peg$idle = null;
function peg$parse(input, options) {
  const run = peg$idle ?? peg$make();
  peg$idle = null;
  try {
    return run(input, options);
  } finally {
    peg$idle = run;
  }
}
${after}`;
}

/** The first rule is where a parse starts that is not told otherwise. */
const FIRST_RULE = /^ {2}let peg\$startRuleFunction = .*;\n/m;
/** What belongs to a parse and not to the parser. */
const DECLARED = /\b(?:let|const) (peg\$\w+)(?= =|;)/g;
/** Options that the code of rules asks for under another name, as `withInitializer` gives them. */
const GIVEN = /^(?:\s*const peg\$\w+ = options\.\w+;)*\s*$/;

/** Whether a grammar runs code of its own before each text, and not only what plugins of ours ask for. */
export function runsOwnCode({ initializer }: Grammar): boolean {
  return [initializer].flat().some((one) => one != null && !GIVEN.test(one.code));
}

// The function of a parse, from its first line to its last.
const PARSE = new RegExp(
  [
    '^(?<before>[^]*\\n)function peg\\$parse\\(input, options\\) \\{\\n',
    ' {2}options = options !== undefined \\? options : \\{\\};\\n\\n',
    ' {2}const peg\\$FAILED = \\{\\};\\n',
    ' {2}const peg\\$source = options\\.grammarSource;\\n',
    '(?<functions>[^]*?\\n)',
    '(?<state> {2}let peg\\$currPos = [^]*?\\n)',
    '(?<helpers> {2}function text\\(\\) \\{\\n[^]*\\n {2}\\}\\n)',
    '(?<own>[^]*?)',
    '(?<run> {2}peg\\$result = peg\\$startRuleFunction\\(\\);\\n[^]*?\\n)\\}\\n',
    '(?<after> {2}return \\{\\n[^]*|[^]*)$',
  ].join(''),
);
