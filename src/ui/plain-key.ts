/**
 * The key of an event, or an empty text when it is pressed together with another: Alt and an arrow go back in the
 * history, Ctrl and a plus enlarge the page. Those are keys of the browser.
 */
export function plainKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): string {
  return altKey || ctrlKey || metaKey ? '' : key;
}
