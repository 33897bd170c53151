import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * Stands for an effect that a feature supplies with `machine.provide({ actors })`; running it unsupplied is an error that names it.
 *
 * @param name the actor's name, as in the machine's `actors`
 */
export const mustBeProvided = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} must be provided`)))
