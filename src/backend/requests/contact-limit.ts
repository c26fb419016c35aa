import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Requests that may name one phone, nickname or address in an hour: nobody has another called without end. */
const LIMIT = { points: 5, duration: 3600 };

const limiter = new RateLimiterMemory(LIMIT);

/** Counts a request for who is to be answered. @returns seconds to wait, 0 when it may pass. */
export async function contactWait(request: Record<string, unknown>): Promise<number> {
  const named = [request.telephone, request.nickname, request.email].find(
    (one) => typeof one === 'string' && one !== '' && one !== 'null',
  );
  if (named === undefined) return 0;
  try {
    await limiter.consume(String(named));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000) || 1;
  }
}
