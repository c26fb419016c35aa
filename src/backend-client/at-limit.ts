/**
 * Calls a function after some milliseconds and one more turn of the event loop. When the loop was blocked, timers come
 * before the responses that have arrived meanwhile; this way those are read first and are not late.
 * @returns ends the wait.
 */
export function atLimit(ms: number, late: () => void): () => void {
  let turn: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (turn = setImmediate(late)), ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
}
