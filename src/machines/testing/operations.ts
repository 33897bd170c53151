import type { Operation } from '../outbox/operation.ts'

/** An operation that is as far as this. */
export const withDelivery = (operation: Operation, delivery: Operation['state']['delivery']): Operation => ({
  ...operation,
  state: { ...operation.state, delivery },
})
