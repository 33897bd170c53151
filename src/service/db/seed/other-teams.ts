import { firstNames, lastNames } from './author-names.ts'
import { type DemoPerson, demoPeople, person } from './people.ts'

/** How many report to the demo's other line managers. */
const teams: readonly { readonly lineManager: string; readonly size: number }[] = [
  { lineManager: 'priya', size: 25 },
  { lineManager: 'henk', size: 10 },
]

const jobs = [
  { job: 'Software Engineer', specificRoles: ['Back-end development'], field: 'web services' },
  { job: 'Front-end Developer', specificRoles: ['Front-end development'], field: 'web interfaces' },
  { job: 'Quality Engineer', specificRoles: ['Quality assurance'], field: 'test automation' },
  { job: 'Data Engineer', specificRoles: ['Data and analytics'], field: 'data pipelines' },
] as const

/** Those who report to the demo's other line managers: enough to try what a large team needs. Each first name is one person's. */
export const otherReports: readonly DemoPerson[] = teams
  .flatMap(({ lineManager, size }) => Array.from({ length: size }, () => lineManager))
  .map((lineManager, index) => {
    const firstName = firstNames[index] ?? ''
    return person({
      ...jobs[index % jobs.length],
      name: firstName.toLowerCase(),
      firstName,
      lastName: lastNames[(index * 7) % lastNames.length] ?? '',
      lineManager,
      phone: `+614100000${String(index + 10)}`,
    })
  })

/** Everybody of the demo data who has an account. */
export const everybody: readonly DemoPerson[] = [...demoPeople, ...otherReports]
