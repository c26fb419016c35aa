import { sendTwo } from '@tourbillon/platform/connections/test-two-requests.ts';
import { hostileRequest } from './hostile-request.ts';
import { SLOWEST } from './judge.ts';

/** One of this many hostile requests is sent over a keep-alive connection. */
const ONE_IN = 10;

/**
 * Sends hostile requests over keep-alive connections, and a valid one after each. The valid one is answered, or
 * the connection is closed; it never waits for a body that nobody reads (decision 94).
 * @returns faults, with the seed that reproduces each.
 */
export async function tryKeptConnections(
  port: number,
  host: string,
  seed: number,
  requests: number,
): Promise<string[]> {
  const complaints: string[] = [];
  const honest = `GET /heals-check/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  for (let mine = seed; mine < seed + requests; mine += ONE_IN) {
    const { bytes, breaksOff, name } = hostileRequest(mine, host);
    if (breaksOff) continue;
    const kept = bytes.toString('latin1').replace('\r\nConnection: close\r\n', '\r\n');
    const { first, second } = await sendTwo(port, Buffer.from(kept, 'latin1'), honest, SLOWEST);
    if (second === 'hangs')
      complaints.push(`seed ${mine}: the next request hangs after ${first.status}: ${name}`);
    else if (typeof second === 'number' && second !== 200)
      complaints.push(`seed ${mine}: the next request is answered with ${second}: ${name}`);
  }
  return complaints;
}
