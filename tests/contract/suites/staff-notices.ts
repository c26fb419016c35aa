import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { sendTelegram } from '@tourbillon/backend/staff-notices/telegram.ts';
import { sendNewNotices } from '@tourbillon/backend/staff-notices/staff-notices.ts';
import { insertRequest } from '../insert-request.ts';

/** Messages of a bot to the staff, with a test server instead of Telegram. */
export function staffNoticesSuite(backend: () => Backend): void {
  const told: { path: string; chat_id: string; text: string }[] = [];
  let status = 200;
  let wrongChat = '';
  const server = createServer((req, res) => {
    void json(req).then((body) => {
      const { chat_id: chat } = body as { chat_id: string };
      const answer = chat === wrongChat ? 400 : status;
      if (answer === 200) told.push({ path: req.url ?? '', ...(body as { chat_id: string; text: string }) });
      res.writeHead(answer, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());

  describe('notices of a bot', () => {
    test('a request is told once, to the chat of its city, without a word about the person', async () => {
      const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const chats = new Map([
        ['samara', '-1'],
        ['*', '-2'],
      ]);
      const telegram = { token: '7:secret', chats, api };
      const parts = { database: backend().database, telegram, deskUrl: 'https://desk.test' };
      // The worker waits two seconds before it reads new rows: rows with a smaller number may be committed later.
      const tell = () => sendNewNotices(parts, 'request', new Date(Date.now() + 3_000));
      await tell();
      expect(told, 'what was there before is not told').toEqual([]);
      const payload = { user_name: 'Secret Person', telephone: '+79990001122' };
      const first = await insertRequest(backend, { kind: 'appraisal', city: 'samara', payload });
      const second = await insertRequest(backend, { kind: 'question', city: null, payload });
      status = 500;
      await expect(tell()).rejects.toThrow('Telegram answered 500');
      status = 200;
      await Promise.all([tell(), tell()]);
      await tell();
      // Two workers in parallel send in any order.
      told.sort((one, other) => Number(other.chat_id) - Number(one.chat_id));
      expect(told.map(({ path, chat_id: chat }) => [path, chat])).toEqual([
        ['/bot7:secret/sendMessage', '-1'],
        ['/bot7:secret/sendMessage', '-2'],
      ]);
      expect(told[0]?.text).toContain(`https://desk.test/inbox/${first}/show`);
      expect(told[1]?.text).toContain(String(second));
      expect(JSON.stringify(told)).not.toMatch(/Secret Person|79990001122/);

      wrongChat = '-1';
      await insertRequest(backend, { kind: 'appraisal', city: 'samara', payload });
      const third = await insertRequest(backend, { kind: 'question', city: null, payload });
      await expect(tell(), 'a wrong chat is said').rejects.toThrow('Telegram answered 400 for the chat -1');
      expect(told.at(-1)?.text, 'and keeps no other from its notice').toContain(String(third));
      await tell();
      expect(told).toHaveLength(3);
      wrongChat = '';

      chats.set('moscow', '-3');
      await insertRequest(backend, { kind: 'question', city: 'moscow-rigamall', payload });
      await tell();
      expect(told.at(-1)?.chat_id, 'of an office within a city').toBe('-3');
    });

    test('a message is this and no more; no failure has the token in its line of the log', async () => {
      const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const token = '7:secret';
      await sendTelegram({ token, api }, '-9', 'Words');
      expect(told.at(-1)).toEqual({
        path: '/bot7:secret/sendMessage',
        ...{ chat_id: '-9', text: 'Words', link_preview_options: { is_disabled: true } },
      });
      const lines: string[] = [];
      const log = pino({}, { write: (line) => void lines.push(line) });
      const failures: [number, string][] = [
        ...[400, 401, 403, 404, 429, 500].map((code): [number, string] => [code, api]),
        [200, 'http://127.0.0.1:1'],
        [200, 'http://no host'],
      ];
      for (const [code, address] of failures) {
        status = code;
        await sendTelegram({ token, api: address }, '-9', 'Words').catch((err: unknown) => log.warn({ err }));
      }
      status = 200;
      expect(lines).toHaveLength(failures.length);
      expect(lines.join('')).not.toContain('secret');
    });
  });
}
