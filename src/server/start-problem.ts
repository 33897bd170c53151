/** Why the portal cannot start, as one sentence for whoever started it. It is printed alone and the process exits with 1. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
