import { useEffect } from 'react';

/** Milliseconds within which a screen may render the lost element again. */
const LONGEST_REDRAW = 2_000;

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The last focus: the element, its text, and its ancestors. */
interface Place {
  element: HTMLElement;
  words: string;
  around: HTMLElement[];
}

/**
 * Moves the focus when the focused element disappears: a button that a form replaces, or the opener of a dialog whose
 * list was loaded again. The focus goes to the element that was rendered in its place, otherwise to the nearest part
 * of the page around it. A dialog itself returns the focus to its opener, if that still exists and is enabled.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let place: Place | undefined;
    let lostAt = 0;
    let standIn: Element | undefined;
    const note = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      // Dialogs and menus are not part of the page; their opener is remembered.
      if (element === standIn || element.closest('.MuiModal-root') || element === document.body) return;
      [place, lostAt, standIn] = [
        { element, words: wordsOf(element), around: ancestorsOf(element) },
        0,
        undefined,
      ];
    };
    // A click outside all controls removes the focus on purpose.
    const leave = ({ target }: Event) => {
      if (!(target as HTMLElement).closest(`${FOCUSABLE}, label, .MuiModal-root`)) place = undefined;
    };
    const look = () => {
      const active = document.activeElement;
      const isLost = active === document.body || active === null || (lostAt > 0 && active === standIn);
      if (!place || !isLost || document.querySelector('.MuiModal-root [role="dialog"]')) return;
      const { isConnected } = place.element;
      // A button is disabled while its action runs.
      if (isConnected && !isHere(place.element)) return;
      if (lostAt === 0 || standIn?.isConnected === false) lostAt = performance.now();
      if (performance.now() - lostAt > LONGEST_REDRAW) return;
      const same = isConnected ? place.element : redrawnElement(place);
      const next = same ?? fallbackFor(place);
      if (next === undefined || next === active) return;
      standIn = same ? undefined : next;
      next.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
}

function isHere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}

function wordsOf(element: Element): string {
  const { textContent } = element;
  return [
    element.tagName,
    element.getAttribute('aria-label') ?? textContent,
    element.getAttribute('href'),
  ].join(' ');
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** The element that was rendered in place of a lost one: it has the same text. */
function redrawnElement({ element, words }: Place): HTMLElement | undefined {
  const alike = document.querySelectorAll<HTMLElement>(`#desk ${element.tagName}`);
  return words.trim() === element.tagName
    ? undefined
    : [...alike].find((one) => isHere(one) && wordsOf(one) === words);
}

/** The first field or button in the nearest remaining ancestor of a lost element; or else the screen itself. */
function fallbackFor({ around }: Place): HTMLElement | undefined {
  const main = document.getElementById('main-content');
  const near = around.find((one) => one.isConnected);
  if (!main || !near) return undefined;
  if (near !== main && main.contains(near)) return near.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
  main.tabIndex = -1;
  main.style.outline = 'none';
  return main;
}
