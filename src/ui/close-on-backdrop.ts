/** Closes a `Dialog` by a click on its backdrop, in browsers that do not know `closedby`. */
export function closeOnBackdrop(): void {
  // A click on the backdrop has the dialog itself as its target. A press that began inside, for example to select text,
  // does not count.
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => (pressed = target), true);
  document.addEventListener('click', ({ target }) => {
    if (target !== pressed || !(target instanceof HTMLDialogElement)) return;
    if (target.hasAttribute('data-dialog')) target.close();
  });
}
