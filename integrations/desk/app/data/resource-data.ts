import type { GetListParams, Identifier, RaRecord } from 'react-admin';

/** A page of a list. */
export interface ListPage {
  data: RaRecord[];
  /** The total number of rows, if the backend gives it. */
  total?: number;
  /** Whether there are more rows than the backend counts. */
  meta?: { isMore: boolean };
  /** Whether there are more pages, for a backend without a total. */
  pageInfo?: { hasNextPage: boolean; hasPreviousPage: boolean };
}

/** The calls by which react-admin reads and writes one kind of rows. Missing operations are not supported. */
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

/** The rows of a call that answers with pages. */
export function listPage(response: {
  data: readonly object[];
  paginate_data: {
    current_page: number;
    last_page: number;
    per_page: number;
    total?: number;
    is_more?: boolean;
  };
}): ListPage {
  const { current_page: page, last_page: pages, total, is_more: isMore = false } = response.paginate_data;
  const data = response.data as RaRecord[];
  if (total !== undefined || pages <= 1) return { data, total: total ?? data.length, meta: { isMore } };
  return { data, pageInfo: { hasNextPage: page < pages, hasPreviousPage: page > 1 } };
}
