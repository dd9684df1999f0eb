/** As a generated hook of a list answers. */
interface ListQuery<Item> {
  data?: { items: Item[]; total: number };
  currentData?: { items: Item[]; total: number };
  error?: unknown;
  isFetching: boolean;
  /** ms */
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** One page of a list as it is shown. */
export interface Listed<Item> {
  /** While another page or filter loads, those before. */
  items: Item[] | undefined;
  /** How many match, on all pages together. */
  total: number;
  pages: number;
  isStale: boolean;
  /** The requested page did not load; `items` are missing or of an earlier one. */
  hasFailed: boolean;
  /** ms; when `items` were true, if they could not be asked for again. */
  outdatedSince: number | undefined;
  retry: () => void;
}

/** What a list shows of its query. */
export function listed<Item>(query: ListQuery<Item>, pageSize: number): Listed<Item> {
  const { data, currentData, error, isFetching, fulfilledTimeStamp, refetch } = query;
  const total = data?.total ?? 0;
  return {
    items: data?.items,
    total,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    isStale: isFetching && !currentData,
    hasFailed: Boolean(error) && !currentData,
    outdatedSince: error && currentData ? fulfilledTimeStamp : undefined,
    retry: () => void refetch(),
  };
}
