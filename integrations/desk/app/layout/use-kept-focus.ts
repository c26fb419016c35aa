import { useEffect } from 'react';

/** Milliseconds in which a screen may draw the lost element anew. */
const PATIENCE = 2_000;

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Where the focus was: the element, how it reads, and what surrounds it. */
interface Place {
  element: HTMLElement;
  words: string;
  around: HTMLElement[];
}

/**
 * Keeps the focus on the page. When the focused element disappears, such as a button that a form replaces, or the
 * opener of a dialog whose list was read again, the focus goes to the element that was drawn in its place, else to its
 * surroundings. A dialog returns the focus to its opener by itself, if that is still there and enabled.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: Place | undefined;
    let lostAt = 0;
    let standIn: Element | undefined;
    const note = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      // Dialogs and menus are outside of the page; their opener counts.
      if (element === standIn || element.closest('.MuiModal-root') || element === document.body) return;
      [place, lostAt, standIn] = [
        { element, words: wordsOf(element), around: ancestorsOf(element) },
        0,
        undefined,
      ];
    };
    // A click beside everything takes the focus away on purpose.
    const leave = ({ target }: Event) => {
      if (!(target as HTMLElement).closest(`${FOCUSABLE}, label, .MuiModal-root`)) place = undefined;
    };
    const look = () => {
      const active = document.activeElement;
      const isLost = active === document.body || active === null || (lostAt > 0 && active === standIn);
      if (!place || !isLost || document.querySelector('.MuiModal-root [role="dialog"]')) return;
      const { isConnected } = place.element;
      // A button is disabled while it works.
      if (isConnected && !isHere(place.element)) return;
      if (lostAt === 0 || standIn?.isConnected === false) lostAt = performance.now();
      if (performance.now() - lostAt > PATIENCE) return;
      const same = isConnected ? place.element : twinOf(place);
      const next = same ?? standInFor(place);
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

/** The element that was drawn in place of a lost one: it reads alike. */
function twinOf({ element, words }: Place): HTMLElement | undefined {
  const alike = document.querySelectorAll<HTMLElement>(`#desk ${element.tagName}`);
  return words.trim() === element.tagName
    ? undefined
    : [...alike].find((one) => isHere(one) && wordsOf(one) === words);
}

/** The first field or button of what surrounded a lost element; if that was the whole screen, the screen. */
function standInFor({ around }: Place): HTMLElement | undefined {
  const main = document.getElementById('main-content');
  const near = around.find((one) => one.isConnected);
  if (!main || !near) return undefined;
  if (near !== main && main.contains(near)) return near.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
  main.tabIndex = -1;
  main.style.outline = 'none';
  return main;
}
