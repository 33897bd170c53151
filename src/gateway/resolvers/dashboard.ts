import { commitmentCalls } from '#contract/commitment.ts'
import { locationCalls } from '#contract/location.ts'
import { reportCalls } from '#contract/report.ts'
import { messages } from '#rules/messages.ts'
import type { GatewayContext } from '../context.ts'
import { gatewayError, renamingFields } from '../errors.ts'
import type { Location, QueryResolvers } from '../generated/resolver-types.ts'
import { dayAt, toCommitmentBars, toEffortReport, toLocation } from '../mappers/dashboard.ts'
import { fromRequiredDay } from '../mappers/values.ts'

/** Minutes: zones lie between 12 hours behind UTC and 14 ahead. */
const earliestOffset = -12 * 60
const latestOffset = 14 * 60

const rangeFields = renamingFields({ startDate: 'start', endDate: 'end' })

/** Without an answer the browser's time zone stands in: that is no reason to show nothing of a dashboard. */
const locationOf = (context: GatewayContext): Promise<Location | null> =>
  context.ask(locationCalls.getByIp, {}).then(toLocation, () => null)

export const dashboardQueries: Pick<QueryResolvers, 'dashboard'> = {
  dashboard: async (_root, { start, end, utcOffset }, context) => {
    const range = { startDate: fromRequiredDay(start, 'start'), endDate: fromRequiredDay(end, 'end') }
    if (utcOffset < earliestOffset || utcOffset > latestOffset)
      throw gatewayError('VALIDATION', messages.genericError, 'utcOffset')
    const [location, report, commitments] = await Promise.all([
      locationOf(context),
      context.ask(reportCalls.dashboard, { body: range }).catch(rangeFields),
      context.ask(commitmentCalls.dashboard, { query: { dateTimeOffset: String(utcOffset) } }),
    ])
    const id = `${start}/${end}`
    const today = dayAt(Date.now(), utcOffset)
    return {
      id,
      location,
      report: toEffortReport(id, report),
      commitments: commitments.map((one) => toCommitmentBars(one, today)),
    }
  },
}
