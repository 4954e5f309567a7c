/** A typical reply of a model: usable, but with common mistakes. */
export const SAMPLE = `Sure! Here is my plan.

[REASONING]
The test fails because the greeting ends without an exclamation mark.
I fix the function and run the tests again.

[CONFIDENCE] 85%
[mood] 0.8
[FOCUS] 0.9
[CONFIDEN  # typo
[STAMINA] high

[ACTION_0_TYPE] create_file
[ACTION_0_PATH] src/greet.py
[ACTION_0_CONTENT_START]
def greet(name: str) -> str:
    """Greets one person. [MOOD] 0.1 is only text here."""
    return f"Hello, {name}!"
[ACTION_0_CONTENT_END]

[ACTION_1_TYPE] run_command
[ACTION_1_COMMAND] pytest -q tests/test_greet.py
`;

/** An answer to a request for JSON. */
export const ANSWER = `Sure! Here it is:
\`\`\`json
{city: "Rome", "days": "3", "tags": "Sun",}
\`\`\`
`;

/** A tool call that a server left in the text. */
export const CALL = `I look that up.
<tool_call>
{"name": "tide_at", "arguments": {"port": "Emden", 'days': 2,}}
</tool_call>
`;

/** A reply that was cut off in its second action. */
export const CUT_OFF_REPLY = `[CONFIDENCE] 85%
[mood] 0.8
[ACTION_0_TYPE] create_file
[ACTION_0_PATH] greet.py
[ACTION_0_CONTENT_START]
print("Hello")  # [MOOD] 0.1 is only text here
[ACTION_0_CONTENT_END]
[ACTION_1_TYPE] run_command
[ACTION_1_COM`;
