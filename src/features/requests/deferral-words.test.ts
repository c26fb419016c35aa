import { expect, it } from 'vitest';
import { deferralWords } from './deferral-words.ts';

it.each([
  ['extension', 'cases.extensionTitle'],
  ['illness', 'cases.deferralTitle'],
  ['', 'cases.deferralTitle'],
])('a form opened because of "%s" is called by it', (reason, title) => {
  const words = deferralWords({ typed: { reason } });
  expect(words.title).toBe(title);
  expect(words.reasons).not.toContain('extension');
  expect(words.months.least).toBe(reason === 'extension' ? 1 : 3);
});
