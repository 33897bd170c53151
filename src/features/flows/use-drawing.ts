import { createContext, useContext, useEffect, useState } from 'react'
import type { Chart } from '#machines/charts/chart.ts'
import type { Drawing } from './drawing/drawing.ts'
import { createLayouts, type Layouts } from './drawing/layout.ts'

export const LayoutsContext = createContext<Layouts | null>(null)

/** What lays charts out as long as the component is there; null at first. */
export const useLayouts = (): Layouts | null => {
  const [layouts, setLayouts] = useState<Layouts | null>(null)
  useEffect(() => {
    const created = createLayouts()
    setLayouts(created)
    return () => created.stop()
  }, [])
  return layouts
}

/** A chart with its places: `undefined` until it is laid out, `failed` when it could not be. */
export const useDrawing = (chart: Chart): Drawing | 'failed' | undefined => {
  const layouts = useContext(LayoutsContext)
  const [laid, setLaid] = useState<{ chart: Chart; drawing: Drawing | 'failed' }>()
  useEffect(() => {
    let isWanted = true
    const take = (drawing: Drawing | 'failed'): void => {
      if (isWanted) setLaid({ chart, drawing })
    }
    layouts?.of(chart).then(take, () => take('failed'))
    return () => {
      isWanted = false
    }
  }, [layouts, chart])
  return laid?.chart === chart ? laid.drawing : undefined
}
