/** Whether so many letters put in, left out, changed or swapped with their neighbour make one text of the other. */
export function distanceWithin(one: string, two: string, max: number): boolean {
  if (one === two) return true
  if (max === 0 || Math.abs(one.length - two.length) > max) return false
  let at = 0
  while (at < one.length && one[at] === two[at]) at++
  const [rest, other] = [one.slice(at), two.slice(at)]
  return (
    distanceWithin(rest.slice(1), other.slice(1), max - 1) ||
    distanceWithin(rest.slice(1), other, max - 1) ||
    distanceWithin(rest, other.slice(1), max - 1) ||
    (rest[0] === other[1] && rest[1] === other[0] && distanceWithin(rest.slice(2), other.slice(2), max - 1))
  )
}
