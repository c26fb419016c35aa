import { describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { recordAudit } from '@tourbillon/backend/desk-people/desk-people.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deskSteps } from '../desk-steps.ts';

const { staffAudit } = schema;

/** The owner's search in the audit log, and its export. */
export function deskAuditSuite(backend: () => Backend): void {
  const { call, ask, colleague } = deskSteps(backend);
  const ids = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

  describe('the desk: search of the audit log', () => {
    test('by person, calls, row and days; who may have read a row of many is among them', async () => {
      const { database } = backend();
      const owner = await colleague('audit-owner@desk.test', 'owner');
      const { id } = await colleague('audit-reader@desk.test', 'manager');
      const row = 900_000_041;
      await recordAudit(database, id, { call: 'requestOfInbox', kind: 'read', rows: [row] });
      await recordAudit(database, id, { call: 'inbox', kind: 'read', rows: [row - 1, row] });
      await recordAudit(database, id, { call: 'inbox', kind: 'read', rows: [row - 1] });
      await recordAudit(database, id, { call: 'inbox', kind: 'read', rows: ids(1, 101) });
      await recordAudit(database, id, { call: 'takeRequest', kind: 'change', rows: [row] });
      const long = new Date('2020-02-29T23:59:59Z');
      const entry = { staffId: id, call: 'inbox', kind: 'read', rows: [row], amount: 1 } as const;
      await database.insert(staffAudit).values({ ...entry, rows: [row], at: long });
      const found = async (wanted: Record<string, string>) => {
        const query = { person: String(id), ...wanted };
        const { data } = await ask('audit', query as never, owner.token);
        return data.map((one) => [one.call, one.amount]);
      };
      expect(await found({ row: String(row), from: '2026-01-01' })).toEqual([
        ['takeRequest', 1],
        ['inbox', 101],
        ['inbox', 2],
        ['requestOfInbox', 1],
      ]);
      expect(await found({ row: String(row), call: 'requestOfInbox,takeRequest' })).toEqual([
        ['takeRequest', 1],
        ['requestOfInbox', 1],
      ]);
      expect(await found({ from: '2020-02-29', to: '2020-02-29' })).toEqual([['inbox', 1]]);
      expect(await found({ to: '2020-02-28' })).toEqual([]);
      expect(await found({ person: '0' })).toEqual([]);
    });

    test('the file has what the search finds, no formula of a name, and is in the log itself', async () => {
      const owner = await colleague('audit-file@desk.test', 'owner');
      const { id } = await colleague('audit-filed@desk.test', 'editor');
      await ask('changeRole', { id, role: 'appraiser', office: null }, owner.token);
      const mine = { person: String(owner.id) };
      const { status, body } = await call('exportAudit', mine, { token: owner.token });
      expect(status).toBe(200);
      const lines = Buffer.from(body as Uint8Array)
        .toString()
        .trimEnd()
        .split('\r\n');
      expect(lines[0]).toBe('at,person_id,person,call,kind,amount,rows');
      expect(lines.slice(1)).toEqual([
        expect.stringMatching(
          new RegExp(`^[\\d-]+T[\\d:.]+Z,${owner.id},Person owner,changeRole,change,1,${id}$`),
        ),
      ]);
      const { data } = await ask('audit', mine as never, owner.token);
      const [logged, change] = data;
      expect(logged).toMatchObject({ call: 'exportAudit', kind: 'read', rows: [change?.id] });
      const { token } = await colleague('audit-not@desk.test', 'manager');
      expect((await call('exportAudit', {}, { token })).status).toBe(403);
    });
  });
}
