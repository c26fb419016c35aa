/**
 * Runs a set-up now and on every page the client router shows later, before it is painted. The set-up looks its
 * elements up again each time: the router has replaced them.
 */
export function onPage(setUp: () => void): void {
  setUp();
  document.addEventListener('astro:after-swap', setUp);
}
