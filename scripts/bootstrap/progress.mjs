const live = process.stdout.isTTY;

/**
 * A line that shows the current step, and at its end the duration. On a terminal the line is rewritten in place;
 * in a log it is written once, at the end.
 * @param {string} title
 */
export function step(title) {
  const started = performance.now();
  let shown = 0;
  if (live) process.stdout.write(`… ${title}`);
  return {
    /**
     * Shows the progress of the step.
     * @param {string} detail
     */
    update(detail) {
      if (!live || performance.now() - shown < 100) return;
      shown = performance.now();
      process.stdout.write(`\r\x1b[K… ${title}: ${detail}`);
    },
    /** @param {string} [detail] what came out of it */
    done(detail) {
      const line = detail ? `${title}: ${detail}` : title;
      process.stdout.write(`${live ? '\r\x1b[K' : ''}✓ ${line} (${seconds(performance.now() - started)})\n`);
    },
    /** Ends the line of a step that failed. */
    failed() {
      process.stdout.write(`${live ? '\r\x1b[K' : ''}✗ ${title} (${seconds(performance.now() - started)})\n`);
    },
  };
}

/**
 * Milliseconds as seconds with one decimal.
 * @param {number} milliseconds
 */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
