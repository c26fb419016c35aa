import type { NewRates } from '@tourbillon/backend/rates/store-rates.ts';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { Problem } from '../bootstrap/problem.mjs';

const CODES = CURRENCIES.filter((code) => code !== 'USD');

/**
 * Reads the arguments: rates to set, or undefined to show the rates.
 * @throws Problem that says what is wrong and what is expected.
 */
export function readRateArguments(words: readonly string[]): NewRates | undefined {
  const [command, ...pairs] = words;
  if (command === undefined) return undefined;
  if (command !== 'set' || pairs.length === 0) {
    throw new Problem('npm run rates | npm run rates -- set RUB=92.4 UAH=41.2 UZS=12650');
  }
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', amount = ''] = /^([A-Za-z]{3})=(.+)$/.exec(pair) ?? [];
      const code = CODES.find((one) => one === name.toUpperCase());
      if (!code) throw new Problem(`${pair}: expected ${CODES.join(', ')} with the units for one US dollar, such as RUB=92.4`); // prettier-ignore
      const units = Number(amount.replace(',', '.'));
      if (!Number.isFinite(units) || units <= 0) throw new Problem(`${pair}: expected a number above 0, such as ${code}=92.4`); // prettier-ignore
      return [code, units];
    }),
  );
}
