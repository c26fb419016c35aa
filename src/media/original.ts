import { BackendError } from '../platform/errors/backend-error.ts';
import { exchange } from '../backend-client/exchange.ts';

/** Milliseconds to fetch an original. `exchange` limits its size (8 MB). */
const TIME_LIMIT_MS = 2_000;

/** Accepted types of originals. GIF, HEIC and HTML are not accepted. */
const TYPES = /^image\/(svg\+xml|jpeg|png|webp|avif)(;|$)/i;

const CALL = '/media/{src}';

/** An original picture of the backend. */
export interface Original {
  bytes: Uint8Array;
  /** Whether it is an SVG. */
  drawn: boolean;
  /** Whether the name will always mean this picture: the backend has not sent `no-store`. */
  lasting: boolean;
}

/**
 * Fetches an original from a locale's backend, `{base}/media/{src}`. Undefined if there is no picture of this name.
 * @throws BackendError when the backend does not respond, fails, or sends something that is not a picture.
 */
export async function fetchOriginal(base: URL, src: string): Promise<Original | undefined> {
  const outgoing = {
    base,
    target: `/media/${src}`,
    method: 'GET',
    headers: { accept: 'image/*' },
    timeLimit: TIME_LIMIT_MS,
  } as const;
  const { status, headers, bytes } = await exchange(outgoing).catch((error: Error) => {
    throw new BackendError(CALL, undefined, error.message);
  });
  if (status === 404 || status === 410) return undefined;
  if (status !== 200)
    throw new BackendError(CALL, status === 429 || status >= 500 ? status : 502, 'no picture');
  const type = headers['content-type'] ?? '';
  if (!TYPES.test(type)) throw new BackendError(CALL, 502, 'not a picture');
  const lasting = !/no-store/i.test(headers['cache-control'] ?? '');
  return { bytes, drawn: /^image\/svg/i.test(type), lasting };
}
