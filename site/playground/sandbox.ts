// The script of the frame: runs tasks in a worker, and ends it when one takes too long. Other code gets a worker of its own.
import type { OwnResult, OwnTask } from './protocol.ts';

/** The worker's script, put in when the site is built: a frame without an origin can load none. */
declare const WORKER: string;

const LIMIT = 8000;
const script = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
let worker: Worker | undefined;
let timer: number | undefined;
let code = '';
let isBusy = false;

window.addEventListener('message', ({ source, data }: MessageEvent<OwnTask>) => {
  if (source !== window.parent) return;
  window.clearTimeout(timer);
  const next = JSON.stringify([data.grammar, data.adapter]);
  if (isBusy || next !== code) end();
  code = next;
  isBusy = true;
  const tell = (result: OwnResult): void => {
    window.clearTimeout(timer);
    isBusy = false;
    window.parent.postMessage(result, '*');
  };
  worker ??= new Worker(script);
  worker.onmessage = ({ data: result }: MessageEvent<OwnResult>) => tell(result);
  worker.onerror = ({ message }) => tell({ problem: message });
  timer = window.setTimeout(() => {
    end();
    tell({ problem: `It took longer than ${LIMIT / 1000} seconds, and was ended.` });
  }, LIMIT);
  worker.postMessage(data);
});

function end(): void {
  worker?.terminate();
  worker = undefined;
}
