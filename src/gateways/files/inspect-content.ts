import { findMediaType } from '../../domain/text/media-type.ts'
import { ContentError } from './content-error.ts'
import type { Inspected } from './inspect-file.ts'
import { inspectPdf } from './inspect-pdf.ts'

/** In this very process: for the child that is made to look, which nothing is lost with. */
export const inspectContent = async (content: Buffer): Promise<Inspected> => {
  const type = findMediaType(content)
  if (!type) return { problem: 'FILE_TYPE_UNKNOWN' }
  try {
    if (type === 'application/pdf') {
      await inspectPdf(content)
      return { mediaType: type, bytes: null }
    }
    // The decoders are heavy, and a document needs none.
    const { inspectPicture } = await import('./inspect-picture.ts')
    return { mediaType: 'image/jpeg', ...(await inspectPicture(content, type)) }
  } catch (error) {
    // Every error of a decoder means that the content cannot be read.
    return { problem: error instanceof ContentError ? error.problem : 'FILE_UNREADABLE' }
  }
}
