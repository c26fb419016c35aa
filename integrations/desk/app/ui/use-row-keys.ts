import { useEffect } from 'react';

/** Elements that handle these keys themselves: text fields and open dialogs or lists. */
const TYPING = 'input, textarea, select, [contenteditable], [role="listbox"], [role="dialog"], [role="menu"]';

/** Rows to move for each key. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard navigation of a table: j and k or the arrows move the focus over its rows, Enter opens one.
 * @param selector of the rows.
 */
export function useRowKeys(selector = 'main tbody tr, #main-content tbody tr'): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const place = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || place.closest(TYPING)) return;
      const rows = [...document.querySelectorAll<HTMLElement>(selector)];
      const current = rows.findIndex((row) => row.contains(document.activeElement));
      const step = STEPS[event.key];
      if (step !== undefined && rows.length > 0) {
        event.preventDefault();
        const next = current < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, current + step));
        const row = rows[next];
        if (!row) return;
        row.tabIndex = -1;
        row.focus();
        row.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Enter' && rows[current] === document.activeElement) {
        rows[current]?.click();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [selector]);
}
