/**
 * The tab a key leads to, round and round (ARIA Authoring Practices, tabs).
 * @param current index of the tab that has the focus. @param count how many there are.
 * @returns undefined for a key that is not theirs: it keeps its own meaning.
 */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    // The tabs are links, and a tab answers to the space bar as a button does.
    case ' ':
      return current;
    default:
      return undefined;
  }
}
