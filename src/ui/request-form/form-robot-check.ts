import type { TokenMaker } from './robot-token.ts';

/** The token maker of each form, created at the first interaction. */
const makers = new WeakMap<HTMLFormElement, Promise<TokenMaker>>();

/** Starts the robot check early, so that it is complete when the form is sent. */
export function beginCheck(form: HTMLFormElement): void {
  if (makers.has(form)) return;
  const maker = import('./robot-token.ts').then(({ prepareToken }) => prepareToken(form));
  maker.catch(() => makers.delete(form));
  makers.set(form, maker);
}

/**
 * A single-use token for a form. It is empty when the browser cannot compute one: then the browser submits the form
 * natively, and the page asks a question.
 * @throws when the check is not available.
 */
export async function tokenOf(form: HTMLFormElement): Promise<string> {
  beginCheck(form);
  try {
    return (await (await makers.get(form))?.()) ?? '';
  } finally {
    makers.delete(form);
  }
}
