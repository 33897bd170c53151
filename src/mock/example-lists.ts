import { exampleId, table } from './table.ts'

export const exampleSkills = table('a', 'name', ['React', 'TypeScript', 'GraphQL', 'PostgreSQL', 'Docker', 'Python'].join('\n'))

const roleNames = ['Front-end development', 'Back-end development', 'Quality engineering', 'Product design', 'People management']
export const exampleJobRoles = table('e', 'name', roleNames.join('\n'))

const titles = table(
  'f',
  'name role',
  `
  Frontend Engineer | 1
  Accessibility Specialist | 1
  Backend Engineer | 2
  Quality Engineer | 3
  Product Designer | 4
  Engineering Manager | 5`,
)
export const exampleJobTitles = titles.map(({ id, name, role }) => ({ id, name, roleId: exampleId('e', Number(role)) }))

const places = table(
  '0',
  'code name cities',
  `
  AU | Australia | Adelaide, Brisbane, Melbourne, Perth, Sydney
  CA | Canada | Calgary, Montréal, Toronto, Vancouver
  DE | Germany | Berlin, Bremen, Hamburg, München
  IR | Iran | Isfahan, Mashhad, Shiraz, Tehran
  SE | Sweden | Göteborg, Lund, Stockholm, Umeå
  GB | United Kingdom | Edinburgh, Leeds, London, Manchester`,
)
export const exampleCountries = places.map(({ code, name }) => ({ code, name }))

/** The cities of a country by its name or code; none for another. */
export const exampleCities = (country: string): readonly string[] =>
  places.find(({ code, name }) => [code, name].includes(country))?.cities.split(', ') ?? []

const notifications = table(
  '4',
  'title body link',
  `
  New commitment | You have been asked to join Harbour Analytics. | /team-member/commitments
  Timesheet reminder | Last week has 6 hours less than planned. | /team-member/timesheet
  Pay run approved | Your pay run of December has been approved. | /team-member/pay-runs
  Course assigned | Accessible interfaces has been added to your roadmap.
  Profile viewed | Your line manager has looked at your profile.
  Welcome | Your account is ready. Complete your profile to be found. | /team-member/profile
  Assessment open | TypeScript basics can be taken until Friday.
  Repository access | You can now push to harbour-web. | /team-member/repositories
  Loan decided | Your loan request has been approved. | /team-member/loans
  Password changed | Your password was changed yesterday.
  Commitment ended | Ferry Timetables has ended. Thank you for your work. | /team-member/commitments
  New colleague | Noor Haddad has joined your team.`,
)

/** Twelve notifications, newest first, the first three unread. */
export const exampleNotifications = notifications.map(({ id, title, body, link }, index) => {
  const day = `2026-01-${String(12 - index).padStart(2, '0')}`
  const readAt = index < 3 ? null : `${day}T17:00:00.000Z`
  return { id, title, body, link: link || null, createdAt: `${day}T09:20:00.000Z`, readAt }
})
