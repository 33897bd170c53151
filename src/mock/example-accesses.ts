import { addDays } from '#rules/weeks.ts'
import { exampleId, table } from './table.ts'

const accesses = table(
  'd',
  'tool project member granted revoked notes',
  `
  Grafana | Harbour Booking Platform | Maya Rahimi | -40 | | Dashboards of the berths, read only
  Jira | Harbour Booking Platform | Maya Rahimi | | |
  Sentry | Atlas Map Service | Amir Karimi | -200 | -12 | Until the tiles were moved
  Figma | Atlas Map Service | Amir Karimi | -90 | |`,
)

const mailOf = (name: string): string => `${name.split(' ')[0]?.toLowerCase() ?? ''}@tools.test`

/** Accesses in every state around a day. @param today `YYYY-MM-DD` */
export const accessesAround = (today: string) => {
  const momentAt = (days: string) => (days === '' ? null : `${addDays(today, Number(days))}T09:00:00.000Z`)
  return accesses.map(({ id, tool, project, member, granted, revoked, notes }, index) => ({
    ...{ id, tool, email: mailOf(member), url: `https://${tool.toLowerCase()}.tools.test/`, notes: notes === '' ? null : notes },
    ...{ memberId: exampleId('e', member.startsWith('Maya') ? 1 : 2), memberName: member },
    ...{ projectId: exampleId('c', index < 2 ? 2 : 3), projectName: project },
    ...{ grantedOn: momentAt(granted), grantedBy: granted === '' ? null : 'Lena Marsh' },
    ...{ revokedOn: momentAt(revoked), revokedBy: revoked === '' ? null : 'Lena Marsh', requestedOn: null },
  }))
}

export const exampleTeamChoices = {
  members: [
    { id: exampleId('e', 1), name: 'Maya Rahimi', email: 'member@demo.test' },
    { id: exampleId('e', 2), name: 'Amir Karimi', email: 'amir@demo.test' },
  ],
  projects: [
    { id: exampleId('c', 2), name: 'Harbour Booking Platform' },
    { id: exampleId('c', 3), name: 'Atlas Map Service' },
  ],
}
