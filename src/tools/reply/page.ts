import type { Mistakes, Nodes, RulesIn, Texts } from '../../../generated/tools.ts';
import type { Handlers } from '../../engine/index.ts';
import { OpenAction } from './action.ts';
import { ArgumentReader } from './arguments.ts';
import { Elements } from './elements.ts';
import { Message } from './message.ts';
import { Reply } from './reply.ts';

/** The state for handlers: the reply, and what is open in it. */
export class Page extends Reply {
  readonly values: ArgumentReader = new ArgumentReader(this);
  readonly elements: Elements = new Elements(this);
  readonly message: Message = new Message(this);
  action: OpenAction = new OpenAction();

  override beginMarked(name: string, at: number, id?: string): void {
    super.beginMarked(name, at, id);
    this.values.json.begin();
  }
}

/** An adapter of tool calls: a handler for each node of the grammar. */
export type ToolHandlers = Handlers<
  Nodes,
  Texts,
  Mistakes,
  Readonly<Record<keyof (Nodes & Texts & Mistakes), 'model'>>,
  { readonly model: Page }
>;

/** The handlers for some files of the grammar. */
export type HandlersIn<File extends keyof RulesIn> = Pick<ToolHandlers, RulesIn[File]>;
