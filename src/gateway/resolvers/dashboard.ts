import { commitmentCalls } from '#contract/commitment.ts'
import { locationCalls } from '#contract/location.ts'
import { reportCalls } from '#contract/report.ts'
import { messages } from '#rules/messages.ts'
import type { GatewayContext } from '../context.ts'
import { gatewayError, renamingFields } from '../errors.ts'
import type { DashboardResolvers, Location, QueryResolvers } from '../generated/resolver-types.ts'
import { dayAt, toCommitmentBars, toEffortReport, toLocation } from '../mappers/dashboard.ts'
import { fromRequiredDay } from '../mappers/values.ts'

/** Minutes: zones lie between 12 hours behind UTC and 14 ahead. */
const earliestOffset = -12 * 60
const latestOffset = 14 * 60

const rangeFields = renamingFields({ startDate: 'start', endDate: 'end' })

/** Without an answer the browser's time zone stands in: that is no reason to show nothing of a dashboard. */
const locationOf = (context: GatewayContext): Promise<Location | null> =>
  context.ask(locationCalls.getByIp, {}).then(toLocation, () => null)

/** Every part asks v1 for itself, and only when it was asked for. */
export const dashboardFields: Required<Omit<DashboardResolvers, 'id'>> = {
  location: (_dashboard, _input, context) => locationOf(context),
  report: async ({ id, range }, _input, context) =>
    toEffortReport(id, await context.ask(reportCalls.dashboard, { body: range }).catch(rangeFields)),
  commitments: async ({ utcOffset }, _input, context) => {
    const commitments = await context.ask(commitmentCalls.dashboard, { query: { dateTimeOffset: String(utcOffset) } })
    const today = dayAt(Date.now(), utcOffset)
    return commitments.map((one) => toCommitmentBars(one, today))
  },
}

export const dashboardQueries: Pick<QueryResolvers, 'dashboard'> = {
  dashboard: (_root, { start, end, utcOffset }) => {
    const range = { startDate: fromRequiredDay(start, 'start'), endDate: fromRequiredDay(end, 'end') }
    if (utcOffset < earliestOffset || utcOffset > latestOffset)
      throw gatewayError('VALIDATION', messages.genericError, 'utcOffset')
    return { id: `${start}/${end}`, range, utcOffset }
  },
}
