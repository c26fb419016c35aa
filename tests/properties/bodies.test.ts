import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { safeParse } from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { DomainError } from '@tourbillon/backend/errors/domain-error.ts';
import { readMultipart } from '@tourbillon/backend/http/read-multipart.ts';
import type { UploadFolder } from '@tourbillon/backend/uploads/upload-folder.ts';
import { hostileBody } from '../trials/hostile/bodies.ts';
import { SeededRandom } from '../trials/hostile/seeded-random.ts';
import { readCallResult } from '../../src/backend-client/call-result.ts';
import { BackendError } from '../../src/platform/errors/backend-error.ts';
import { Spool } from '../../src/submissions/spool.ts';
import { type Call, callTarget, requestFields } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { scrubEvent } from '@tourbillon/domain/reports/scrub-event.ts';
import { jsonValue, leastTime, SLOWEST, texts } from './inputs.ts';

const calls = Object.values(CALLS) as Call[];

afterEach(() => expect(Object.keys(Object.prototype)).toEqual([]));

it('a request of any call: read from whatever is sent, refused or taken, never thrown over', () => {
  const chance = new SeededRandom(1);
  for (const call of calls) {
    const names = 'entries' in call.request ? Object.keys(call.request.entries as object) : [];
    for (let times = 0; times < 40; times += 1) {
      const body = jsonValue(chance, names, 3);
      const read = () => {
        const sent = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
        const fields = requestFields({}, new URLSearchParams(), sent as Record<string, unknown>);
        return safeParse(call.request, fields, { abortPipeEarly: true });
      };
      expect(leastTime(read), call.path).toBeLessThan(SLOWEST);
      const parsed = read();
      if (!parsed.success) continue;
      // A request that matches the contract has an address, with its path parameters filled in.
      const target = () => callTarget(call, parsed.output as Record<string, unknown>);
      if (!call.path.includes('{')) expect(target().startsWith(call.path), call.path).toBe(true);
    }
  }
});

it('architecture §5 an answer of any call: a value, a refusal or a BackendError', () => {
  const chance = new SeededRandom(2);
  for (const call of calls) {
    for (let times = 0; times < 25; times += 1) {
      const whole = JSON.stringify(jsonValue(chance, ['data', 'items', 'paginate_data', 'total', 'url'], 4));
      const text = chance.is(0.3) ? whole.slice(0, chance.below(whole.length + 1)) : whole;
      const status = chance.of([200, 200, 200, 201, 204, 302, 400, 404, 422, 500, 503, 0, 999]);
      try {
        expect(['value', 'refusal']).toContain(
          readCallResult(call, { status, bytes: Buffer.from(text) }).kind,
        );
      } catch (error) {
        expect(error, `${call.path} ${status} ${text.slice(0, 100)}`).toBeInstanceOf(BackendError);
      }
    }
  }
});

it('D72 any JSON as a report from a browser', () => {
  const chance = new SeededRandom(3);
  const names = [
    'exception',
    'values',
    'stacktrace',
    'frames',
    'filename',
    'value',
    'type',
    'tags',
    'message',
  ];
  for (let times = 0; times < 400; times += 1) {
    const event = jsonValue(chance, names, 5);
    expect(leastTime(() => scrubEvent(event))).toBeLessThan(SLOWEST);
  }
});

it('multipart bodies of every kind: fields and files, or a DomainError', async () => {
  const kept: string[] = [];
  const uploads = {
    async keep(name: string, file: AsyncIterable<Buffer>) {
      let bytes = 0;
      for await (const part of file) bytes += part.byteLength;
      kept.push(name);
      return { name, bytes };
    },
    remove: () => Promise.resolve(),
  } as unknown as UploadFolder;
  for (let seed = 0; seed < 150; seed += 1) {
    const { type, bytes } = hostileBody(new SeededRandom(seed));
    const headers = { 'Content-Type': type || 'multipart/form-data; boundary=b' };
    const request = new Request('http://backend/', { method: 'POST', headers, body: new Uint8Array(bytes) });
    const outcome = await readMultipart(request, 'photos[]', uploads).catch((error: unknown) => error);
    if (outcome instanceof Error) expect(outcome, `seed ${seed}`).toBeInstanceOf(DomainError);
  }
});

it('lines of the spool: a torn, foreign or empty file is no lead, and says so', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
  const lead = {
    call: 'feedback',
    locale: 'ru',
    request: { user_name: 'Anna' },
    delivery: { key: '0123456789abcdef', sentAt: '2026-11-21T10:00:00.000Z', consent: '1' },
  };
  const spool = new Spool(folder);
  try {
    await writeFile(path.join(folder, '1.lead'), JSON.stringify(lead));
    expect(await spool.read('1.lead')).toEqual(lead);
    for (const text of texts([JSON.stringify(lead)], 80)) {
      await writeFile(path.join(folder, '2.lead'), text);
      const read = await spool.read('2.lead').catch((error: Error) => error.name);
      if (typeof read === 'string') expect(['SyntaxError', 'ValiError']).toContain(read);
      else expect(Object.keys(read ?? {}).sort()).toEqual(Object.keys(lead).sort());
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
