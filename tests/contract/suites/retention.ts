import { eq, inArray, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { deleteAccounts } from '@tourbillon/backend/privacy/delete-account.ts';
import { exportOf } from '@tourbillon/backend/privacy/export-account.ts';
import { deleteOldPhotographs, deleteOldRequests } from '@tourbillon/backend/requests/delete-requests.ts';
import { readRetentionTerms } from '@tourbillon/backend/content-store/read-retention-terms.ts';
import { openSecurityEvents } from '@tourbillon/backend/security-events/security-events.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { UploadFolder } from '@tourbillon/backend/uploads/upload-folder.ts';
import type { accountSteps } from '../account-steps.ts';

const { accounts, alerts, requests, securityEvents } = schema;
const DAY = 24 * 3_600_000;

/** Uploads that only record which files were removed. */
function uploads() {
  const removed: string[] = [];
  const remove = (photos: readonly SentPhoto[]) => {
    removed.push(...photos.map(({ id }) => id));
    return Promise.resolve();
  };
  return { removed, folder: { remove } as unknown as UploadFolder };
}

/** How long requests of visitors are kept, and what is deleted with an account. */
export function retentionSuite(
  backend: () => Backend,
  { holder, rowOf }: ReturnType<typeof accountSteps>,
): void {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  /** Stores a request that is a given number of days old. */
  const put = async (name: string, kind: RequestCallName, days: number, more: object = {}) => {
    const [row] = await backend()
      .database.insert(requests)
      .values({
        kind,
        payload: { user_name: name },
        locale: 'ru',
        key: `retention-${name}`,
        sentAt: ago(days),
        createdAt: ago(days),
        ...more,
      })
      .returning({ id: requests.id });
    return row?.id ?? 0;
  };
  const left = async () => {
    const rows = await backend()
      .database.select({ key: requests.key })
      .from(requests)
      .where(like(requests.key, 'retention-%'))
      .orderBy(requests.id);
    return rows.map(({ key }) => key.slice('retention-'.length));
  };
  const photo = (id: string): SentPhoto => ({ id: id.repeat(32), name: 'a.jpg', type: 'jpeg', bytes: 9 });

  describe('retention', () => {
    test('§9 the terms of the shop: records for three years', async () => {
      const terms = { records: 1096, requests: 365, photographs: 180, letters: 30, security_events: 366 };
      expect(await readRetentionTerms(backend().database)).toEqual(terms);
    });

    test('requests go when their term is over, records after three years, each from its response on', async () => {
      const { database } = backend();
      await put('new', 'question', 364);
      await put('old', 'question', 366, { payload: { 'photos[]': [photo('a')] } });
      await put('answered', 'question', 500, { answeredAt: ago(300) });
      await put('answered-long-ago', 'question', 500, { answeredAt: ago(366) });
      for (const kind of ['appeal', 'deferral', 'purchase'] as const) {
        await put(kind, kind, 1095);
        await put(`old-${kind}`, kind, 1097);
      }
      const waiting = await put('waiting', 'arrivalNotice', 400);
      const told = await put('told', 'arrivalNotice', 400);
      const alert = {
        kind: 'item' as const,
        recipient: 'r@x.test',
        locale: 'ru' as const,
        createdAt: ago(400),
      };
      await database.insert(alerts).values([
        { ...alert, subject: 'w', owner: `request:${waiting}` },
        { ...alert, subject: 't', owner: `request:${told}`, endedAt: ago(1) },
      ]);
      const { removed, folder } = uploads();
      await deleteOldRequests(database, folder, await readRetentionTerms(database), now);
      expect(await left()).toEqual(['new', 'answered', 'appeal', 'deferral', 'purchase', 'waiting']);
      expect(removed).toEqual(['a'.repeat(32)]);
      expect(await database.$count(alerts, eq(alerts.owner, `request:${told}`))).toBe(0);
    });

    test('photographs go before their requests', async () => {
      const { database } = backend();
      const young = await put('young-photo', 'appraisal', 179, { payload: { 'photos[]': [photo('b')] } });
      const old = await put('old-photo', 'appraisal', 181, {
        payload: { message: 'm', 'photos[]': [photo('c')] },
      });
      const { removed, folder } = uploads();
      await deleteOldPhotographs(database, folder, await readRetentionTerms(database), now);
      expect(removed).toEqual(['c'.repeat(32)]);
      const rows = await database
        .select({ payload: requests.payload })
        .from(requests)
        .where(inArray(requests.id, [young, old]))
        .orderBy(requests.id);
      expect(rows.map(({ payload }) => payload)).toEqual([
        { 'photos[]': [photo('b')] },
        { message: 'm', 'photos[]': [] },
      ]);
    });

    test('export and deletion of an account cover what was sent while logged in; records stay without it', async () => {
      const { database } = backend();
      await holder('retention@x.test');
      const account = await rowOf('retention@x.test');
      if (!account) throw new Error('no account');
      const own = { accountId: account.id };
      await put('own-photos', 'appraisal', 3, {
        ...own,
        payload: { user_name: 'Анна', 'photos[]': [photo('d')] },
      });
      await put('own-appeal', 'appeal', 2, { ...own, number: '2026-999999' });
      await put('of-a-stranger', 'question', 1);
      const parts = await exportOf(database, account, 'key');
      expect(parts.requests).toMatchObject([
        { number: '2026-999999', photos: '' },
        {
          text: expect.stringContaining('Анна'),
          photos: expect.stringMatching(/^a\.jpg: \/api\/photo\/d{32}\.jpeg\?/),
        },
      ]);

      const { removed, folder } = uploads();
      const events = openSecurityEvents('key of the test');
      await database
        .update(accounts)
        .set({ deleteAt: ago(1) })
        .where(eq(accounts.id, account.id));
      await deleteAccounts(database, folder, events.from(undefined), now);
      expect(await rowOf('retention@x.test')).toBeUndefined();
      expect(removed).toEqual(['d'.repeat(32)]);
      expect((await left()).slice(-2)).toEqual(['own-appeal', 'of-a-stranger']);
      const [appeal] = await database.select().from(requests).where(eq(requests.number, '2026-999999'));
      expect(appeal?.accountId).toBeNull();
      const address = events.hash('address', 'retention@x.test');
      const recorded = await database
        .select({ kind: securityEvents.kind })
        .from(securityEvents)
        .where(eq(securityEvents.address, address));
      expect(recorded).toEqual([{ kind: 'deletion_done' }]);
      await database.delete(requests).where(like(requests.key, 'retention-%'));
    });
  });
}
