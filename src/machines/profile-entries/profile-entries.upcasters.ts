import type { MachineUpcasters } from '../upcaster.ts'

/** Version 2 leaves its question when it is restored, and remembers a removal without an answer. */
export const profileEntriesUpcasters: MachineUpcasters = {
  1: {
    event: (event) => event,
    snapshot: (state) => ({ ...state, context: { ...(state.context as object), unanswered: null } }),
  },
}
