import { ACTIVITY_HEADER } from '@tourbillon/domain/desk/activity-header.ts';

/** Milliseconds after an input of the person during which calls count as caused by the person. */
const ACTIVITY_LASTS = 60_000;

/** Events that count as input. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'];

/** Time of the last input. */
let lastActivity = 0;

/** Records the time of each input in a window. Opening the window counts as one. */
export function watchActivity(where: EventTarget): void {
  const note = () => {
    lastActivity = Date.now();
  };
  note();
  for (const event of ACTIVITY_EVENTS) where.addEventListener(event, note, { capture: true, passive: true });
}

/** Headers of every call of the desk's scripts. A tab that nobody uses continues to poll, but does not renew the session. */
export function deskHeaders(): Record<string, string> {
  return { 'X-Desk': '1', ...(Date.now() - lastActivity < ACTIVITY_LASTS && { [ACTIVITY_HEADER]: '1' }) };
}
