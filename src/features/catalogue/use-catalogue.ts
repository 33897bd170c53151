import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { CatalogueName, catalogueFilters } from '#machines/catalogue-filters/catalogue-filters.machine.ts'
import { readCriteria } from '#view-models/catalogue.ts'
import { type Flow, type FlowView, useFlow } from '../shared/flows/use-flow.ts'

export type CatalogueView = FlowView<typeof catalogueFilters>

/**
 * The filters of a catalogue. They begin with what the address says, and follow it when Back, Forward or a link change it.
 *
 * @param levels those of the catalogue, in their order
 */
export const useCatalogue = (
  catalogue: CatalogueName,
  flow: Flow<typeof catalogueFilters>,
  levels: readonly string[],
): CatalogueView => {
  const { search } = useLocation()
  const asked = useMemo(() => readCriteria(new URLSearchParams(search), levels), [search, levels])
  const view = useFlow(flow, { catalogue, criteria: asked }, `catalogue-filters:${catalogue}`)
  const { send } = view
  useEffect(() => {
    send({ type: 'address.followed', criteria: asked })
  }, [send, asked])
  return view
}
