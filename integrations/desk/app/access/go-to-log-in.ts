import { whoIsHere } from './auth-provider.ts';

/** Pages for whoever is not logged in. */
const OPEN = ['/login', '/join'];

/** Milliseconds that the application waits for the answer before it starts without it. */
const PATIENCE = 3_000;

/**
 * Puts the page to log in in the place of any other before the application starts, when nobody is logged in; the login
 * leads back. React-admin would do it as well, but logs nobody out and clears its memory with every attempt, faster
 * than React gets to the new address: thousands of times in ten seconds, in an empty window. So an answer that comes
 * when the application has started loads it anew.
 */
export async function goToLogIn(): Promise<void> {
  if (OPEN.includes(location.pathname)) return;
  const answer = isNobodyHere();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const isNobody = await Promise.race([answer, late]);
  if (isNobody) replaceByLogIn();
  if (isNobody !== undefined) return;
  void answer.then((isNobodyAfterAll) => {
    if (!isNobodyAfterAll) return;
    replaceByLogIn();
    location.reload();
  });
}

function isNobodyHere(): Promise<boolean> {
  return whoIsHere().then(
    () => false,
    () => true,
  );
}

/** Changes the address only; the state is what the router keeps of a place. */
function replaceByLogIn(): void {
  const { pathname, search } = location;
  const state = { nextPathname: pathname, nextSearch: search };
  history.replaceState({ usr: state, key: 'default', idx: 0 }, '', OPEN[0]);
}
