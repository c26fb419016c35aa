import { askOr } from '#src/backend-client/client.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { SAMPLE_RATES, sampleCards } from './sample-cards.ts';

/** Data of the samples: fixed cards with the pictures of a watch in stock, and prices at fixed rates. */
export async function loadSamples({ locale, t }: { locale: Locale; t: Translate }) {
  const list = await askOr(locale, CALLS.catalogue, { url: SECTIONS.clock.list, per_page: 1 }, undefined);
  const pictures = list?.items[0]?.pictures ?? [];
  return { cards: sampleCards(t, pictures), money: createMoney(locale, SAMPLE_RATES) };
}

export type Samples = Awaited<ReturnType<typeof loadSamples>>;
