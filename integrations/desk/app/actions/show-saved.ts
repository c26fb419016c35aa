import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';

/**
 * Puts the row that a call has returned where the page of the row reads it. The next dialog then has the version that
 * the call has made, also before the page is read again (decision 706).
 */
export function showSaved(queries: QueryClient, resource: string, saved: { id: number }): void {
  queries.setQueriesData({ queryKey: [resource, 'getOne', { id: String(saved.id) }] }, saved);
}

/** Shows what a call of a dialog has returned on the page of the row. */
export function useShowSaved(): (response: { data: { id: number } }) => void {
  const queries = useQueryClient();
  const resource = useResourceContext();
  return ({ data }) => {
    if (resource !== undefined) showSaved(queries, resource, data);
  };
}
