import { notFound } from '../errors/domain-error.ts';

/**
 * One page of a list that is in memory as a whole.
 * @param page from 1.
 * @throws DomainError 'not-found' past the last page (decision 22).
 */
export function pageOf<Row>(rows: readonly Row[], page: number, perPage: number) {
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  if (page > lastPage) throw notFound('Page');
  return { rows: rows.slice((page - 1) * perPage, page * perPage), lastPage };
}
