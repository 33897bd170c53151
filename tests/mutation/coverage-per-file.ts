/**
 * The files of these tests share workers, and Stryker's record of what a test covers grows with each of them and is sent after each:
 * some gigabytes for all. It is emptied, in place because instrumented code holds on to it, before the next file begins.
 */
type Hits = Record<string, unknown>

const { mutantCoverage } =
  (globalThis as { readonly __stryker__?: { readonly mutantCoverage?: { readonly static: Hits; readonly perTest: Hits } } })
    .__stryker__ ?? {}

for (const hits of [mutantCoverage?.static, mutantCoverage?.perTest]) {
  for (const name of Object.keys(hits ?? {})) delete hits?.[name]
}

export {}
