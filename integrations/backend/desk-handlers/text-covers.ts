import { smallCover, storeCover } from '../content-editing/content-editing.ts';
import { recordAudit } from '../desk-people/desk-people.ts';
import { refused } from '../errors/domain-error.ts';
import { PhotographRefusal } from '../photographs/photograph-refusal.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';

/** Calls about the photographs on covers of texts. */
export function textCoverHandlers({
  texts: { place },
  photographs,
}: DeskServices): Pick<DeskHandlers, 'addTextCover' | 'textCover'> {
  return {
    async addTextCover({ id }, { tx, colleague, body }) {
      const cover = await storeCover(place, id, await cleanPhotograph(body, photographs));
      await recordAudit(tx, colleague.id, { call: 'addTextCover', kind: 'change', rows: [] });
      return { response: { data: cover } };
    },

    async textCover({ name }) {
      return { response: { body: await smallCover(place, name), type: 'image/jpeg' } };
    },
  };
}

/** Cleans a photograph like those of items. The copy in their store is deleted within a day. */
async function cleanPhotograph(
  body: ReadableStream<Uint8Array> | null,
  store: PhotographStore,
): Promise<Uint8Array> {
  if (!body) throw refused('file', 'format');
  try {
    const { name } = await store.store(body);
    const bytes = await store.read(name);
    if (!bytes) throw new Error('A photograph that was kept is not there');
    return bytes;
  } catch (error) {
    if (error instanceof PhotographRefusal) throw refused('file', error.reason);
    throw error;
  }
}
