import { type Event, formatPath } from 'peglot';
import { button, element } from '../dom.ts';
import type { Frame } from '../protocol.ts';
import type { Tab } from '../tabs.ts';
import { scroller } from './rows.ts';
import type { Acts, State } from './state.ts';

const MOST = 600;

/** The text once more, chunk by chunk: a slider says how much has arrived, the list what was handed out for it. */
export function eventsTab(state: State, { arrived, frames }: Acts): Tab {
  const slider = element('input', { type: 'range', min: '0', value: '0', id: 'arrived' });
  const size = element(
    'select',
    { id: 'chunk' },
    ...[1, 8, 32, 128].map((one) => element('option', { value: String(one) }, String(one))),
  );
  size.value = '8';
  const place = element('output', {});
  const play = button('Play', toggle);
  const list = scroller('Events');
  const panel = element(
    'div',
    {},
    element(
      'div',
      { className: 'bar' },
      play,
      element('label', {}, 'Arrived ', slider),
      place,
      element('label', {}, 'Chunks of ', size),
    ),
    list,
  );
  let all: readonly Frame[] = [];
  let of = '';
  let isHidden = false;
  let timer: number | undefined;

  async function load(): Promise<void> {
    const key = JSON.stringify([state.format, size.value, state.text, state.own?.frames?.length]);
    if (key === of) {
      if (isHidden) draw();
      return;
    }
    of = key;
    // Whoever types is not done yet: the whole text is streamed.
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (key !== of) return;
    const found = await frames(Number(size.value));
    if (key !== of) return;
    all = found;
    slider.max = String(all.length);
    slider.value = slider.max;
    draw();
  }

  function hide(): void {
    isHidden = true;
    arrived(undefined);
  }

  function draw(): void {
    isHidden = panel.hidden;
    const count = Number(slider.value);
    const shown = all.slice(0, count);
    const told = shown.flatMap(({ events }, at) => events.map((event) => ({ event, isNew: at === count - 1 })));
    const lines = told.slice(-MOST).map(({ event, isNew }) => lineOf(event, isNew));
    const left = told.length - MOST;
    list.replaceChildren(
      ...(left > 0 ? [element('p', { className: 'note' }, `${left} events before these`)] : []),
      ...lines,
    );
    place.textContent = `${shown.at(-1)?.end ?? 0} of ${state.text.length}`;
    slider.setAttribute('aria-valuetext', `${place.textContent} characters`);
    arrived(count === all.length ? undefined : (shown.at(-1)?.end ?? 0));
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
      if (slider.value === slider.max || panel.hidden) stop();
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
  return { id: 'events', title: 'Events', panel, show: () => void load(), hide };
}

function lineOf(event: Event, isNew: boolean): HTMLElement {
  const [place, value] = partsOf(event);
  return element(
    'div',
    { className: isNew ? 'row here' : 'row' },
    element('span', { className: event.type === 'diagnostic' ? event.diagnostic.severity : 'name' }, event.type),
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
