/** Start time of each scene, seconds. */
export function sceneStarts(scenes: readonly { seconds: number }[]): number[] {
  let start = 0;
  return scenes.map(({ seconds }) => (start += seconds) - seconds);
}
