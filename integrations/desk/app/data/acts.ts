import { DESK_USED } from '@tourbillon/domain/desk/used-header.ts';

/** Milliseconds after an act of a person during which calls count as caused by it. */
const LASTING = 60_000;

/** Events of an act. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'];

/** When the person has last done something. */
let lastAct = 0;

/** Notes what the person does in a window; opening it is an act. */
export function noteActs(where: EventTarget): void {
  const note = () => {
    lastAct = Date.now();
  };
  note();
  for (const act of ACTS) where.addEventListener(act, note, { capture: true, passive: true });
}

/** Headers of every call of the desk's scripts. A tab that nobody uses asks on, but does not keep the session alive. */
export function deskHeaders(): Record<string, string> {
  return { 'X-Desk': '1', ...(Date.now() - lastAct < LASTING && { [DESK_USED]: '1' }) };
}
