/**
 * The query string of a page for another language (decision 74): without the number of its page, and without an amount
 * in the currency of its host.
 */
export function searchWithoutPage({ search }: Pick<URL, 'search'>): string {
  if (search === '') return '';
  const parameters = new URLSearchParams(search);
  for (const name of ['page', 'amount']) parameters.delete(name);
  const text = parameters.toString();
  return text && `?${text}`;
}
