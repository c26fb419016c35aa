import { openLimiter } from '../limits/limiter.ts';

/**
 * Most requests per hour that name the same phone, nickname or address, so that nobody can make us contact another
 * person again and again.
 */
const limiter = openLimiter('contacts', { points: 5, duration: 3600 });

/** Counts a request by the contact in it. @returns seconds to wait; 0 if it may pass. */
export async function contactWait(request: Record<string, unknown>): Promise<number> {
  const named = [request.telephone, request.nickname, request.email].find(
    (one) => typeof one === 'string' && one !== '' && one !== 'null',
  );
  return named === undefined ? 0 : limiter.wait(String(named));
}
