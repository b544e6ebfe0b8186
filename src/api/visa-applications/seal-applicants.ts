import { toPersonalFieldName } from '../../db/personal-field.ts'
import type { Seal } from '../../db/seal.ts'
import type { Applicant } from '../../domain/visas/visa-applicant.ts'

type Place = { order: number; number: number }

/** One text a person, which only their own place can open: neither another application nor another person of the same. */
export const sealApplicant = (seal: Seal, applicant: Applicant, { order, number }: Place): string =>
  seal.close(JSON.stringify(applicant), toPersonalFieldName({ visaOrder: order, applicant: number }))

export const openApplicant = (seal: Seal, text: string, { order, number }: Place): Applicant =>
  JSON.parse(seal.open(text, toPersonalFieldName({ visaOrder: order, applicant: number })))

export const sealMessage = (seal: Seal, text: string, order: number): string =>
  seal.close(text, toPersonalFieldName({ visaMessagesOf: order }))

export const openMessage = (seal: Seal, text: string, order: number): string =>
  seal.open(text, toPersonalFieldName({ visaMessagesOf: order }))
