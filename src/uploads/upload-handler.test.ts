import { readConfiguration } from '../platform/configuration.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { TooBusy } from '../platform/slots.ts';
import { isDecoderBusy } from './clean-photo.ts';
import { MOST_CHOSEN, newUpload, PhotoStore } from './photo-store.ts';
import { Quota } from './quota.ts';
import { quotaLimits } from './open-photo-store.ts';
import { UploadHandler } from './upload-handler.ts';
import type { WriteLimits } from '../limits/write-limits.ts';

vi.mock('./clean-photo.ts', async (original) => ({
  ...(await original()),
  isDecoderBusy: vi.fn(() => false),
}));
vi.mock('../backend-client/visitor-networks.ts', () => ({ visitorNetworks: () => ['network of the test'] }));
const makeRoom = vi.fn();

const t = translator('ru');
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(60_000, ' '), Buffer.from('%%EOF')]);

let folder: string;
let server: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upload-handler-'));
  vi.mocked(isDecoderBusy).mockReturnValue(false);
  makeRoom.mockClear();
});
afterEach(async () => {
  server?.close().closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

/** A store with the quota that the environment defines. */
function storeOf(env: Record<string, string>): PhotoStore {
  const photos = path.join(folder, 'photos');
  return new PhotoStore(
    photos,
    undefined,
    new Quota({ photos, spool: path.join(folder, 'spool') }, quotaLimits(readConfiguration(env))),
  );
}

/** Sends one file to the handler over HTTP, with a valid proof of work. */
async function upload(store: Pick<PhotoStore, 'take' | 'admission' | 'admit'>) {
  const handler = new UploadHandler({
    store: store as PhotoStore,
    robots: { demand: () => Promise.reject(new Error('nobody asks')), workOf: async () => 1 },
    hosts: readHosts({}),
    headers: {},
    limits: { wait: async () => 0 } as unknown as WriteLimits,
    makeRoom,
    log: pino({ level: 'silent' }),
  });
  server = createServer((req, res) => void handler.handle(req, res, 'ru'));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/photos?upload=${newUpload()}&name=a.pdf`, {
    method: 'POST',
    headers: { [PROOF_HEADER]: 'done' },
    body: PDF,
  });
  const { message, photo } = (await response.json()) as { message?: string; photo?: object };
  return { status: response.status, wait: response.headers.get('Retry-After'), message, photo };
}

describe('uploads over HTTP', () => {
  it.each([
    ['all', { WAITING_QUOTA_MB: '0.05' }, { status: 503, wait: '120', message: t('forms.noRoom') }, 1],
    [
      'a network',
      { WAITING_NETWORK_QUOTA_MB: '0.05' },
      { status: 429, wait: '600', message: t('forms.noRoomForNetwork') },
      0,
    ],
  ])('the quota of %s is used up', async (_, env, expected, sweeps) => {
    expect(await upload(storeOf(env))).toMatchObject(expected);
    expect(makeRoom).toHaveBeenCalledTimes(sweeps);
  });

  it('there is room', async () => {
    expect(await upload(storeOf({}))).toMatchObject({ status: 200, photo: { name: 'a.pdf', type: 'pdf' } });
  });

  it('D675 files that were removed from the form take no places in it', async () => {
    const take = vi.fn<PhotoStore['take']>(() => Promise.reject(new TooBusy()));
    await upload({ take, admission: async () => 'work', admit: async () => undefined });
    expect(take.mock.calls[0]?.[3]).toMatchObject({ most: MOST_CHOSEN });
  });

  it('too many pictures wait to be decoded: nothing of the file is stored', async () => {
    vi.mocked(isDecoderBusy).mockReturnValue(true);
    const take = vi.fn();
    const response = await upload({ take, admission: async () => 'work', admit: async () => undefined });
    expect(response).toMatchObject({ status: 503, wait: '2', message: t('forms.decoderBusy') });
    expect(take).not.toHaveBeenCalled();
  });

  it('the line to the decoder has filled up while the file came', async () => {
    const take = () => Promise.reject(new TooBusy());
    const response = await upload({ take, admission: async () => 'work', admit: async () => undefined });
    expect(response).toMatchObject({ status: 503, wait: '2', message: t('forms.decoderBusy') });
  });
});
