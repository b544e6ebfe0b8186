import { createCanvas, type Draw, height, type Wish, width } from './canvas.ts'
import type { Scene } from './scene.ts'
import { bazaar } from './scenes/bazaar.ts'
import { boat } from './scenes/boat.ts'
import { courtyard } from './scenes/courtyard.ts'
import { garden } from './scenes/garden.ts'
import { canyon, waterfall } from './scenes/gorges.ts'
import { snow } from './scenes/high-country.ts'
import { monastery, village } from './scenes/hill-towns.ts'
import { hotelFront, pool, resort } from './scenes/hospitality.ts'
import { lobby } from './scenes/lobby.ts'
import { zagros } from './scenes/mountains.ts'
import { oldCity } from './scenes/old-city.ts'
import { bicycle, kites, lanterns } from './scenes/outings.ts'
import { restaurant } from './scenes/restaurant.ts'
import { bedroom, twinRoom } from './scenes/rooms.ts'
import { cinema, football, stage } from './scenes/shows.ts'
import { desert, marshes, palms, spiral, ziggurat } from './scenes/south.ts'
import { spa } from './scenes/spa.ts'
import { suite } from './scenes/suites.ts'
import { sweets } from './scenes/sweets.ts'
import { tea } from './scenes/tea.ts'
import { citadel, goldenDome, skyline } from './scenes/towns.ts'
import { books, clinic, gallery, gym, shop } from './scenes/trades.ts'
import { bridge, lake, river } from './scenes/waters.ts'
import { workshop } from './scenes/workshop.ts'
import { mirrored } from './svg.ts'

const draws: Record<Scene, Draw> = {
  zagros,
  snow,
  canyon,
  waterfall,
  lake,
  river,
  bridge,
  marshes,
  palms,
  desert,
  ziggurat,
  citadel,
  'old-city': oldCity,
  'golden-dome': goldenDome,
  minaret: spiral,
  monastery,
  village,
  skyline,
  garden,
  bazaar,
  courtyard,
  boat,
  'hotel-front': hotelFront,
  resort,
  pool,
  bedroom,
  suite,
  'twin-room': twinRoom,
  lobby,
  restaurant,
  tea,
  sweets,
  shop,
  clinic,
  gym,
  spa,
  workshop,
  stage,
  gallery,
  books,
  cinema,
  football,
  bicycle,
  kites,
  lanterns,
}

/** A picture drawn by code: the same wish gives the same bytes. */
export function illustrate(wish: Wish): string {
  const canvas = createCanvas(wish)
  const turned = canvas.random.split('mirror').chance(0.5)
  const drawn = draws[wish.scene](canvas)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${canvas.defs.markup()}` +
    `${turned ? mirrored(drawn, width / 2) : drawn}</svg>`
  )
}
