/**
 * The pages to link to: both ends and the neighbours of the current one; a gap is 'gap'.
 * A gap never stands for a single page: that page is shown instead.
 *
 * toPageNumbers(6, 20) → [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function toPageNumbers(page: number, last: number, reach = 1): (number | 'gap')[] {
  const near = (n: number) => n === 1 || n === last || Math.abs(n - page) <= reach
  const shown: (number | 'gap')[] = []
  for (let n = 1; n <= last; n++) {
    const alone = near(n - 1) && near(n + 1)
    if (near(n) || alone) shown.push(n)
    else if (shown.at(-1) !== 'gap') shown.push('gap')
  }
  return shown
}
