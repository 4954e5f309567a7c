import { type AnyHandlers, type AnyScopeHandler, isTextHandler } from './handlers.ts';

/** The stack of parts opened by the handlers of streamed rules. */
export class Scopes {
  /** The innermost part. */
  part: unknown;
  readonly #open: { readonly rule: string; readonly handler: AnyScopeHandler; around: unknown }[] = [];

  constructor(model: unknown) {
    this.part = model;
  }

  /** Replaces the outermost part. */
  turnTo(model: unknown): void {
    const outermost = this.#open[0];
    if (outermost === undefined) this.part = model;
    else outermost.around = model;
  }

  /** The handler to call when a rule ends: the one that opened its part, even if the handlers have been switched. */
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
