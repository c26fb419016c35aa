/**
 * The origin of a tile address such as `https://tiles.example/{z}/{x}/{y}.png`, for the Content-Security-Policy.
 * Undefined if it is neither https nor on this machine.
 */
export function tilesOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return url.origin;
  const isHere = url?.protocol === 'http:' && /(^|\.)localhost$|^127(\.\d+){3}$/.test(url.hostname);
  return isHere ? url.origin : undefined;
}
