import { createProgress } from './progress.ts';

const progress = createProgress({
  show(percent) {
    const bar = document.querySelector<HTMLProgressElement>('[data-progress]');
    if (!bar) return;
    bar.hidden = percent === undefined;
    bar.value = percent ?? 0;
  },
  later: (act, milliseconds) => setTimeout(act, milliseconds),
  cancel: (timer) => clearTimeout(timer as number),
});

document.addEventListener('astro:before-preparation', (event) => {
  progress.start();
  const load = event.loader;
  event.loader = async () => {
    await load();
    progress.step('data');
  };
  // An aborted page load never ends with `astro:page-load`.
  event.signal.addEventListener('abort', () => progress.end());
});
document.addEventListener('astro:page-load', () => progress.end());
