/**
 * The tab to select after a key press, with wrap-around (ARIA Authoring Practices, tabs).
 * @param current index of the focused tab.
 * @param count number of tabs.
 * @returns undefined for other keys, which keep their default action.
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
    // The tabs are links, but the role `tab` must also react to the space bar.
    case ' ':
      return current;
    default:
      return undefined;
  }
}
