import type { ClientDirective } from 'astro';

/** An island of `client:intent`. Astro's element gives it the function that loads its code. */
export interface IntentIsland extends HTMLElement {
  /** Loads the code of the island. @returns hydrates it. */
  loadCode?: () => Promise<() => Promise<void>>;
}

/** The directive for Astro's element. When the code is loaded, is decided by `intent.client.ts`. */
const intent: ClientDirective = (load, _options, island) => {
  (island as IntentIsland).loadCode = load;
};

export default intent;
