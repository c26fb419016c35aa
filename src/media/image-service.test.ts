import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import {
  addressesOf,
  hang,
  hangUp,
  type Behaviour,
  TestBackend,
  text,
} from '../backend-client/test-backend.ts';
import { ImageService } from './image-service.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
  <circle cx="200" cy="250" r="150" fill="#0f4a3a"/></svg>`;
const FRONT = '/media/clock/rolex-1/front-334.avif';

let backend: TestBackend;
let folder: string;
let errors: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  backend = await TestBackend.start(image(SVG));
  errors = [];
});
afterEach(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a variant of a picture', () => {
  it.each([
    ['/media/clock/rolex-1/front-334.avif', 'image/avif', 'heif', 334, 418],
    ['/media/clock/rolex-1/front-160.webp', 'image/webp', 'webp', 160, 200],
    // A drawing has no size in pixels, so it may become larger than its SVG units.
    ['/media/clock/rolex-1/front-668.webp', 'image/webp', 'webp', 668, 835],
  ])('%s', async (address, type, format, width, height) => {
    const { status, headers, body } = await open().respond('en', address);
    expect([status, headers['Content-Type']]).toEqual([200, type]);
    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(body).metadata()).toMatchObject({ format, width, height, hasAlpha: true });
    expect(backend.seen.map(({ url }) => url)).toEqual(['/base/media/clock/rolex-1/front']);
  });

  it('D236 a drawing has none for magnified pictures, a photograph has', async () => {
    const zoomed = '/media/clock/rolex-1/front-2560.webp';
    expect((await open().respond('en', zoomed)).status).toBe(404);
    backend.behave = image(await sharp(Buffer.from(SVG)).png().toBuffer(), 'image/png');
    expect((await open().respond('en', zoomed)).status).toBe(200);
  });

  it('a photograph is not enlarged and loses its metadata', async () => {
    const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    backend.behave = image(photograph, 'image/jpeg');
    const { body } = await open().respond('en', '/media/a/photo.jpg-1000.webp');
    const facts = await sharp(body).metadata();
    expect([facts.width, facts.height, facts.exif]).toEqual([300, 200, undefined]);
  });

  test.each(['/media/clock/rolex-1/front-335.avif', '/media/clock/rolex-1/front-334.png', '/media/x'])(
    '%s is 404 and the backend is not asked',
    async (address) => {
      expect((await open().respond('en', address)).status).toBe(404);
      expect(backend.seen).toEqual([]);
    },
  );
});

describe('what the backend may send', () => {
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="90000"/>';
  test.each<[string, Behaviour, number]>([
    ['no such picture', text('{}', 404), 404],
    ['its failure', text('', 500), 502],
    ['that it is busy', text('', 503), 503],
    ['that it was asked too often', text('', 429), 503],
    ['that it waited in vain', text('', 504), 504],
    ['a refusal that is none of a name', text('', 403), 502],
    ['a broken connection', hangUp, 502],
    ['a page', image('<html></html>', 'text/html'), 502],
    ['a GIF', image('GIF89a', 'image/gif'), 502],
    ['something that is not what it says', image('not a picture', 'image/png'), 502],
    ['more than 8 MB', image(Buffer.alloc(8 * 1024 * 1024 + 1), 'image/png'), 502],
    ['a drawing of 3 million pixels height', image(wide), 502],
  ])('%s', async (_, behave, status) => {
    backend.behave = behave;
    const response = await open().respond('en', FRONT);
    expect([response.status, response.body.byteLength, response.headers['Cache-Control']]).toEqual([
      status,
      0,
      'no-store',
    ]);
    expect(readdirSync(folder)).toEqual([]);
    expect(errors).toHaveLength(status === 404 ? 0 : 1);
  });

  test('a backend that says nothing is given up after 2 s', async () => {
    backend.behave = hang;
    const started = performance.now();
    expect((await open().respond('en', FRONT)).status).toBe(502);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  test('a picture under a name of the past is shown, not kept', async () => {
    backend.behave = image(SVG, 'image/svg+xml', { 'cache-control': 'no-store' });
    const { status, headers } = await open().respond('en', FRONT);
    expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=60']);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a picture is made once', () => {
  it('also when many ask at the same moment, on whichever host', async () => {
    const images = open();
    const locales = ['ru', 'en', 'ua', 'uz', 'en', 'en'] as const;
    const responses = await Promise.all(locales.map((locale) => images.respond(locale, FRONT)));
    expect(new Set(responses.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect(backend.seen).toHaveLength(1);
  });

  it('and is there after a restart, without a backend', async () => {
    const first = await open().respond('en', FRONT);
    backend.behave = hangUp;
    const again = await open().respond('en', FRONT);
    expect(again).toEqual(first);
    expect(backend.seen).toHaveLength(1);
  });

  it('but not the same for two backends', async () => {
    await open().respond('en', FRONT);
    const elsewhere = new ImageService({ addresses: addressesOf(1), folder, report: () => undefined });
    expect((await elsewhere.respond('en', FRONT)).status).toBe(502);
  });

  it('a disk that takes nothing costs time, not pictures', async () => {
    const images = new ImageService({
      addresses: backend.addresses,
      folder: path.join(import.meta.filename, 'no-folder'),
      report: (error) => errors.push(error),
    });
    expect((await images.respond('en', FRONT)).status).toBe(200);
    expect(errors).toHaveLength(1);
  });
});

it('D634 few originals are in memory, however many pictures are asked for', async () => {
  const images = open();
  let responses = 0;
  let most = 0;
  const sendOriginal = image(SVG, 'image/svg+xml', { 'cache-control': 'no-store' });
  backend.behave = (request, response) => {
    most = Math.max(most, backend.seen.length - responses);
    sendOriginal(request, response);
  };
  const asked = Array.from({ length: 24 }, async (_, n) => {
    const { status } = await images.respond('en', `/media/clock/rolex-${n}/front-668.webp`);
    responses += 1;
    return status;
  });
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  expect(most).toBe(8);
});

function open(): ImageService {
  return new ImageService({ addresses: backend.addresses, folder, report: (error) => errors.push(error) });
}

function image(
  body: string | Buffer,
  type = 'image/svg+xml',
  headers: Record<string, string> = {},
): Behaviour {
  return (_, response) => void response.writeHead(200, { 'content-type': type, ...headers }).end(body);
}
