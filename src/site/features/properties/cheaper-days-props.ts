export type CheaperDaysProps = {
  property: number
  stay: { checkIn: string; checkOut: string; adults: number; childrenAges: number[] }
  /** The rest of the address, after the days. */
  guests: string
}
