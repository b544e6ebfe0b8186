import sharp from 'sharp'
import { createPersonalSeal } from '../../../db/personal-seal.ts'
import { fileLimits, maxArriving, maxLeaving, pieceBytes } from '../../../domain/files/file.ts'
import { createDiskStore } from '../../../gateways/files/disk-store.ts'
import { createFileSeal } from '../../../gateways/files/file-seal.ts'
import { inspectContent } from '../../../gateways/files/inspect-content.ts'
import type { SentBytes } from '../../../http/sent-bytes.ts'
import type { FileContext } from '../file-context.ts'
import { openFileTurns } from '../file-turns.ts'
import { createRoom } from '../room.ts'

export const testFilesKey = 'a key of files that has thirty-two characters'
export const testNamesKey = 'a key of names that has thirty-two characters'

/** On a folder. Contents are looked at in this process: that is quicker, and the child has its own test. */
export const createTestContext = (folder: string): FileContext => ({
  store: createDiskStore(folder),
  seal: createFileSeal([testFilesKey]),
  nameSeal: createPersonalSeal([testNamesKey]),
  inspect: async (content) => {
    const parts: Buffer[] = []
    for await (const part of content) parts.push(Buffer.from(part))
    return { ...(await inspectContent(Buffer.concat(parts))), seconds: 0 }
  },
  scan: null,
  ...openFileTurns(),
  charge: async () => {},
  arriving: createRoom(maxArriving),
  leaving: createRoom(maxLeaving),
  limits: fileLimits,
  onCheckFailed() {},
})

export const toSent = (bytes: Buffer): SentBytes => ({
  length: bytes.length,
  read: async () => bytes,
  giveWay: () => false,
})

/** A photo of noise, so that it has some weight. */
export const makeJpeg = (width = 640, height = 480): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

/** A document of one page, as heavy as wanted. */
export const makePdf = (weight = 0): Buffer =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\n',
    ),
    Buffer.from('3 0 obj\n<< /Length 0 >>\nstream\n'),
    Buffer.alloc(weight, 'A passport of somebody. '),
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ])

export const toPieces = (content: Buffer, size = pieceBytes): { offset: number; bytes: Buffer }[] =>
  Array.from({ length: Math.ceil(content.length / size) }, (_, index) => ({
    offset: index * size,
    bytes: content.subarray(index * size, (index + 1) * size),
  }))
