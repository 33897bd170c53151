import type { ReactNode } from 'react'
import { Cluster } from '#ui/layout.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** Something short is under way and there is no layout to keep the place of. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <Cluster role="status">
      <Spinner />
      <span>{children}</span>
    </Cluster>
  )
}
