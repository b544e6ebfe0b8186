import type { LocationKey } from '../content/shapes.ts'

type Kind =
  | 'arabic-spelling'
  | 'kurdish-spelling'
  | 'transliteration'
  | 'cross-script'
  | 'typo'
  | 'prefix'
  | 'split-join'
  | 'keyboard'
  | 'noun'
  | 'article'

export type TuningQuery = { q: string; kind: Kind; expect: { location?: LocationKey; stay?: string } }

export const queries = (
  kind: Kind,
  locations: Partial<Record<LocationKey, string[]>>,
  properties: Record<string, string[]>,
): TuningQuery[] => [
  ...Object.entries(locations).flatMap(([key, all]) =>
    all.map((q) => ({ q, kind, expect: { location: key as LocationKey } })),
  ),
  ...Object.entries(properties).flatMap(([stay, all]) => all.map((q) => ({ q, kind, expect: { stay } }))),
]
