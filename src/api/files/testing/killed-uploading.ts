import { openDatabase } from '../../../db/database.ts'
import { minPieceBytes } from '../../../domain/files/file.ts'
import { claimFiles } from '../claim-files.ts'
import { deleteFiles } from '../delete-files.ts'
import { insertNewFile } from '../new-file.ts'
import { receivePiece } from '../receive-piece.ts'
import { createTestContext, makeJpeg, makePdf, toPieces, toSent } from './contents.ts'

/**
 * A server with a customer who uploads documents and photos, submits some and removes others, without a pause, until it is killed. Says what
 * was answered.
 */
const [url = '', folder = '', customerId = ''] = process.argv.slice(2)
const { db } = openDatabase(url)
const files = createTestContext(folder)
const customer = Number(customerId)
const say = (line: string) => process.stdout.write(`${line}\n`)
const contents = { picture: await makeJpeg(300, 250), pdf: makePdf(3 * minPieceBytes) }

async function upload(announced: 'picture' | 'pdf'): Promise<string> {
  const content = contents[announced]
  const request = { customer, form: '', field: 'passport', name: 'a paper', announced, bytes: content.length }
  const { id } = await insertNewFile(db, files, request, new Date())
  say(`begun ${id} 0`)
  for (const { offset, bytes } of toPieces(content, minPieceBytes)) {
    const { state } = await receivePiece(db, files, { customer, id, offset, sent: toSent(bytes), now: new Date() })
    say(`${state} ${id} ${offset + bytes.length}`)
  }
  return id
}

for (;;) {
  const [kept, removed] = [await upload('pdf'), await upload('picture')]
  await db.transaction().execute((tx) => claimFiles(tx, { customer, ids: [kept], now: new Date() }))
  say(`submitted ${kept} 0`)
  await deleteFiles(db, files, [removed], new Date())
  say(`deleted ${removed} 0`)
}
