import { AGENT_TURNS } from './agent.ts';
import { button, byId, element } from './dom.ts';
import { Editor } from './editor.ts';
import { FindingList } from './findings.ts';
import { type Frames, NO_FRAMES } from './frames.ts';
import { keep, kept } from './kept.ts';
import { DETECT, dialectNames, editNames, OWN, ours, TYPED } from './names.ts';
import { Sandbox } from './own.ts';
import type { OwnResult, OwnTask, Reading, Text, Unread } from './protocol.ts';
import { Reader } from './reader.ts';
import { recordedText } from './recorded.ts';
import { TRIP_SCHEMA } from './schema.ts';
import { packed, type Shared, unpacked } from './share.ts';
import { NO_STRETCHES } from './stretches.ts';
import { type Tab, Tabs } from './tabs.ts';
import { OWN_ADAPTER, OWN_GRAMMAR, OWN_TEXTS } from './template.ts';
import { compareTab } from './views/compare.ts';
import { grammarTab } from './views/grammar.ts';
import { OwnSource, workbenchTab } from './views/own.ts';
import { printTab } from './views/print.ts';
import { SchemaSource } from './views/schema.ts';
import type { Acts, State } from './views/state.ts';
import { treeTab } from './views/tree.ts';
import { valueTab } from './views/value.ts';

const state: State = { format: DETECT, text: '', cursor: 0, reading: undefined };
const reader = new Reader();
const tabs = new Tabs();
const told = byId('told', HTMLSpanElement);
const took = byId('took', HTMLSpanElement);
const formats = byId('format', HTMLSelectElement);
const samples = byId('sample', HTMLSelectElement);
const bySchema = byId('by-schema', HTMLButtonElement);
let sandbox: Sandbox | undefined;
/** Code that came with a link runs when its reader says so. */
let isTrusted = true;
let texts: Readonly<Record<string, string>> = {};
/** The text that the address of the page holds: once it is another, the address is left. */
let linked: string | undefined;

const editor = new Editor(byId('text', HTMLDivElement), 'Text', {
  hint: 'Paste a text that a model wrote, or choose a sample.',
  changed(text) {
    const said = recordedText(text);
    if (said !== undefined) {
      editor.text = said;
      return;
    }
    state.text = text;
    if (linked !== undefined && text !== linked) leaveLink();
    read();
  },
  moved(at) {
    state.cursor = at;
    tabs.refresh();
  },
});

const findings = new FindingList(byId('findings', HTMLElement), {
  select: (range) => editor.select(range),
  apply: (one) => editor.apply(one),
});

const acts: Acts = {
  select: (range) => editor.select(range),
  replace: (text) => {
    editor.text = text;
  },
  arrived: (end) => editor.showArrived(end),
  frames,
};

const own = new OwnSource(() => {
  isTrusted = true;
  leaveLink();
  read();
});
const schema = new SchemaSource(() => {
  leaveLink();
  read();
});
const value = valueTab(state, acts);
const common = [treeTab(state, acts), printTab(state, acts)];
const grammar = grammarTab(state);
const oursTabs = [value, ...common, grammar];
const compared = compareTab(state, () => reader.ask({ ask: 'compare', ...question() }));
const jsonTabs = [...oursTabs, compared];
const typedTabs = [value, schema.tab, ...common, grammar, compared];
const ownTabs = [...own.tabs, value, ...common, workbenchTab(state, () => runOwn({ workbench: true }))];

/** The views of a choice, where they are not those of every format. */
const TABS: Readonly<Record<string, readonly Tab[]>> = {
  [OWN]: ownTabs,
  [TYPED]: typedTabs,
  json: jsonTabs,
  [DETECT]: jsonTabs,
};

// ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────────

let isReading = false;
let isStale = false;

/** Reads what there is now; while a text is being read, only the last one after it counts. */
async function read(): Promise<void> {
  isStale = true;
  if (isReading) return;
  isReading = true;
  while (isStale) {
    isStale = false;
    const asked = question();
    const reading = asked.of === OWN ? await readOwn() : await reader.ask({ ask: 'read', ...asked });
    if (asked.of === state.format && asked.text === state.text && reading !== undefined) show(reading);
  }
  isReading = false;
  if (isTrusted && linked === undefined) keep(shown());
}

/** The text, and how it is to be read. */
function question(): Text {
  const { format, text } = state;
  return { of: format, text, ...(format === TYPED && { schema: schema.text }) };
}

/** What a link holds, and what is kept over a reload. */
function shown(): Shared {
  const { format, text } = state;
  if (format === OWN) return { format, text, grammar: own.grammar, adapter: own.adapter };
  return { format, text, ...(format === TYPED && { schema: schema.text }) };
}

async function readOwn(): Promise<Reading | undefined> {
  if (!isTrusted) {
    askToRun();
    return undefined;
  }
  const { grammar, adapter } = own;
  // Whoever types is not done yet.
  await new Promise((resolve) => setTimeout(resolve, 150));
  if (grammar !== own.grammar || adapter !== own.adapter) {
    isStale = true;
    return undefined;
  }
  const result = await runOwn({ workbench: false });
  own.tell(result.problem);
  if (result.problem !== undefined)
    tellStatus(element('span', { className: 'bad' }, 'The format does not compile: see Grammar and Adapter'));
  return result.reading;
}

/** Runs the grammar and the adapter, unless they came with a link and nobody said that they may run. */
async function runOwn(wanted: Pick<OwnTask, 'size' | 'workbench'>): Promise<OwnResult> {
  if (!isTrusted) return { problem: 'The grammar and the adapter came with a link: they run when you choose Run it.' };
  sandbox ??= new Sandbox(
    document.body.appendChild(element('iframe', { id: 'sandbox', title: 'Sandbox', tabIndex: -1 })),
  );
  return sandbox.run({ grammar: own.grammar, adapter: own.adapter, text: state.text, ...wanted });
}

