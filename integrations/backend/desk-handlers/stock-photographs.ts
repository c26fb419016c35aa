import {
  addPhotograph,
  arrangePhotographs,
  editPhotograph,
  photographFile,
} from '../desk-stock/desk-stock.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';

/** Calls about photographs of goods. */
export function stockPhotographHandlers({
  photographs,
}: Pick<DeskServices, 'photographs'>): Pick<
  DeskHandlers,
  'addPhotograph' | 'arrangePhotographs' | 'editPhotograph' | 'photographOfStock'
> {
  return {
    async addPhotograph({ id }, { tx, colleague: editor, body }) {
      return { response: await addPhotograph(tx, { editor, id }, body, photographs) };
    },

    async arrangePhotographs(wish, { tx, colleague }) {
      return { response: { data: await arrangePhotographs(tx, colleague, wish) }, rows: [wish.id] };
    },

    async editPhotograph(wish, { tx, colleague }) {
      return { response: { data: await editPhotograph(tx, colleague, wish, photographs) } };
    },

    async photographOfStock(wanted, { tx, colleague }) {
      return { response: await photographFile(tx, colleague.office, wanted, photographs) };
    },
  };
}
