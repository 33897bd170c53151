import { type ComponentType, startTransition, useEffect, useState } from 'react'

const Nothing = () => null

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
  let coming: Promise<ComponentType<Props>> | undefined
  const fetchOnce = async () => {
    known = await load()
    return known
  }
  return function Late(props) {
    const [Arrived, setArrived] = useState(() => known)
    useEffect(() => {
      if (Arrived !== undefined) return
      coming ??= fetchOnce()
      coming.then(
        (component) => setArrived(() => component),
        (failure: unknown) =>
          // With a change of the page that is under way: what is being left has nothing to tell, and React would report it as recovered.
          startTransition(() =>
            setArrived(() => {
              throw failure
            }),
          ),
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
