// Generated from grammars/dml-forms.peggy, grammars/dml/references.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type TextPiece, type TreeNode, Machine, once, choice, label, leaf, lit, many, mistake, node, not, one, optional, run, seq, text } from '../src/engine/generated.ts';

export interface SpoiledToolNode extends TreeNode {
  readonly type: 'SpoiledTool';
  readonly name: string;
  readonly rest: string;
}
export interface ColonToolNode extends TreeNode {
  readonly type: 'ColonTool';
  readonly name: string;
  readonly rest: string;
}
export interface FileArgumentNode extends TreeNode {
  readonly type: 'FileArgument';
  readonly quoted: QuotedFileNode | null;
  readonly bare: BareReferenceNode | null;
  readonly base: ReferenceNode | null;
  readonly below: string | null;
}
export interface QuotedFileNode extends TreeNode { readonly type: 'QuotedFile'; readonly inner: string; }
export interface BareReferenceNode extends TreeNode { readonly type: 'BareReference'; readonly alias: string; }
export interface ReferenceNode extends TreeNode {
  readonly type: 'Reference';
  readonly alias: string | null;
  readonly bad: BadReferenceNode | null;
}
export interface BadReferenceNode extends RecoveryNode { readonly type: 'BadReference'; readonly alias: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FileArgumentNode | SpoiledToolNode | ColonToolNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadReferenceNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'FileArgument' | 'BadReference' | 'SpoiledTool' | 'ColonTool', 'model'>>;

/** The codes of mistakes. */
export type Codes = "bad-reference";

function makeRules(): GrammarRules {
  const m = new Machine();

  const readQuotedFile = node(m, (start, end, l) => ({ type: 'QuotedFile', start, end, inner: l[0] }), seq(lit(m,
      "\""), label(m, 0, text(m, run(m, "^\n\r\"", 1))), lit(m, "\"")), seq(lit(m, "'"), label(m, 0, text(m, run(m,
            "^\n\r'", 1))), lit(m, "'")), seq(lit(m, "`"), label(m, 0, text(m, run(m, "^\n\r`", 1))), lit(m, "`")),
    seq(lit(m, "\u201c"), label(m, 0, text(m, run(m, "^\n\r\u201d", 1))), lit(m, "\u201d")), seq(lit(m, "\u2018"),
      label(m, 0, text(m, run(m, "^\n\r\u2019", 1))), lit(m, "\u2019")));
  const skipEof = not(m, one(m, "^"));
  const skipFileWord = choice(m, seq(one(m, "Ff"), one(m, "Ii"), one(m, "Ll"), one(m, "Ee")), one(m,
  "Ff\uff26\uff46"));
  const readAliasName = text(m, seq(run(m, "^\t\n\r \\\\`{-}\ud83e\uff5c", 1), many(m, 0, seq(run(m, "\t ", 1),
          run(m, "^\t\n\r \\\\`{-}\ud83e\uff5c", 1)))));
  const readBareReference = node(m, (start, end, l) => ({ type: 'BareReference', start, end, alias: l[0] }),
    seq(lit(m, "{"), skipFileWord, one(m, ":\uff1a"), label(m, 0, readAliasName), lit(m, "}")), seq(skipFileWord,
      one(m, ":\uff1a"), label(m, 0, readAliasName)));
  const readBadReference = mistake(m, (start, end, raw, l) => ({ type: 'BadReference', start, end, raw,
        alias: l[0] }), seq(lit(m, "{{"), run(m, "\t "), skipFileWord, run(m, "\t "), one(m, ":\uff1a"), run(m,
      "\t "), label(m, 0, readAliasName), run(m, "\t "), lit(m, "}}")));
  const readReference = node(m, (start, end, l) => ({ type: 'Reference', start, end, alias: l[0] ?? null,
        bad: l[1] ?? null }), seq(lit(m, "{{F:"), label(m, 0, readAliasName), lit(m, "}}")), label(m, 1,
      readBadReference));
  const readFileArgument = node(m, (start, end, l) => ({ type: 'FileArgument', start, end, quoted: l[0] ?? null,
        bare: l[1] ?? null, base: l[2] ?? null, below: l[3] ?? null }), seq(label(m, 0, readQuotedFile), skipEof),
    seq(label(m, 1, readBareReference), skipEof), seq(label(m, 2, readReference), label(m, 3, text(m, optional(m,
            seq(one(m, "/\\\\"), run(m, "^{}"))))), skipEof));
  const leaf0 = leaf(m, readFileArgument);
  const skipRestEnd = seq(run(m, " \"')"), skipEof);
  const readSpoiledTool = node(m, (start, end, l) => ({ type: 'SpoiledTool', start, end, name: l[0], rest: l[1] }),
    seq(label(m, 0, text(m, run(m, "^\t\n\r \"'-),;\u00a0\u3000\u3001\uff0c"))), run(m,
        "\t\n\r \"'-),;\u00a0\u3000\u3001\uff0c", 1), label(m, 1, text(m, many(m, 0, seq(not(m, skipRestEnd), one(m,
      "^"))))), skipRestEnd));
  const leaf9 = leaf(m, readSpoiledTool);
  const readColonTool = node(m, (start, end, l) => ({ type: 'ColonTool', start, end, name: l[0], rest: l[1] }),
    seq(label(m, 0, text(m, run(m, "^:\uff1a", 1))), run(m, ":\uff1a", 1), label(m, 1, text(m, run(m, "^"))),
      skipEof));
  const leaf12 = leaf(m, readColonTool);

  return {
    machine: m,
    steps: {
      FileArgument: { op: 'leaf', read: leaf0 },
      SpoiledTool: { op: 'leaf', read: leaf9 },
      ColonTool: { op: 'leaf', read: leaf12 },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['FileArgument', 'SpoiledTool', 'ColonTool'],
  rules: once(makeRules),
  mistakes: {
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","mend":"Write {{F:main}}.","isCut":false},
  },
  registers: 0,
  tables: 0,
};
