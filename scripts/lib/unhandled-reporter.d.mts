interface VitestError {
  readonly name?: string
  readonly message?: string
  readonly stack?: string
}

interface Errors {
  errors(): readonly VitestError[]
}

export default class UnhandledReporter {
  onTestRunEnd(
    modules: ReadonlyArray<Errors & { moduleId: string; children: { allSuites(): Iterable<Errors & { fullName: string }> } }>,
    errors: readonly VitestError[],
  ): void
}
