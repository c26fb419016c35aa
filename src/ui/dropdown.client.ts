/*
 * Drop-downs made of <details data-dropdown>: a click outside, the focus leaving, Escape or a choice closes them.
 */
const OPEN = 'details[data-dropdown][open]';

document.addEventListener('click', ({ target }) => closeUnless(target as Element, '[data-dropdown] a'));
document.addEventListener('focusin', ({ target }) => closeUnless(target as Element));

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const dropdown = document.querySelector<HTMLDetailsElement>(OPEN);
  if (!dropdown) return;
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
});

/** Closes what is open, but not around `target`, unless that is one of the choices. */
function closeUnless(target: Element, choices?: string): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!dropdown.contains(target) || (choices && target.closest(choices))) dropdown.open = false;
  }
}
