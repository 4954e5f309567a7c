import { type Event, formatPath } from 'peglot';
import { button, element } from '../dom.ts';
import { countOf, endOf, eventsAt, eventsUpTo, type Frames, NO_FRAMES } from '../frames.ts';
import { KeptList } from '../kept-list.ts';
import { scroller } from './rows.ts';
import type { Acts, State } from './state.ts';

/** More than anybody reads at once, and few enough to be drawn many times a second. */
const MOST = 120;

/** How much of the text has arrived: the first `count` frames. */
export interface Far {
  readonly frames: Frames;
  readonly count: number;
}

/**
 * The text once more, chunk by chunk: a slider says how much has arrived, the list what was handed out for it. `shows` is
 * told how far that is; undefined: all of it.
 */
export function eventsView(state: State, { arrived, frames }: Acts, shows: (far: Far | undefined) => void): EventsView {
  const slider = element('input', { type: 'range', min: '0', value: '0', id: 'arrived' });
  const size = element(
    'select',
    { id: 'chunk' },
    ...[1, 8, 32, 128].map((one) => element('option', { value: String(one) }, String(one))),
  );
  size.value = '8';
  const place = element('output', {});
  const play = button('Play', toggle);
  const before = element('p', { className: 'note', hidden: true });
  const lines = element('div');
  const list = scroller('Events');
  list.append(before, lines);
  const kept = new KeptList<Line>(lines, { elementOf, isSame });
  const panel = element(
    'section',
    { className: 'events' },
    element(
      'div',
      { className: 'bar' },
      play,
      element('label', { className: 'wide' }, 'Arrived ', slider),
      place,
      element('label', {}, 'Chunks of ', size),
    ),
    list,
  );
  let all: Frames = NO_FRAMES;
  let of: State['reading'];
  let inChunks = 0;
  let isHidden = true;
  let timer: number | undefined;

  async function load(): Promise<void> {
    const { reading } = state;
    const wanted = Number(size.value);
    const wasHidden = isHidden;
    isHidden = false;
    if (reading === of && wanted === inChunks) {
      if (wasHidden) draw();
      return;
    }
    of = reading;
    inChunks = wanted;
    // Whoever types is not done yet: the whole text is streamed.
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (reading !== of || wanted !== inChunks) return;
    const found = reading === undefined ? NO_FRAMES : await frames(wanted);
    if (reading !== of || wanted !== inChunks) return;
    all = found;
    slider.max = String(countOf(all));
    slider.value = slider.max;
    if (!isHidden) draw();
  }

  function hide(): void {
    isHidden = true;
    arrived(undefined);
    shows(undefined);
  }

  function draw(): void {
    const count = Number(slider.value);
    const shown = linesOf(all, count);
    kept.set(shown);
    const left = eventsUpTo(all, count) - shown.length;
    before.hidden = left === 0;
    before.textContent = `${left.toLocaleString('en')} events before these`;
    const end = endOf(all, count);
    place.textContent = `${end.toLocaleString('en')} of ${state.text.length.toLocaleString('en')}`;
    slider.setAttribute('aria-valuetext', `${place.textContent} characters`);
    const isWhole = count === countOf(all);
    arrived(isWhole ? undefined : end);
    shows(isWhole ? undefined : { frames: all, count });
    list.scrollTop = list.scrollHeight;
  }

  function toggle(): void {
    if (timer !== undefined) {
      stop();
      return;
    }
    if (slider.value === slider.max) slider.value = '0';
    play.textContent = 'Pause';
    timer = window.setInterval(() => {
      if (slider.value === slider.max || isHidden) stop();
      else {
        slider.valueAsNumber++;
        draw();
      }
    }, 60);
  }

  function stop(): void {
    window.clearInterval(timer);
    timer = undefined;
    play.textContent = 'Play';
  }

  slider.addEventListener('input', draw);
  size.addEventListener('change', () => void load());
  return { panel, show: () => void load(), hide };
}

/** The events of the text, as they are shown beside its value. */
export interface EventsView {
  readonly panel: HTMLElement;
  show(): void;
  hide(): void;
}

/** An event, as it is shown. */
interface Line {
  readonly type: string;
  readonly className: string;
  readonly place: string;
  readonly value: string;
  /** It came with the last chunk. */
  readonly isNew: boolean;
}

/** The last events of the first frames. */
function linesOf(all: Frames, count: number): Line[] {
  const lines: Line[] = [];
  for (let at = count - 1; at >= 0 && lines.length < MOST; at--)
    lines.unshift(...eventsAt(all, at).map((event) => lineOf(event, at === count - 1)));
  return lines.slice(-MOST);
}

function lineOf(event: Event, isNew: boolean): Line {
  const [place, value] = partsOf(event);
  const className = event.type === 'diagnostic' ? event.diagnostic.severity : 'name';
  return { type: event.type, className, place, value, isNew };
}

function isSame(a: Line, b: Line): boolean {
  return (
    a.type === b.type &&
    a.className === b.className &&
    a.place === b.place &&
    a.value === b.value &&
    a.isNew === b.isNew
  );
}

function elementOf({ type, className, place, value, isNew }: Line): HTMLElement {
  return element(
    'div',
    { className: isNew ? 'row here' : 'row' },
    element('span', { className }, type),
    ` ${place} `,
    element('i', {}, value),
  );
}

function partsOf(event: Event): readonly [string, string] {
  switch (event.type) {
    case 'open':
      return [formatPath(event.path), event.kind];
    case 'close':
      return [formatPath(event.path), ''];
    case 'delta':
      return [formatPath(event.path), JSON.stringify(event.text)];
    case 'diagnostic':
      return [event.diagnostic.code, event.diagnostic.message];
    default:
      return [formatPath(event.path), JSON.stringify(event.value) ?? ''];
  }
}
