/** The page number in the address; the contract checks it. */
export const pageOf = (request: Request): { page?: string } => {
  const page = new URL(request.url).searchParams.get('page')
  return page === null ? {} : { page }
}
