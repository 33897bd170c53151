/**
 * Every text that the specification or the decisions give letter for letter, misspellings included, and the portal's own that are said in
 * more than one place or at a disabled control. Why a chart holds something back stands beside the chart: src/machines/reason-table.ts.
 * Machines, screens and the service read them here, so that a text exists once.
 */

export * from './texts/authors.ts'
export * from './texts/catalogue.ts'
export * from './texts/commitments.ts'
export * from './texts/common.ts'
export * from './texts/connection.ts'
export * from './texts/forms.ts'
export * from './texts/journal.ts'
export * from './texts/loans.ts'
export * from './texts/managers.ts'
export * from './texts/passwords.ts'
export * from './texts/pay-runs.ts'
export * from './texts/payment.ts'
export * from './texts/pins.ts'
export * from './texts/problem-report.ts'
export * from './texts/profile.ts'
export * from './texts/roadmaps.ts'
export * from './texts/settings.ts'
export * from './texts/team-week.ts'
export * from './texts/time-entry.ts'
export * from './texts/timer.ts'
export * from './texts/training.ts'
export * from './texts/work.ts'
