import { like } from 'drizzle-orm';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { deskSteps } from '../../desk-steps.ts';

const { items, stockEvents } = schema;

/** Required fields of a new watch, besides its number. */
export const WATCH = {
  section: 'watches',
  brand: 'Rolex',
  model: 'Submariner Desk',
  reference: 'DK-116610LN',
  condition: 'perfect',
  diameter_mm: '40',
  movement: 'automatic',
};

/** A colleague with a session. */
export type Person = Awaited<ReturnType<ReturnType<typeof deskSteps>['colleague']>>;

/** Actions for the tests of goods at the desk. */
export type DeskGoodsSteps = ReturnType<typeof deskGoodsSteps>;

/** Makes the actions for a backend. Its people are there after `begin`. */
export function deskGoodsSteps(backend: () => Backend) {
  const { call, ask, colleague } = deskSteps(backend);
  const [owner, manager, appraiser, editor] = [{}, {}, {}, {}] as [Person, Person, Person, Person];
  const numbers = async (query: Record<string, string>, who: Person = owner) =>
    (
      await ask('stockList', { search: 'DK-', sort: 'number', order: 'asc', ...query } as never, who.token)
    ).data.map(({ number }) => number);
  return {
    backend,
    call,
    ask,
    owner,
    manager,
    appraiser,
    editor,
    numbers,
    create: async (number: string, cells: Record<string, string> = {}) =>
      (await ask('createPiece', { number, cells: { ...WATCH, ...cells } }, owner.token)).data,
    save: (item: StockItem, cells: Record<string, string>, who: Person = owner) =>
      call(
        'savePiece',
        { id: item.id, version: item.version, edition: item.edition, read: item.cells, cells },
        who,
      ),
    reread: async (id: number) => (await ask('itemOfStock', { id: String(id) } as never, owner.token)).data,
    change: async (ids: number[], wish: object, who: Person = owner) =>
      (await ask('changePieces', { ids, change: wish as never }, who.token)).data,
    async begin() {
      Object.assign(owner, await colleague('owner@goods.test', 'owner'));
      Object.assign(manager, await colleague('manager@goods.test', 'manager', 'samara'));
      Object.assign(appraiser, await colleague('appraiser@goods.test', 'appraiser'));
      Object.assign(editor, await colleague('editor@goods.test', 'editor'));
    },
    async clear() {
      await backend().database.delete(stockEvents);
      await backend().database.delete(items).where(like(items.number, 'DK-%'));
    },
  };
}
