import type { Queries } from '../database.ts'
import { notification } from '../message-schema.ts'
import { memberIdOf } from './accounts.ts'
import { momentFrom, seedId } from './ids.ts'

interface DemoNotification {
  readonly to: string
  readonly key: string
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly days: number
  readonly isRead: boolean
}

const welcome = (to: string): DemoNotification => ({
  to,
  key: 'welcome',
  title: 'Welcome',
  body: 'Your account is ready. Have a look around.',
  link: '/team-member/profile',
  days: -399,
  isRead: true,
})

const demoNotifications: readonly DemoNotification[] = [
  welcome('member'),
  {
    to: 'member',
    key: 'orchard',
    title: 'New commitment',
    body: 'Orchard Stock Control waits for your approval.',
    link: '/team-member/commitments',
    days: -1,
    isRead: false,
  },
  {
    to: 'member',
    key: 'ferry',
    title: 'New commitment',
    body: 'Ferry Timetables waits for your approval.',
    link: '/team-member/commitments',
    days: -2,
    isRead: false,
  },
  {
    to: 'member',
    key: 'pay-run',
    title: 'Pay run',
    body: 'Your pay run is ready. Please confirm it.',
    link: `/team-member/pay-runs#action=view&id=${seedId('member/pay-run/waiting')}`,
    days: -3,
    isRead: false,
  },
  {
    to: 'member',
    key: 'timesheet',
    title: 'Timesheet',
    body: 'Please complete your timesheet of last week.',
    link: '/team-member/timesheet/-7',
    days: -4,
    isRead: false,
  },
  {
    to: 'member',
    key: 'lighthouse',
    title: 'Commitment approved',
    body: 'Lighthouse Monitoring starts next month.',
    link: '/team-member/commitments',
    days: -6,
    isRead: true,
  },
  {
    to: 'member',
    key: 'training',
    title: 'New roadmap',
    body: 'A roadmap for back-end developers is open to you.',
    link: '/team-member/training/roadmaps',
    days: -12,
    isRead: true,
  },
  {
    to: 'member',
    key: 'quarry',
    title: 'Commitment ended',
    body: 'Quarry Safety Reports has ended.',
    link: '/team-member/commitments',
    days: -240,
    isRead: true,
  },
  welcome('lead'),
  {
    to: 'lead',
    key: 'access',
    title: 'Access request',
    body: 'Amir Karimi asks for access to the source repository.',
    link: '/team-member/access/list',
    days: -1,
    isRead: false,
  },
  {
    to: 'lead',
    key: 'audit',
    title: 'Weekly audit',
    body: 'The audit of last week is ready.',
    link: '/team-member/weekly-timesheet-audit',
    days: -3,
    isRead: false,
  },
]

/** Notifications for the member and the line manager, some of them read. */
export const seedNotifications = async (db: Queries, today: Date): Promise<void> => {
  await db
    .insert(notification)
    .values(
      demoNotifications.map(({ to, key, title, body, link, days, isRead }) => ({
        memberId: memberIdOf(to),
        id: seedId(`${to}/notification/${key}`),
        title,
        body,
        link,
        createdAt: momentFrom(today, days, 8),
        readAt: isRead ? momentFrom(today, days, 10) : null,
      })),
    )
    .onConflictDoNothing()
}
