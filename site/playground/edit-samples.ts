import type { EditDialect } from '../../src/tools/index.ts';

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

/** A text in each dialect of edits. */
const ALL: Readonly<Record<EditDialect, string>> = {
  'aider-search-replace': EDIT,
  'aider-udiff': DIFF,
  'cline-diff': CLINE,
  'roo-diff': ROO,
  'apply-patch': PATCH,
  bolt: BOLT,
};

export const EDITS: Readonly<Record<string, string>> = ALL;
