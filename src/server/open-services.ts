import { join } from 'node:path'
import type { FileContext } from '../api/files/file-context.ts'
import { createReviewPhotos, type ReviewPhotos } from '../api/reviews/review-photos.ts'
import type { PersonalSeal } from '../db/personal-seal.ts'
import type { Seal } from '../db/seal.ts'
import type { Config } from './config.ts'
import type { Say, Storage } from './database/database.ts'
import type { DemoContent } from './demo-content.ts'
import { openFiles } from './files/open-files.ts'
import type { Log } from './log.ts'
import { openMail } from './mail/open-mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import { type OpenPayments, openPayments } from './payments/open-payments.ts'
import { openPersonalSeal } from './personal-data/open-personal-seal.ts'
import { type OpenPush, openPush } from './push/open-push.ts'
import { openSearch, type Search } from './search.ts'
import { type OpenAuth, openAuth } from './sign-in/open-auth.ts'
import { sealSecrets } from './sign-in/seal-secrets.ts'

/** The parts of a process that has a database. */
export type Services = {
  storage: Storage
  search: Search
  seal: Seal | undefined
  personalSeal: PersonalSeal | undefined
  auth: OpenAuth
  payments: OpenPayments
  push: OpenPush
  files: FileContext
  reviewPhotos: ReviewPhotos
}

type Input = {
  config: Config
  storage: Storage
  log: Log
  metrics: Metrics
  say: Say
  demo: DemoContent | undefined
  /** Called when the search has other content. */
  onSearchChange: () => void
}

/** Opens the services one after another. Each hands its end to `closing`, which ends them in the opposite order. */
export async function openServices(closing: AsyncDisposableStack, input: Input): Promise<Services> {
  const { config, storage, log, metrics, say, demo, onSearchChange } = input
  const { db } = storage
  const search = await openSearch({ config, storage, onChange: onSearchChange, log })
  closing.defer(async () => search.service?.stop())
  const seal = await sealSecrets(db, config)
  const personalSeal = await openPersonalSeal(storage.patientDb, config, say)
  const auth = await openAuth({ config, db, seal, log, say, metrics })
  closing.defer(auth.stop)
  const payments = await openPayments({ config, db, seal, say })
  closing.defer(payments.close)
  const push = await openPush({ config, db, seal, log })
  closing.defer(push.stop)
  const mail = openMail({ config, db, log, say, metrics })
  closing.defer(async () => mail?.stop())
  const onCheckFailed = (error: unknown, file: string) =>
    log.warn({ err: error, file }, 'a document could not be inspected')
  const files = await openFiles({ config, db, limits: auth.limits, nameSeal: personalSeal, say, onCheckFailed })
  const reviewPhotos = createReviewPhotos({ db, files, folder: join(config.DATA_DIR, 'review-pictures') })
  const services = { storage, search, seal, personalSeal, auth, payments, push, files, reviewPhotos }
  if (demo) await loadDemoPeople(demo, config, services, log)
  return services
}

/** Only with the embedded database: another process with another key could not decrypt its data. */
async function loadDemoPeople(demo: DemoContent, config: Config, services: Services, log: Log): Promise<void> {
  const { storage, personalSeal, files, payments } = services
  if (!personalSeal || !config.DEMO_CONTENT || config.DATABASE_URL) return
  await demo
    .loadPeople({ db: storage.db, seal: personalSeal, files, payments: payments.context, now: new Date() })
    .catch((error) => log.error({ err: error }, 'the demo accounts could not be loaded'))
}
