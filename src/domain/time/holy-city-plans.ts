import type { Position } from '../map/map-frame.ts'
import { type HolyCity, toSpotPosition } from './holy-cities.ts'

export const planPlaces = [
  'kaaba',
  'safa',
  'marwa',
  'clock-tower',
  'green-dome',
  'baqi',
  'quba',
  'uhud',
  'qiblatayn',
] as const
export type PlanPlace = (typeof planPlaces)[number]
export const planRoads = [
  'first-ring',
  'second-ring',
  'third-ring',
  'ibrahim-al-khalil',
  'ajyad',
  'aziziyah',
  'umm-al-qura',
  'jarwal',
  'quba-road',
  'uhud-road',
  'sultana',
] as const
export type PlanRoad = (typeof planRoads)[number]

type Line = readonly Position[]
export type CityPlan = {
  /** Outlines of the mosque. */
  mosque: readonly Line[]
  /** A rough sketch, as for a guest who asks the way. */
  roads: readonly { key: PlanRoad; isRing: boolean; line: Line }[]
  places: readonly { key: PlanPlace; at: Position }[]
}

/** `21.42,39.82 21.43,39.83`: latitude and longitude. */
const line = (points: string): Line =>
  points.split(' ').map((point) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = point.split(',').map(Number)
    return toSpotPosition([latitude, longitude])
  })
const road = (key: PlanRoad, points: string, isRing = false) => ({ key, isRing, line: line(points) })
const place = (key: PlanPlace, latitude: number, longitude: number) => ({
  key,
  at: toSpotPosition([latitude, longitude]),
})

/** Drawn by hand; nothing in them is a survey. */
export const cityPlans: Record<HolyCity, CityPlan> = {
  mecca: {
    mosque: [
      line(
        '21.42104,39.82584 21.42131,39.82685 21.42165,39.82755 21.42303,39.82762 21.42532,39.82752 21.42545,39.82692 21.42402,39.82651 21.42392,39.82545 21.42284,39.82457 21.42160,39.82350 21.42085,39.82415 21.42082,39.82500',
      ),
      line('21.42505,39.82330 21.42490,39.82480 21.42620,39.82610 21.42765,39.82435 21.42700,39.82290'),
    ],
    roads: [
      road(
        'first-ring',
        '21.4296,39.8250 21.4288,39.8305 21.4250,39.8338 21.4195,39.8338 21.4155,39.8300 21.4148,39.8238 21.4178,39.8190 21.4225,39.8172 21.4270,39.8195',
        true,
      ),
      road(
        'second-ring',
        '21.4418,39.8262 21.4395,39.8375 21.4310,39.8455 21.4185,39.8465 21.4075,39.8390 21.4035,39.8255 21.4070,39.8130 21.4165,39.8060 21.4290,39.8065 21.4385,39.8150',
        true,
      ),
      road(
        'third-ring',
        '21.4590,39.8270 21.4540,39.8480 21.4370,39.8635 21.4140,39.8665 21.3940,39.8520 21.3850,39.8270 21.3905,39.8030 21.4085,39.7880 21.4330,39.7885 21.4520,39.8040',
        true,
      ),
      road(
        'ibrahim-al-khalil',
        '21.4196,39.8247 21.4150,39.8222 21.4100,39.8192 21.4040,39.8160 21.3960,39.8120 21.3880,39.8080',
      ),
      road('ajyad', '21.4200,39.8278 21.4180,39.8305 21.4155,39.8325 21.4115,39.8345 21.4060,39.8380'),
      road('aziziyah', '21.4205,39.8305 21.4175,39.8400 21.4150,39.8500 21.4130,39.8600 21.4090,39.8720'),
      road('umm-al-qura', '21.4225,39.8225 21.4228,39.8170 21.4232,39.8100 21.4235,39.8010 21.4230,39.7900'),
      road('jarwal', '21.4255,39.8215 21.4305,39.8165 21.4360,39.8120 21.4440,39.8070'),
    ],
    places: [
      place('kaaba', 21.42251, 39.82619),
      place('safa', 21.4217, 39.82728),
      place('marwa', 21.42505, 39.82722),
      place('clock-tower', 21.41877, 39.82634),
    ],
  },
  medina: {
    mosque: [
      line(
        '24.46992,39.60916 24.46992,39.61318 24.46776,39.61318 24.46776,39.61160 24.46742,39.61160 24.46742,39.61066 24.46776,39.61066 24.46776,39.60916',
      ),
    ],
    roads: [
      road(
        'first-ring',
        '24.4768,39.6095 24.4758,39.6165 24.4705,39.6205 24.4640,39.6190 24.4605,39.6130 24.4612,39.6055 24.4660,39.6010 24.4725,39.6025',
        true,
      ),
      road(
        'second-ring',
        '24.4965,39.6120 24.4905,39.6320 24.4740,39.6410 24.4560,39.6375 24.4445,39.6230 24.4430,39.6030 24.4535,39.5870 24.4700,39.5815 24.4870,39.5920',
        true,
      ),
      road(
        'quba-road',
        '24.4660,39.6098 24.4600,39.6105 24.4520,39.6135 24.4440,39.6160 24.4392,39.6172 24.4300,39.6185',
      ),
      road('uhud-road', '24.4712,39.6115 24.4800,39.6118 24.4900,39.6120 24.5030,39.6118'),
      road('sultana', '24.4705,39.6075 24.4760,39.6000 24.4830,39.5920 24.4920,39.5830'),
    ],
    places: [
      place('green-dome', 24.46746, 39.61115),
      place('baqi', 24.4672, 39.6151),
      place('quba', 24.43925, 39.61722),
      place('uhud', 24.5036, 39.6117),
      place('qiblatayn', 24.4841, 39.5789),
    ],
  },
}
