import { describe, expect, test } from 'vitest';
import type { ThreadView } from '@tourbillon/domain/contract/requests/thread.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { letterTo } from '../../mail/mailbox.ts';
import { send } from '../ask.ts';
import { deskSteps } from '../desk-steps.ts';
import { insertRequest } from '../insert-request.ts';

const HOUR = 3_600_000;

/**
 * Answers by letter, their threads, and the assignment of requests. @param outbox folder of the backend's
 * letters.
 */
export function deskAnswersSuite(backend: () => Backend, staff: string, outbox: string): void {
  const { call, ask, colleague } = deskSteps(backend);
  const read = async (id: number, token: string) =>
    (await ask('requestOfInbox', { id: String(id) as never }, token)).data;

  describe('the desk: answers', () => {
    test('an answer is a letter in the person’s language; their reply opens the request again', async () => {
      const email = 'thread@answers.test';
      const id = await insertRequest(backend, { locale: 'uz', payload: { email, message: 'Salom' } });
      const { token } = await colleague('writer@answers.test', 'manager');
      const { data } = await ask('answerRequest', { id, text: 'Keling.\n\nKutamiz.' }, token);
      expect([data.entry.state, data.message.mailed_to]).toEqual(['answered', email]);
      const letter = await letterTo(outbox, email, ({ text }) => text.includes('Kutamiz.'));
      expect(letter.subject).toContain('arizangizga javob');
      const link = new URLSearchParams(letter.linkTo('/request/').split('?')[1]).get('token') ?? '';
      const reply = { token: link, text: 'Rahmat, qachon?' };
      // Two clicks send one message.
      await send(backend().url, 'uz', 'replyInThread', reply);
      const { status, body } = await send(backend().url, 'uz', 'replyInThread', reply);
      const thread = (body as { data: ThreadView }).data;
      expect([status, thread.is_answered]).toEqual([200, false]);
      expect(thread.messages.map(({ author, text }) => [author, text])).toEqual([
        ['staff', 'Keling.\n\nKutamiz.'],
        ['sender', 'Rahmat, qachon?'],
      ]);
      // A request that is opened counts as read.
      const isUnread = async () => {
        const { data: listed } = await ask('inbox', { search: email, state: 'unread' }, token);
        return listed.map((entry) => entry.is_unread);
      };
      expect(await isUnread()).toEqual([true]);
      const after = await read(id, token);
      expect([after.state, after.is_late]).toEqual(['taken', false]);
      expect(await isUnread()).toEqual([]);
      expect(after.answer_by).not.toBeNull();
      await letterTo(outbox, staff, ({ text }) => text.includes('Rahmat, qachon?'));
      const wrong = await send(backend().url, 'uz', 'openThread', { token: 'A'.repeat(43) });
      expect(wrong).toMatchObject({ status: 422, body: { errors: { token: ['token_unknown'] } } });
    });

    test('a buyer without an account answers what the desk wrote about their order by the link of its letter', async () => {
      const email = 'guest-order@answers.test';
      const id = await insertRequest(backend, { kind: 'purchase', locale: 'en', payload: { email } });
      const now = new Date();
      const state = {
        itemUrl: 'gone',
        wish: 'buy',
        state: 'in_stock',
        stateAt: now,
        createdAt: now,
      } as const;
      await backend()
        .database.insert(schema.orders)
        .values({ requestId: id, email, ...state });
      const { token } = await colleague('orders@answers.test', 'manager');
      await ask('writeToOrder', { id, text: 'It is here.' }, token);
      const letter = await letterTo(outbox, email, ({ text }) => text.includes('It is here.'));
      const link = new URLSearchParams(letter.linkTo('/request/').split('?')[1]).get('token') ?? '';
      const reply = { token: link, text: 'I come on Friday.' };
      const { status, body } = await send(backend().url, 'en', 'replyInThread', reply);
      const written = (body as { data: ThreadView }).data.messages.map(({ author, text }) => [author, text]);
      expect([status, written]).toEqual([200, [['staff', 'It is here.'], ['sender', reply.text]]]); // prettier-ignore
      const unread = async () => {
        const { data: listed } = await ask('deskOrders', { list: 'unread' }, token);
        return [listed.some((entry) => entry.id === id), (await ask('today', {}, token)).data.unread?.orders];
      };
      const waiting = await unread();
      expect(waiting[0]).toBe(true);
      // A colleague who may not answer does not change it.
      const appraiser = await colleague('reads-orders@answers.test', 'appraiser');
      await ask('deskOrderOf', { id: String(id) as never }, appraiser.token);
      expect(await unread()).toEqual(waiting);
      const { data } = await ask('deskOrderOf', { id: String(id) as never }, token);
      expect(await unread()).toEqual([false, Number(waiting[1]) - 1]);
      expect(data.thread.map(({ author, text }) => [author, text])).toEqual([
        ['staff', 'It is here.'],
        ['holder', reply.text],
      ]);
      await letterTo(outbox, staff, ({ text }) => text.includes(reply.text));
      // The visitor answers the desk's message in the thread, and the request waits for the desk again.
      await ask('answerRequest', { id, text: 'Bring your passport.' }, token);
      await send(backend().url, 'en', 'replyInThread', { token: link, text: 'I will.' });
      const after = await read(id, token);
      expect([after.state, after.messages.at(-1)?.text]).toEqual(['taken', 'I will.']);
    });

    test('without a mailbox the desk gives one, which the next letter finds; notes stay inside', async () => {
      const id = await insertRequest(backend, { kind: 'feedback', locale: 'ru' });
      const { token } = await colleague('mailbox@answers.test', 'appraiser');
      expect(await call('answerRequest', { id, text: 'Да' }, { token })).toMatchObject({
        status: 422,
        body: { errors: { email: ['required'] } },
      });
      const note = await ask('noteRequest', { id, text: 'Просил после обеда' }, token);
      expect(note.data.entry.state).toBe('open');
      await ask('answerRequest', { id, text: 'Первое письмо', email: 'typed@answers.test' }, token);
      await ask('answerRequest', { id, text: 'Второе письмо' }, token);
      const letter = await letterTo(outbox, 'typed@answers.test', ({ text }) => text.includes('Второе'));
      const link = new URLSearchParams(letter.linkTo('/request/').split('?')[1]).get('token') ?? '';
      const { body } = await send(backend().url, 'ru', 'openThread', { token: link });
      const thread = (body as { data: ThreadView }).data;
      expect(thread.messages.map(({ text }) => text)).toEqual(['Первое письмо', 'Второе письмо']);
      expect((await read(id, token)).messages).toHaveLength(3);
    });

    test('handed over, released, and whose it is', async () => {
      const id = await insertRequest(backend, { city: 'samara' });
      const [one, two] = [
        await colleague('one@answers.test', 'appraiser', 'samara'),
        await colleague('two@answers.test', 'appraiser', 'samara'),
      ];
      const far = await colleague('far@answers.test', 'appraiser', 'tashkent');
      const boss = await colleague('boss@answers.test', 'manager');
      await ask('takeRequest', { id }, one.token);
      expect(await call('releaseRequest', { id }, two)).toMatchObject({
        status: 422,
        body: { errors: { id: ['title_taken'] } },
      });
      expect(await call('handOverRequest', { id, to: far.id }, one)).toMatchObject({
        status: 422,
        body: { errors: { to: ['value'] } },
      });
      const { data } = await ask('colleaguesOfInbox', {}, two.token);
      expect(data.map((person) => person.id)).toContain(one.id);
      expect(data.map((person) => person.id)).not.toContain(far.id);
      expect((await ask('handOverRequest', { id, to: two.id }, one.token)).data.taken_by?.id).toBe(two.id);
      expect((await ask('releaseRequest', { id }, boss.token)).data).toMatchObject({
        state: 'open',
        taken_by: null,
      });
    });

    test('filters, search, and what is late', async () => {
      const { token } = await colleague('searcher@answers.test', 'manager');
      const put = (fields: object, answerBy: number | null) =>
        insertRequest(backend, {
          kind: 'friend',
          locale: 'ua',
          city: 'krasnodar',
          payload: {
            user_name: 'Оксана Шукач',
            telephone: '+380671234567',
            reference: '116.610_LN',
            ...fields,
          },
          answerBy: answerBy === null ? null : new Date(Date.now() + answerBy),
        });
      const late = await put({}, -HOUR);
      const soon = await put({ telephone: '+79261112233', user_name: 'Інший' }, HOUR);
      const free = await put({ user_name: 'Third' }, null);
      const found = async (filter: object) =>
        (await ask('inbox', { kind: 'friend', locale: 'ua', city: 'krasnodar', ...filter }, token)).data.map(
          ({ id }) => id,
        );
      expect(await found({})).toEqual([free, soon, late]);
      expect(await found({ sort: 'due' })).toEqual([late, soon, free]);
      expect(await found({ late: 'yes' })).toEqual([late]);
      expect(await found({ late: 'no' })).toEqual([free, soon]);
      expect(await found({ search: 'оксана' })).toEqual([late]);
      expect(await found({ search: '67 123 45 67' })).toEqual([free, late]);
      expect(await found({ search: '8 (926) 111-22-33' })).toEqual([soon]);
      expect(await found({ search: '610_ln' })).toEqual([free, soon, late]);
      expect(await found({ search: '610%ln' })).toEqual([]);
      expect(await found({ search: String(soon) })).toContain(soon);
      await ask('takeRequest', { id: soon }, token);
      expect(await found({ who: 'me' })).toEqual([soon]);
      expect(await found({ who: 'nobody' })).toEqual([free, late]);
    });

    test('a new request and a change are told to who asks what has changed', async () => {
      const { token } = await colleague('changes@answers.test', 'manager', 'yekaterinburg');
      const before = (await ask('inboxChanges', {}, token)).data;
      expect(before.changed).toEqual([]);
      const id = await insertRequest(backend, {
        city: 'yekaterinburg',
        answerBy: new Date(Date.now() - HOUR),
      });
      const other = await insertRequest(backend, { city: 'krasnodar' });
      const after = (await ask('inboxChanges', { since: before.until }, token)).data;
      expect(after.changed).toContain(id);
      expect(after.changed).not.toContain(other);
      expect([after.open - before.open, after.late - before.late]).toEqual([1, 1]);
      await ask('noteRequest', { id, text: 'Позвонили', answered: true }, token);
      const last = (await ask('inboxChanges', { since: after.until }, token)).data;
      expect(last.changed).toContain(id);
      expect([last.open, last.late]).toEqual([before.open, before.late]);
    });

    test('what a filter lets pass goes out as CSV, and the audit log says who had it', async () => {
      const id = await insertRequest(backend, { kind: 'cheaper', locale: 'uz', city: 'bishkek' });
      const reader = await colleague('csv@answers.test', 'manager');
      const owner = await colleague('csv-owner@answers.test', 'owner');
      const response = await fetch(
        `${backend().url}/desk/requests/export?kind=cheaper&city=bishkek&locale=uz`,
        { headers: { Authorization: `Bearer ${reader.token}` } },
      );
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename\*=.*requests-.*\.csv$/,
      );
      const lines = (await response.text()).trim().split('\r\n');
      expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([String(id)]);
      const { data } = await ask('audit', { person: String(reader.id) as never }, owner.token);
      expect(data.map((entry) => [entry.call, entry.kind, entry.rows])).toEqual([
        ['exportRequests', 'read', [id]],
      ]);
    });
  });
}
