import { chartOf, statesIn } from '#machines/charts/chart.ts'
import type { PathPlan } from '#machines/testing/path-plan.ts'

/** What `npm run paths` is asked for. */
export type PathsTask =
  | { readonly kind: 'print'; readonly asJson: boolean }
  /** `isWhole` when every machine is driven. */
  | { readonly kind: 'coverage'; readonly plans: readonly PathPlan[]; readonly isWhole: boolean }
  | { readonly kind: 'open'; readonly plan: PathPlan; readonly state: string; readonly picture: string | undefined }

/** What was asked for does not exist; the message is for the person. */
export class NotKnown extends Error {}

const listOf = (names: readonly string[]): string => names.join(', ')

const plansNamed = (plans: readonly PathPlan[], name: string): readonly PathPlan[] => {
  const found = plans.filter((plan) => plan.name === name || plan.machine.id === name)
  if (found.length > 0) return found
  throw new NotKnown(`There is no machine '${name}'. The machines are: ${listOf(plans.map((plan) => plan.name))}.`)
}

/** A state by its dotted path, or by its last part when that is the only one. */
const stateNamed = (plan: PathPlan, name: string): string => {
  const ids = statesIn(chartOf(plan.machine).root).flatMap(({ id }) => (id === '' ? [] : [id]))
  const found = ids.includes(name) ? [name] : ids.filter((id) => id.endsWith(`.${name}`))
  const [only] = found
  if (only !== undefined && found.length === 1) return only
  if (found.length > 1) throw new NotKnown(`'${name}' may be ${listOf(found)}: say which.`)
  throw new NotKnown(`${plan.name} has no state '${name}'. Its states are: ${listOf(ids)}.`)
}

const opening = (plans: readonly PathPlan[], given: readonly string[]): PathsTask => {
  const [place = '', option, picture, ...more] = given
  const [machine = '', state = '', ...rest] = place.split('/')
  if (machine === '' || state === '' || rest.length > 0)
    throw new NotKnown('--open wants MACHINE/STATE, for example session/refreshing.')
  if ((option !== undefined && option !== '--screenshot') || more.length > 0) {
    throw new NotKnown('After --open MACHINE/STATE comes nothing, or --screenshot FILE.')
  }
  if (option === '--screenshot' && picture === undefined) throw new NotKnown('--screenshot wants the name of a file.')
  const [plan] = plansNamed(plans, machine)
  if (plan === undefined) throw new NotKnown(`There is no machine '${machine}'.`)
  return { kind: 'open', plan, state: stateNamed(plan, state), picture }
}

/**
 * Reads what follows `npm run paths --`.
 *
 * @throws NotKnown when it names something that is not there
 */
export const readTask = (plans: readonly PathPlan[], [option, ...given]: readonly string[]): PathsTask => {
  if (option === undefined) return { kind: 'print', asJson: false }
  if (option === '--json' && given.length === 0) return { kind: 'print', asJson: true }
  if (option === '--open') return opening(plans, given)
  if (option === '--coverage') {
    const chosen = given.length === 0 ? plans : [...new Set(given.flatMap((name) => plansNamed(plans, name)))]
    return { kind: 'coverage', plans: chosen, isWhole: given.length === 0 }
  }
  throw new NotKnown(
    `'${[option, ...given].join(' ')}' is nothing that npm run paths knows. It takes nothing, --json, --coverage [MACHINE…], or --open MACHINE/STATE [--screenshot FILE].`,
  )
}
