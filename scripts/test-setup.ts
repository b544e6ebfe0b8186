import fc from 'fast-check'
import { inject } from 'vitest'
import { startJsonChecks } from '../src/db/check-json.ts'

// The same random cases in every run, so that the author of a change finds what it breaks. A soak draws its own.
if (!inject('isSoak')) fc.configureGlobal({ seed: 20_261_116 })

startJsonChecks()
