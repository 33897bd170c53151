import type { MachineUpcasters } from '../upcaster.ts'

/** Version 2 offers a reason that was typed earlier; version 1 asked its question anew. What they write is the same. */
export const commitmentApprovalUpcasters: MachineUpcasters = {
  1: { event: (event) => event, snapshot: (state) => state },
}
