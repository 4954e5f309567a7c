import peggy from 'peggy';
import { codeOfRule, mistakesOf } from '../docs/docs.ts';
import { type GrammarSource, readGrammar } from '../read.ts';
import { isRecoveryName } from '../recovery.ts';
import { GrammarFlaws, GrammarPlan, isNodeName } from './plan.ts';
import { reachableFrom } from './reachable.ts';
import { StepWriter } from './steps.ts';
import { indented, quotedName } from './text.ts';
import { ValueTypes } from './types.ts';
import { FunctionWriter } from './writer.ts';

/** How a parser is written. */
export interface GenerateOptions {
  /** The rules that a reading may start from; the first is the default. Without them, the grammar's first rule. */
  readonly startRules?: readonly string[];
  /** What the parser imports the engine from, such as `peglot/define`. */
  readonly engine: string;
}

/**
 * Writes the parser of a grammar: a TypeScript module that exports its nodes as types and `grammar`, which
 * `defineFormat` takes.
 *
 * @throws Peggy's `SyntaxError` when a file is no grammar
 * @throws {GrammarFlaws} when a rule cannot be compiled
 *
 * @example generateParser([{ source: 'todo.peggy', text }], { engine: 'peglot/define' })
 */
export function generateParser(sources: readonly GrammarSource[], options: GenerateOptions): string {
  // Peggy's own checks: left recursion, endless loops, rules and labels that are not there.
  peggy.generate([...sources], {
    output: 'ast',
    ...(options.startRules && { allowedStartRules: [...options.startRules] }),
  });
  const whole = readGrammar(sources);
  const names = options.startRules ?? whole.rules.slice(0, 1).map(({ name }) => name);
  const grammar = reachableFrom(names, whole, sources);
  const plan = new GrammarPlan(grammar, sources);
  const types = new ValueTypes(plan);
  const writer = new FunctionWriter(plan, types);
  const steps = new StepWriter(plan, types, writer);
  const starts = names.map((name) => `${quotedName(name)}: ${steps.start(name)},\n`).join('');
  if (steps.flaws.length > 0) throw new GrammarFlaws(steps.flaws);
  const { mistakes, flaws } = mistakeTable(plan, sources);
  if (flaws.length > 0) throw new GrammarFlaws(flaws);
  const files = sources.map(({ source }) => source).join(', ');
  const code = [writer.constants(), writer.functions(), steps.declarations()].join('\n\n');
  // Of a streamed rule there is a node only where it stands in something that is read in one go.
  const nodeRules = [...plan.rules.keys()].filter(
    (name) => isNodeName(name) && (!plan.annotations(name).stream || count(code, `${name}Node`) > 0),
  );
  const typeParts = [
    types.declarations(nodeRules),
    interfaceText('Nodes', 'The nodes that a reading hands out.', nodeFields(steps.nodes)),
    interfaceText(
      'Texts',
      'The texts that come in pieces.',
      [...steps.texts].map((name) => `${name}: TextPiece<'${name}'>`),
    ),
    interfaceText(
      'Mistakes',
      'The nodes of mistakes.',
      recoveryNames(plan).map(
        (name) => `${name}: ${plan.rules.has(name) && plan.isNode(name) ? `${name}Node` : 'RecoveryNode'}`,
      ),
    ),
  ];
  const helpers = Object.entries(HELPERS)
    .filter(([name]) => count(code, name) > 0)
    .map(([, helper]) => helper);
  const all = [...helpers, code].join('\n\n');
  const state = STATE.filter(([name]) => ALWAYS.has(name) || count(all, name) > 0);
  const main = `/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
machine: {
load(next) {
${state
  .map(([, , load]) => load)
  .filter((load) => load !== '')
  .join('\n')}
},
touched: () => touched,
value: () => leafValue,
within: () => ${count(all, 'within') > 0 ? 'within' : '0'},
mistakes: () => trail,
},
starts: {
${starts}},
mistakes: ${mistakes},
registers: ${plan.registers.length},
tables: ${writer.tables},
${plan.surrounding.length === 0 ? '' : `inside: ${plan.surrounding.length},\n`}};`;
  const variables = `// The text that is read, and what the last reading found.\n${state.map(([, declaration]) => declaration).join('\n')}`;
  const rest = [...typeParts, variables, ...helpers, code, main].filter((part) => part.trim() !== '').join('\n\n');
  return `${indented(`// Generated from ${files}: do not edit.\n\n${imports(options.engine, rest)}\n\n${rest}`)}\n`;
}

/** The variables that every parser has. */
const ALWAYS: ReadonlySet<string> = new Set(['text', 'end', 'base', 'pos', 'touched', 'leafValue', 'trail']);

