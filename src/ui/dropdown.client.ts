/* Drop-downs made of <details data-dropdown>: a click outside, loss of focus, Escape or a selection closes them. */
const OPEN = 'details[data-dropdown][open]';

document.addEventListener('click', ({ target }) => closeUnless(target as Element, '[data-dropdown] a'));
document.addEventListener('focusin', ({ target }) => closeUnless(target as Element));

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const dropdown = document.querySelector<HTMLDetailsElement>(OPEN);
  if (dropdown) close(dropdown);
});

/**
 * Closes open drop-downs, except the one that contains `target`; that one closes only if `target` is one of its
 * choices.
 */
function closeUnless(target: Element, choices?: string): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (dropdown.contains(target) && !(choices && target.closest(choices))) continue;
    // A choice that does not navigate would take the focus with it.
    if (dropdown.contains(document.activeElement)) close(dropdown);
    else dropdown.open = false;
  }
}

function close(dropdown: HTMLDetailsElement): void {
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
}
