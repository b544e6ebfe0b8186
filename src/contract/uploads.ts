import { z } from 'zod'
import { type CallLimits, defineCalls, urlNumber } from './call.ts'

/** Long enough for a slow network: received pieces stay, and sending goes on after them. */
const Upload = z.object({
  id: z.uuid(),
  form: z.string(),
  field: z.string(),
  name: z.string(),
  /** The announced size; once it is `ready`, the stored one. */
  bytes: z.number().int(),
  /** The byte from which to go on. */
  received: z.number().int(),
  state: z.enum(['receiving', 'checking', 'ready', 'refused']),
  /** Known once it is `ready`. */
  mediaType: z.enum(['image/jpeg', 'application/pdf']).nullable(),
  /** The fault, once it is `refused`. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** When it is deleted, unless it is submitted before. */
  expiresAt: z.string().nullable(),
})

const One = z.object({ upload: z.uuid() })
const File = z.object({ file: z.uuid() })

const Limits = z.object({
  megabytes: z.number(),
  files: z.number().int(),
  /** In bytes: as large as pieces should be, and as they may be; the last one may be smaller. */
  piece: z.number().int(),
  minPiece: z.number().int(),
  maxPiece: z.number().int(),
})

const BeginUpload = z.object({
  /** The form and its part, named by the client. The number of files is limited for each. */
  form: z
    .string()
    .trim()
    .max(80)
    .regex(/^[\w.-]*$/)
    .default(''),
  field: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[A-Za-z][\w-]*$/),
  name: z.string().max(500),
  bytes: z.number().int().min(1),
  /** The type that the device states. The content decides. */
  type: z.string().max(100).default(''),
})

const limitsOfUploads: CallLimits = { address: 'uploadsPerIpAddress', customer: 'uploads', global: 'uploadsGlobally' }

export const uploadCalls = defineCalls({
  'GET /customer/uploads': {
    summary: 'What a customer has uploaded and not submitted, and how large files and their pieces may be',
    audience: 'customer',
    ok: z.object({ data: z.array(Upload), limits: Limits }),
  },
  'POST /customer/uploads': {
    summary: 'Begins to upload a file; its content follows in pieces',
    audience: 'customer',
    limits: limitsOfUploads,
    isCreating: true,
    body: BeginUpload,
    ok: Upload.extend({ limits: Limits }),
    problems: ['FILE_TOO_LARGE', 'TOO_MANY_FILES', 'TOO_MANY_UPLOADS', 'FILE_TYPE_UNKNOWN', 'UNAVAILABLE'],
  },
  'GET /customer/uploads/{upload}': {
    summary: 'How far an upload has come',
    audience: 'customer',
    params: One,
    ok: Upload,
    problems: ['NOT_FOUND'],
  },
  'PUT /customer/uploads/{upload}': {
    summary:
      'The next piece of a file, as bytes. It is kept for good once this is answered; one that does not begin where the last one ended is told where to go on, in `details.received`',
    audience: 'customer',
    limits: { address: 'piecesPerIpAddress', customer: 'pieces', global: 'piecesGlobally' },
    params: One,
    query: z.object({ offset: urlNumber(0, 2_147_483_647) }),
    takesBytes: true,
    ok: Upload,
    problems: ['NOT_FOUND', 'UPLOAD_OFFSET', 'PIECE_TOO_SMALL', 'FILE_TYPE_UNKNOWN', 'BODY_TOO_LARGE', 'UNAVAILABLE'],
  },
  'DELETE /customer/uploads/{upload}': {
    summary: 'Removes an upload that was not submitted, with its content',
    audience: 'customer',
    limits: limitsOfUploads,
    params: One,
    ok: z.object({ id: z.uuid() }),
    problems: ['NOT_FOUND'],
  },
  'POST /customer/files/{file}/link': {
    summary: 'A link to look at an own file, good for five minutes; a path at the host of the API',
    audience: 'customer',
    limits: { address: 'looksPerIpAddress', account: 'looks' },
    params: File,
    ok: z.object({ url: z.string(), expiresAt: z.string() }),
    problems: ['NOT_FOUND'],
  },
  'GET /customer/files/{file}/looks': {
    summary: 'Who has looked at an own file, the latest first',
    audience: 'customer',
    params: File,
    ok: z.object({ data: z.array(z.object({ role: z.string(), isOwn: z.boolean(), at: z.string() })) }),
    problems: ['NOT_FOUND'],
  },
})
