/** A name beside a point, in the units of a drawing. The lower the rank, the sooner it finds its place. */
export type Labelled = { x: number; y: number; rank: number; text: string }
export type PlacedLabel = Labelled & { anchor: 'start' | 'middle' | 'end'; textX: number; textY: number; size: number }

type Box = { left: number; top: number; right: number; bottom: number }

/** An em of the widest letters that our names have: too wide leaves a name out, too narrow lets two touch. */
const letterWidth = 0.62
/** From the point to its name, in ems: beside its dot, or beside a mark that covers it. */
const gaps = [0.55, 1.7]

type Options = {
  sizeOf: (rank: number) => number
  width: number
  height: number
  /** How far names may go past these edges. */
  beyond?: { x: number; y: number }
  /** Areas that names must not cover; a point may lie under them. */
  taken?: readonly Box[]
}

/** Which names can be read side by side, and where: each beside its point where there is room, or not at all. */
export function placeLabels(
  points: readonly Labelled[],
  { sizeOf, width, height, beyond = { x: 0, y: 0 }, taken = [] }: Options,
): PlacedLabel[] {
  const boxes: Box[] = []
  const placed: PlacedLabel[] = []
  const isInside = ({ left, top, right, bottom }: Box) =>
    left >= -beyond.x && top >= -beyond.y && right <= width + beyond.x && bottom <= height + beyond.y
  const isFree = (box: Box) => !boxes.some((other) => meets(box, other))
  for (const point of points.toSorted((one, two) => one.rank - two.rank)) {
    const size = sizeOf(point.rank)
    const dot = toBox(point.x - size * 0.3, point.y - size * 0.3, size * 0.6, size * 0.6)
    if (!isFree(dot)) continue
    const found = gaps
      .flatMap((gap) => candidatesOf(point, size, gap * size))
      .find(({ box }) => isInside(box) && isFree(box) && !taken.some((other) => meets(box, other)))
    if (!found) continue
    boxes.push(found.box, dot)
    placed.push({ ...point, ...found.label, size })
  }
  return placed
}

function candidatesOf({ x, y, text }: Labelled, size: number, gap: number) {
  const long = [...text].length * size * letterWidth
  const middle = y + size * 0.35
  return [
    { label: label('start', x + gap, middle), box: toBox(x + gap, y - size * 0.7, long, size * 1.4) },
    { label: label('end', x - gap, middle), box: toBox(x - gap - long, y - size * 0.7, long, size * 1.4) },
    {
      label: label('middle', x, y - gap - size * 0.2),
      box: toBox(x - long / 2, y - gap - size * 1.3, long, size * 1.4),
    },
    { label: label('middle', x, y + gap + size * 0.8), box: toBox(x - long / 2, y + gap, long, size * 1.4) },
  ]
}

const label = (anchor: PlacedLabel['anchor'], textX: number, textY: number) => ({ anchor, textX, textY })

const toBox = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
