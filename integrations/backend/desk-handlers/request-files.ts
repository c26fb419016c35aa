import { Readable } from 'node:stream';
import { notFound } from '../errors/domain-error.ts';
import { exportInbox, findRequest, photosOf, toCsv } from '../requests/requests.ts';
import { thumbnailOf } from '../uploads/thumbnail.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';

/** Requests of one export. */
const MOST = 10_000;

/** Calls with a file as response: photographs of a request, requests as CSV. */
export function requestFileHandlers({
  uploads,
}: Pick<DeskServices, 'uploads'>): Pick<DeskHandlers, 'requestPhoto' | 'exportRequests'> {
  return {
    async requestPhoto({ id, place, size }, { tx, colleague }) {
      const { row } = await findRequest(tx, colleague.office, id);
      const photo = photosOf(row.payload)[place];
      const file = photo && (await uploads.folder.read(photo.id, photo.type));
      if (!photo || !file) throw notFound('Photograph');
      const rows = [id];
      if (photo.type === 'pdf')
        return {
          response: { body: webStream(file.stream), type: 'application/pdf', name: photo.name },
          rows,
        };
      const body = size === 'small' ? await thumbnailOf(file.stream) : webStream(file.stream);
      return { response: { body, type: 'image/jpeg' }, rows };
    },

    async exportRequests(filter, { tx, colleague }) {
      const found = await exportInbox(tx, colleague, filter, MOST);
      const day = new Date().toISOString().slice(0, 10);
      const body = new TextEncoder().encode(toCsv(found));
      return {
        response: { body, type: 'text/csv; charset=utf-8', name: `requests-${day}.csv` },
        rows: found.map(({ id }) => id),
      };
    },
  };
}

function webStream(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
