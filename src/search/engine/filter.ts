export type Operator = '=' | '!=' | '>' | '>=' | '<' | '<='

/** A parsed filter. Values are kept as written; what they compare with decides whether they are numbers. */
export type Filter =
  | { kind: 'and' | 'or'; of: Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'compare'; attribute: string; operator: Operator; value: string }
  | { kind: 'in'; attribute: string; values: string[] }
  | { kind: 'between'; attribute: string; from: string; to: string }
  | { kind: 'exists' | 'null' | 'empty'; attribute: string }
  | { kind: 'contains' | 'startsWith'; attribute: string; value: string }
  | { kind: 'radius'; latitude: number; longitude: number; meters: number }
  | { kind: 'box'; top: Point; bottom: Point }
  | { kind: 'polygon'; points: Point[] }

/** Latitude, longitude. */
export type Point = [number, number]
