import type { supportCalls } from '#contract/support.ts'
import type { Handlers, Service } from '../handler.ts'
import { keepReport, sizeOfReport } from './problem-reports.ts'

/** What people tell whoever runs the portal. Nobody reads a report here: that is for the command line. */
export const supportHandlers = ({ keys, settings }: Service): Handlers<typeof supportCalls> => ({
  report: async ({ body, caller, commit, now }) => {
    const size = sizeOfReport(body.Report)
    return await commit((tx) =>
      keepReport(tx, { keys, supportMail: settings.supportMail, now }, { memberId: caller.memberId, report: body.Report, size }),
    )
  },
})
