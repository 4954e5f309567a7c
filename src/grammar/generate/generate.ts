import peggy, { type Config } from 'peggy';
import { appendTo } from '../../core/maps.ts';
import { codeOfRule, mistakesOf } from '../mistakes.ts';
import type { GrammarSource } from '../read.ts';
import { isRecoveryName } from '../recovery.ts';
import type { Grammar, TreePass } from '../tree.ts';
import { GrammarFlaws } from './flaws.ts';
import { GrammarPlan, isNodeName } from './plan.ts';
import { reachableFrom } from './reachable.ts';
import { RuleWriter } from './rules.ts';
import { StepWriter } from './steps.ts';
import { OPERATION_NAMES } from './table.ts';
import { indented, quotedName, unionText } from './text.ts';
import { ValueTypes } from './types.ts';

/** How a parser is generated. */
export interface GenerateOptions {
  /** The rules that a parse may start from; the first is the default. If left out, the first rule of the grammar. */
  readonly startRules?: readonly string[];
  /** The module that the parser imports the engine from, such as `peglot/define/runtime`. */
  readonly engine: string;
}

/**
 * Writes the parser of a grammar: a TypeScript module that exports the types of its nodes, `grammar`, which
 * `defineFormat` takes, and `parse`, which returns the tree of a text.
 *
 * @throws Peggy's `SyntaxError` when a file is not a grammar
 * @throws {GrammarFlaws} when a rule cannot be compiled
 *
 * @example generateParser([{ source: 'todo.peggy', text }], { engine: 'peglot/define/runtime' })
 */
export function generateParser(sources: readonly GrammarSource[], options: GenerateOptions): string {
  const write: TreePass = (grammar, { allowedStartRules = [] }) => {
    Object.assign(grammar, { code: parserCode(grammar, sources, allowedStartRules, options.engine) });
  };
  return peggy.generate([...sources], {
    output: 'source',
    ...(options.startRules && { allowedStartRules: [...options.startRules] }),
    plugins: [{ use: (config) => generatesBy(config, write) }],
  });
}

/**
 * Lets Peggy read and check a grammar as usual, but generates the parser in a pass of ours, from the tree as its author
 * wrote it. So Peggy's own transformations are removed; passes of other plugins stay.
 */
export function generatesBy({ passes }: Config, write: TreePass): void {
  const own: ReadonlySet<unknown> = new Set(Object.values(peggy.compiler.passes).flat());
  // The passes of `semantic` depend on the transformations; Peggy's types lack this stage.
  const stages: { [stage: string]: Config['passes']['transform'] } = { ...passes };
  for (const stage of ['transform', 'semantic'])
    Object.assign(passes, { [stage]: stages[stage]?.filter((pass) => !own.has(pass)) });
  passes.generate = [write];
}

/**
 * The module that {@link generateParser} writes, from a tree that Peggy has read and checked. The texts of its files
 * are needed for the annotations in their comments.
 *
 * @throws {GrammarFlaws} when a rule cannot be compiled
 */
export function parserCode(
  whole: Grammar,
  sources: readonly GrammarSource[],
  names: readonly string[],
  engine: string,
  byFile = false,
): string {
  const grammar = reachableFrom(names, whole, sources);
  const plan = new GrammarPlan(grammar, sources);
  const types = new ValueTypes(plan);
  const writer = new RuleWriter(plan, types);
  const steps = new StepWriter(plan, types, writer);
  const starts = names.map((name, at) => `${quotedName(name)}: ${steps.start(name, at === 0)},\n`).join('');
  if (steps.flaws.length > 0) throw new GrammarFlaws(steps.flaws);
  const [first = ''] = names;
  if (steps.nodes.size === 0 && steps.texts.size === 0)
    throw new GrammarFlaws([{ rule: first, message: NOTHING, at: plan.rule(first).location, isPeggys: true }]);
  const { mistakes, codes, flaws } = mistakeTable(plan, sources);
  if (flaws.length > 0) throw new GrammarFlaws(flaws);
  const files = sources.map(({ source }) => source).join(', ');
  const declared = steps.declarations();
  const code = [writer.table(), declared].join('\n\n');
  // A streamed rule makes a node only inside something that is read in one go.
  const nodeRules = [...plan.rules.keys()].filter(
    (name) => isNodeName(name) && (!plan.annotations(name).stream || writer.isRead(name)),
  );
  const typeParts = [
    types.declarations(nodeRules),
    typeText('Nodes', 'The nodes that a reading hands out.', byType([...steps.nodes].map((name) => `${name}Node`))),
    typeText('Texts', 'The texts that come in pieces.', textPieces([...steps.texts])),
    typeText('Mistakes', 'The nodes of mistakes.', mistakeNodes(plan, new Set(nodeRules))),
    typeText(
      'Around',
      'The streamed rules that may be the innermost around each rule; `model` where none is.',
      steps.around.typeText(),
    ),
    ...(byFile
      ? [
          typeText(
            'RulesIn',
            'What a file of the grammar has handlers for.',
            rulesByFile(plan, new Set([...steps.nodes, ...steps.texts, ...recoveryNames(plan)])),
          ),
        ]
      : []),
    typeText('Codes', 'The codes of mistakes.', unionText(codes.map((code) => JSON.stringify(code)))),
  ];
  const main = `/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
starts: [${names.map((name) => `'${name}'`).join(', ')}],
rules: once(makeRules),
mistakes: ${mistakes},
attributes: ${plan.attributes.length},
tables: ${writer.tables},
${plan.surrounding.length === 0 ? '' : `inside: ${plan.surrounding.length},\n`}};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
return parseTree(grammar, text, options);
}`;
  const fixed = code.includes('["option"') ? ['fixed: Options', 'fixed'] : ['', ''];
  const rules = `function makeRules(${fixed[0]}): GrammarRules {
const m = new Machine(${fixed[1]});

${code}

return {
machine: m,
steps: {
${starts}},
};
}`;
  const rest = [...typeParts, writer.makers(), rules, main].join('\n\n');
  return `${indented(`// Generated from ${files}: do not edit.\n\n${imports(engine, rest)}\n\n${rest}`)}\n`;
}

