/** Whether so many letters put in, left out, changed or swapped with their neighbour make one text of the other. */
export function distanceWithin(one: string, two: string, most: number): boolean {
  if (one === two) return true
  if (most === 0 || Math.abs(one.length - two.length) > most) return false
  let at = 0
  while (at < one.length && one[at] === two[at]) at++
  const [rest, other] = [one.slice(at), two.slice(at)]
  return (
    distanceWithin(rest.slice(1), other.slice(1), most - 1) ||
    distanceWithin(rest.slice(1), other, most - 1) ||
    distanceWithin(rest, other.slice(1), most - 1) ||
    (rest[0] === other[1] && rest[1] === other[0] && distanceWithin(rest.slice(2), other.slice(2), most - 1))
  )
}
