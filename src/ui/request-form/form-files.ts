/** Pending uploads by form. */
const waiting = new WeakMap<HTMLFormElement, () => Promise<void>>();

/** Makes a form wait for its uploads before it is sent. @param finish rejects when an upload failed. */
export function waitForUploads(form: HTMLFormElement, finish: () => Promise<void>): void {
  waiting.set(form, finish);
}

/** Resolves when all uploads of a form are complete. @throws when one failed. */
export async function uploadsComplete(form: HTMLFormElement): Promise<void> {
  await waiting.get(form)?.();
}
