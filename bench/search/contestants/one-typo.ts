/** Whether one word becomes the other by a letter put in, left out, changed or swapped with its neighbour, or by nothing. */
export function isOneTypoAway(one: string, two: string): boolean {
  let start = 0
  while (start < one.length && one[start] === two[start]) start++
  let [oneEnd, twoEnd] = [one.length, two.length]
  while (oneEnd > start && twoEnd > start && one[oneEnd - 1] === two[twoEnd - 1]) {
    oneEnd--
    twoEnd--
  }
  const [left, right] = [oneEnd - start, twoEnd - start]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && one[start] === two[start + 1] && one[start + 1] === two[start]
}
