import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Db } from '../../db/database.ts'
import { findPictureSource } from '../../db/queries/files/pictures.ts'
import { createMakeOnce } from './make-once.ts'
import { openSource, type Sources } from './open-source.ts'

export const widths = [320, 640, 960, 1600] as const
export const formats = ['avif', 'webp', 'jpg'] as const
export type Rendition = { id: number; version: string; width: number; format: (typeof formats)[number] }

export type Renditions = {
  /** The path of the file, drawn or read and encoded on first sight; null where there is no such picture. */
  find(input: Rendition, whose?: string): Promise<string | null>
}

/** Runs the task when it is the turn of the client who asks. */
export type InTurn = <T>(whose: string | undefined, task: () => Promise<T>) => Promise<T>

// One thread a picture.
sharp.concurrency(1)

type RenditionsInput = Sources & { db: Db; folder: string; inTurn: InTurn }

export function createRenditions({ db, folder, inTurn, ...sources }: RenditionsInput): Renditions {
  const makeOnce = createMakeOnce()

  async function make(input: Rendition, whose: string | undefined): Promise<Buffer | null> {
    const source = await findPictureSource(db, input.id, input.version)
    if (!source) return null
    return inTurn(whose, async () => {
      const image = await openSource(source, input.width, sources)
      return image && encode(image, input.format)
    })
  }

  return {
    find: (input, whose) =>
      makeOnce(join(folder, `${input.id}-${input.version}`, `${input.width}.${input.format}`), () =>
        make(input, whose),
      ),
  }
}

export function encode(image: Sharp, format: Rendition['format']): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 52, effort: 1 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 76, effort: 3 }).toBuffer()
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