function nodeFields(names: ReadonlySet<string>): string[] {
  return [...names].map((name) => `${name}: ${name}Node`);
}

function imports(engine: string, code: string): string {
  const types = ['CompiledGrammar', 'Reading', 'RecoveryNode', 'Step', 'TextPiece', 'TreeNode'];
  const values = ['ANY', 'closesRun', 'standsLater', 'startsOf', 'tableOf', 'wordList'];
  const used = [...types.map((type) => `type ${type}`), ...values].filter(
    (item) => count(code, item.replace('type ', '')) > 0,
  );
  return `import { ${used.join(', ')} } from '${engine}';`;
}

function interfaceText(name: string, about: string, lines: readonly string[]): string {
  return `/** ${about} */\nexport interface ${name} {\n${lines.map((line) => `readonly ${line};\n`).join('')}}`;
}

/** The names of all mistakes: of rules, and of the slips that word lists forgive. */
function recoveryNames(plan: GrammarPlan): string[] {
  const slips = [...plan.rules.keys()].flatMap((rule) => {
    const { words } = plan.annotations(rule);
    return [words?.anyCase, words?.oneSlip].filter((name) => name !== undefined);
  });
  return [...new Set([...[...plan.rules.keys()].filter(isRecoveryName), ...slips])];
}

function mistakeTable(
  plan: GrammarPlan,
  sources: readonly GrammarSource[],
): { readonly mistakes: string; readonly flaws: readonly { rule: string; message: string }[] } {
  const docs = mistakesOf(sources);
  const byCode = new Map(docs.mistakes.map((mistake) => [mistake.code, mistake]));
  const flaws = docs.flaws.map((message) => ({ rule: 'documentation', message }));
  const rows = recoveryNames(plan).map((name) => {
    const code = docs.codes.get(name) ?? codeOfRule(name);
    const mistake = byCode.get(code);
    if (code === 'none') return '';
    if (mistake === undefined) {
      flaws.push({
        rule: name,
        message: `nothing explains ${code}: write a comment with @severity, @example and @mend`,
      });
      return '';
    }
    const { severity, meaning, example, mend } = mistake;
    const isCut = plan.rules.has(name) && plan.annotations(name).cut !== undefined;
    return `${name}: ${JSON.stringify({ code, severity, meaning, example, mend, isCut })},\n`;
  });
  return { mistakes: `{\n${rows.join('')}}`, flaws };
}

/** What some parsers need, by name. */
const HELPERS: Readonly<Record<string, string>> = {
  reachesEnd: `// What is left of the text may go on to be the literal.
function reachesEnd(p: number, literal: string): void {
if (p + literal.length > end && literal.startsWith(text.slice(p))) touched = true;
}`,
  isCaseless: `// The text goes on with what is given in lower case, whatever its own case.
function isCaseless(p: number, lower: string): boolean {
for (let at = 0; at < lower.length; at++) {
const unit = text.charCodeAt(p + at);
const due = lower.charCodeAt(at);
if (unit === due || (unit >= 65 && unit <= 90 && unit + 32 === due)) continue;
if (unit > 127 && text.charAt(p + at).toLowerCase() === lower.charAt(at)) continue;
touched ||= p + at >= end;
return false;
}
return true;
}`,
  characterSize: `// The units of the next character, if it is of a class; else 0.
function characterSize(p: number, one: RegExp): number {
const code = text.codePointAt(p);
const size = code === undefined ? 0 : code > 0xffff ? 2 : 1;
touched ||= p + 1 >= end && (size === 0 || (text.charCodeAt(p) & 0xfc00) === 0xd800);
return size > 0 && one.test(text.slice(p, p + size)) ? size : 0;
}`,
};

/** The variables of a parser, with what `load` does for them. */
const STATE: readonly (readonly [name: string, declaration: string, load: string])[] = [
  [
    'reading',
    "let reading: Reading = { text: '', base: 0, over: true, registers: [], inside: [], ahead: [], options: {} };",
    'reading = next;',
  ],
  ['text', "let text = '';", 'text = next.text;'],
  ['end', 'let end = 0;', 'end = text.length;'],
  ['base', 'let base = 0;', 'base = next.base;'],
  ['over', 'let over = true;', 'over = next.over;'],
  ['registers', 'let registers: unknown[] = [];', 'registers = next.registers;'],
  ['pos', 'let pos = 0;', ''],
  ['touched', 'let touched = false;', ''],
  ['within', 'let within = 0;', ''],
  ['depth', 'let depth = 0;', ''],
  ['leafValue', 'let leafValue: unknown;', ''],
  ['trail', 'let trail: RecoveryNode[] = [];', ''],
];

function count(code: string, name: string): number {
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
}
