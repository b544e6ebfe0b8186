import fc from 'fast-check'
import { inject } from 'vitest'
import { startJsonChecks } from '../src/db/check-json.ts'

// The same cases in every run: one that breaks is found by whoever changes something, and never by chance by the next. A soak draws its own.
if (!inject('isSoak')) fc.configureGlobal({ seed: 20_261_116 })

startJsonChecks()
