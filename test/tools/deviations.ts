/** Cases of the corpus that are not read as it says, by dialect. The test fails as soon as one is. */
export const deviations: Readonly<Record<string, readonly string[]>> = {
  // `<tool_name>` and `<parameters>` are a dialect of their own, with other tags in it; no model of today writes it.
  // It stays text, with `no-call`.
  anthropic: ['The older form'],
};
