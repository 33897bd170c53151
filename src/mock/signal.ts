/** Something that happens now and then, and whoever listens. */
export const createSignal = () => {
  let wake = () => {}
  let next = new Promise<void>((resolve) => {
    wake = resolve
  })
  return {
    raise: (): void => {
      wake()
      next = new Promise((resolve) => {
        wake = resolve
      })
    },
    /** Yields after each raise; raises while nobody looks count as none. */
    async *stream() {
      for (;;) {
        await next
        yield true
      }
    },
  }
}
