import { MeiliError } from '../errors.ts'
import { parseFacetSearch, searchFacet } from '../facet-search.ts'
import { multiSearch } from '../multi-search.ts'
import { parseMultiSearch } from '../parse/multi-search-request.ts'
import { parseSearch, parseSearchParameters, type SearchRequest } from '../parse/search-request.ts'
import { search } from '../search.ts'
import { type Call, indexUidOf, jsonBody, type Route } from './route.ts'

function answer(call: Call, parse: () => SearchRequest) {
  const uid = indexUidOf(call)
  const request = parse()
  const { store } = call.deps
  return search(store, store.get(uid), request, call.grant.ruleFor(uid))
}

function similar(call: Call): never {
  const uid = indexUidOf(call)
  call.deps.store.get(uid)
  throw new MeiliError(
    'invalid_similar_embedder',
    `Index \`${uid}\`: Cannot find an embedder: this service searches by words.`,
  )
}

const path = '/indexes/:indexUid/search'
export const searchRoutes: Route[] = [
  {
    method: 'GET',
    path,
    action: 'search',
    run: (call) => answer(call, () => parseSearchParameters(call.query)),
  },
  {
    method: 'POST',
    path,
    action: 'search',
    run: (call) => answer(call, () => parseSearch(jsonBody(call))),
  },
  {
    method: 'POST',
    path: '/multi-search',
    action: 'search',
    run: (call) => {
      const { deps, grant } = call
      return multiSearch(deps.store, parseMultiSearch(jsonBody(call)), (uid) => {
        grant.requireIndex(uid)
        return grant.ruleFor(uid)
      })
    },
  },
  {
    method: 'POST',
    path: '/indexes/:indexUid/facet-search',
    action: 'search',
    run: (call) => {
      const uid = indexUidOf(call)
      const request = parseFacetSearch(jsonBody(call))
      const { store } = call.deps
      return searchFacet(store, store.get(uid), request, call.grant.ruleFor(uid))
    },
  },
  { method: 'GET', path: '/indexes/:indexUid/similar', action: 'search', run: similar },
  { method: 'POST', path: '/indexes/:indexUid/similar', action: 'search', run: similar },
]
