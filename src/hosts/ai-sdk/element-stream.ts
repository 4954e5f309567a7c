import type { EnrichedPart } from './types.ts';

/** The items of one text, which comes in chunks. */
type ItemsOf<Item> = (chunks: ReadableStream<string>) => AsyncIterable<Item>;

/** Reads the text of each step of a stream of the SDK, and hands out what is found in it. */
export function elementStream<Partial, Item>(itemsOf: ItemsOf<Item>): TransformStream<EnrichedPart<Partial>, Item> {
  let step: { readonly writer: WritableStreamDefaultWriter<string>; readonly done: Promise<void> } | undefined;
  const begin = (controller: TransformStreamDefaultController<Item>): NonNullable<typeof step> => {
    const text = new TransformStream<string, string>();
    const handOut = async (): Promise<void> => {
      for await (const item of itemsOf(text.readable)) controller.enqueue(item);
    };
    return { writer: text.writable.getWriter(), done: handOut() };
  };
  const finish = async (): Promise<void> => {
    const ended = step;
    step = undefined;
    await ended?.writer.close();
    await ended?.done;
  };
  return new TransformStream({
    async transform({ part }, controller) {
      if (part.type === 'start-step') await finish();
      if (part.type !== 'text-delta') return;
      step ??= begin(controller);
      await step.writer.write(part.text);
    },
    flush: finish,
  });
}
