import { toPersonalFieldName } from '../../db/personal-field.ts'
import type { Seal } from '../../db/seal.ts'
import { openApplicant, openMessage } from './seal-applicants.ts'

type StoredRecord = Record<string, unknown>

const listOf = (value: unknown): StoredRecord[] => (Array.isArray(value) ? value : [])

/** Stored applications with people and messages decrypted: only for those who may see them. */
export const openApplications = (seal: Seal, records: readonly StoredRecord[]): StoredRecord[] =>
  records.map(({ applicants, messages, ...application }) => {
    const order = Number(application.order_id)
    return {
      ...application,
      applicants: listOf(applicants).map(({ number, sealed }) => ({
        number,
        ...(typeof sealed === 'string' && openApplicant(seal, sealed, { order, number: Number(number) })),
      })),
      messages: listOf(messages).map(({ sealed, ...message }) => ({
        ...message,
        text: typeof sealed === 'string' ? openMessage(seal, sealed, order) : '',
      })),
    }
  })

/** The drafts, decrypted. */
export const openDrafts = (seal: Seal, customer: number, records: readonly StoredRecord[]): StoredRecord[] =>
  records.map(({ sealed, ...draft }) => ({
    ...draft,
    draft:
      typeof sealed === 'string'
        ? JSON.parse(seal.open(sealed, toPersonalFieldName({ draftOf: customer, visa: Number(draft.visaId) })))
        : null,
  }))
