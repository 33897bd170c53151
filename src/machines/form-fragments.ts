import type { EventObject } from 'xstate'
import type { FormErrors } from '#rules/form-fields.ts'
import { type Counting, changing, errorOf, type Failing, refusalActions } from './fragments.ts'
import { begunRequest, failedRequest } from './request.ts'

/** Actions of flows with requests that may be repeated, and of flows with fields, in a module of their own: the login does without. */

interface Requesting extends Failing {
  /** Sent with every try of the same request, so that a repeated one happens once; empty before the first try. */
  readonly requestKey: string
}
/** What a flow with fields remembers of them, and of what it sent last. */
export interface FormContext extends Requesting, Counting {
  /** Fields the person has left; their errors show. After a refused Save every field counts as left. */
  readonly left: readonly string[]
}

const textOf = (event: EventObject, name: 'requestKey' | 'field'): string => {
  const value: unknown = new Map<string, unknown>(Object.entries(event)).get(name)
  if (typeof value !== 'string') throw new Error(`'${event.type}' has no ${name}`)
  return value
}

/** `rememberRequest` takes the event's key for a request that may be repeated; `rememberFailure` keeps it when there was no answer. */
export const requestActions = <C extends Requesting, E extends EventObject>() => {
  const change = changing<Requesting, C, E>()
  return {
    rememberRequest: change((context, event) => begunRequest(context, textOf(event, 'requestKey'))),
    rememberFailure: change((context, event) => failedRequest(context, errorOf(event))),
  }
}

/** `rememberLeft`: the person was in the event's field, whose error may show from now on. */
export const fieldActions = <C extends Pick<FormContext, 'left'>, E extends EventObject>() => {
  const change = changing<Pick<FormContext, 'left'>, C, E>()
  return {
    rememberLeft: change(({ left }, event) => {
      const field = textOf(event, 'field')
      return left.includes(field) ? {} : { left: [...left, field] }
    }),
  }
}

/** All of them for a request that the server may refuse: `rememberFailure` counts that as a refusal, too. */
export const refusableActions = <C extends Requesting & Counting, E extends EventObject>() => {
  const change = changing<Requesting & Counting, C, E>()
  return {
    ...requestActions<C, E>(),
    ...refusalActions<C, E>(),
    rememberFailure: change((context, event) => ({
      ...failedRequest(context, errorOf(event)),
      refusals: context.refusals + 1,
    })),
  }
}

/** What a flow with fields does: leave a field, be refused, send, and hear that it was not taken. */
export const formActions = <C extends FormContext, E extends EventObject>() => ({
  ...refusableActions<C, E>(),
  ...fieldActions<C, E>(),
})

/** Errors that show, by field. One of a field the person has not left stays quiet until a Save was refused; the server's shows at once. */
export const shownErrors = (errors: FormErrors, { refusals, left, failure }: FormContext): FormErrors => {
  const shown = Object.fromEntries(Object.entries(errors).filter(([field]) => refusals > 0 || left.includes(field)))
  return failure?.kind === 'refused' && failure.field !== null ? { ...shown, [failure.field]: failure.message } : shown
}
