export type PageMeta = {
  total: number
  limit: number
  page: number
  last: number
  previous: number | null
  next: number | null
}

/** No hits: total 0 and last 0. A page beyond the last one still points back into the list. */
export function toPageMeta({ total, limit, page }: { total: number; limit: number; page: number }): PageMeta {
  const last = Math.ceil(total / limit)
  return {
    total,
    limit,
    page,
    last,
    previous: page > 1 && last > 0 ? Math.min(page - 1, last) : null,
    next: page < last ? page + 1 : null,
  }
}
