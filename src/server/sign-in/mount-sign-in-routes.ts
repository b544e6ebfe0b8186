import type { FastifyInstance } from 'fastify'
import { siteKeyOf } from '../../auth/secrets.ts'
import type { Config } from '../config.ts'
import { overHttp } from '../pages/remote-transport.ts'
import type { AuthTransport } from './auth-transport.ts'
import { mountGoogle } from './google-routes.ts'
import { authAddressOf, type OpenAuth } from './open-auth.ts'
import { mountSignIn } from './routes.ts'

/** The site's own routes of signing in, to the auth service here or elsewhere. */
export async function mountSignInRoutes(app: FastifyInstance, config: Config, auth: OpenAuth | null): Promise<void> {
  const { AUTH_URL, PUBLIC_URL: publicUrl } = config
  const siteKey = config.AUTH_SECRET && siteKeyOf(config.AUTH_SECRET)
  const transport: AuthTransport = !AUTH_URL && auth ? auth.auth.dispatch : overHttp(authAddressOf(config), siteKey)
  await app.register((scope) => mountSignIn(scope, { transport, publicUrl }), { prefix: '/api' })
  await app.register((scope) => mountGoogle(scope, { transport, config }), { prefix: '/api/google' })
}
