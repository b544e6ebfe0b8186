import type { Ok } from '../../../contract/contract.ts'

/** An application, as who works on it gets it. */
export type WorkPage = Ok<'GET /business/visa-applications/{id}'>
