import type { TokenMaker } from './robot-token.ts';

/** What makes their tokens, a form each: begun when somebody turns to it. */
const makers = new WeakMap<HTMLFormElement, Promise<TokenMaker>>();

/** Begins the check against robots, so that it is done when the form is sent. */
export function beginCheck(form: HTMLFormElement): void {
  if (makers.has(form)) return;
  const maker = import('./robot-token.ts').then(({ prepareToken }) => prepareToken(form));
  maker.catch(() => makers.delete(form));
  makers.set(form, maker);
}

/**
 * The token of a form, good once. It is empty where the browser cannot work one out: such a form is left to the browser
 * to send, and its page asks a question.
 * @throws when the check cannot be asked.
 */
export async function tokenOf(form: HTMLFormElement): Promise<string> {
  beginCheck(form);
  try {
    return (await (await makers.get(form))?.()) ?? '';
  } finally {
    makers.delete(form);
  }
}
