// The script of the frame: starts a worker for each task, and ends it when it takes too long.
import type { OwnResult, OwnTask } from './protocol.ts';

/** The worker's script, put in when the site is built: a frame without an origin can load none. */
declare const WORKER: string;

const LIMIT = 8000;
const script = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
let worker: Worker | undefined;
let timer: number | undefined;

window.addEventListener('message', ({ source, data }: MessageEvent<OwnTask>) => {
  if (source !== window.parent) return;
  worker?.terminate();
  window.clearTimeout(timer);
  const tell = (result: OwnResult): void => {
    window.clearTimeout(timer);
    window.parent.postMessage(result, '*');
  };
  worker = new Worker(script);
  worker.addEventListener('message', ({ data: result }: MessageEvent<OwnResult>) => tell(result));
  worker.addEventListener('error', ({ message }) => tell({ problem: message }));
  timer = window.setTimeout(() => {
    worker?.terminate();
    tell({ problem: `It took longer than ${LIMIT / 1000} seconds, and was ended.` });
  }, LIMIT);
  worker.postMessage(data);
});
