import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem, type ProblemBody, type ProblemCode, RemoteProblem } from '../contract/problems.ts'
import { DatabaseUnavailable } from '../db/availability.ts'
import { isUnavailableError } from '../db/is-unavailable-error.ts'
import { type Locale, toLocale } from '../domain/text/locale.ts'
import { toFieldMessage } from '../i18n/field-errors.ts'
import { fill, leftToRight } from '../i18n/fill.ts'
import { formatMoment } from '../i18n/format.ts'
import { problemMessages } from '../i18n/messages/problems.ts'
import { toLoggedUrl } from './logged-url.ts'

/** The one edge at which a failure becomes an answer. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error)
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  const { language } = (request.body ?? {}) as { language?: unknown }
  const body = toProblemBody(problem, toLocale(lang ?? language))
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  if (problem.status < 500) return reply.status(problem.status).header('cache-control', 'no-store').send(body)
  request.log[logLevelOf(error)]({ err: error, url: toLoggedUrl(request.url) }, 'a call failed')
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .send({ ...body, requestId: request.id })
}

export function toProblemBody(problem: Problem, locale: Locale): ProblemBody {
  if (problem instanceof RemoteProblem && problem.body) return problem.body
  const { code, status, fields, details } = problem
  const errors =
    fields && Object.fromEntries(Object.entries(fields).map(([name, error]) => [name, toFieldMessage(locale, error)]))
  // `Problem` takes only the details of its own code; the type checker has lost that by now.
  return {
    statusCode: status,
    code,
    message: fillIn(locale, problemMessages[locale][code], details),
    ...(errors && { errors }),
    ...(details && { details }),
  } as ProblemBody
}

/** Adds the operator's limits and the waiting time to the message. */
const fillIn = (locale: Locale, message: string, details: Problem['details']): string =>
  fill(message, {
    ...(details && 'limit' in details && { limit: String(details.limit) }),
    ...(details && 'until' in details && toMoment(locale, details.until)),
  })

function toMoment(locale: Locale, until: string): { day: string; time: string } {
  const { day, time } = formatMoment(locale, until)
  return { day, time: leftToRight(time) }
}

const codesOfStatus: Record<number, ProblemCode> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
}

/** When to come back, in seconds, where nothing better is known. */
export const retrySeconds = 5

/** Fastify's own problems carry a status; a database that is away is not our bug; everything else is. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { statusCode } = (error ?? {}) as { statusCode?: number }
  const known = statusCode === undefined ? undefined : codesOfStatus[statusCode]
  if (known) return new Problem(known)
  if (isUnavailableError(error)) return new Problem('UNAVAILABLE', { retryAfter: retrySeconds })
  return new Problem('INTERNAL')
}

/** The log has said once that the database is away: thousands of requests that are refused meanwhile say nothing new. */
export const logLevelOf = (error: unknown): 'error' | 'debug' =>
  error instanceof DatabaseUnavailable ? 'debug' : 'error'
