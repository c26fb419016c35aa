import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Moves of a finger between its two ends. */
const MOVES = 12;

/** Simulates a touch drag from one point of the window to another. */
export async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await finger('touchStart', from);
  for (let move = 1; move <= MOVES; move += 1) {
    const at = (one: number, other: number) => one + ((other - one) * move) / MOVES;
    await finger('touchMove', { x: at(from.x, to.x), y: at(from.y, to.y) });
  }
  await finger('touchEnd');
}
