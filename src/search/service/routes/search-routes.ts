import { MeiliError } from '../errors.ts'
import { parseFacetSearch, searchFacet } from '../facet-search.ts'
import { multiSearch } from '../multi-search.ts'
import { parseMultiSearch } from '../parse/multi-search-request.ts'
import { type ParsedSearch, parseSearch, parseSearchParameters } from '../parse/search-request.ts'
import { searchInSlices } from '../search.ts'
import type { TimeSlice } from '../time-slices.ts'
import { indexUidOf, jsonBody, type Route, type SearchCall } from './route.ts'

/** Answers searches in turns, as ready JSON; callers who have left get no slice. */
async function inSlices(call: SearchCall, run: (slice: TimeSlice) => Promise<string>) {
  const slice = call.deps.slices.begin(call.isGone)
  try {
    await slice.next()
    const json = await run(slice)
    return call.reply.type('application/json; charset=utf-8').send(json)
  } finally {
    slice.end()
  }
}

function answer(call: SearchCall, parse: () => ParsedSearch) {
  const uid = indexUidOf(call)
  const request = parse()
  const { store } = call.deps
  const rule = call.grant.ruleFor(uid)
  return inSlices(call, async (slice) => (await searchInSlices(store, store.get(uid), request, rule, slice)).json)
}

function similar(call: SearchCall): never {
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
      const request = parseMultiSearch(jsonBody(call), grant.isBounded)
      const ruleOf = (uid: string) => {
        grant.requireIndex(uid)
        return grant.ruleFor(uid)
      }
      return inSlices(call, (slice) => multiSearch(deps.store, request, ruleOf, slice))
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
      const rule = call.grant.ruleFor(uid)
      return inSlices(call, async () => JSON.stringify(searchFacet(store, store.get(uid), request, rule)))
    },
  },
  { method: 'GET', path: '/indexes/:indexUid/similar', action: 'search', run: similar },
  { method: 'POST', path: '/indexes/:indexUid/similar', action: 'search', run: similar },
]
