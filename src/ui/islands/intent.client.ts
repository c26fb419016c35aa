import { onIntent } from '../on-intent.ts';

/*
 * Hydrates an island of `client:intent` when a visitor turns to it, and repeats clicks and submits made before it was
 * ready. Every page with such an island imports this; what hydrates it is loaded when it is needed.
 */

const ISLANDS = '[client=intent]';

/** Hydrations under way. Undefined for an island that is hydrated. */
const hydrations = new WeakMap<Element, Promise<void> | undefined>();

onIntent(ISLANDS, start);
document.addEventListener('click', postpone, true);
document.addEventListener('submit', postpone, true);
// A visitor may have been quicker than this script.
for (const island of document.querySelectorAll<HTMLElement>(ISLANDS)) if (isInUse(island)) start(island);

function start(island: HTMLElement): Promise<void> | undefined {
  if (!hydrations.has(island)) {
    const hydration = hydrate(island).finally(() => hydrations.set(island, undefined));
    hydrations.set(island, hydration);
  }
  return hydrations.get(island);
}

function hydrate(island: HTMLElement): Promise<void> {
  // The code comes at the same time as Astro's element, which loads it once more when it fails here.
  for (const part of ['component', 'renderer']) {
    import(/* @vite-ignore */ island.getAttribute(`${part}-url`) ?? '').catch(() => undefined);
  }
  return import('./hydrate-island.ts').then((module) => module.default(island));
}

/** Stops an event that must not be lost while the code of its island loads, and repeats it afterwards. */
function postpone(event: Event): void {
  const { target, type, submitter } = event as SubmitEvent;
  // A link or a <summary> works without React.
  if (!(target instanceof HTMLElement) || target.closest('a[href], summary')) return;
  const island = target.closest<HTMLElement>(ISLANDS);
  const hydration = island && start(island);
  if (!hydration) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const repeat = () =>
    type === 'submit' ? (target as HTMLFormElement).requestSubmit(submitter) : target.click();
  void hydration.then(repeat, repeat);
}

/** Whether a visitor is in an island, or has changed a field of it, from which the island reads it. */
function isInUse(island: Element): boolean {
  return (
    island.matches(':hover, :focus-within') ||
    [...island.querySelectorAll('input')].some(
      (field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue,
    )
  );
}
