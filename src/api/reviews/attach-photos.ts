import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { findPhotosOf, setPhotos } from '../../db/queries/reviews/review-photos.ts'
import { photoField } from '../../domain/reviews/review.ts'
import { claimFiles } from '../files/claim-files.ts'

type Photos = { order: number; customer: number; photos: readonly string[] | undefined; now: Date }

/**
 * Makes uploads the photos of a review that is about to be written: those that it has already stay, new ones have to be the customer's own
 * and pictures. Answers with how they become its photos once it is there, which locks nothing that others wait for.
 */
export async function claimPhotos(tx: Tx, { order, customer, photos, now }: Photos): Promise<() => Promise<void>> {
  if (!photos) return async () => {}
  const own = await findPhotosOf(tx, order)
  const ids = photos.filter((id) => !own.includes(id))
  const claimed = await claimFiles(tx, { customer, ids, now })
  // A paper of a visa that was never sent is none, and neither is a document.
  if (claimed.some(({ field, mediaType }) => field !== photoField || mediaType !== 'image/jpeg'))
    throw new Problem('FILE_TYPE_UNKNOWN', { fields: { photos: { error: 'invalid' } } })
  return () => setPhotos(tx, order, photos)
}
