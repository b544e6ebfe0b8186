import type { Scene, Subject, Time } from '../pictures/scene.ts'
import type { Picture, Text } from './shapes.ts'

/** Whatever has pictures, with all that tells what they should show. */
export type SubjectText = {
  key: string
  pictures: Picture[]
  type?: string
  location?: string
  features?: readonly string[]
  title?: Text
  venue?: Text
  subtitle?: Text
  description?: Text
  content?: Text
  summary?: Text
}

/** By which words a scene of several kinds is told; the first that fits, and the title before all else. */
const patterns: Partial<Record<Scene, readonly (readonly [Subject, RegExp, at?: readonly Time[]])[]>> = {
  workshop: [
    ['car', /car.care/i],
    ['devices', /electronics|laptop|solar/i],
    ['glasses', /opticians|spectacle|lenses/i],
    ['shoes', /klash/i],
    ['cloth', /fashion|tailor|suit\b|sewn|\baba\b|spindle/i],
    ['reeds', /\breeds?\b/i],
    ['loom', /\bloom|weav|carpet|kilim|\brugs?\b/i],
    ['wood', /carpenter/i],
    ['script', /calligraph|\bink\b|scribe|letters|wedges|paper/i],
    ['silver', /silver|niello|goldsmith/i],
    ['copper', /copper/i],
    ['lutes', /\boud|lute/i],
    ['clay', /clay|potter/i],
  ],
  shop: [
    ['glasses', /opticians/i],
    ['devices', /electronics/i],
    ['barber', /barber|haircut|salon/i],
    ['clothes', /fashion|boutique|dress/i],
  ],
  spa: [
    ['salon', /\bhair\b|salon|bridal|blow-dry/i],
    ['hammam', /hammam|scrub/i],
  ],
  clinic: [['bars', /physio|knees/i]],
  gym: [
    ['climbing', /climb|on the wall/i],
    ['pit', /zurkhana|the pit/i],
  ],
  stage: [
    ['theatre', /ancient theatre|stone steps/i],
    ['play', /\bactors\b|theatre/i],
    ['garden', /\bgarden|under the trees/i],
    ['circle', /caf[eé]|no stage|courtyard house/i],
  ],
  tea: [
    ['mudhif', /mudhif|reed (hall|house|night|guest hall)/i],
    // A house that has a breakfast has tea in the evening all the same.
    ['breakfast', /\bbreakfast/i, ['dawn', 'noon']],
  ],
  zagros: [['summit', /halgurd|kazbe|piramagrun/i]],
  terraces: [
    ['rice', /\brice\b|\bpaddy/i],
    ['tea', /\btea\b/i],
  ],
  skyline: [['pagoda', /\bchina\b|\bjapan\b/i]],
  citadel: [['runners', /marathon|\brunners?\b/i]],
  boat: [
    ['kayaks', /kayak/i],
    ['swans', /swan/i],
    ['launch', /ferry|launch|passengers|houseboat|supper/i],
  ],
  kites: [
    ['gliders', /paraglid|tandem/i],
    ['balloons', /balloon/i],
  ],
  desert: [
    ['columns', /hatra\b/i],
    ['pyramids', /\bgiza\b|pyramid|\bcairo\b/i],
  ],
  snow: [['lift', /cable car|\bski\b|gudauri/i]],
  river: [['norias', /waterwheel|norias?\b/i]],
  resort: [
    ['hives', /beehive/i],
    ['pines', /pine forest/i],
    ['stilts', /stilts/i],
  ],
  pool: [['indoor', /indoor pool|roofed pool|inside (are|is) a \d+-metre pool/i]],
  'roof-cinema': [['bank', /\bbank\b|between two palms/i]],
  garden: [
    ['dancers', /halparke|\bdanc(e|ers)\b/i],
    ['orchard', /orchard|orange trees|grove|blossom|olive|grapes|apple|walnut|seedling/i],
    ['roses', /\brose(s| beds)\b|taif/i],
    ['home', /villa\b/i],
  ],
  courtyard: [
    ['iwan', /iwan/i],
    ['arcade', /caravan|khan\b|tiled court|ziryab/i],
    ['gallery', /mulberry|shanasheel|brick/i],
  ],
  house: [
    ['veranda', /fifties|bungalow|veranda|lawn/i],
    ['bays', /shanasheel|balcon|carved/i],
  ],
  'hotel-front': [
    ['tower', /glass front|floors up|storeys|\bfloors\b/i],
    ['bays', /brick|carved/i],
  ],
  monastery: [['spires', /lalish/i]],
  'old-city': [
    ['graves', /cemeter/i],
    ['roofs', /mosul|nineveh/i],
    ['lane', /shanasheel|wooden (bays|upper)|carved (wooden|balcon)/i],
  ],
  ziggurat: [['gate', /babylon|ishtar|\bbabil\b/i]],
  lanterns: [['water', /paper lanterns/i]],
}

/** Where nothing is told: the one that fits everywhere. */
const otherwise: Partial<Record<Scene, Subject>> = { gym: 'machines', lanterns: 'lane', snow: 'wild', spa: 'retreat', stage: 'music', ziggurat: 'temple' }

const stays = new Set(['hotel', 'guest-house', 'resort', 'apartment'])

/** And covers that would look alike are dealt different ones, in turn. */
const dealt: { [scene: string]: readonly Subject[] } = {
  courtyard: ['iwan', 'gallery', 'arcade'],
  garden: ['pond', 'park'],
  airplane: ['clouds', 'summits', 'city'],
  clinic: ['doctor', 'waiting', 'chair'],
  'clinic/dentists': ['chair', 'waiting'],
  'hotel-front': ['arcades', 'tower', 'bays', 'terraces'],
}

function findSubject({ type = '', location = '', features, title, ...rest }: SubjectText, { scene, time }: Picture): Subject | undefined {
  const named = [type, location, title?.en].join(' ')
  const whole = [named, ...[rest.venue, rest.subtitle, rest.description, rest.content, rest.summary].map((text) => text?.en)].join(' ')
  const find = (text: string) => patterns[scene]?.find(([, pattern, at]) => pattern.test(text) && (at?.includes(time) ?? true))?.[0]
  const told = find(named) ?? find(whole)
  if (told) return told
  if (scene === 'resort' && features && !features.includes('pool')) return 'lawn'
  return scene === 'garden' && stays.has(type) ? 'home' : otherwise[scene]
}

/** Each picture with what it is to show, as far as its owner tells. */
export function withSubjects<T extends SubjectText>(items: T[]): T[] {
  const counts = new Map<string, number>()
  const deal = (scene: Scene, type = ''): Subject | undefined => {
    const key = `${scene}/${type}` in dealt ? `${scene}/${type}` : scene
    const [count, hand] = [counts.get(key) ?? 0, dealt[key] ?? []]
    counts.set(key, count + 1)
    return hand[count % hand.length]
  }
  return items.map((item) => ({
    ...item,
    pictures: item.pictures.map((picture, position) => {
      const subject = picture.subject ?? findSubject(item, picture) ?? (position === 0 ? deal(picture.scene, item.type) : undefined)
      return subject ? { ...picture, subject } : picture
    }),
  }))
}
