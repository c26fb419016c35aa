import { expect, it } from 'vitest';
import { deferralWords } from './deferral-words.ts';

it.each([
  ['extension', 'cases.extensionTitle'],
  ['illness', 'cases.deferralTitle'],
  ['', 'cases.deferralTitle'],
])('a form opened because of "%s" is called by it', (reason, title) => {
  expect(deferralWords({ typed: { reason } }).title).toBe(title);
});
