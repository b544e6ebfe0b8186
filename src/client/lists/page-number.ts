/** What the address says about the page of a list; the contract checks it. */
export const pageOf = (request: Request): { page?: string } => {
  const page = new URL(request.url).searchParams.get('page')
  return page === null ? {} : { page }
}
