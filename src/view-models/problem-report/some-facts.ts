import type { ReportFacts } from './report.ts'

/** What a page knows that has just begun. */
export const someFacts: ReportFacts = {
  madeAt: '2026-11-20T09:00:00.000Z',
  portal: ['/assets/index.js'],
  machines: { login: 1 },
  device: {
    browser: 'Browser/1.0',
    languages: ['en'],
    timeZone: 'UTC',
    window: { width: 1440, height: 900, pixelRatio: 1 },
    theme: 'dark',
    asksFor: [],
    isOnline: true,
  },
  page: { address: '/team-member/dashboard', connection: null },
  said: [],
  thrown: null,
  flows: [],
}
