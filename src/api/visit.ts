import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visit } from '../http/call-input.ts'
import { toLimitedAddress } from '../http/limited-address.ts'

const name = 'safar_visit'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const seconds = 24 * 60 * 60

/** Many phones share one address in a mobile network, so some visitors a day count from each; a cookie costs nothing to make up. */
const visitorsAnAddress = 20

export function visitOf(request: FastifyRequest, reply: FastifyReply): Visit {
  const known = request.cookies[name]
  const id = known && uuid.test(known) ? known : crypto.randomUUID()
  reply.setCookie(name, id, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: seconds,
    secure: request.protocol === 'https',
  })
  return { id, address: toLimitedAddress(request.ip) }
}

/** The same for a visitor on one day. Without its salt it identifies no visitor. */
export function toVisitorKey({ id, address }: Visit, salt: string): string {
  const place = createHash('sha256').update(id).digest().readUInt32BE() % visitorsAnAddress
  const hash = createHash('sha256').update(`${salt} ${address} ${place}`).digest('hex')
  return hash.slice(0, 32)
}
