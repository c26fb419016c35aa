import { describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deskSteps } from '../desk-steps.ts';

const { requests } = schema;

/** Requests of visitors, as the desk shows them. */
export function deskInboxSuite(backend: () => Backend): void {
  const { call, ask, colleague } = deskSteps(backend);
  const put = async (key: string, city: string | null) => {
    const now = new Date();
    const [row] = await backend()
      .database.insert(requests)
      .values({
        kind: 'question',
        payload: { user_name: 'Ivan', message: 'What is it worth?' },
        locale: 'uz',
        city,
        key: `desk-${key}`,
        sentAt: now,
        createdAt: now,
      })
      .returning({ id: requests.id });
    return row?.id ?? 0;
  };

  describe('the desk: requests', () => {
    test('an office sees those of its city and of none; another has 404', async () => {
      const [here, there, nowhere] = [
        await put('here', 'samara'),
        await put('there', 'kazan'),
        await put('none', null),
      ];
      const all = await colleague('all@inbox.test', 'manager');
      const samara = await colleague('samara@inbox.test', 'manager', 'samara');
      const seen = async (token: string) => {
        const { data } = await ask('inbox', { kind: 'question', locale: 'uz' }, token);
        return data.map(({ id }) => id).filter((id) => [here, there, nowhere].includes(id));
      };
      expect(await seen(all.token)).toEqual([nowhere, there, here]);
      expect(await seen(samara.token)).toEqual([nowhere, here]);
      expect((await call('requestOfInbox', { id: String(there) }, samara)).status).toBe(404);
      expect((await call('takeRequest', { id: there }, samara)).status).toBe(404);
      const one = await call('requestOfInbox', { id: String(here) }, samara);
      expect(one).toMatchObject({
        status: 200,
        body: { data: { name: 'Ivan', state: 'open', fields: { message: 'What is it worth?' } } },
      });
    });

    test('two take one at the same time: one works on it, the other is told who', async () => {
      const id = await put('taken', 'samara');
      const people = [
        await colleague('a@inbox.test', 'manager'),
        await colleague('b@inbox.test', 'appraiser'),
      ];
      const taken = await Promise.all(people.map((one) => call('takeRequest', { id }, one)));
      expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const winner = people[taken.findIndex(({ status }) => status === 200)];
      const { data } = await ask('inbox', { state: 'taken', city: 'samara' }, people[0]?.token);
      expect(data.find((entry) => entry.id === id)?.taken_by?.id).toBe(winner?.id);
      expect((await call('takeRequest', { id }, winner)).status, 'again').toBe(200);
    });

    test('reading one is in the audit log with its number', async () => {
      const id = await put('read', null);
      const reader = await colleague('reader@inbox.test', 'appraiser');
      const owner = await colleague('owner@inbox.test', 'owner');
      await call('requestOfInbox', { id: String(id) }, reader);
      const { data } = await ask('audit', { person: String(reader.id) as never }, owner.token);
      expect(data.map((entry) => [entry.call, entry.kind, entry.rows])).toEqual([
        ['requestOfInbox', 'read', [id]],
      ]);
    });
  });
}
