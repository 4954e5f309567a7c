/** A command's action that is loaded when it is called, to keep the start fast. */
export function lazily<Given extends unknown[]>(
  load: () => Promise<(...given: Given) => Promise<void>>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const action = await load();
    await action(...given);
  };
}
