import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../scripts/build.ts'
import { benchAudit } from './audit.ts'
import { benchAvailability } from './availability.ts'
import { benchBeside } from './beside.ts'
import { benchBooking } from './booking.ts'
import { benchBuying } from './buying.ts'
import { startChild } from './child.ts'
import { benchCombinations } from './combinations.ts'
import { benchDepartures } from './departures.ts'
import { benchFirstVisits } from './first-visits.ts'
import { benchLab } from './lab.ts'
import { benchLimits } from './limits.ts'
import { benchLists } from './lists.ts'
import { benchMap } from './map.ts'
import { benchMe } from './me.ts'
import { benchPersonalPages, benchRenderedPages, benchVisitorPages } from './pages.ts'
import { benchPasswordHashing } from './password-hashing.ts'
import { benchPhotos } from './photos.ts'
import { benchPlaces } from './places.ts'
import { benchRedeeming } from './redeeming.ts'
import { benchExactTitles } from './search/exact-titles.ts'
import { benchGateway } from './search/gateway.ts'
import { benchHeavySearch } from './search/heavy.ts'
import { benchSearch } from './search/search.ts'
import { benchStarts } from './starts.ts'
import { benchStreams } from './streams.ts'
import { benchUploads } from './uploads.ts'
import { benchWeights } from './weights.ts'

const say = (line: string): void => console.error(`bench · ${line}`)

const title = `# What is fast, measured

Written by \`npm run bench\`. Node ${process.version}, ${availableParallelism()} cores, ${process.platform} ${process.arch}.

Ratios are Safar’s to the opponent’s: 1 is as quick, above 1 is quicker. Each is the median of rounds in which the contestants take
turns, with the least and the most in brackets; 20 connections, the load in a process of its own. Where the machine is busy with other
things, the answers a CPU second (of the server’s process alone) are the steadier measure.
`

buildIfStale(say)
// Apart from each other: PostgreSQL's user takes the first one over.
const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
const folder = mkdtempSync(join(tmpdir(), 'safar-bench-files-'))
try {
  process.exitCode = await run()
} finally {
  for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true })
}

async function run(): Promise<number> {
  say('Starting')
  const starts = await benchStarts()
  say('Search')
  const search = await benchSearch({ say })
  const exactTitles = benchExactTitles()
  say('Combinations of rooms')
  const combinations = await benchCombinations()
  say('Booking')
  const booking = await benchBooking()
  say('Buying')
  const buying = await benchBuying()
  say('Redeeming')
  const redeeming = await benchRedeeming()
  say('What is free')
  const availability = await benchAvailability(say)
  say('Places of the map')
  const places = await benchPlaces(say)
  say('Departures')
  const departures = await benchDepartures()
  say('The audit')
  const audit = await benchAudit()
  say('Pages that listen')
  const streams = await benchStreams()
  const safar = await startChild('baselines/safar.ts', [dataDir])
  try {
    say('Bytes')
    const { section: weights, excesses } = await benchWeights(safar.url)
    say('First visits')
    const visits = await benchFirstVisits(safar.url)
    say('Visitor pages')
    const visitor = await benchVisitorPages(safar, folder)
    say('The drawn map')
    const map = await benchMap(safar, folder)
    say('Customers’ pages')
    const personal = await benchPersonalPages(safar, folder)
    say('Rendered pages')
    const rendered = await benchRenderedPages(safar, folder)
    say('Lists')
    const lists = await benchLists(safar)
    say('Signing in')
    const me = await benchMe(safar)
    const limits = await benchLimits(safar)
    const hashing = await benchPasswordHashing()
    say('Search over HTTP')
    const gateway = await benchGateway(safar)
    const heavySearch = await benchHeavySearch(safar)
    say('Others beside four connections')
    const beside = await benchBeside()
    say('Papers')
    const uploads = await benchUploads(safar)
    say('Photos')
    const photos = await benchPhotos(safar)
    say('Phone')
    const lab = (await benchLab(safar.url)) ?? 'There is no Chromium here, so nothing was measured on a phone.\n'
    const report = [
      title,
      visitor,
      map,
      personal,
      rendered,
      lists,
      me,
      limits,
      hashing,
      combinations,
      booking,
      buying,
      redeeming,
      availability,
      places,
      departures,
      audit,
      streams,
      search,
      exactTitles,
      gateway,
      heavySearch,
      beside,
      uploads,
      photos,
      starts,
      weights,
      visits?.section ?? '',
      lab,
    ].join('\n')
    writeFileSync(new URL('results.md', import.meta.url), report)
    console.log(report)
    const over = [...excesses, ...(visits?.excesses ?? [])]
    for (const excess of over) say(`OVER BUDGET: ${excess}`)
    return over.length > 0 ? 1 : 0
  } finally {
    await safar.stop()
  }
}
