import { test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { cookieHeader, newColleague } from '../site/colleagues.ts';
import { buyAsGuest, register, useAccount } from '../site/journeys/account.ts';
import { type Browser, browserOn, type ScriptMode } from '../site/journeys/browser.ts';
import {
  acceptOffer,
  askForCall,
  askQuestion,
  extendTicket,
  followAppeal,
} from '../site/journeys/requests.ts';

const WAYS: readonly ScriptMode[] = ['without scripts', 'with scripts'];

let desk = '';
test.beforeAll(async () => {
  desk = cookieHeader(await newColleague('owner'));
});

/** Steps that a person can take either way. */
const EITHER_WAY: [step: string, take: (browser: Browser, desk: string) => Promise<void>][] = [
  ['call', askForCall],
  ['question, answer, reply', askQuestion],
  ['estimate, appraisal, offer, visit', acceptOffer],
  ['ticket, extension', extendTicket],
  ['appeal, status', followAppeal],
];

// Each step in every language, the two ways by turns: on two hosts with scripts, on two without.
// For browsers the same is tested in tests/browser/desk-day.spec.ts and tests/alone/common-site/desk-day.spec.ts.
for (const [host, locale] of LOCALES.entries()) {
  test(`every journey on ${locale}, with and without scripts by turns, from the first form to what the desk makes of it`, async () => {
    test.slow();
    for (const [place, [step, take]] of EITHER_WAY.entries()) {
      const way = WAYS[(place + host) % WAYS.length] ?? 'without scripts';
      await test.step(`${step}, ${way}`, () => take(browserOn(locale, way), desk));
    }
    const [without, scripted] = [browserOn(locale, 'without scripts'), browserOn(locale, 'with scripts')];
    await test.step('purchase, hold, thread', () => buyAsGuest(without));
    if (host % 2 === 0)
      await test.step('registration, confirmation', async () => void (await register(without)));
    else await test.step('account, order, withdrawal, export, deletion', () => useAccount(scripted));
  });
}
