import type { RecoveryNode, TreeNode } from '../../engine/index.ts';
import type { Prose } from './prose.ts';

type Text = TreeNode & { readonly text: string };

/** Handlers of the nodes that prose is made of. */
export interface ProseHandlers {
  ProseText(piece: Text): void;
  LineEnd(node: Text): void;
  Blank(node: Text): void;
  EndToken(node: Text): void;
  End(): void;
  MentionHead(node: TreeNode & { readonly run: string; readonly info: string }): void;
  MentionText(piece: Text): void;
  MentionEnd(node: Text): void;
  MissingMentionEnd(node: RecoveryNode): void;
  BadCutHead(node: RecoveryNode): void;
  BadCutToken(node: RecoveryNode): void;
}

/** The handlers of what is around edits, the same in all dialects. */
export function proseHandlers(prose: Prose, reading: { cut(): void }): ProseHandlers {
  const add = ({ text }: Text): void => prose.add(text);
  const cut = ({ raw }: RecoveryNode): void => {
    prose.add(raw);
    reading.cut();
  };
  return {
    ProseText: add,
    LineEnd: add,
    Blank: add,
    EndToken: (node) => prose.token(node.text, node),
    End: () => prose.end(),
    MentionHead: ({ run, info }) => prose.add(run + info),
    MentionText: add,
    MentionEnd: add,
    MissingMentionEnd: () => reading.cut(),
    BadCutHead: cut,
    BadCutToken: cut,
  };
}
