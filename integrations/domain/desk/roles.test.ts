import { describe, expect, it } from 'vitest';
import {
  ALL_PERMISSIONS,
  hasOffice,
  mayDo,
  officeAllows,
  type Permission,
  type Role,
  ROLES,
  seesCity,
} from './roles.ts';

/** The permissions of each role, repeated here: a change of the table must be deliberate. */
const EXPECTED: Record<Role, readonly Permission[]> = {
  owner: [
    'people',
    'audit',
    'requests',
    'texts',
    'tariffs',
    'stock',
    'stock_texts',
    'stock_facts',
    'stock_sale',
    'stock_import',
    'orders',
    'order_changes',
    'tickets',
    'ticket_changes',
  ],
  manager: [
    'requests',
    'texts',
    'tariffs',
    'stock',
    'stock_texts',
    'stock_facts',
    'stock_sale',
    'stock_import',
    'orders',
    'order_changes',
    'tickets',
    'ticket_changes',
  ],
  appraiser: ['requests', 'stock', 'stock_texts', 'stock_facts', 'orders', 'tickets'],
  editor: ['texts', 'stock', 'stock_texts'],
};

describe('roles of the desk', () => {
  it.each(ROLES)('%s may do what its row says and nothing else', (role) => {
    expect(ALL_PERMISSIONS.filter((permission) => mayDo(role, permission))).toEqual(EXPECTED[role]);
  });

  it.each<[string | null, string | null, boolean]>([
    [null, 'samara', true],
    [null, null, true],
    ['samara', 'samara', true],
    ['samara', 'kazan', false],
    ['samara', null, true],
  ])('office %s sees what is of %s: %s', (office, city, expected) => {
    expect(seesCity(office, city)).toBe(expected);
  });

  it('keeps files of goods, which speak of all offices, from a colleague of one office', () => {
    const refused = (office: string | null) =>
      ALL_PERMISSIONS.filter((permission) => !officeAllows(office, permission));
    expect([refused(null), refused('samara')]).toEqual([[], ['stock_import']]);
  });

  it('binds an owner to no office', () => {
    expect(ROLES.filter((role) => !hasOffice(role))).toEqual(['owner']);
  });
});
