import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Drawing, StoredPictureSource } from '../../db/queries/files/pictures.ts'

/** Answers an SVG of 1600 by 1200. */
export type Draw = (drawing: Drawing) => string | Promise<string>

export type Sources = {
  /** Without it nothing can be drawn, and drawn pictures are not there. */
  draw?: Draw
  /** The folder of uploaded photographs. */
  uploads: string
}

/** Nothing that leads out of its folder, or hides in it. */
const isName = /^[\w-][\w.-]*$/

const dotsPerInch = 72
const drawnWidth = 1600

/** The picture ready to be encoded at this width; null where it cannot be had. */
export async function openSource(source: StoredPictureSource, width: number, sources: Sources): Promise<Sharp | null> {
  const image =
    source.kind === 'illustration'
      ? await openDrawing(source, width, sources.draw)
      : await openPhotograph(source.name, sources.uploads)
  return image?.resize(width, (width * 3) / 4) ?? null
}

/** librsvg draws at the wanted width at once, which is sharper and cheaper than shrinking. */
async function openDrawing(drawing: Drawing, width: number, draw: Draw | undefined): Promise<Sharp | null> {
  if (!draw) return null
  return sharp(Buffer.from(await draw(drawing)), { density: (dotsPerInch * width) / drawnWidth }).removeAlpha()
}

/** Upright as it was taken; where it was taken stays behind, with all that a camera writes into a file. */
async function openPhotograph(name: string, uploads: string): Promise<Sharp | null> {
  if (!isName.test(name)) return null
  const bytes = await readFile(join(uploads, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return bytes && sharp(bytes).autoOrient().flatten({ background: '#ffffff' })
}
