import { configuration } from '../configuration/configuration.ts';
import { readDocument } from '../content-store/read-document.ts';
import { recordAudit } from '../desk-people/desk-people.ts';
import {
  changePieces,
  changePrice,
  copyOfReference,
  createPiece,
  findRow,
  listCollections,
  listStock,
  readItem,
  readStockWords,
  savePiece,
} from '../desk-stock/desk-stock.ts';
import { exportStock, stockTemplate } from '../stock/stock.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';

/** Calls about the goods of the shop. */
export function stockHandlers({
  photographs,
  origins,
  previewLink,
}: Pick<DeskServices, 'photographs' | 'origins' | 'previewLink'>): Pick<
  DeskHandlers,
  | 'stockList'
  | 'itemOfStock'
  | 'previewsOfPiece'
  | 'stockWords'
  | 'stockCollections'
  | 'copyOfReference'
  | 'createPiece'
  | 'savePiece'
  | 'changePrice'
  | 'changePieces'
  | 'exportOfStock'
> {
  return {
    async stockList(wanted, { tx, colleague }) {
      const zone = (await readDocument(tx, 'shop'))?.time_zone ?? 'UTC';
      const { entries, pages, total } = await listStock(tx, { ...colleague, zone }, wanted);
      const paging = { current_page: wanted.page, last_page: pages, per_page: wanted.per_page };
      return { response: { data: entries, paginate_data: paging, total } };
    },

    async itemOfStock({ id }, { tx, colleague }) {
      return { response: { data: await readItem(tx, colleague, id) } };
    },

    async previewsOfPiece({ id }, { tx, colleague }) {
      const { url } = await findRow(tx, colleague.office, id);
      const what = { kind: 'piece', slug: url } as const;
      const data = configuration().hosts.locales.map((locale) => ({
        locale,
        url: previewLink(locale, what),
      }));
      return { response: { data } };
    },

    async stockWords({ locale }, { tx }) {
      const sites = configuration().hosts.locales.map((one) => ({ locale: one, origin: origins[one] }));
      return { response: { data: { ...(await readStockWords(tx, locale)), sites } } };
    },

    async stockCollections(wanted, { tx }) {
      return { response: { data: await listCollections(tx, wanted) } };
    },

    async copyOfReference({ reference }, { tx, colleague }) {
      return { response: { data: await copyOfReference(tx, colleague, reference) } };
    },

    async createPiece(wish, { tx, colleague }) {
      const data = await createPiece(tx, colleague, wish, photographs);
      return { response: { data }, rows: [data.id] };
    },

    async savePiece(wish, { tx, colleague }) {
      return { response: { data: await savePiece(tx, colleague, wish, photographs) }, rows: [wish.id] };
    },

    async changePrice(wish, { tx, colleague }) {
      return { response: { data: await changePrice(tx, colleague, wish, photographs) }, rows: [wish.id] };
    },

    async changePieces(wish, { tx, colleague }) {
      const data = await changePieces(tx, colleague, wish, photographs);
      return {
        response: { data },
        rows: data.filter(({ status }) => status === 'changed').map(({ id }) => id),
      };
    },

    async exportOfStock({ template }, { tx, colleague }) {
      const type = 'text/csv; charset=utf-8';
      if (template) {
        return {
          response: { body: new TextEncoder().encode(stockTemplate()), type, name: 'stock-template.csv' },
        };
      }
      await recordAudit(tx, colleague.id, { call: 'exportOfStock', kind: 'read', rows: [] });
      const encoder = new TextEncoder();
      const parts = exportStock(tx);
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        async pull(controller) {
          const { value, done } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value.text));
        },
        async cancel() {
          await parts.return(undefined);
        },
      });
      return { response: { body, type, name: 'stock.csv' } };
    },
  };
}
