const hour = 3_600_000

/**
 * Runs something an hour later by `Date` and with other random numbers, to find folds that are not pure.
 *
 * @param work what to run, synchronously
 */
export const atAnotherTime = <T>(work: () => T): T => {
  const RealDate = globalThis.Date
  const realRandom = Math.random
  const later = (): number => RealDate.now() + hour
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [later()] : given, self),
    get: (target, field) => (field === 'now' ? later : Reflect.get(target, field)),
  })
  Math.random = () => (realRandom() + 0.5) % 1
  try {
    return work()
  } finally {
    globalThis.Date = RealDate
    Math.random = realRandom
  }
}
