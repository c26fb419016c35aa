/**
 * After the next picture, which shows that something is pressed: what follows takes a slow phone longer (decision 611).
 */
export function nextPicture(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
