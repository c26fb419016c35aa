import { LOCALE_FACTS, isLocale, DEFAULT_LOCALE } from '@tourbillon/domain/i18n/locales.ts';
import { numberFormat } from '@tourbillon/domain/i18n/number-format.ts';
import { createMoney, type Rates } from '@tourbillon/domain/i18n/money.ts';
import { diamondRange, type Clarity, type Colour, type Shape } from './diamond-value.ts';
import { priceRangeTexts } from './range-words.ts';
import { readWeight } from './weight.ts';

/** Carats. The shop does not consider a smaller stone on its own (decision 56), so a notice is shown. */
const MIN_CARATS = 1;

/** Computes and shows the price range, or shows the error of the weight. */
export function calculatePrice(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  const read = readWeight(text('weight'));
  showProblem(form, 'problem' in read ? read.problem : undefined);
  const result = form.querySelector<HTMLElement>('[data-result]');
  // Hide the old result: it is the price of another stone.
  if (result) result.hidden = 'problem' in read;
  if (!result || 'problem' in read) return;
  const range = diamondRange({
    shape: text('shape') as Shape,
    colour: text('colour') as Colour,
    clarity: text('clarity') as Clarity,
    carats: read.carats,
  });
  const { locale = '', rates = '{}', range: words = '', spread = '' } = form.dataset;
  const host = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const money = createMoney(host, JSON.parse(rates) as Rates);
  const fill = (template: string, values: Record<string, string>) =>
    template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const { usd, ...bounds } = priceRangeTexts(range, money, host);
  write(result, 'range', fill(words, bounds));
  write(result, 'usd', usd);
  const percent = numberFormat(LOCALE_FACTS[host].iso).format(Math.round(range.spread * 100));
  write(result, 'spread', fill(spread, { percent }));
  const small = result.querySelector<HTMLElement>('[data-small]');
  if (small) small.hidden = read.carats >= MIN_CARATS;
}

function write(result: HTMLElement, name: string, text: string): void {
  const place = result.querySelector(`[data-${name}]`);
  if (place) place.textContent = text;
}

/** Shows or removes the error of the weight. */
function showProblem(form: HTMLFormElement, problem: string | undefined): void {
  const input = form.querySelector<HTMLInputElement>('[name=weight]');
  const line = form.querySelector<HTMLElement>('[data-weight-error]');
  const words = line?.querySelector('span');
  if (!input || !line || !words) return;
  line.hidden = problem === undefined;
  words.textContent = problem ? (form.dataset[problem] ?? '') : '';
  input.ariaInvalid = problem ? 'true' : null;
  input.setAttribute('aria-describedby', problem ? `${line.id} diamond-weight-help` : 'diamond-weight-help');
}
