import type { FileProblem } from './inspect-file.ts'

/** The fault of a content. */
export class ContentError extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
