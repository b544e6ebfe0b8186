import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Key } from '../../contract/contract.ts'
import { toAddress } from '../call/address.ts'
import { sendSigned } from '../call/send-signed.ts'
import { randomKey } from '../device/random-key.ts'
import { useRootData } from '../root-data.ts'
import { useCall } from '../session/auth.ts'
import { useLocale } from '../text.tsx'
import { restInBrowser, type Upload } from './send-pieces.ts'
import { deviceFiles } from './stored-files.ts'
import { createUploadList, type UploadItem, type UploadNetwork } from './upload-list.ts'

const put: Key = 'PUT /customer/uploads/{upload}'
const nothing: readonly UploadItem[] = []

/** The customer's unsubmitted files of all forms; each form shows its own. */
export function useUploads() {
  const network = useUploadNetwork()
  const [list] = useState(() => createUploadList(network, deviceFiles, randomKey))
  useEffect(() => {
    void list.load()
    return () => list.close()
  }, [list])
  const items = useSyncExternalStore(list.subscribe, list.read, () => nothing)
  return { items, isLoaded: list.isLoaded(), add: list.add, remove: list.remove }
}

export type Uploads = ReturnType<typeof useUploads>

function useUploadNetwork(): UploadNetwork {
  const call = useCall()
  const locale = useLocale()
  const apiUrl = useRootData()?.apiUrl ?? ''
  const quiet = { hide: { error: true, success: true } }
  return {
    list: () => call('GET /customer/uploads', {}),
    begin: (place, file, idempotencyKey) =>
      call('POST /customer/uploads', { body: { ...place, ...file } }, { ...quiet, idempotencyKey }),
    look: (upload) => call('GET /customer/uploads/{upload}', { params: { upload } }),
    remove: (upload) => call('DELETE /customer/uploads/{upload}', { params: { upload } }, quiet),
    put: (upload, offset, piece) => {
      const { method, path } = toAddress(put, { params: { upload }, query: { offset, lang: locale } })
      const headers = { 'content-type': 'application/octet-stream' }
      return sendSigned<Upload>(apiUrl + path, { method, headers, body: piece, credentials: 'include' }, locale)
    },
    now: () => performance.now(),
    rest: restInBrowser,
  }
}
