import { escapeControls } from '../../core/escape-controls.ts';
import type { Format } from '../../core/format.ts';
import { duckflow } from '../../formats/duckflow/index.ts';
import { typed } from '../../formats/json/index.ts';
import { toolCalls } from '../../tools/index.ts';
import { type Colors, stdoutColors, write } from '../output.ts';
import { renderFindings } from '../pretty/diagnostics.ts';
import { ANSWER, CALL, CUT_OFF_REPLY } from '../samples.ts';

/** A text and how it is read. */
interface Scene {
  readonly title: string;
  readonly text: string;
  readonly format: Format<unknown>;
}

const TRIP = {
  type: 'object',
  properties: {
    city: { type: 'string' },
    days: { type: 'integer' },
    tags: { type: 'array', items: { enum: ['sun', 'rain'] } },
  },
  required: ['city', 'days', 'tags'],
};

const TIDE = { type: 'object', properties: { port: { type: 'string' }, days: { type: 'integer' } } };

const NEXT = 'Next: peglot parse FILE, peglot play (in the browser), peglot serve (before a model)';

/** `peglot demo`: typical texts of models, the values read from them, and the mistakes in them. */
export async function demo(): Promise<void> {
  const colors = stdoutColors();
  const tools = { tide_at: { parameters: TIDE } };
  const scenes: readonly Scene[] = [
    { title: 'An answer in JSON, read by a schema', text: ANSWER, format: typed(TRIP) },
    { title: 'A tool call in raw markup', text: CALL, format: toolCalls({ dialect: 'hermes', tools }) },
    { title: 'A Duckflow reply that was cut off', text: CUT_OFF_REPLY, format: duckflow },
  ];
  await write(`${scenes.map((scene) => shown(scene, colors)).join('\n')}\n${NEXT}\n`);
}

function shown({ title, text, format }: Scene, colors: Colors): string {
  const parsed = format.parse(text);
  const verdict = [parsed.ok ? colors.green('ok') : colors.red('not ok'), parsed.complete ? '' : colors.red('cut off')];
  const lines = [
    colors.bold(colors.cyan(`── ${title} ──`)),
    escapeControls(text, true).trimEnd(),
    `${colors.bold('→')} ${JSON.stringify(withoutEmpty(parsed.value), withoutRaw)} ${verdict.filter(Boolean).join(', ')}`,
    renderFindings({ input: { name: '', path: undefined, text }, parsed }, colors),
  ];
  return lines.join('\n');
}

/** The fields of a model that are not empty. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const says = (field: unknown): boolean =>
    field !== '' && !(typeof field === 'object' && field !== null && Object.keys(field).length === 0);
  return Object.fromEntries(Object.entries(value).filter(([, field]) => says(field)));
}

/** A call also holds its raw text, which is shown above already. */
function withoutRaw(key: string, field: unknown): unknown {
  return key === 'raw' ? undefined : field;
}
