import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Control } from './controls.ts';

/** How many times slower than this machine the visitor's processor is. */
const SLOWDOWN = 4;

/** Milliseconds without requests and without scripts of ours after which the page is taken to be at rest. */
const IDLE_TIME = 1_200;

/**
 * Uses a control as a hand does: by the pointer and the keys. Where it is, is asked at the machine's full speed and
 * before the measurement, because the scripts that Playwright asks with take longer than the control itself.
 */
export async function useControl(page: Page, devtools: CDPSession, control: Control): Promise<void> {
  for (const [index, selector] of control.press.entries()) {
    const target = page.locator(selector).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`There is no ${selector}`);
    const at = [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2] as const;
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (index === 0)
      await page.evaluate(() => void (window as unknown as { watchNow: () => void }).watchNow());
    await page.mouse.move(...at);
    await pause(IDLE_TIME / 4);
    await page.mouse.down();
    await pause(60);
    await page.mouse.up();
    await pause(IDLE_TIME);
    const isLast = index === control.press.length - 1;
    if (isLast && control.type) {
      await page.keyboard.type(control.type, { delay: 120 });
      await pause(IDLE_TIME);
    }
    if (!isLast) await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}
