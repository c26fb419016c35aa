/**
 * Runs a set-up function now and after each client-side navigation, before the page is painted. The function must
 * query its elements again each time, because the router replaces them.
 */
export function onEveryPage(setUp: () => void): void {
  setUp();
  document.addEventListener('astro:after-swap', setUp);
}
