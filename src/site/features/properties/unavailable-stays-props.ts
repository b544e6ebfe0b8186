import type { Ok } from '../../../contract/contract.ts'

type Picture = Ok<'GET /user/properties'>['data'][number]['picture']

export type UnavailableStaysProps = {
  unavailable: {
    title: string
    wait: string
    free: string
    more: string | null
    stays: {
      id: number
      title: string
      picture: Picture
      place: string
      state: string
      to: string
      waitTo: string | null
      days: { to: string; label: string }[]
    }[]
  }
  isOpen: boolean
}
