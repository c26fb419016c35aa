import { connect, type Socket } from 'node:net';

/** Kinds of slow clients, by the data sent at once and the data that follow slowly. */
export const SLOW_CLIENT_KINDS = {
  /** Sends nothing. */
  silent: { first: '', drip: '' },
  /** Never ends its headers. */
  headers: { first: 'GET /about/ HTTP/1.1\r\nHost: {host}\r\n', drip: 'X-A: b\r\n' },
  /** Announces a form and sends it byte by byte. */
  body: {
    first:
      'POST /call-request/ HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
      'Content-Length: 10000\r\n\r\n',
    drip: 'a',
  },
  /** Sends requests continuously and never reads a response. */
  deaf: { first: '', drip: 'GET /clocks_today/ HTTP/1.1\r\nHost: {host}\r\n\r\n' },
} as const;

/** Clients who keep their connections as long as possible. */
export interface SlowClients {
  /** Number of open connections of a kind. */
  holding: (manner: keyof typeof SLOW_CLIENT_KINDS) => number;
  leave: () => void;
}

/** Milliseconds between two pieces of data. */
const DROP_EVERY = 500;

/** Starts a number of clients of each kind. */
export function startSlowClients(port: number, host: string, each: number): SlowClients {
  const names = Object.keys(SLOW_CLIENT_KINDS) as (keyof typeof SLOW_CLIENT_KINDS)[];
  const held = new Map(names.map((manner) => [manner, new Set<Socket>()] as const));
  for (const [manner, sockets] of held) {
    const { first, drip } = SLOW_CLIENT_KINDS[manner];
    for (let count = 0; count < each; count += 1) {
      const socket = connect(port, '127.0.0.1');
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
      if (manner === 'deaf') socket.pause();
      else socket.resume();
      if (first) socket.write(first.replace('{host}', host));
      if (!drip) continue;
      const dripping = setInterval(() => socket.write(drip.replace('{host}', host)), DROP_EVERY);
      socket.once('close', () => clearInterval(dripping));
    }
  }
  return {
    holding: (manner) => held.get(manner)?.size ?? 0,
    leave: () => {
      for (const sockets of held.values()) for (const socket of sockets) socket.destroy();
    },
  };
}