async function frames(size: number): Promise<Frames> {
  if (state.format !== OWN) return reader.ask({ ask: 'stream', ...question(), size });
  return (await runOwn({ size, workbench: false })).frames ?? NO_FRAMES;
}

function show(reading: Reading | Unread): void {
  if ('problem' in reading) {
    state.reading = undefined;
    editor.show(NO_STRETCHES, []);
    findings.set({ diagnostics: [], found: 0 });
    tellStatus(element('span', { className: 'bad' }, reading.problem));
    took.textContent = `${state.text.length.toLocaleString('en')} characters`;
    tabs.refresh();
    return;
  }
  state.reading = reading;
  const { of, ok, complete, via, diagnostics, found, marks } = reading;
  editor.show(marks, diagnostics);
  findings.set(reading);
  tellStatus(
    element('b', { className: ok ? 'good' : 'bad' }, ok ? 'ok' : 'not ok'),
    element('b', { className: complete ? 'good' : 'bad' }, complete ? 'complete' : 'cut off'),
    element('span', {}, `read as ${of === via || of === OWN ? via : `${of}, ${via}`}`),
    element('span', {}, found === 1 ? '1 finding' : `${found.toLocaleString('en')} findings`),
  );
  took.textContent = `${state.text.length.toLocaleString('en')} characters in ${timeText(reading.took)}`;
  tabs.refresh();
}

/** Clocks of browsers tell tenths of a millisecond. */
function timeText(took: number): string {
  return took < 0.1 ? 'less than 0.1 ms' : `${took.toFixed(1)} ms`;
}

/** Shows how it went. What stays the same is not written again: screen readers read it out. */
function tellStatus(...parts: readonly HTMLElement[]): void {
  if (parts.map(({ outerHTML }) => outerHTML).join('') !== told.innerHTML) told.replaceChildren(...parts);
}

// ── Choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────

async function choose(format: string): Promise<void> {
  state.format = format;
  state.reading = undefined;
  formats.value = format;
  // What is there belongs to the format before.
  samples.replaceChildren();
  tellStatus(element('span', {}, 'Loading…'));
  tabs.set(TABS[format] ?? oursTabs);
  bySchema.hidden = format !== DETECT && format !== 'json';
  texts = format === OWN ? OWN_TEXTS : await reader.ask({ ask: 'sample', of: format });
  if (format === DETECT) texts = { ...texts, ...AGENT_TURNS };
  if (format === OWN) tabs.choose('own-grammar');
  samples.replaceChildren(...Object.keys(texts).map((name) => element('option', { value: name }, name)));
}

function take(sample: string): void {
  samples.value = sample;
  editor.text = texts[sample] ?? '';
}

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  JSON: { json: 'JSON', [TYPED]: 'JSON by a schema' },
  'Tool calls': asNamed(dialectNames),
  'Edits of files': asNamed(editNames),
  Formats: ours,
  'Your own': { [OWN]: 'a grammar and an adapter' },
};

formats.append(
  element('option', { value: DETECT }, 'automatic'),
  ...Object.entries(choices).map(([label, names]) =>
    element(
      'optgroup',
      { label },
      ...Object.entries(names).map(([name, called]) => element('option', { value: name }, called)),
    ),
  ),
);

function asNamed(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]));
}

function isChoice(name: string): boolean {
  return name === DETECT || Object.values(choices).some((names) => Object.hasOwn(names, name));
}

formats.addEventListener('change', async () => {
  leaveLink();
  await choose(formats.value);
  take(first());
});
samples.addEventListener('change', () => take(samples.value));
bySchema.addEventListener('click', async () => {
  leaveLink();
  await choose(TYPED);
  tabs.choose(schema.tab.id);
  read();
});

/** What the page shows is no longer what its address holds. */
function leaveLink(): void {
  if (linked === undefined) return;
  linked = undefined;
  history.replaceState(null, '', location.pathname);
}

/** What shows the most: a damaged text. */
function first(): string {
  return Object.keys(texts).find((name) => name !== 'clean') ?? 'clean';
}

// ── Sharing ───────────────────────────────────────────────────────────────────────────────────────────────────────

const share = byId('share', HTMLButtonElement);
share.addEventListener('click', async () => {
  linked = state.text;
  history.replaceState(null, '', `#${await packed({ ...shown(), view: tabs.shown })}`);
  // Where the clipboard is closed to pages, the address holds the link all the same.
  const isCopied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  );
  share.textContent = isCopied ? 'Copied' : 'The address is the link';
  setTimeout(() => {
    share.textContent = 'Copy link';
  }, 2000);
});

async function open(): Promise<void> {
  const shared = await unpacked(location.hash);
  const state = shared ?? kept();
  const isKnown = state !== undefined && isChoice(state.format);
  linked = shared?.text;
  own.set(state?.grammar ?? OWN_GRAMMAR, state?.adapter ?? OWN_ADAPTER);
  schema.text = state?.schema ?? TRIP_SCHEMA;
  // A grammar holds code, too; what was kept is the visitor's own.
  isTrusted = shared?.grammar === undefined && shared?.adapter === undefined;
  await choose(isKnown ? state.format : DETECT);
  if (!isKnown) return take(first());
  if (state.view !== undefined) tabs.choose(state.view);
  editor.text = state.text;
  if (state.format === OWN && !isTrusted) askToRun();
}

/** Code in a link is somebody else's. */
function askToRun(): void {
  const run = button('Run it', () => {
    isTrusted = true;
    read();
  });
  tellStatus(element('span', {}, 'This link holds code. It runs in a sandbox, without a network. '), run);
}

window.addEventListener('hashchange', () => void open());
void open();
