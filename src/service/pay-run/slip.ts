import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { englishDates } from '#rules/date-words.ts'
import { amountText, defaultCurrency, defaultExchangeCurrency, moneyText, rateText, sumOf } from '#rules/money.ts'
import { payRunDays } from '#rules/pay-runs.ts'
import type { SlipOwner } from './slip-owner.ts'
import type { PayRun } from './store.ts'

// A font that writes names in Latin, Greek, Cyrillic, Arabic and Hebrew letters: those that PDF viewers bring have Latin ones alone.
const fontOf = (name: string): string => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
const fonts = { text: 'DejaVuSans', strong: 'DejaVuSans-Bold' } as const

const margin = 56
const ink = '#1a1a1a'
const weak = '#5c5c5c'
const rule = '#c8c8c8'

const days = englishDates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const momentText = (moment: string | null): string => (moment === null ? 'Not yet' : `${days(new Date(moment))} (UTC)`)
const aud = (amount: number): string => moneyText(amountText(amount), defaultCurrency)

interface Column {
  readonly header: string
  readonly width: number
  readonly align: 'left' | 'right'
}

const columns: readonly Column[] = [
  { header: 'Commitment', width: 165, align: 'left' },
  { header: 'Project', width: 118, align: 'left' },
  { header: 'Hours', width: 50, align: 'right' },
  { header: 'Rate', width: 72, align: 'right' },
  { header: 'Pay', width: 78, align: 'right' },
]

const textsOf = ({ CommitmentName, ProjectName, TotalHours, AUDRate, AUDPay }: PayRun['Items'][number]): readonly string[] => [
  CommitmentName,
  ProjectName ?? 'Salary',
  TotalHours.toFixed(2),
  AUDRate === null ? '' : rateText(amountText(AUDRate), defaultCurrency),
  aud(AUDPay),
]

const gap = 6

const drawRow = (page: PDFKit.PDFDocument, texts: readonly string[]): void => {
  const heights = columns.map(({ width }, at) => page.heightOfString(texts[at] ?? '', { width: width - gap }))
  const height = Math.max(...heights) + 8
  if (page.y + height > page.page.height - margin) page.addPage()
  const top = page.y
  let left = margin
  for (const [at, { width, align }] of columns.entries()) {
    page.text(texts[at] ?? '', left, top + 4, { width: width - gap, align })
    left += width
  }
  page.y = top + height
  page
    .moveTo(margin, page.y)
    .lineTo(page.page.width - margin, page.y)
    .lineWidth(0.5)
    .stroke(rule)
}

const drawFact = (page: PDFKit.PDFDocument, label: string, value: string): void => {
  const top = page.y
  page.fillColor(weak).text(label, margin, top, { width: 150 })
  page.fillColor(ink).text(value, margin + 150, top, { width: page.page.width - 2 * margin - 150 })
  page.y += 3
}

/**
 * Draws the slip of a pay run: whose it is, for which days, what it pays for, and what happened to it.
 *
 * @returns the PDF's bytes as they are made
 */
export const drawSlip = async (run: PayRun, { fullName, email }: SlipOwner): Promise<Readable> => {
  // Read when the first slip is asked for: the service starts without it.
  const { default: PDFDocument } = await import('pdfkit')
  const { FromDate, ToDate, Items } = run
  const period = payRunDays({ fromDate: FromDate.slice(0, 10), toDate: ToDate.slice(0, 10) })
  const page = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: { Title: `Pay slip, ${period}`, Author: fullName },
  })
  for (const [name, file] of Object.entries(fonts)) page.registerFont(name, fontOf(file))
  page.font('strong').fontSize(20).fillColor(ink).text('Pay slip')
  page.font('text').fontSize(11).fillColor(weak).text(period)
  page.moveDown(1.5).fontSize(9)
  drawFact(page, 'Name', fullName)
  drawFact(page, 'E-mail', email)
  drawFact(page, 'Confirmed by you', momentText(run.TMApprovedDate))
  drawFact(page, 'Approved', momentText(run.AdminApprovedDate))
  drawFact(page, 'Paid', momentText(run.PaymentRefAddedDate))
  if (run.PaymentReference !== null) drawFact(page, 'Payment reference', run.PaymentReference)
  page.moveDown(1.5).fontSize(8)
  page.font('strong').fillColor(weak)
  drawRow(
    page,
    columns.map(({ header }) => header),
  )
  page.font('text').fillColor(ink)
  for (const item of Items) drawRow(page, textsOf(item))
  const hours = sumOf(Items.map(({ TotalHours }) => amountText(TotalHours)))
  page.font('strong')
  drawRow(page, ['Total', '', hours.toFixed(2), '', aud(run.AUDTotalPay)])
  page.moveDown(1).fontSize(10)
  const currency = run.ExchangeCurrency ?? defaultExchangeCurrency
  const paidIn = `Paid in ${currency}: ${moneyText(amountText(run.LCTotalPay), currency)}`
  page.text(paidIn, margin, page.y, { width: page.page.width - 2 * margin, align: 'right' })
  page.end()
  return page
}
