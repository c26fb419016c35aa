import type { Page } from '@playwright/test';

/** Longest interaction and task in milliseconds, and the sum of layout shifts. */
export interface InteractionTimes {
  interaction: number;
  task: number;
  shift: number;
}

/** Records interactions (Event Timing), long tasks and layout shifts since the call of `watchNow` in the page. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { interaction: 0, task: 0, shift: 0 };
    Object.assign(window, { seenInteractions: seen });
    let start = Infinity;
    Object.assign(window, { watchNow: () => (start = performance.now()) });
    const watch = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
        ...more,
      });
    const isInteraction = (entry: PerformanceEntry) =>
      Boolean((entry as { interactionId?: number }).interactionId);
    watch(
      'event',
      (entry) => {
        if (isInteraction(entry)) seen.interaction = Math.max(seen.interaction, entry.duration);
      },
      { durationThreshold: 16 },
    );
    watch('longtask', (entry) => {
      if (entry.startTime > start) seen.task = Math.max(seen.task, entry.duration);
    });
    watch('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      };
      if (!hadRecentInput && entry.startTime > start) seen.shift += value;
    });
  });
}

/** Reads the measurements once the page is idle. */
export async function readInteractionTimes(page: Page): Promise<InteractionTimes> {
  return page.evaluate(async () => {
    // Entries come with the next frames.
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
    const { seenInteractions } = window as unknown as { seenInteractions: InteractionTimes };
    return { ...seenInteractions, task: Math.round(seenInteractions.task) };
  });
}
