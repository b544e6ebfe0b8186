import type { Db } from '../../db/database.ts'
import { deliverMail } from '../../gateways/mail/deliver-mail.ts'
import { createLogMail } from '../../gateways/mail/log-mail.ts'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import { createSmtpMail } from '../../gateways/mail/smtp-mail.ts'
import { type Config, ConfigError } from '../config.ts'
import type { Say } from '../database/database.ts'
import { isLoopback } from '../http/loopback.ts'
import type { Log } from '../log.ts'
import { countMails } from '../metrics/count-outcomes.ts'
import type { Metrics } from '../metrics/metrics.ts'

export type OpenMail = { stop(): Promise<void> }

type Parts = { config: Config; db: Db; log: Log; say: Say; metrics: Pick<Metrics, 'countMail'> }

/** Sends mail to the server of the configuration; null in a process without readers. */
export function openMail({ config, db, log, say, metrics }: Parts): OpenMail | null {
  const { MAIL, PUBLIC_URL: publicUrl, MAIL_PER_HOUR: perHour, MAIL_PER_DAY: perDay } = config
  if (!deliversMail(config)) return null
  const { hostname } = new URL(publicUrl)
  if (MAIL === 'log' && !isLoopback(hostname)) say('MAIL is log: mail is written to this log and not sent.')
  const from = config.MAIL_FROM ?? { name: 'Safar', address: `mail@${hostname}` }
  const host = from.address.split('@')[1] ?? hostname
  const gateway = countMails(createGateway(config, log), metrics)
  return deliverMail({ db, gateway, log, publicUrl, host, budgets: { perHour, perDay } })
}

/** A process that serves pages of an API elsewhere must not take mail that the API's own could send. */
const deliversMail = ({ SERVICES, API_URL }: Config): boolean => SERVICES.includes('api') || !API_URL

function createGateway({ MAIL, MAIL_URL: server, MAIL_FROM: from }: Config, log: Log): MailGateway {
  if (MAIL === 'log') return createLogMail((line) => log.info(line))
  if (!server) throw new ConfigError('MAIL is smtp, and MAIL_URL is not set')
  if (!from) throw new ConfigError('MAIL is smtp, and MAIL_FROM is not set')
  return createSmtpMail({ server, from })
}
