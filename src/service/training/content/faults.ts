import { AdminProblem } from '../../admin/admin-problem.ts'

/** What is wrong with a folder of training, each with its file and line; all of it is told at once. */
export class Faults {
  readonly #found = new Map<string, { readonly file: string; readonly line: number; readonly sentence: string }>()

  say(file: string, line: number, sentence: string): void {
    this.#found.set(`${file}:${line} ${sentence}`, { file, line, sentence })
  }

  get isEmpty(): boolean {
    return this.#found.size === 0
  }

  /** @throws AdminProblem when there is any, in the order of the files and their lines */
  assertNone(): void {
    if (this.isEmpty) return
    const order = [...this.#found.values()].toSorted(
      (one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) || one.line - other.line,
    )
    throw new AdminProblem(order.map(({ file, line, sentence }) => `${file}:${line} ${sentence}`))
  }
}
