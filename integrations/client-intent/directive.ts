import type { ClientDirective } from 'astro';

/** What shows that a visitor turns to the island. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** What must not be lost while the island's code is on its way: held back and done again. */
const ACTS = ['click', 'submit'] as const;

/** Hydrates at the first sign of interest; replays clicks and submits made before React listened. */
const intent: ClientDirective = (load, _options, island) => {
  let started: Promise<void> | undefined;
  const held: (() => void)[] = [];

  const start = () => {
    started ??= hydrate().finally(() => {
      stop();
      for (const again of held) again();
    });
    return started;
  };
  const hydrate = async () => {
    const mount = await load();
    await mount();
    // React attaches its listeners in a transition: one frame later an act reaches them.
    await new Promise(requestAnimationFrame);
  };
  const hold = (event: Event) => {
    const again = replay(event);
    if (!again) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(again);
    void start();
  };
  const stop = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, start);
    for (const act of ACTS) island.removeEventListener(act, hold, true);
  };
  for (const sign of SIGNS) island.addEventListener(sign, start, { passive: true });
  for (const act of ACTS) island.addEventListener(act, hold, true);
};

/** How to do an act again; nothing for a link or a <summary>, which work without React. */
function replay(event: Event): (() => void) | undefined {
  const target = event.target;
  if (event.type === 'submit') {
    const { submitter } = event as SubmitEvent;
    return () => (target as HTMLFormElement).requestSubmit(submitter);
  }
  if (!(target instanceof HTMLElement) || target.closest('a[href], summary')) return undefined;
  return () => target.click();
}

export default intent;
