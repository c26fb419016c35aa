/** Whether a key event is a repetition by a held Enter key that would send a form or press a button again. */
export function isHeldEnter({
  key,
  repeat,
  ctrlKey,
  metaKey,
  target,
}: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey'> & { target: unknown }): boolean {
  if (key !== 'Enter' || !repeat) return false;
  // In a field of several lines a held Enter adds lines; with Ctrl or ⌘ it sends.
  return ctrlKey || metaKey || (target as Partial<Element> | null)?.tagName !== 'TEXTAREA';
}

/** Makes a held Enter key count as one press, in every form of a window (decision 706). */
export function ignoreHeldEnter(where: Window): void {
  where.addEventListener(
    'keydown',
    (event) => {
      if (!isHeldEnter(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
