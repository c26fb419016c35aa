import { test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { cookieHeader, newColleague } from '../site/colleagues.ts';
import { buyAsGuest, register, useAccount } from '../site/journeys/account.ts';
import { browserOn, type Way } from '../site/journeys/browser.ts';
import {
  acceptOffer,
  askForCall,
  askQuestion,
  extendTicket,
  followAppeal,
} from '../site/journeys/requests.ts';

const WAYS: readonly Way[] = ['without scripts', 'with scripts'];

let desk = '';
test.beforeAll(async () => {
  desk = cookieHeader(await newColleague('owner'));
});

// For browsers the same is tested in tests/browser and tests/alone/desk-day.spec.ts.
for (const locale of LOCALES) {
  for (const way of WAYS) {
    test(`every journey on ${locale} ${way}, from the first form to what the desk makes of it`, async () => {
      test.slow();
      const browser = browserOn(locale, way);
      await test.step('call', () => askForCall(browser));
      await test.step('question, answer, reply', () => askQuestion(browser, desk));
      await test.step('estimate, appraisal, offer, visit', () => acceptOffer(browser, desk));
      await test.step('ticket, extension', () => extendTicket(browser, desk));
      await test.step('appeal, status', () => followAppeal(browser, desk));
      if (way === 'with scripts') {
        await test.step('account, order, withdrawal, export, deletion', () => useAccount(browser));
        return;
      }
      await test.step('purchase, hold, thread', () => buyAsGuest(browser));
      await test.step('registration, confirmation', async () => void (await register(browser)));
    });
  }
}
