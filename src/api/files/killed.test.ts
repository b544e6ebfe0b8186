import { expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { findFile, findFilesToCheck } from '../../db/queries/files/files.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { minPieceBytes } from '../../domain/files/file.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { later } from '../../domain/time/later.ts'
import { hour } from '../../domain/time/units.ts'
import { addMember } from '../customers/testing/member.ts'
import { runUntilKilled } from '../testing/run-until-killed.ts'
import { findStrays } from './find-strays.ts'
import { readWhole } from './pieces.ts'
import { receivePiece } from './receive-piece.ts'
import { makePdf, toSent } from './testing/contents.ts'
import { openTestFiles } from './testing/files.ts'
import { workFiles } from './work-files.ts'

const database = openTestDatabase()
const files = openTestFiles()
const script = new URL('./testing/killed-uploading.ts', import.meta.url)
const kills = sizeOf(100, 4)
const atOnce = 4
const document = makePdf(3 * minPieceBytes)

type StepLine = { step: string; id: string; received: number }

const toTold = (line: string): StepLine => {
  const [step = '', id = '', received = ''] = line.split(' ')
  return { step, id, received: Number(received) }
}

/** The faults of a file of which this was answered; an upload that had begun goes on where it was. */
async function findLie({ step, id, received }: StepLine, customer: number): Promise<string | null> {
  const file = await findFile(database.db, id)
  if (step === 'deleted') return file ? 'deleted, and still there' : null
  if (!file) return 'gone'
  if (step === 'submitted' && file.submittedAt === null) return 'submitted, and not'
  if (step === 'ready' && file.state !== 'ready') return `ready, and ${file.state}`
  if (step !== 'ready' && file.received < received) return `${received} bytes, and ${file.received}`
  if (file.announced !== 'pdf') return null
  if (file.state === 'receiving') {
    const { received: offset } = file
    const piece = { customer, id, offset, sent: toSent(document.subarray(offset)), now: new Date() }
    if ((await receivePiece(database.db, files, piece)).state !== 'ready') return 'not taken up again'
  }
  const whole = await findFile(database.db, id)
  return whole?.state === 'ready' && (await readWhole(database.db, files, whole)).equals(document)
    ? null
    : 'not as it was sent'
}

test(
  `killed ${kills} times while papers arrive, are submitted and removed: what was answered is so, and nothing is nobody’s`,
  async () => {
    const { customer } = await addMember(database.db)
    const told: StepLine[] = []
    for (let kill = 0; kill < kills; kill += atOnce)
      told.push(
        ...(
          await Promise.all(
            Array.from({ length: atOnce }, (_, lane) => {
              const turn = kill + lane
              const args = [database.url, files.folder, String(customer)]
              // Ten lines are one turn.
              return runUntilKilled(script, args, turn, 1 + ((turn * 3) % 14))
            }),
          )
        )
          .flat()
          .map(toTold),
      )
    // The process that inspected a content is dead, and no other one has it.
    const after = later(new Date(), hour)
    // It takes so many at a time.
    while ((await findFilesToCheck(database.db, after)).length > 0) await workFiles(database.db, files, after)
    await workFiles(database.db, files, after)
    const deleted = new Set(told.filter(({ step }) => step === 'deleted').map(({ id }) => id))
    const lies = []
    for (const one of told.filter(({ step, id }) => step === 'deleted' || !deleted.has(id))) {
      const lie = await findLie(one, customer)
      // A picture may have been removed without anybody being told so.
      if (lie && lie !== 'gone') lies.push(`${one.step} ${one.id}: ${lie}`)
    }
    expect(lies).toEqual([])
    await workFiles(database.db, files, later(after, hour))
    expect(await findStrays(database.db, files)).toEqual([])
    expect(await findViolations(database.db, new Date())).toEqual([])
    // Otherwise the kills came before anything was done.
    expect(told.filter(({ step }) => step === 'submitted').length).toBeGreaterThan(0)
  },
  sizeOf(1_800_000, 120_000),
)
