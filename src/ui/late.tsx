import { type ComponentType, useEffect, useState } from 'react'

/**
 * Code of a component that is fetched once, when somebody first needs it.
 *
 * It does not suspend, as React's `lazy` does: what had suspended is shown no sooner than 300 ms after the last fallback, wherever on the
 * page that one stood. Parts that are fetched one after the other, each when the one around it is shown, would each wait as long,
 * however quick their code is.
 *
 * @param load imports the component
 * @returns a hook with the component, or undefined while it is on the way; it throws to the boundary when it did not arrive
 */
export const lateCode = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let known: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const fetchOnce = async () => {
    known = await load()
    return known
  }
  return function useLateCode(): ComponentType<Props> | undefined {
    const [Arrived, setArrived] = useState(() => known)
    useEffect(() => {
      if (Arrived !== undefined) return
      coming ??= fetchOnce()
      coming.then(
        (component) => setArrived(() => component),
        (failure: unknown) =>
          setArrived(() => {
            throw failure
          }),
      )
    }, [Arrived])
    return Arrived
  }
}

const Nothing = () => null

/**
 * A component whose code is fetched when it is first shown.
 *
 * @param load imports the component
 * @param Waiting stands in its place meanwhile; nothing when left out
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): ComponentType<Props> => {
  const useCode = lateCode(load)
  return function Late(props) {
    const Arrived = useCode()
    return Arrived === undefined ? <Waiting /> : <Arrived {...props} />
  }
}
