/* Drop-downs made of <details data-dropdown>: a click outside, loss of focus, Escape or a selection closes them. */
const OPEN = 'details[data-dropdown][open]';

document.addEventListener('click', ({ target, defaultPrevented }) => {
  // A choice that does not navigate is closed with its drop-down, and would take the focus with it.
  const chosen = document.activeElement?.closest<HTMLElement>(OPEN);
  closeUnless(target as Element, '[data-dropdown] a');
  if (chosen && !chosen.matches(OPEN) && defaultPrevented) chosen.querySelector('summary')?.focus();
});
document.addEventListener('focusin', ({ target }) => closeUnless(target as Element));

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const dropdown = document.querySelector<HTMLDetailsElement>(OPEN);
  if (!dropdown) return;
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
});

/**
 * Closes open drop-downs, except the one that contains `target`; that one closes only if `target` is one of its
 * choices.
 */
function closeUnless(target: Element, choices?: string): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!dropdown.contains(target) || (choices && target.closest(choices))) dropdown.open = false;
  }
}
