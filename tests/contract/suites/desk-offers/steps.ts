import { expect } from 'vitest';
import type { OfferView } from '@tourbillon/domain/contract/requests/offer.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { send } from '../../ask.ts';
import { deskSteps } from '../../desk-steps.ts';
import { insertRequest } from '../../insert-request.ts';

const WATCH = { brand: 'Omega', model: 'Seamaster', reference: '210.30' };

/** Actions for the tests of offers. */
export type OfferSteps = ReturnType<typeof offerSteps>;

/** Makes the actions for a backend. @param staff mailbox of the staff. @param outbox folder of the backend's letters. */
export function offerSteps(backend: () => Backend, staff: string, outbox: string) {
  const { call, ask, colleague } = deskSteps(backend);

  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const open = (token: string) => send(backend().url, 'ru', 'openOffer', { token });
  const answer = (body: object) => send(backend().url, 'ru', 'answerOffer', body);
  const viewOf = ({ status, body }: { status: number; body: unknown }): OfferView => {
    expect([status, body]).toEqual([200, expect.anything()]);
    return (body as { data: OfferView }).data;
  };

  /** A request in Samara with an offer, and the colleague who made it. */
  const offered = async (name: string, sums: object = { buy_out: 200_000, loan: 300_000 }) => {
    const email = `${name}@offers.test`;
    const id = await insertRequest(backend, {
      kind: 'appraisal',
      locale: 'ru',
      city: 'samara',
      payload: { ...WATCH, telephone: '+79123456789' },
    });
    const { token: session } = await colleague(`${name}@desk-offers.test`, 'appraiser', 'samara');
    const wish = { request: id, appraiser: 'Анна Ли', comment: 'Полировка видна.', email, ...sums };
    const made = await ask('makeOffer', wish, session);
    return { id, email, session, made, token: tokenOf(made.link) };
  };

  /** The first free time for a visit to an office of an offer. */
  const firstVisit = ({ offices }: Pick<OfferView, 'offices'>) => {
    const [office] = offices;
    // The last of the days: it stays in the future during the test.
    const day = office?.days.at(-1);
    const minute = day?.from ?? 0;
    const two = (part: number) => String(part).padStart(2, '0');
    return {
      office: office?.alias ?? '',
      day: day?.day ?? '',
      time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    };
  };
  return { backend, staff, outbox, call, ask, colleague, open, answer, viewOf, offered, firstVisit };
}
