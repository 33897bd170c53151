import type { ReactNode } from 'react'
import { useInView } from './use-in-view.ts'

interface DrawnInViewProps {
  /** What is kept free for it in px, so that nothing moves when it is drawn. */
  height: number
  children: () => ReactNode
}

/** Draws its content when it comes near the window, and for paper. */
export function DrawnInView({ height, children }: DrawnInViewProps) {
  const { ref, isInView } = useInView<HTMLDivElement>()
  return (
    <div ref={ref} style={{ minHeight: height }}>
      {isInView && children()}
    </div>
  )
}
