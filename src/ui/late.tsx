import { type ComponentType, useEffect, useState } from 'react'

const Nothing = () => null

/** Why code that was needed did not arrive. */
const arrivalFailures = new Set<unknown>()

/**
 * For React's root. React tells of an error that was gone when it drew once more: for code that did not arrive, its part has been left
 * meanwhile, and nobody misses it. Any other error is reported as React does.
 *
 * @param error React's own, whose cause is what was thrown
 */
export const onRecoverableError = (error: unknown): void => {
  if (!(error instanceof Error && arrivalFailures.has(error.cause))) reportError(error)
}

/**
 * A component whose code is fetched once, when somebody first needs it. That it does not arrive is thrown to the boundary around it.
 *
 * It does not suspend, as React's `lazy` does: what had suspended is shown no sooner than 300 ms after the last fallback, wherever on the
 * page that one stood. Parts that are fetched one after the other, each when the one around it is shown, would each wait as long,
 * however quick their code is.
 *
 * @param load imports the component
 * @param Waiting stands in its place meanwhile, with the same props; nothing when left out
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = Nothing,
): ComponentType<Props> => {
  let known: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  return function Late(props) {
    const [Arrived, setArrived] = useState(() => known)
    useEffect(() => {
      if (Arrived !== undefined) return
      coming ??= load().then((component) => {
        known = component
      })
      coming.then(
        () => setArrived(() => known),
        (failure: unknown) => {
          arrivalFailures.add(failure)
          setArrived(() => {
            throw failure
          })
        },
      )
    }, [Arrived])
    const Shown = Arrived ?? Waiting
    return <Shown {...props} />
  }
}

/** As `late`, for what a page is whole without: when its code does not arrive, nothing stands in its place. */
export const lateExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  late(() => load().catch((): ComponentType<Props> => Nothing))

/**
 * A handler that fetches code ahead of its need, as when something is pointed at. That it does not arrive is nobody's problem yet: it is
 * fetched again, and told, when it is needed.
 */
export const fetchAhead = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => undefined)
}
