import { addDays } from '#rules/weeks.ts'
import { exampleId } from './table.ts'

const length = 28
const aDay = (day: string) => `${day}T09:00:00.000Z`

/** Four periods back from a fortnight ago: one waits, one is not paid yet. @param today `YYYY-MM-DD` */
export const payRunsAround = (today: string) =>
  [0, 1, 2, 3].map((back) => {
    const toDate = addDays(today, -15 - back * length)
    const hours = 142.5 - back * 4.25
    const pay = (hours * 62.5).toFixed(2)
    return {
      id: exampleId('6', back + 1),
      fromDate: addDays(toDate, 1 - length),
      toDate,
      totalHours: hours,
      totalPay: pay,
      exchangedPay: (Number(pay) * 52_000).toFixed(0),
      exchangeCurrency: 'TMN',
      confirmedAt: back === 0 ? null : aDay(addDays(toDate, 3)),
      approvedAt: back === 0 ? null : aDay(addDays(toDate, 4)),
      paidAt: back < 2 ? null : aDay(addDays(toDate, 6)),
      paymentReference: back < 2 ? null : `PR-${toDate}`,
      lines: [
        {
          ...{ commitmentId: exampleId('c', 2), commitmentName: 'Harbour Booking Platform' },
          ...{ projectId: exampleId('d', 2), projectName: 'Harbour Web', hours, rate: '62.5', pay },
        },
      ],
    }
  })
