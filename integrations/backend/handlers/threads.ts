import { answerOffer, offerPage } from '../offers/offers.ts';
import { readThread, replyByLink } from '../correspondence/correspondence.ts';
import type { Handlers, HandlerServices } from './handlers.ts';

/** Calls behind the links in letters about a request: its thread and its offers. */
export function threadHandlers({
  database,
  mail,
  staffEmail,
}: Pick<HandlerServices, 'database' | 'mail' | 'staffEmail'>): Pick<
  Handlers,
  'openOffer' | 'answerOffer' | 'openThread' | 'replyInThread'
> {
  return {
    openOffer: async ({ token }, { locale }) => ({ data: await offerPage(database, token, locale) }),
    async answerOffer(answer, { locale }) {
      await database.transaction((tx) => answerOffer(tx, answer, staffEmail));
      void mail.wake();
      return { data: await offerPage(database, answer.token, locale) };
    },
    openThread: async ({ token }) => ({ data: await readThread(database, token) }),
    async replyInThread(reply) {
      await database.transaction((tx) => replyByLink(tx, reply, staffEmail));
      void mail.wake();
      return { data: await readThread(database, reply.token) };
    },
  };
}
