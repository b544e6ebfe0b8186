import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import type { SentBytes } from '../../../http/sent-bytes.ts'
import type { TestMember } from '../../customers/testing/member.ts'
import { checkFile } from '../check-file.ts'
import type { FileContext } from '../file-context.ts'
import { insertNewFile } from '../new-file.ts'
import { receivePiece } from '../receive-piece.ts'
import { makePdf, toSent } from './contents.ts'

type Good = { params?: object; query?: object; body?: object; bytes?: SentBytes }

/** The uploads that calls about files need. */
export async function prepareFiles(db: Db, files: FileContext, key: Key, { customer }: TestMember): Promise<Good> {
  const isAbout = key.includes('/customer/uploads') || key.includes('/customer/files')
  if (!isAbout || customer === 0) return {}
  const [name, content, now] = ['جواز', makePdf(), new Date()]
  if (key === 'POST /customer/uploads') return { body: { field: 'passport', name, bytes: content.length } }
  const request = { customer, form: '', field: 'passport', name, announced: '', bytes: content.length } as const
  const { id } = await insertNewFile(db, files, request, now)
  const params = { upload: id, file: id }
  if (key === 'PUT /customer/uploads/{upload}') return { params, query: { offset: '0' }, bytes: toSent(content) }
  await receivePiece(db, files, { customer, id, offset: 0, sent: toSent(content), now })
  await checkFile(db, files, { id, customer })
  return { params }
}
