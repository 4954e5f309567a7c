import type { Grammar } from './tree.ts';

/**
 * Changes a Peggy parser so that it creates its functions, constants and rule table once, not for each text. Trying a
 * rule ten thousand times on short texts spends most of its time on those. A parse that starts inside another one gets
 * its own parser.
 *
 * @param code - the source of a parser, as Peggy writes it. Its grammar must have no per-parse initializer: what that
 *   declares has to be made anew for each parse
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

const FIRST_RULE = /^ {2}let peg\$startRuleFunction = .*;\n/m;
/** Variables that belong to one parse, not to the parser. */
const DECLARED = /\b(?:let|const) (peg\$\w+)(?= =|;)/g;
/** Options that the code of rules reads under another name, as `withInitializer` declares them. */
const GIVEN = /^(?:\s*const peg\$\w+ = options\.\w+(?: \?\? \{\})?;)*\s*$/;

/** Whether a grammar has a per-parse initializer of its own, besides what our plugins declare. */
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
