/** What is taken, by its content. Pictures are kept as JPEG, whatever they were. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export const mediaTypes = [...pictureTypes, 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]
export type KeptType = 'image/jpeg' | 'application/pdf'

/** What a name and a device say of a file; empty where they say nothing. */
export type Announced = 'picture' | 'pdf' | ''

const saidOfPictures = new Set<string>([...pictureTypes, 'image/heif', 'image/jpg', 'image/pjpeg'])
const saidOfAnything = ['', 'application/octet-stream', 'binary/octet-stream']

/** Null for what is never taken. Phones take one kind of picture for another, and nobody minds: all become one. */
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

export const extensionOf: Record<KeptType, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' }

/** `receiving`: pieces are still missing. `checking`: somebody looks at its content. `refused`: its content is gone. */
export type FileState = 'receiving' | 'checking' | 'ready' | 'refused'

/** What the operator can set: in megabytes a file, and in files a field. */
export type FileLimits = { megabytes: number; files: number }
export const fileLimits: FileLimits = { megabytes: 10, files: 5 }

export const megabyte = 1_000_000

/** Small enough to arrive over a slow network before it is given up, large enough to be worth a request. */
export const pieceBytes = 256 * 1024
export const maxPieceBytes = 1024 * 1024
/** Of all but the last: whoever sends single bytes would cost us thousands of files. */
export const minPieceBytes = 64 * 1024

/**
 * In bytes, of one process: pieces that it takes in at the same moment, from one customer and from everybody, and what it holds of files
 * that it sends. A browser asks for six at once; whoever is slow must not fill the memory with what never ends.
 */
export const maxArriving = { ofOne: 8 * maxPieceBytes, inAll: 64 * maxPieceBytes }
export const maxLeaving = { ofOne: 16 * maxPieceBytes, inAll: 64 * maxPieceBytes }
/** Of one file that is sent: the piece that goes out, and the next one. */
export const bytesOfSending = 2 * maxPieceBytes

/** Of one customer: files that nobody has submitted, and those of them that are still on their way. */
export const maxWaitingFiles = 100
export const maxOpenUploads = 20
/**
 * In bytes. Of a customer what is not submitted, and all together, also in applications that were never paid; of everybody what is not
 * submitted. Beyond it new ones wait until old ones are gone, so that no single customer may fill what is for everybody.
 */
export const maxBytes = { waiting: 500 * megabyte, all: 2_000 * megabyte, waitingOfAll: 20_000 * megabyte }

/** Hours that an upload is kept which nobody submits. */
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
