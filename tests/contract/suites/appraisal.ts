import { requestNumber } from '@tourbillon/domain/business/request-number.ts';
import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { deliveryHeaders } from '@tourbillon/domain/contract/delivery-headers.ts';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deleteUnusedFiles } from '@tourbillon/backend/uploads/delete-unused-files.ts';
import { openUploads } from '@tourbillon/backend/uploads/upload-folder.ts';
import { letterTo } from '../../mail/mailbox.ts';

const { requests } = schema;

const FIELDS = {
  subject: 'watch',
  brand: 'Rolex',
  user_name: 'Анна',
  telephone: '+79123456789',
  type_contact: 'telephone',
  city: 'samara',
};

/** Requests with files: stored once, opened only by signed links. */
export function appraisalSuite(backend: () => Backend, staff: string, outbox: string, log: string[]): void {
  const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } });
  const send = async (files: [Uint8Array, string][], key?: string, fields: object = FIELDS) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
    for (const [bytes, name] of files) body.append('photos[]', new Blob([Uint8Array.from(bytes)]), name);
    const headers = key ? deliveryHeaders({ key, sentAt: '2026-11-21T08:00:00.000Z', consent: 'ru-a' }) : {};
    const response = await fetch(`${backend().url}/ru/appraisal`, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const pdf = Buffer.from('%PDF-1.7 /JavaScript (app.alert) %%EOF');

  describe('§7 POST appraisal', () => {
    test('is kept once with its files, which the staff opens by the links of its letter', async () => {
      const [key, jpeg] = ['appraisal-of-tests-1', await picture().jpeg().toBuffer()];
      const files: [Uint8Array, string][] = [
        [jpeg, '../циферблат.jpg'],
        [pdf, 'warranty.pdf'],
      ];
      for (let attempt = 0; attempt < 3; attempt += 1) expect((await send(files, key)).status).toBe(200);
      const rows = await backend().database.select().from(requests).where(eq(requests.key, key));
      expect(rows).toHaveLength(1);
      expect(rows[0]?.number, 'its sender looks it up by that').toBe(requestNumber(key));
      const photos = rows[0]?.payload['photos[]'] as SentPhoto[];
      expect(photos.map(({ name, type }) => [name, type])).toEqual([
        ['циферблат.jpg', 'jpeg'],
        ['warranty.pdf', 'pdf'],
      ]);

      const letter = await letterTo(outbox, staff, ({ text }) => text.includes(photos[0]?.id ?? '-'));
      const links = letter.text.match(/\/api\/photo\/\S+/g) ?? [];
      expect(links).toHaveLength(2);
      const open = (link = '') => fetch(backend().url + link.replace('/api', '/ru'));
      const [first, second] = [await open(links[0]), await open(links[1])];
      expect(Buffer.from(await first.arrayBuffer()).equals(jpeg)).toBe(true);
      expect(second.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(second.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await open(links[0]?.replace(/signature=../, 'signature=xx'))).status).toBe(404);
      expect((await open(links[0]?.split('?')[0])).status).toBe(404);
    });

    test('D64 D72 the log has no signed link, and no name of a file', () => {
      expect(log.join('')).toContain('no SMTP_URL is set');
      expect(log.join('')).not.toMatch(/signature=|api\/photo|циферблат|warranty/);
    });

    test('swept: files of requests that were cut off, after a day; those of stored ones never', async () => {
      const folder = join(dirname(outbox), 'uploads');
      await send([[pdf, 'kept.pdf']], 'appraisal-of-sweeping');
      const [row] = await backend()
        .database.select()
        .from(requests)
        .where(eq(requests.key, 'appraisal-of-sweeping'));
      const kept = `${(row?.payload['photos[]'] as SentPhoto[])[0]?.id}.pdf`;
      const cutOff = [`${'a'.repeat(32)}.arriving`, `${'b'.repeat(32)}.jpeg`];
      for (const name of cutOff) await writeFile(join(folder, name), 'half of it');
      const uploads = openUploads(folder);
      const there = async () => (await readdir(folder)).filter((name) => [kept, ...cutOff].includes(name));
      await deleteUnusedFiles(backend().database, uploads);
      expect(await there()).toHaveLength(3);
      await deleteUnusedFiles(backend().database, uploads, new Date(Date.now() + 25 * 3_600_000));
      expect(await there()).toEqual([kept]);
    });

    const many: [Uint8Array, string][] = Array.from({ length: 11 }, () => [pdf, 'a.pdf']);
    test.each<[string, [Uint8Array, string][], object, object]>([
      ['no file', [], FIELDS, { 'photos[]': ['image'] }],
      ['eleven files', many, FIELDS, { 'photos[]': ['file_count'] }],
      ['a program', [[Buffer.from('MZ'), 'a.jpg']], FIELDS, { 'photos[]': ['format'] }],
      [
        'what no storefront sends',
        [[Buffer.from('GIF89a.....'), 'a.gif']],
        FIELDS,
        { 'photos[]': ['format'] },
      ],
      ['no name', [[pdf, 'a.pdf']], { ...FIELDS, user_name: '' }, { user_name: ['required'] }],
    ])('%s is refused at its field', async (_, files, fields, errors) => {
      expect(await send(files, undefined, fields)).toMatchObject({ status: 422, body: { errors } });
    });

    test('a body that is no form is refused', async () => {
      const response = await fetch(`${backend().url}/ru/appraisal`, { method: 'POST', body: '{}' });
      expect(response.status).toBe(422);
    });
  });
}
