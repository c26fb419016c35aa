import { loggedInColleague } from './auth-provider.ts';

/** Pages that need no login. */
const PUBLIC_PATHS = ['/login', '/join'];

/** Milliseconds that the application waits for the response before it starts without it. */
const LONGEST_WAIT = 3_000;

/**
 * Redirects to the login page before the application starts, when nobody is logged in; after the login the person
 * returns to the first page. React-admin would redirect too, but it logs out and clears its store at every attempt,
 * before React renders the new address: thousands of times in ten seconds, in an empty window. So when the response
 * comes after the start of the application, the page is reloaded.
 */
export async function goToLogIn(): Promise<void> {
  if (PUBLIC_PATHS.includes(location.pathname)) return;
  const answer = isNobodyLoggedIn();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT, undefined));
  const isNobody = await Promise.race([answer, late]);
  if (isNobody) replaceByLogIn();
  if (isNobody !== undefined) return;
  void answer.then((isNobodyAfterAll) => {
    if (!isNobodyAfterAll) return;
    replaceByLogIn();
    location.reload();
  });
}

function isNobodyLoggedIn(): Promise<boolean> {
  return loggedInColleague().then(
    () => false,
    () => true,
  );
}

/** Changes the address only. The state has the form in which the router stores the previous address. */
function replaceByLogIn(): void {
  const { pathname, search } = location;
  const state = { nextPathname: pathname, nextSearch: search };
  history.replaceState({ usr: state, key: 'default', idx: 0 }, '', PUBLIC_PATHS[0]);
}
