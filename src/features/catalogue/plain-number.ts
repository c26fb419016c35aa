/** Normalises a typed number: `5 000`, `5,000` and `5.000` are five thousand, `38,5` is a decimal. */
export function plainNumber(text: string): string {
  const dense = text.replace(/\s/g, '');
  return /^\d{1,3}([.,]\d{3})+$/.test(dense) ? dense.replace(/[.,]/g, '') : dense.replace(',', '.');
}
