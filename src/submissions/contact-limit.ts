import { openLimiter } from '../limits/limiter.ts';

/** Requests that may name one phone, nickname or address in an hour: nobody has another called without end. */
const limiter = openLimiter('contacts', { points: 5, duration: 3600 });

/** Counts a request for somebody who is to be answered. @returns seconds to wait, 0 when it may pass. */
export async function contactWait(request: Record<string, unknown>): Promise<number> {
  const named = [request.telephone, request.nickname, request.email].find(
    (one) => typeof one === 'string' && one !== '' && one !== 'null',
  );
  return named === undefined ? 0 : limiter.wait(String(named));
}
