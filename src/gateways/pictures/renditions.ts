import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Db } from '../../db/database.ts'
import { findPictureSource } from '../../db/queries/files/pictures.ts'
import { limitTo } from '../limit-to.ts'
import { createMakeOnce } from './make-once.ts'
import { openSource, type Sources } from './open-source.ts'

export const widths = [320, 640, 960, 1600] as const
export const formats = ['avif', 'webp', 'jpg'] as const
export type Rendition = { id: number; version: string; width: number; format: (typeof formats)[number] }

export type Renditions = {
  /** The path of the file, drawn or read and encoded on first sight; null where there is no such picture. */
  find(input: Rendition): Promise<string | null>
}

// One thread a picture and two pictures at a time: pages stay quick while a new list is being drawn.
sharp.concurrency(1)
const atOnce = 2
/** Requests beyond this queue are asked to come again. */
const maxLine = 500

export function createRenditions({ db, folder, ...sources }: { db: Db; folder: string } & Sources): Renditions {
  const limited = limitTo(atOnce, maxLine)
  const makeOnce = createMakeOnce()

  async function make(input: Rendition): Promise<Buffer | null> {
    const source = await findPictureSource(db, input.id, input.version)
    if (!source) return null
    return limited(async () => {
      const image = await openSource(source, input.width, sources)
      return image && encode(image, input.format)
    })
  }

  return {
    find: (input) =>
      makeOnce(join(folder, `${input.id}-${input.version}`, `${input.width}.${input.format}`), () => make(input)),
  }
}

export function encode(image: Sharp, format: Rendition['format']): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 52, effort: 1 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 76, effort: 3 }).toBuffer()
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
