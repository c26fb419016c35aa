/** Files of forms on their way. */
const waiting = new WeakMap<HTMLFormElement, () => Promise<void>>();

/** Has a form wait for its files before it is sent. @param finish rejects when one of them did not come. */
export function holdForFiles(form: HTMLFormElement, finish: () => Promise<void>): void {
  waiting.set(form, finish);
}

/** Resolves once all files of a form have come. @throws when one has not. */
export async function settled(form: HTMLFormElement): Promise<void> {
  await waiting.get(form)?.();
}
