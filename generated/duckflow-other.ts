// Generated from grammars/duckflow/other.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, coded, once, ofCase, ofCharacter, ofHand, ofHanding, ofCloses } from '../src/engine/generated.ts';

export interface BodyNode extends TreeNode { readonly type: 'Body'; readonly text: string; }
export interface FencedBlockNode extends TreeNode {
  readonly type: 'FencedBlock';
  readonly run: string;
  readonly content: string | null;
}
export interface BadProseNode extends RecoveryNode { readonly type: 'BadProse'; readonly mentions: MentionNode[]; }
export interface MentionNode extends TreeNode {
  readonly type: 'Mention';
  readonly name: string;
  readonly value: string;
  readonly percent: "%" | null;
}
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BadNoiseNode | BadLineEndNode | BodyNode | FencedBlockNode | BadProseNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadProseNode | MissingFenceEndNode | BadBomNode | BadNoiseNode | BadLineEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Around' | 'Prose', 'model'>>
& Readonly<Record<'BadBom' | 'BadNoise' | 'BadLineEnd', 'Around' | 'Prose'>>
& Readonly<Record<'Body', 'Around'>>
& Readonly<Record<'FencedBlock' | 'BadProse' | 'MissingFenceEnd', 'Prose'>>;

/** The codes of mistakes. */
export type Codes = "no-reply" | "missing-fence-end" | "bad-bom" | "bad-noise" | "bad-line-end";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'Body', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FencedBlock', start, end, run: l[0], content: l[1] }),
  (start, end, l) => ({ type: 'Mention', start, end, name: l[0], value: l[1], percent: l[2] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadProse', start, end, raw, mentions: l[0] }),
];

function makeRules(): GrammarRules {
  const m = new Machine();

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l1: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l1;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l5: {
      const s6 = p;
      const c7 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c7 === 13) {
        l8: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l8; }
          p += 2;
          break l5;
        }
        p = s6;
      }
      if (c7 === 10) {

        p++;
        break l5;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readNewlineCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l10: {
      const s11 = p;
      const c12 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c12 === 13) {
        l13: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l13; }
          value = "\r\n";
          p += 2;
          break l10;
        }
        p = s11;
      }
      if (c12 === 10) {

        value = "\n";
        p++;
        break l10;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n18 = 0;
    l15: for (;;) {
      if (n18 >= 3) break;
      const s17 = p;
      l16: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l16; }
        p++;
        n18++;
        continue l15;
      }
      p = s17;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l21: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l21;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l19: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l19; }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  const readEol = coded(readEolCode, "\n\r");
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const readNewline = coded(readNewlineCode, "\n\r", true);
  const skipIndent = coded(skipIndentCode, null, true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",3]]', // 2 leaf
      '[1,["/",4,9],"\\t\\n\\r\\u001b <"]', // 3 readEdge
      '[1,["M","BadNoise",5]]', // 4 readBadNoise
      '[0,["s",6,["*",["/",6,["[","\\t "]]]]]', // 5 skipLineNoise
      '[0,["/",7,8],"\\u001b<"]', // 6 skipNoise
      '[0,["s","<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]]', // 7 skipTemplateToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 8 skipAnsiSequence
      '[1,["/",10,11],"\\t\\n\\r "]', // 9 readSpace
      '[0,["$",["[","\\t "]]]', // 10 readBlank
      readEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 12 readBadLineEnd
      '[0,["L",["?",14]]]', // 13 leaf
      '[0,["N",0,[":",0,["$",["+",["/",["[+","^\\t\\n\\r\\u001b <"],["s",["!",15],["/",["+",16],["[","\\u001b<"]]]]]]]],"^"]', // 14 readBody
      '[0,["s",["*",16],["?",["s",18,["*",16]]],19]]', // 15 skipBodyEnd
      '[0,["/",["[","\\t "],17,6],"\\t\\n\\r\\u001b <"]', // 16 skipGap
      skipNewline,
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 18 skipFenceRun
      '[0,["!",["[","^"]]]', // 19 skipEof
      '[0,["L",["?",18]]]', // 20 leaf
      '[1,["L",["/",["t",[0,1],["?",22],23],34,3]],"^"]', // 21 leaf
      readNewline,
      '[1,["handing",0,["N",1,["s",["hand",0,[],[":",0,24]],[":",1,["?",["@",2,17,["!",29],["$",["*",["/",["[+","^\\n\\r"],["s",17,["!",29],["!",19]]]]]]]],["?",17],["/",29,33]]]]," `~"]', // 23 readFencedBlock
      '[0,["/",["@",1,25,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",26]],["@",1,25,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 24 readFenceHead
      skipIndent,
      skipLineEnd,
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 28 skipBadLineEnd
      '[0,["s",25,30,["[*","\\t "],["&",26]]," `~"]', // 29 skipFenceClose
      '[0,["q",31]]', // 30 skipClosingRun
      '[0,["closes",0,32],"`~"]', // 31 readClosingRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 32 readFenceRun
      '[1,["M","MissingFenceEnd",""]]', // 33 readMissingFenceEnd
      '[1,["M",0,["s",35,37,[":",0,["|",0,null,true,40]]],[":",0,["|",1,null,true,40]]],"^"]', // 34 readBadProse
      '[0,["s",["!",36],["/",["+",["character","^[\\\\p{L}\\\\p{N}\\\\u005f\\\\u002d]","u"]],["s",["!",16],["[","^"]]]],"^"]', // 35 skipProseText
      '[0,["s",["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]],["[+","\\t :="],["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]],["?","%"]],"CFMScfms"]', // 36 skipMention
      '[0,["*",["/",35,38]]]', // 37 skipProseRest
      '[0,["s",["!",["s",["*",16],19]],["+",["/",["[","\\t "],["s",17,["!",39]],6]]],"\\t\\n\\r\\u001b <"]', // 38 skipProseGap
      '[0,["/",["s",25,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",26]],["s",25,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 39 skipFenceHead
      '[0,["@",0,41,37]]', // 40 readMentioned
      '[0,["N",2,["s",[":",0,["$",["/",["i","confidence"],["i","mood"],["i","focus"],["i","stamina"]]]],["[+","\\t :="],[":",1,["$",["s",["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],[":",2,["?","%"]]]],"CFMScfms"]', // 41 readMention
    ], { nodes: NODES, mistakes: MISTAKES, operations: { handing: ofHanding, hand: ofHand, closes: ofCloses, character: ofCharacter, i: ofCase } });
  let readBadLineEnd: Match = rules.called(12, (made) => { readBadLineEnd = made; });
  let skipBadLineEnd: Match = rules.called(28, (made) => { skipBadLineEnd = made; });

  const stepAround: Step = { op: 'rule', name: 'Around', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'leaf', read: rules.at(13) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'leaf', read: rules.at(20) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: { op: 'leaf', read: rules.at(2) } }, { op: 'loop', body: { op: 'leaf', read: rules.at(21) } }] } };

  return {
    machine: m,
    steps: {
      Around: { op: 'again', step: () => stepAround },
      Prose: { op: 'again', step: () => stepProse },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Around', 'Prose'],
  rules: once(makeRules),
  mistakes: {
    BadProse: {"code":"no-reply","severity":"error","meaning":"The text has no markers and no JSON reply. Nothing in it can be executed.","example":"I think we should read the file first.","hint":"Answer in the format that `peglot prompt --format duckflow` describes."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
  },
  attributes: 1,
  tables: 0,
};
