import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Db } from '../../db/database.ts'
import { findFile } from '../../db/queries/files/files.ts'
import { findShownPhotos } from '../../db/queries/reviews/review-photos.ts'
import { limitTo } from '../../gateways/limit-to.ts'
import { createMakeOnce } from '../../gateways/pictures/make-once.ts'
import { encode, type Rendition } from '../../gateways/pictures/renditions.ts'
import type { FileContext } from '../files/file-context.ts'
import { readWhole } from '../files/pieces.ts'

export type PhotoRendition = { photo: string } & Pick<Rendition, 'width' | 'format'>

export type ReviewPhotos = {
  /** The path of the file; null where there is no such photo, or it is not public any more. */
  find(input: PhotoRendition): Promise<string | null>
  /** Removes local copies of photos that are not public any more. */
  sweep(): Promise<void>
}

/** File names of renditions. */
export const isPhotoId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One at a time, and so many wait: a photo is decoded as a whole. */
const atOnce = 1
const maxLine = 200

type Deps = { db: Db; files: FileContext; folder: string }

/** Photos of reviews in the sizes that pages show. Their contents are stored encrypted; only public ones lie here in the clear. */
export function createReviewPhotos({ db, files, folder }: Deps): ReviewPhotos {
  const limited = limitTo(atOnce, maxLine)
  const makeOnce = createMakeOnce()
  const remove = (photo: string): Promise<void> => rm(join(folder, photo), { recursive: true, force: true })

  async function make({ photo, width, format }: PhotoRendition): Promise<Buffer | null> {
    const file = await findFile(db, photo)
    if (!file) return null
    return limited(async () => {
      const content = await readWhole(db, files, file)
      return encode(sharp(content).resize({ width, withoutEnlargement: true }), format)
    })
  }

  return {
    async find(input) {
      const { photo, width, format } = input
      // Each time: what an operator has hidden is gone at once.
      if ((await findShownPhotos(db, [photo])).length === 0) return null
      return makeOnce(join(folder, photo, `${width}.${format}`), () => make(input))
    },
    async sweep() {
      const here = (await readdir(folder).catch(() => [])).filter((name) => isPhotoId.test(name))
      const shown = new Set(await findShownPhotos(db, here))
      for (const photo of here) if (!shown.has(photo)) await remove(photo)
    },
  }
}
