import { makePageInert, makePageActive } from '#src/ui/modal/inert-page.ts';

/** From this width on the filters are a column of the page and not a sheet. */
const WIDE_SCREEN = '(min-width: 1200px)';

/**
 * Makes the open filter sheet a modal dialog: everything else is inert, and after closing the focus is on its opener.
 * A list that arrives while the sheet is open replaces the page under it; the sheet, its focus and its scroll position
 * stay. One that arrives after the sheet has closed leaves the focus on the opener.
 * @param name of the dialog. @returns ends it.
 */
export function followSheet(sheet: HTMLElement, name: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  let reopen: (() => void) | undefined;
  const isOpen = () => sheet.matches(':popover-open');

  const follow = () => {
    void (isOpen() ? makePageInert(sheet) : makePageActive(openerOf(sheet)));
    sheet.role = isOpen() ? 'dialog' : null;
    sheet.ariaModal = isOpen() ? 'true' : null;
    sheet.ariaLabel = isOpen() ? name : null;
  };

  sheet.addEventListener(
    'toggle',
    (event) => {
      if (event.target !== sheet) return;
      follow();
      // The browser has focused the opener, unless that was on a page that has been replaced.
      if (!isOpen() && isLost(document.activeElement, sheet)) openerOf(sheet)?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'astro:before-swap',
    () => {
      const groups = sheet.querySelector('.filter-groups');
      const { activeElement } = document;
      const top = groups?.scrollTop ?? 0;
      const wasOpen = isOpen();
      const isInSheet = sheet.contains(activeElement);
      const keepsFocus = isInSheet || activeElement === openerOf(sheet);
      reopen = () => {
        if (wasOpen && !isOpen()) sheet.showPopover();
        // The opener has been replaced with the list.
        const focused = isInSheet ? activeElement : openerOf(sheet);
        if (keepsFocus && focused !== document.activeElement) {
          (focused as HTMLElement | null)?.focus({ preventScroll: true });
        }
        // A panel that was moved has lost its position; of one that stayed, the browser may have corrected it. Asking lays
        // the page out, so it waits for the frame (decision 683).
        requestAnimationFrame(() => {
          if (groups?.scrollTop === 0) groups.scrollTop = top;
        });
      };
    },
    { signal },
  );
  document.addEventListener(
    'astro:after-swap',
    () => {
      if (sheet.isConnected) reopen?.();
      follow();
    },
    { signal },
  );
  matchMedia(WIDE_SCREEN).addEventListener('change', () => isOpen() && sheet.hidePopover(), { signal });
  follow();
  return () => end.abort();
}

/** Whether the focused element is not visible after the sheet has closed. */
function isLost(focused: Element | null, sheet: Element): boolean {
  return !focused || focused === document.body || sheet.contains(focused);
}

function openerOf({ id }: Element): HTMLElement | null {
  return document.querySelector(`[popovertarget="${id}"]:not([popovertargetaction])`);
}
