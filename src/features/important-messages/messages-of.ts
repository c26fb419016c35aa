import type { MESSAGE_PLACES } from '@tourbillon/domain/contract/shop.ts';

/** First words of the addresses of pages about selling, loans and appraisals. */
const SELLING = new Set(['uslugi', 'estimate', 'appraisal', 'how-we-buy']);

interface Placed {
  place: (typeof MESSAGE_PLACES)[number];
}

/**
 * The messages of a page. Undefined when all of them belong to other pages: then the banner's cookie must stay as it
 * is, which an empty list would clear (§4).
 */
export function messagesOf<Message extends Placed>(
  path: string,
  messages: readonly Message[],
): Message[] | undefined {
  const sells = SELLING.has(path.split('/')[1] ?? '');
  const shown = messages.filter(({ place }) => place === 'everywhere' || sells);
  return shown.length > 0 || messages.length === 0 ? shown : undefined;
}
