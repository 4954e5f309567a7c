/** The files of a new tool: paths in its folder, and their contents. */
export function skeleton(name: string, version: string): Readonly<Record<string, string>> {
  return {
    'package.json': manifest(name, version),
    'tsconfig.json': TSCONFIG,
    [`src/${name}.ts`]: SOURCE,
    'README.md': readme(name),
    '.gitignore': 'node_modules/\n',
  };
}

// tsx runs TypeScript on every Node version that the package supports; Node 20 has no type stripping of its own.
function manifest(name: string, version: string): string {
  const content = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      start: `peglot acor run -- tsx src/${name}.ts`,
      check: `tsx src/${name}.ts README.md | peglot acor check`,
      types: 'tsc',
    },
    dependencies: { peglot: `^${version}`, tsx: '^4.23.0' },
    devDependencies: { '@types/node': '^20.19.0', typescript: '^5.9.0' },
    engines: { node: '>=20.19' },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const TSCONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      module: 'NodeNext',
      types: ['node'],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src'],
  },
  null,
  2,
)}\n`;

const SOURCE = `// Counts the lines and words of a text file, and reports to the agent that runs it.
import { readFile } from 'node:fs/promises';
import { createReporter } from 'peglot/acor';

const report = createReporter(process.stdout);
const [path] = process.argv.slice(2);

if (path === undefined) {
  report.inputNeeded({
    message: 'A text file is needed',
    command: 'npm start -- "<path_of_a_text_file>"',
    example: 'npm start -- README.md',
  });
} else {
  try {
    await count(path);
  } catch (error) {
    report.error({
      title: 'Cannot Read File',
      details: error instanceof Error ? error.message : String(error),
      recovery: 'Check the path and the permissions of the file',
    });
    report.status('Failed');
    process.exitCode = 1;
  }
}

async function count(path: string): Promise<void> {
  report.status('Working', 'Reading the file');
  const text = await readFile(path, 'utf8');
  report.progress(50, 'Counting');
  const lines = text.split('\\n').length;
  const words = text.split(/\\s+/).filter((word) => word !== '').length;
  report.progress(100);
  await report.data({ path, lines, words });
  report.status('Complete');
  report.suggestions([{ text: 'Look at the file', command: ['cat', path] }]);
}
`;

function readme(name: string): string {
  return `# ${name}

\`\`\`sh
npm install
npm start                # runs the tool and shows what it says
npm start -- README.md   # the same, with an argument
npm run check            # checks its output against the ACOR protocol
\`\`\`

The tool is in \`src/${name}.ts\`. It writes its messages with \`createReporter\` from \`peglot/acor\`.
`;
}
