import type { Adapting, Detail, Part } from '../../engine/index.ts';
import type { ToolReply } from '../model.ts';

/** The reply to a mistake: its details, or false to report nothing. */
export type Said = Detail | false;

/** Tracks a text that ends too early: reported once, whatever is open. */
export class Ending {
  isCut = false;
  #isEndTold = false;
  readonly #to: Part<ToolReply>;
  readonly #reading: Adapting<object>;

  constructor(to: Part<ToolReply>, reading: Adapting<object>) {
    this.#to = to;
    this.#reading = reading;
  }

  /** The text ends inside something; reported once. */
  cut(): Said {
    if (this.isCut) return false;
    this.isCut = true;
    return {};
  }

  /** Reports that the text ends too early. */
  found(code: string): false {
    this.#to.report(code);
    this.#reading.cut();
    return false;
  }

  foundCut(): false {
    if (this.cut() !== false) this.found('cut-off');
    return false;
  }

  missingAtEnd(): false {
    if (!this.#isEndTold && !this.isCut) {
      this.#isEndTold = true;
      this.found('missing-close');
    }
    return false;
  }
}
