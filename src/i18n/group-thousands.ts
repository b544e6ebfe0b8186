/** `1250000` as `1,250,000`. A pattern, because a formatter object a number is what a list of prices would feel. */
export const groupThousands = (number: string): string =>
  number.replace(/(\.\d+)|\B(?=(\d{3})+(?!\d))/g, (_, fraction) => fraction ?? ',')
