import { complaint } from './judge.ts';
import { hostileRequest } from './hostile-request.ts';
import { tryKeptConnections } from './kept-connections.ts';
import { send } from './send.ts';

/** Target and size of an attack. */
export interface Attack {
  port: number;
  host: string;
  /** Added to the number of each request to get its seed. */
  seed: number;
  requests: number;
  onProgress?: (done: number) => void;
}

/** Result of an attack. */
export interface AttackResult {
  /** Responses by status; 0 for connections closed without a response. */
  statuses: Record<number, number>;
  /** Milliseconds of the slowest response. */
  slowest: number;
  /** Complaints with the seed that reproduces each. */
  complaints: string[];
}

/** Parallel requests. */
const AT_ONCE = 8;

/** Sends hostile requests and checks every response. */
export async function attack({ port, host, seed, requests, onProgress }: Attack): Promise<AttackResult> {
  const result: AttackResult = { statuses: {}, slowest: 0, complaints: [] };
  let next = 0;
  const work = async () => {
    while (next < requests) {
      const mine = seed + next;
      next += 1;
      const request = hostileRequest(mine, host);
      const echo = await send(port, request);
      result.statuses[echo.status] = (result.statuses[echo.status] ?? 0) + 1;
      result.slowest = Math.max(result.slowest, echo.ms);
      const wrong = complaint(echo, request.name);
      if (wrong) result.complaints.push(`seed ${mine}: ${wrong}: ${request.name}`);
      onProgress?.(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  result.complaints.push(...(await tryKeptConnections(port, host, seed, requests)));
  return result;
}
