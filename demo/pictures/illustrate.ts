import { createCanvas, type Draw, height, type Input, width } from './canvas.ts'
import type { Scene } from './scene.ts'
import { airplane } from './scenes/airplane.ts'
import { bazaar } from './scenes/bazaar.ts'
import { bicycle } from './scenes/bicycle.ts'
import { boat } from './scenes/boat.ts'
import { books } from './scenes/books.ts'
import { cinema } from './scenes/cinema.ts'
import { clinic } from './scenes/clinic.ts'
import { courtyard } from './scenes/courtyard.ts'
import { football } from './scenes/football.ts'
import { gallery } from './scenes/gallery.ts'
import { garden } from './scenes/garden.ts'
import { goldenDome } from './scenes/golden-dome.ts'
import { canyon, waterfall } from './scenes/gorges.ts'
import { greenDome } from './scenes/green-dome.ts'
import { grill } from './scenes/grill.ts'
import { gym } from './scenes/gym.ts'
import { snow } from './scenes/high-country.ts'
import { monastery, village } from './scenes/hill-towns.ts'
import { hotelFront, resort } from './scenes/hospitality.ts'
import { house } from './scenes/house.ts'
import { kaaba } from './scenes/kaaba.ts'
import { kites } from './scenes/kites.ts'
import { lanterns } from './scenes/lanterns.ts'
import { lobby } from './scenes/lobby.ts'
import { marshes } from './scenes/marshes.ts'
import { malwiya, minaret } from './scenes/minaret.ts'
import { zagros } from './scenes/mountains.ts'
import { oldCity } from './scenes/old-city.ts'
import { palms } from './scenes/palms.ts'
import { passport } from './scenes/passport.ts'
import { pool } from './scenes/pool.ts'
import { restaurant } from './scenes/restaurant.ts'
import { roofCinema } from './scenes/roof-cinema.ts'
import { room } from './scenes/room.ts'
import { bedroom, twinRoom } from './scenes/rooms.ts'
import { desert, ziggurat } from './scenes/sands.ts'
import { seaside } from './scenes/seaside.ts'
import { shop } from './scenes/shop.ts'
import { spa } from './scenes/spa.ts'
import { stage } from './scenes/stage.ts'
import { suite } from './scenes/suites.ts'
import { sweets } from './scenes/sweets.ts'
import { tea } from './scenes/tea.ts'
import { terraces } from './scenes/terraces.ts'
import { citadel, skyline } from './scenes/towns.ts'
import { bridge, lake, river } from './scenes/waters.ts'
import { workshop } from './scenes/workshop.ts'
import { mirrored, rect } from './svg.ts'

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
  terraces,
  desert,
  ziggurat,
  citadel,
  'old-city': oldCity,
  'golden-dome': goldenDome,
  minaret,
  malwiya,
  monastery,
  village,
  skyline,
  garden,
  bazaar,
  courtyard,
  house,
  boat,
  'hotel-front': hotelFront,
  resort,
  pool,
  room,
  bedroom,
  suite,
  'twin-room': twinRoom,
  lobby,
  restaurant,
  grill,
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
  'roof-cinema': roofCinema,
  football,
  bicycle,
  kites,
  lanterns,
  kaaba,
  'green-dome': greenDome,
  seaside,
  airplane,
  passport,
}

/** A picture drawn by code: the same wish gives the same bytes. */
export function illustrate(input: Input): string {
  const canvas = createCanvas(input)
  // The haze lies below everything: where two planes leave a gap, the page would shine through.
  const drawn = rect(0, 0, width, height, canvas.palette.haze) + draws[input.scene](canvas)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${canvas.defs.markup()}` +
    `${canvas.mirrored ? mirrored(drawn, width / 2) : drawn}</svg>`
  )
}
