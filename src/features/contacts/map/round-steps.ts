/** The largest of 1, 2, 5, 10, 20, 50… that is not greater than a positive value. */
export function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [5, 2, 1].find((one) => one * power <= value * (1 + 1e-9)) ?? 1;
  return factor * power;
}
