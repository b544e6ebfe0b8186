import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { addressOf, announce } from './announce.ts'

const [folder = ''] = process.argv.slice(2)
const app = fastify()
await app.register(fastifyStatic, { root: folder, preCompressed: true })
await app.listen({ port: 0, host: '127.0.0.1' })
announce({ url: addressOf(app.server) }, async () => app.close())