const NOTHING =
  'no node is handed out, so a text would give nothing: name what is to be read in PascalCase, with labels and without an action';

function imports(engine: string, code: string): string {
  const types = [
    'CompiledGrammar',
    'GrammarRules',
    'MakeMistake',
    'MakeNode',
    'NodesByType',
    'Options',
    'RecoveryNode',
    'Step',
    'SyntaxTree',
    'TextPiece',
    'TreeNode',
    'TreeOptions',
  ];
  const values = ['Machine', 'Rules', 'byName', 'caselessUnits', 'once', 'parseTree'];
  const used = [
    ...types.filter((type) => uses(code, type)).map((type) => `type ${type}`),
    ...values.filter((value) => uses(code, value, '\\(')),
    ...OPERATION_NAMES.filter((name) => uses(code, name)),
  ];
  return `import { ${used.join(', ')} } from '${engine}';`;
}

function typeText(name: string, about: string, type: string): string {
  return `/** ${about} */\nexport type ${name} = ${type};`;
}

/** Nodes by the names of their rules. */
function byType(nodes: readonly string[]): string {
  return nodes.length === 0 ? 'Readonly<Record<never, never>>' : `NodesByType<${unionText(nodes)}>`;
}

function textPieces(names: readonly string[]): string {
  return `{ readonly [Name in ${unionText(names.map((name) => `'${name}'`))}]: TextPiece<Name> }`;
}

/** The rules by file name, without folder and extension. */
function rulesByFile(plan: GrammarPlan, names: ReadonlySet<string>): string {
  const files = new Map<string, string[]>();
  for (const [name, { location }] of plan.rules)
    if (names.has(name)) appendTo(files, /([^/]*?)(\.\w+)?$/.exec(location.source)?.[1] ?? '', `'${name}'`);
  const rows = [...files].map(([file, rules]) => `readonly '${file}': ${unionText(rules)};\n`);
  return `{\n${rows.join('')}}`;
}

/** A slip that a word list forgives may have no rule of its own. */
function mistakeNodes(plan: GrammarPlan, nodeRules: ReadonlySet<string>): string {
  const names = recoveryNames(plan);
  const hasNode = (name: string): boolean => nodeRules.has(name) && plan.isNode(name);
  const others = names.filter((name) => !hasNode(name)).map((name) => `'${name}'`);
  const nodes = byType(names.filter(hasNode).map((name) => `${name}Node`));
  return others.length === 0 ? nodes : `${nodes} & Readonly<Record<${unionText(others)}, RecoveryNode>>`;
}

/** The names of all mistakes: recovery rules, and the slips that word lists forgive. */
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
): {
  readonly mistakes: string;
  readonly codes: readonly string[];
  readonly flaws: readonly { rule: string; message: string }[];
} {
  const docs = mistakesOf(sources);
  const byCode = new Map(docs.mistakes.map((mistake) => [mistake.code, mistake]));
  const flaws = docs.flaws.map((message) => ({ rule: '', message }));
  const isDocumented = flaws.length === 0;
  const codes = new Set<string>();
  // Rules with the same code share their documentation.
  const rules = new Map<string, string[]>();
  for (const name of recoveryNames(plan)) {
    const code = docs.codes.get(name) ?? codeOfRule(name);
    const mistake = byCode.get(code);
    if (code === 'none') continue;
    if (mistake === undefined) {
      // A rule without any comment is reported with the documentation already.
      if (isDocumented)
        flaws.push({
          rule: name,
          message: `nothing explains ${code}: write a comment with @code ${code}, @severity, @example and @hint`,
        });
      continue;
    }
    codes.add(code);
    const { severity, meaning, example, hint } = mistake;
    const isCut = plan.rules.has(name) && plan.annotations(name).incomplete !== undefined;
    appendTo(rules, JSON.stringify({ code, severity, meaning, example, hint, ...(isCut && { isCut }) }), name);
  }
  const rows = [...rules].map(([said, names]) => `${names.length > 1 ? `'${names.join(' ')}'` : names[0]}: ${said},\n`);
  const table = `{\n${rows.join('')}}`;
  const isShared = rows.length < [...rules.values()].flat().length;
  return { mistakes: isShared ? `byName(${table})` : table, codes: [...codes], flaws };
}

/** Whether code mentions a name outside of strings. */
function uses(code: string, name: string, after = '\\b'): boolean {
  return new RegExp(`(?<!\\.)\\b${name}${after}`).test(code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, ''));
}
