/** A currency of the hosts before or after an amount, without spaces: a sign, a code, or its name as prices have it. */
const CURRENCY = String.raw`[$₽₴]|usd|rub|uah|uzs|руб(?:л\p{L}+)?\.?|р\.?|грн\.?|гривн\p{L}+|доллар\p{L}*|долар\p{L}*|dollars?|so[ʻʼ‘’']?m|сум(?:а|ов)?|сўм`;
const AROUND = new RegExp(`^(?:${CURRENCY})|(?:${CURRENCY})$`, 'giu');

/**
 * Normalises a typed number: `5 000`, `5,000` and `5.000` are five thousand, `38,5` is a decimal. A currency is left
 * out, so that a price can be copied from a card.
 */
export function plainNumber(text: string): string {
  const dense = text.replace(/\s/g, '').replace(AROUND, '');
  return /^\d{1,3}([.,]\d{3})+$/.test(dense) ? dense.replace(/[.,]/g, '') : dense.replace(',', '.');
}
