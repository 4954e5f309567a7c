import { type AnyHandlers, type AnyScopeHandler, isTextHandler } from './handlers.ts';

/** The parts that are open while a text is read: what the handlers of streamed rules gave when these were entered. */
export class Scopes {
  /** The innermost part. */
  part: unknown;
  readonly #open: { readonly rule: string; readonly handler: AnyScopeHandler; around: unknown }[] = [];

  constructor(model: unknown) {
    this.part = model;
  }

  /** Replaces the outermost part from here on. */
  turnTo(model: unknown): void {
    const outermost = this.#open[0];
    if (outermost === undefined) this.part = model;
    else outermost.around = model;
  }

  /** Who is told when a rule ends: what opened its part, whatever handles the text by then. */
  leaving(rule: string, handlers: AnyHandlers): AnyScopeHandler | undefined {
    const last = this.#open.at(-1);
    return last?.rule === rule ? last.handler : handlers.scope(rule);
  }

  enter(rule: string, handler: AnyScopeHandler, start: number): void {
    const around = this.part;
    const opened = handler.enter?.(around, start);
    if (isTextHandler(handler)) return;
    this.#open.push({ rule, handler, around });
    this.part = opened;
  }

  leave(handler: AnyScopeHandler, end: number): void {
    handler.leave?.(this.part, end);
    if (isTextHandler(handler)) return;
    this.part = this.#open.pop()?.around;
  }
}
