export type CheaperDaysProps = {
  property: number
  stay: { checkIn: string; checkOut: string; adults: number; childrenAges: number[] }
  /** As they stand in an address, behind the days. */
  guests: string
}
