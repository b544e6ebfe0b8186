import type { StoredType } from '../../domain/files/file.ts'
import type { PictureProblem } from '../../domain/files/picture-header.ts'

/** Faults of a content, by the code of the problem. */
export type FileProblem = 'FILE_TYPE_UNKNOWN' | 'FILE_UNREADABLE' | 'FILE_LOCKED' | PictureProblem

/** In pixels, as it is kept. */
export type PictureSize = { width: number; height: number }

/** `bytes`: the content to store instead; null where it is stored as it came. `size`: of a picture. */
export type Inspected = { mediaType: StoredType; bytes: Buffer | null; size?: PictureSize } | { problem: FileProblem }

/** Processor time that it took. */
export type Effort = { seconds: number }

/**
 * Looks at a whole content and makes of a picture one that says nothing but what it shows. It gets one part after the other, and has used
 * each of them up when it asks for the next. Throws where it could not look.
 */
export type InspectFile = (content: AsyncIterable<Buffer>) => Promise<Inspected & Effort>
