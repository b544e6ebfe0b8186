import type { FileProblem } from './inspect-file.ts'

/** What is wrong with a content. */
export class ContentError extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
