import { readMessages, mailboxOf, answerRequest, noteRequest } from '../correspondence/correspondence.ts';
import { offersOfRequest } from '../offers/offers.ts';
import {
  colleaguesFor,
  entryOf,
  findRequest,
  handOverRequest,
  listInbox,
  markRead,
  readInboxChanges,
  releaseRequest,
  takeRequest,
} from '../requests/requests.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';
import { requestFileHandlers } from './request-files.ts';
import { countedPagesOf } from './counted-pages-of.ts';

/** Calls about requests: the list, one request, its assignment, the answers. */
export function requestHandlers(
  services: DeskServices,
): Pick<
  DeskHandlers,
  | 'inbox'
  | 'inboxChanges'
  | 'requestOfInbox'
  | 'takeRequest'
  | 'releaseRequest'
  | 'handOverRequest'
  | 'colleaguesOfInbox'
  | 'answerRequest'
  | 'noteRequest'
  | 'requestPhoto'
  | 'exportRequests'
> {
  return {
    ...requestFileHandlers(services),

    async inbox(wanted, { tx, colleague }) {
      const { entries, ...counted } = await listInbox(tx, colleague, wanted);
      const rows = entries.map(({ id }) => id);
      return { response: { data: entries, paginate_data: countedPagesOf(wanted.page, counted) }, rows };
    },

    async inboxChanges({ since }, { tx, colleague }) {
      return { response: { data: await readInboxChanges(tx, colleague.office, since) } };
    },

    async requestOfInbox({ id }, { tx, colleague }) {
      const found = await findRequest(tx, colleague.office, id);
      await markRead(tx, found.row);
      const data = {
        ...entryOf(found, new Date()),
        fields: found.row.payload,
        mailbox: await mailboxOf(tx, found.row),
        messages: await readMessages(tx, id),
        offers: await offersOfRequest(tx, id),
      };
      return { response: { data }, rows: [id] };
    },

    async takeRequest({ id }, { tx, colleague }) {
      return { response: { data: await takeRequest(tx, colleague, id) }, rows: [id] };
    },

    async releaseRequest({ id }, { tx, colleague }) {
      return { response: { data: await releaseRequest(tx, colleague, id) }, rows: [id] };
    },

    async handOverRequest({ id, to }, { tx, colleague }) {
      return { response: { data: await handOverRequest(tx, colleague, id, to) }, rows: [id] };
    },

    async colleaguesOfInbox(_, { tx, colleague }) {
      return { response: { data: await colleaguesFor(tx, colleague.office) } };
    },

    async answerRequest(answer, { tx, colleague }) {
      return { response: { data: await answerRequest(tx, colleague, answer) }, rows: [answer.id] };
    },

    async noteRequest(note, { tx, colleague }) {
      return { response: { data: await noteRequest(tx, colleague, note) }, rows: [note.id] };
    },
  };
}
