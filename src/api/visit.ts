import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'safar_visit'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A visit ends after half an hour without a sign of life, as web statistics have it. */
const seconds = 30 * 60

export function visitOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[name]
  const id = known && uuid.test(known) ? known : crypto.randomUUID()
  reply.setCookie(name, id, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: seconds,
    secure: request.protocol === 'https',
  })
  return id
}
