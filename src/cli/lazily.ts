/** The action of a command that is loaded when it is called, so that the start is quick. */
export function lazily<Given extends unknown[]>(
  load: () => Promise<(...given: Given) => Promise<void>>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const action = await load();
    await action(...given);
  };
}
