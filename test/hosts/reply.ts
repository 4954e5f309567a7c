/** A reply that is whole and has no errors. */
export const TEXT = `[REASONING]
Say hello.

[CONFIDENCE] 0.9
[MOOD] 0.8
[FOCUS] 0.7
[STAMINA] 0.6

[ACTION_0_TYPE] create_file
[ACTION_0_PATH] hello.txt
[ACTION_0_CONTENT_START]
Hello,
world.
[ACTION_0_CONTENT_END]
`;
