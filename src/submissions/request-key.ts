import { createHash } from 'node:crypto';

/**
 * The idempotency key of a request. The browser creates a value for each opened form, which distinguishes two
 * visitors. Without it, the same content on the same day is the same request; changed content is another request. A
 * default city is not part of the content, because it is a different one while the backend is down.
 * @param form which form was opened, where and when.
 * @param request in the form for the backend.
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
