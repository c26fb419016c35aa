import { whoIsHere } from './auth-provider.ts';

/** Pages for whoever is not logged in. */
const OPEN = ['/login', '/join'];

/** Milliseconds to wait for the answer; without it react-admin decides. */
const PATIENCE = 3_000;

/**
 * Puts the page to log in in the place of any other before the application starts, when nobody is logged in; the login
 * leads back. React-admin would do it as well, but logs nobody out and clears its memory with every attempt, faster
 * than React gets to the new address: thousands of times in ten seconds, in an empty window.
 */
export async function goToLogIn(): Promise<void> {
  const { pathname, search } = location;
  if (OPEN.includes(pathname) || !(await isNobodyHere())) return;
  const state = { nextPathname: pathname, nextSearch: search };
  // What the router keeps as the state of a place.
  history.replaceState({ usr: state, key: 'default', idx: 0 }, '', OPEN[0]);
}

function isNobodyHere(): Promise<boolean> {
  const answer = whoIsHere().then(
    () => false,
    () => true,
  );
  return Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false))]);
}
