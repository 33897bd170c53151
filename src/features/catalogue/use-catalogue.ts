import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import type { CatalogueName, catalogueFilters } from '#machines/catalogue-filters/catalogue-filters.machine.ts'
import { readCriteria } from '#view-models/catalogue.ts'
import { type Flow, type FlowView, useFlow } from '../shared/flows/use-flow.ts'
import { useFollowedQuery } from '../shared/flows/use-followed-query.ts'

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
  const read = useCallback((query: string) => readCriteria(new URLSearchParams(query), levels), [levels])
  const view = useFlow(flow, { catalogue, criteria: read(search) }, `catalogue-filters:${catalogue}`)
  const { send } = view
  useFollowedQuery(useCallback((query) => send({ type: 'address.followed', criteria: read(query) }), [send, read]))
  return view
}
