type Values = Record<string, string | number | undefined>

/** `GET /public/events/{id}` with its values, as a method and an address. */
export function toAddress(
  key: string,
  { params = {}, query = {} }: { params?: Values; query?: Values },
): { method: string; path: string } {
  const [method = 'GET', template = '/'] = key.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return { method, path: search.size > 0 ? `${path}?${search}` : path }
}
