/** What an admin's file says cannot be done. Nothing of it was. */
export class AdminProblem extends Error {
  /** Sentences that each begin with the place in the file, for example `commitments[2].startDate`. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'AdminProblem'
    this.problems = problems
  }
}
