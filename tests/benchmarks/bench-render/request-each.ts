import { Agent, get } from 'node:http';

/** Requests to one host, each address once. */
export interface HostRequests {
  port: number;
  /** Host header. */
  host: string;
  addresses: readonly string[];
}

/** Results of the requests: times in milliseconds, average bytes as transferred. */
export interface ResponseTimes {
  milliseconds: number;
  times: number[];
  failures: number;
  bytes: number;
  /** Processor time of the measurement itself within the measured processes, milliseconds. */
  own?: number;
}

/** Requests under way at a time. */
const CONNECTIONS = 8;

/** Requests each address once, eight at a time, on keep-alive connections, with the codings of a browser. */
export async function requestEach({ port, host, addresses }: HostRequests): Promise<ResponseTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { Host: host, 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const left = addresses.values();
  const times: number[] = [];
  let [failures, bytes] = [0, 0];
  const started = performance.now();
  const oneAfterAnother = async () => {
    for (const path of left) {
      const begun = performance.now();
      const { status, size } = await ask({ agent, host: '127.0.0.1', port, path, headers });
      times.push(performance.now() - begun);
      if (status !== 200) failures += 1;
      bytes += size;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneAfterAnother));
  agent.destroy();
  return {
    milliseconds: performance.now() - started,
    times,
    failures,
    bytes: bytes / Math.max(1, addresses.length),
  };
}

function ask(options: object): Promise<{ status: number; size: number }> {
  return new Promise((resolve) => {
    const request = get(options, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => (size += part.byteLength));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, size }));
    });
    request.once('error', () => resolve({ status: 0, size: 0 }));
  });
}
