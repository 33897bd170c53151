import { useFlow } from '../shared/flows/use-flow.ts'
import { secretText } from '../shared/secrets/secret-text.ts'
import { useServices } from '../shared/services/services.ts'
import type { Account, MaskedField } from './account-columns.ts'
import { accountRevealFlow } from './account-reveal.actors.ts'

/** The numbers of one account: a projection of its `account-reveal` machine, which all that shows of the account shares. */
export const useReveal = ({ type, id }: Pick<Account, 'type' | 'id'>) => {
  const { vault } = useServices()
  const { state, send } = useFlow(accountRevealFlow, { ofType: type, id }, `account-reveal:${id}`)
  const { numbers } = state.context
  const isShown = numbers !== null
  return {
    state: state.value,
    isShown,
    isBusy: state.hasTag('busy'),
    /** The number in full; null while it is masked. */
    textOf: (field: MaskedField): string | null => {
      const number = numbers?.[field] ?? null
      return number === null ? null : secretText(vault, number)
    },
    toggle: () => send({ type: isShown ? 'hide.requested' : 'reveal.requested' }),
  }
}
