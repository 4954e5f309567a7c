// Generated from grammars/dml-forms.peggy, grammars/dml/references.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type TextPiece, type TreeNode, Machine, once, tableOf, choice, coded, label, leaf, lit, many, mistake, node, not, one, optional, run, seq, text } from '../src/engine/generated.ts';

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

  const TABLE_0 = tableOf([0, 8], [11, 12], [14, 31], [33, 91], [93, 95], [97, 122], [126, 127]);
  const BEYOND_0 = (c: number): boolean => (c >= 128 && c <= 55357) || (c >= 55359 && c <= 65371) || c >= 65373;

  function readAliasNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    const s1 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) p++;
    m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
    l2: for (;;) {
      const s4 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l3: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l3; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; break l3; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c)))) p++;
          m.touched ||= p >= end && "^\t\n\r \\\\`{-}\ud83e\uff5c";
          continue l2;
        }
        p = s4;
      } else m.touched ||= p >= end;
      break;
    }
    value = text.slice(s1, p);
    m.value = value;
    return p;
  }

  function readReferenceCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_alias: string | null = null;
    let l_bad: BadReferenceNode | null = null;
    l6: {
      const s7 = p;
      const t8 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l9: {
          if (!text.startsWith("{{F:", p)) { m.reaches(p, "{{F:"); break l9; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : BEYOND_0(c))) || (p = readAliasName(p)) < 0) { m.touched ||= p >= end; break l9; }
          l_alias = m.value as string;
          if (p >= end || text.charCodeAt(p) !== 125 || !text.startsWith("}}", p)) { m.reaches(p, "}}"); break l9; }
          p += 2;
          break l6;
        }
        p = s7;
        m.forget(t8);
        l_alias = null;
        l_bad = null;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 123) || (p = readBadReference(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_bad = m.value as BadReferenceNode;
    }
    const node: ReferenceNode = { type: 'Reference', start: m.base + start, end: m.base + p, alias: l_alias, bad: l_bad };
    m.value = node;
    return p;
  }

  const readQuotedFile = node(m, (start, end, l) => ({ type: 'QuotedFile', start, end, inner: l[0] }), seq(lit(m,
      "\""), label(m, 0, text(m, run(m, "^\n\r\"", 1))), lit(m, "\"")), seq(lit(m, "'"), label(m, 0, text(m, run(m,
            "^\n\r'", 1))), lit(m, "'")), seq(lit(m, "`"), label(m, 0, text(m, run(m, "^\n\r`", 1))), lit(m, "`")),
    seq(lit(m, "\u201c"), label(m, 0, text(m, run(m, "^\n\r\u201d", 1))), lit(m, "\u201d")), seq(lit(m, "\u2018"),
      label(m, 0, text(m, run(m, "^\n\r\u2019", 1))), lit(m, "\u2019")));
  const skipEof = not(m, one(m, "^"));
  const skipFileWord = choice(m, seq(one(m, "Ff"), one(m, "Ii"), one(m, "Ll"), one(m, "Ee")), one(m,
  "Ff\uff26\uff46"));
  const readAliasName = coded(readAliasNameCode, "^\t\n\r \\\\`{-}\ud83e\uff5c", true);
  const readBareReference = node(m, (start, end, l) => ({ type: 'BareReference', start, end, alias: l[0] }),
    seq(lit(m, "{"), skipFileWord, one(m, ":\uff1a"), label(m, 0, readAliasName), lit(m, "}")), seq(skipFileWord,
      one(m, ":\uff1a"), label(m, 0, readAliasName)));
  const readBadReference = mistake(m, (start, end, raw, l) => ({ type: 'BadReference', start, end, raw,
        alias: l[0] }), seq(lit(m, "{{"), run(m, "\t "), skipFileWord, run(m, "\t "), one(m, ":\uff1a"), run(m,
      "\t "), label(m, 0, readAliasName), run(m, "\t "), lit(m, "}}")));
  const readReference = coded(readReferenceCode, "{");
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
    BadReference: {"code":"bad-reference","severity":"warning","meaning":"A reference is not written as {{F:alias}}.","example":"{{ f: main }}","mend":"Write {{F:main}}."},
  },
  registers: 0,
  tables: 0,
};
