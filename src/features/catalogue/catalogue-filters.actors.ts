import { fromPromise } from 'xstate'
import { Catalogue_assessmentsDocument, Catalogue_coursesDocument } from '#generated/features/catalogue/catalogue.ts'
import {
  type CatalogueAnswer,
  type CatalogueName,
  type CatalogueSearch,
  catalogueFilters,
} from '#machines/catalogue-filters/catalogue-filters.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { askServer } from '../shared/services/ask-server.ts'
import { expectData } from '../shared/services/expect-data.ts'
import type { Services } from '../shared/services/services.ts'
import { assessmentCriteria, courseCriteria } from './criteria-input.ts'

type Search = (services: Services, wanted: CatalogueSearch) => Promise<CatalogueAnswer>

const searchCourses: Search = async ({ teamClient }, { criteria, page }) => {
  const client = await teamClient()
  const variables = { criteria: courseCriteria(criteria), page }
  return { hasMore: expectData(await askServer(client, Catalogue_coursesDocument, variables)).courses.hasMore }
}

const searchAssessments: Search = async ({ teamClient }, { criteria, page }) => {
  const client = await teamClient()
  const variables = { criteria: assessmentCriteria(criteria), page }
  return { hasMore: expectData(await askServer(client, Catalogue_assessmentsDocument, variables)).assessments.hasMore }
}

/** Asks the server and leaves what it answers in the cache, from where the page reads it; a failure is logged (specification 8). */
const filtersOf = (catalogue: CatalogueName, search: Search) =>
  defineFlow(catalogueFilters, (services) =>
    catalogueFilters.provide({
      actors: {
        search: fromPromise(async ({ input }) => {
          try {
            return await search(services, input)
          } catch (failure) {
            console.error(`${catalogue} could not be listed`, { hasFailed: true, failure })
            throw failure
          }
        }),
      },
    }),
  )

export const courseFiltersFlow = filtersOf('Courses', searchCourses)
export const assessmentFiltersFlow = filtersOf('Assessments', searchAssessments)
