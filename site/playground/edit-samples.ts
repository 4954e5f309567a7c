import type { EditDialect } from '../../src/entries/tools.ts';

export const EDIT = `The greeting lacks a name.

src/greet.py
\`\`\`python
<<<<<<< SEARCH
    return "Hello!"
=======
    return f"Hello, {name}!"
>>>>>>> REPLACE
\`\`\`
`;

const DIFF = `The greeting lacks a name.

\`\`\`diff
--- src/greet.py
+++ src/greet.py
@@ ... @@
 def greet(name):
-    return "Hello!"
+    return f"Hello, {name}!"
\`\`\`
`;

const CLINE = `------- SEARCH
    return "Hello!"
=======
    return f"Hello, {name}!"
+++++++ REPLACE
`;

const ROO = `<<<<<<< SEARCH
:start_line:2
-------
    return "Hello!"
=======
    return f"Hello, {name}!"
>>>>>>> REPLACE
`;

const PATCH = `*** Begin Patch
*** Update File: src/greet.py
@@ def greet(name):
-    return "Hello!"
+    return f"Hello, {name}!"
*** End Patch
`;

const BOLT = `The greeting lacks a name.

<boltArtifact id="greet" title="Greeting">
<boltAction type="file" filePath="src/greet.py">
def greet(name):
    return f"Hello, {name}!"
</boltAction>
<boltAction type="shell">pytest -q</boltAction>
</boltArtifact>
`;

const WHOLE = `The greeting lacks a name.

src/greet.py
\`\`\`python
def greet(name):
    return f"Hello, {name}!"
\`\`\`
`;

const ARTIFACT = `Here it is.

:::artifact{identifier="greet" type="text/html" title="Greeting"}
\`\`\`html
<p>Hello, {name}!</p>
\`\`\`
:::
`;

const CODE = `Thought: I greet by the name that was given.
<code>
print(f"Hello, {name}!")
</code>
`;

/** A text in each dialect of edits. */
const ALL: Readonly<Record<EditDialect, string>> = {
  'aider-search-replace': EDIT,
  'aider-udiff': DIFF,
  'cline-diff': CLINE,
  'roo-diff': ROO,
  'apply-patch': PATCH,
  bolt: BOLT,
  'aider-whole': WHOLE,
  artifact: ARTIFACT,
  smolagents: CODE,
};

export const EDITS: Readonly<Record<string, string>> = ALL;
