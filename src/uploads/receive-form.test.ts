import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { PhotoStore } from './photo-store.ts';
import { QuotaExceeded } from './quota.ts';
import { receiveForm } from './receive-form.ts';
import { PhotoRefusal } from './refusal.ts';

/** A store that reads files but keeps nothing. */
const store = {
  take: async (_upload: string, _name: string, file: AsyncIterable<Buffer>) => {
    let bytes = 0;
    for await (const part of file) bytes += part.byteLength;
    return { bytes };
  },
} as unknown as PhotoStore;

const EDGE = 'edge';
const file = (name: string, end = '') =>
  `--${EDGE}\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\n\r\nbytes${end}`;
const field = `--${EDGE}\r\nContent-Disposition: form-data; name="user_name"\r\n\r\nAnna\r\n`;

function receive(body: string, into = store): Promise<URLSearchParams | undefined> {
  const headers = { 'content-type': `multipart/form-data; boundary=${EDGE}` };
  const req = Object.assign(Readable.from([Buffer.from(body)]), { headers });
  return receiveForm(req as unknown as IncomingMessage, into);
}

describe('hostile input: forms with files', () => {
  it('a whole one is read', async () => {
    const fields = await receive(`${field}${file('a.jpg', '\r\n')}--${EDGE}--\r\n`);
    expect(fields?.get('user_name')).toBe('Anna');
  });

  it.each([
    ['in a file', `${field}${file('a.jpg')}`],
    ['in a field of files without a choice', `${field}${file('')}`],
    ['in a file that waits for another', `${file('a.jpg', '\r\n')}${file('b.jpg')}`],
    ['in the head of a part', `${field}--${EDGE}\r\nContent-Disp`],
    ['before anything', ''],
  ])('one that breaks off %s is none, and ends nobody’s process', async (_, body) => {
    expect(await receive(body)).toBeUndefined();
  });
});

it('a file whose sender leaves is given up: it keeps no share of the quota', async () => {
  let isOver = false;
  const waiting = {
    take: async (...[, , file]: Parameters<PhotoStore['take']>) => {
      try {
        await store.take('', '', file);
      } finally {
        isOver = true;
      }
    },
  } as unknown as PhotoStore;
  const headers = { 'content-type': `multipart/form-data; boundary=${EDGE}` };
  const req = Object.assign(new PassThrough(), { headers });
  const received = receiveForm(req as unknown as IncomingMessage, waiting);
  req.write(`${field}${file('a.jpg')}`);
  await new Promise(setImmediate);
  // A connection that breaks ends neither the request nor its part.
  req.emit('aborted');
  expect(await received).toBeUndefined();
  await expect.poll(() => isOver, { timeout: 2_000 }).toBe(true);
});

describe('a file that cannot be stored does not discard the form', () => {
  /** Reads a part of a file, then fails. */
  const failing = (error: Error) =>
    ({
      take: async (...[, , bytes]: Parameters<PhotoStore['take']>) => {
        for await (const part of bytes) if (part.byteLength > 0) throw error;
      },
    }) as unknown as PhotoStore;
  const large = file('a.jpg', `${'x'.repeat(1024 ** 2)}\r\n`);
  const text = field.replace('user_name', 'message');

  it.each<[string, Error, string, string]>([
    ['too large', new PhotoRefusal('file_size'), 'refused_photo', 'file_size'],
    ['met by a full disk', Object.assign(new Error(), { code: 'ENOSPC' }), 'unkept_photo', 'disk'],
  ])('one that is %s', async (_, error, name, said) => {
    const fields = await receive(
      `${field}${large}${file('b.jpg', '\r\n')}${text}--${EDGE}--\r\n`,
      failing(error),
    );
    expect([fields?.get('user_name'), fields?.get('message'), fields?.get(name)]).toEqual([
      'Anna',
      'Anna',
      said,
    ]);
  });
});

describe('quota: forms with files', () => {
  const whole = `${field}${file('a.jpg', '\r\n')}--${EDGE}--\r\n`;

  it.each(['all', 'network'] as const)(
    'that of %s is used up: said in a field, the rest is read',
    async (scope) => {
      const full = { take: () => Promise.reject(new QuotaExceeded(scope)) } as unknown as PhotoStore;
      const fields = await receive(whole, full);
      expect([fields?.get('unkept_photo'), fields?.get('user_name')]).toEqual([scope, 'Anna']);
    },
  );

  it('nobody but this server says so', async () => {
    const said = field.replace('user_name', 'unkept_photo');
    expect((await receive(`${said}${whole}`))?.has('unkept_photo')).toBe(false);
  });
});
