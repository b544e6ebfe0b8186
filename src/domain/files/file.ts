/** Accepted types, by the content of a file. Every picture is stored as JPEG. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export const mediaTypes = [...pictureTypes, 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]
export type StoredType = 'image/jpeg' | 'application/pdf'

/** The name and the type that a device gives a file; empty where it gives none. */
export type Announced = 'picture' | 'pdf' | ''

const saidOfPictures = new Set<string>([...pictureTypes, 'image/heif', 'image/jpg', 'image/pjpeg'])
const saidOfAnything = ['', 'application/octet-stream', 'binary/octet-stream']

/** Null for types that are never accepted. Phones confuse types of pictures, which is harmless: all become JPEG. */
export function findAnnounced(type: string, name: string): Announced | null {
  const said = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (saidOfPictures.has(said)) return 'picture'
  if (said === 'application/pdf') return 'pdf'
  if (!saidOfAnything.includes(said)) return null
  if (/\.(jpe?g|png|webp|hei[cf])$/i.test(name)) return 'picture'
  return /\.pdf$/i.test(name) ? 'pdf' : ''
}

export const isAsAnnounced = (announced: Announced, type: MediaType): boolean =>
  announced === '' || (announced === 'pdf') === (type === 'application/pdf')

export const extensionOf: Record<StoredType, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' }

/** `receiving`: pieces are missing. `checking`: its content is being inspected. `refused`: its content is deleted. */
export type FileState = 'receiving' | 'checking' | 'ready' | 'refused'

/** Limits that the operator can set: megabytes a file, and files a field. */
export type FileLimits = { megabytes: number; files: number }
export const fileLimits: FileLimits = { megabytes: 10, files: 5 }

export const megabyte = 1_000_000

/** Small enough to arrive over a slow network before it is given up, large enough to be worth a request. */
export const pieceBytes = 256 * 1024
export const maxPieceBytes = 1024 * 1024
/** The smallest piece, except for the last: single bytes would make thousands of files. */
export const minPieceBytes = 64 * 1024

/**
 * Memory of one process, in bytes: pieces being received, from one customer and in total, and pieces being sent. A browser sends six at
 * once; slow senders must not fill the memory.
 */
export const maxArriving = { ofOne: 8 * maxPieceBytes, total: 64 * maxPieceBytes }
export const maxLeaving = { ofOne: 16 * maxPieceBytes, total: 64 * maxPieceBytes }
/** For one file that is sent: the piece that goes out, and the next one. */
export const bytesOfSending = 2 * maxPieceBytes

/** For one customer: files that are not submitted, and uploads still under way among them. */
export const maxUnsubmittedFiles = 100
export const maxOpenUploads = 20
/**
 * In bytes: for one customer the files that are not submitted, and all files, unpaid applications included; for all customers the files that
 * are not submitted. New uploads wait beyond it, so one customer cannot fill the shared space.
 */
export const maxBytes = { unsubmitted: 500 * megabyte, all: 2_000 * megabyte, unsubmittedOfAll: 20_000 * megabyte }

/** Hours until an upload that is not submitted is deleted. */
export const hoursUnsubmitted = 48

/** Seconds that a link to a file is good for. */
export const linkLifetime = 5 * 60

const maxName = 120

/** A name for people: no folder, nothing that a system would take for a command, and no longer than a screen is wide. */
export function toFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '')
  return [...plain].slice(0, maxName).join('') || 'file'
}
