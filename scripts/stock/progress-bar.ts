const SHOWN_AFTER_MS = 1_000;
const REDRAW_MS = 200;
const LOG_INTERVAL_MS = 5_000;
const WIDTH = 30;

/**
 * A progress bar on standard error, after the first second. Without a terminal it is a line from time to time.
 * @param total approximate number of rows.
 */
export function progressBar(total: number) {
  const live = process.stderr.isTTY;
  const began = performance.now();
  let shown = 0;
  let isDrawn = false;
  return {
    update(done: number): void {
      const now = performance.now();
      if (now - began < SHOWN_AFTER_MS || now - shown < (live ? REDRAW_MS : LOG_INTERVAL_MS)) return;
      shown = now;
      const part = Math.min(1, done / Math.max(1, total));
      const text = `${Math.floor(part * 100)} %, ${done} of ${Math.max(total, done)} rows, ${Math.round((now - began) / 1000)} s`;
      const bar = '█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░');
      process.stderr.write(live ? `\r\u001b[K${bar} ${text}` : `${text}\n`);
      isDrawn = live;
    },
    /** Clears the bar before other output. */
    clear(): void {
      if (isDrawn) process.stderr.write('\r\u001b[K');
      isDrawn = false;
    },
  };
}
