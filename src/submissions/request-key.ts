import { createHash } from 'node:crypto';

/**
 * The key under which a request is stored once. What the browser made for the opened form tells two people apart;
 * without it the same words on the same day are the same request. Changed words are another one; the city that we put in
 * where its sender chose none is none of their words: it is another one while the backend is away.
 * @param form what was opened, where and when. @param request as it goes to the backend.
 */
export function requestKey(
  form: readonly string[],
  request: Readonly<Record<string, unknown>>,
  { city, chosen }: { city: string; chosen: string | undefined },
): string {
  const said = request.city === city ? { ...request, city: chosen } : request;
  return createHash('sha256')
    .update(JSON.stringify([...form, said]))
    .digest('hex');
}
