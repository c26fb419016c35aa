/*
 * Drop-downs made of <details data-dropdown>: a click outside, Escape or a choice closes them.
 */
const OPEN = 'details[data-dropdown][open]';

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!dropdown.contains(target) || target.closest('[data-dropdown] a')) dropdown.open = false;
  }
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const dropdown = document.querySelector<HTMLDetailsElement>(OPEN);
  if (!dropdown) return;
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
});
