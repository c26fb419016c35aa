import type { GetListParams, Identifier, RaRecord } from 'react-admin';

/** A page of a list. */
export interface ListPage {
  data: RaRecord[];
  total: number;
}

/** How react-admin reads and writes one kind of rows; each is made of calls of the desk. What is missing cannot be done. */
export interface ResourceData {
  getList?: (wanted: {
    page: number;
    filter: Record<string, never>;
    sort: GetListParams['sort'];
    signal?: AbortSignal | undefined;
  }) => Promise<ListPage>;
  getOne?: (id: Identifier) => Promise<RaRecord>;
  create?: (data: never) => Promise<RaRecord>;
  update?: (id: Identifier, data: never, previous: never) => Promise<RaRecord>;
}

/** The rows of a call that answers with pages of fifty. */
export function listPage(response: {
  data: readonly object[];
  paginate_data: { last_page: number; per_page: number; total?: number };
}): ListPage {
  const { last_page: pages, per_page: size, total } = response.paginate_data;
  return { data: response.data as RaRecord[], total: total ?? pages * size };
}
