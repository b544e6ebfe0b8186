import type { FastifyInstance } from 'fastify'
import { type AuthContract, authCalls } from '../contract/auth.ts'
import { mountCalls } from '../http/mount-calls.ts'
import type { Auth } from './service.ts'

export type HttpOptions = { auth: Auth; origins: string[]; publicUrl: string }

export async function mountAuth(app: FastifyInstance, { auth, origins, publicUrl }: HttpOptions): Promise<void> {
  const { dispatch } = auth
  await mountCalls<AuthContract>(app, { title: 'Safar auth', calls: authCalls, dispatch, origins, publicUrl })
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await auth.jwks()),
  )
}
