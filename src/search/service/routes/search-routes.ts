import { MeiliError } from '../errors.ts'
import { parseFacetSearch, searchFacet } from '../facet-search.ts'
import { multiSearch } from '../multi-search.ts'
import { parseMultiSearch } from '../parse/multi-search-request.ts'
import { parseSearch, parseSearchParameters, type SearchRequest } from '../parse/search-request.ts'
import { searchInTurns } from '../search.ts'
import type { Turn } from '../turns.ts'
import { type Call, indexUidOf, jsonBody, type Route } from './route.ts'

/** Answers searches in turns, as ready JSON; callers who have left get no turn. */
async function inTurns(call: Call, run: (turn: Turn) => Promise<string>) {
  const turn = call.deps.turns.begin(call.isGone)
  try {
    await turn.next()
    const json = await run(turn)
    return call.reply.type('application/json; charset=utf-8').send(json)
  } finally {
    turn.end()
  }
}

function answer(call: Call, parse: () => SearchRequest) {
  const uid = indexUidOf(call)
  const request = parse()
  const { store } = call.deps
  const rule = call.grant.ruleFor(uid)
  return inTurns(call, async (turn) => (await searchInTurns(store, store.get(uid), request, rule, turn)).json)
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
      const request = parseMultiSearch(jsonBody(call), grant.isBounded)
      const ruleOf = (uid: string) => {
        grant.requireIndex(uid)
        return grant.ruleFor(uid)
      }
      return inTurns(call, (turn) => multiSearch(deps.store, request, ruleOf, turn))
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
      return inTurns(call, async () => JSON.stringify(searchFacet(store, store.get(uid), request, rule)))
    },
  },
  { method: 'GET', path: '/indexes/:indexUid/similar', action: 'search', run: similar },
  { method: 'POST', path: '/indexes/:indexUid/similar', action: 'search', run: similar },
]
