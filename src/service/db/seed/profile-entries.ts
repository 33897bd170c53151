import type { Queries } from '../database.ts'
import { careerEntry, certificate, education, languageSkill, teamMemberSkill } from '../profile-schema.ts'
import { skillId } from '../reference/reference-data.ts'
import { memberIdOf } from './accounts.ts'
import { dayFrom, momentFrom, seedId } from './ids.ts'
import { everybody } from './other-teams.ts'
import type { DemoPerson } from './people.ts'

/** The beginning of every row of a person: `created` days before today. */
const entry = ({ name }: DemoPerson, key: string, today: Date, created: number) => ({
  memberId: memberIdOf(name),
  id: seedId(`${name}/${key}`),
  createdAt: momentFrom(today, -created),
})

const years = (count: number): number => Math.round(count * 365.25)

const educationsOf = (person: DemoPerson, today: Date) => [
  {
    ...entry(person, 'education/bachelor', today, 380),
    degree: "Bachelor's degree",
    fieldOfStudy: 'Computer science',
    institute: `University of ${person.city}`,
    startDate: dayFrom(today, -years(16)),
    endDate: dayFrom(today, -years(12)),
    stillStudying: false,
  },
  {
    ...entry(person, 'education/course', today, 300),
    degree: 'Bootcamp or course',
    fieldOfStudy: `Advanced ${person.field}`,
    institute: 'Open Course Institute',
    startDate: dayFrom(today, -years(2)),
    endDate: dayFrom(today, -years(1)),
    stillStudying: false,
  },
]

const certificateOf = (person: DemoPerson, today: Date) => ({
  ...entry(person, 'certificate/practitioner', today, 290),
  name: `Certified practitioner in ${person.field}`,
  issuer: 'Practitioners Guild',
  issueDate: dayFrom(today, -years(1)),
  expireDate: dayFrom(today, years(2)),
  credentialUrl: `https://credentials.demo.test/${person.name}`,
})

const languagesOf = (person: DemoPerson, today: Date) => [
  { ...entry(person, 'language/english', today, 380), language: 'English', level: 'Fluent' },
  { ...entry(person, 'language/spanish', today, 379), language: 'Spanish', level: 'Conversational' },
]

const skillsOf = (person: DemoPerson, today: Date) =>
  person.skills.map((name, index) => ({
    ...entry(person, `skill/${name}`, today, 370 - index),
    skillId: skillId(name),
  }))

const careerOf = (person: DemoPerson, today: Date) => [
  {
    ...entry(person, 'career/contractor', today, 360),
    company: 'Independent',
    jobTitle: person.job,
    startDate: dayFrom(today, -years(4)),
    endDate: null,
    stillWorking: true,
    description: `<p>Contracts in ${person.field} for companies of every size.</p>`,
  },
  {
    ...entry(person, 'career/logistics', today, 361),
    company: 'Crosswind Logistics',
    jobTitle: 'Software Engineer',
    startDate: dayFrom(today, -years(8)),
    endDate: dayFrom(today, -years(4) - 30),
    stillWorking: false,
    description:
      '<p>Software that plans the routes of lorries and ships:</p><ul><li>route planning</li><li>customs papers</li></ul>',
  },
]

/** Education, certificates, languages, skills and career history of everybody whose profile is complete. */
export const seedProfileEntries = async (db: Queries, today: Date): Promise<void> => {
  const people = everybody.filter(({ isComplete }) => isComplete)
  const rowsOf = <Row>(of: (person: DemoPerson, today: Date) => readonly Row[]): Row[] =>
    people.flatMap((person) => of(person, today))
  await db.insert(education).values(rowsOf(educationsOf)).onConflictDoNothing()
  await db
    .insert(certificate)
    .values(people.map((person) => certificateOf(person, today)))
    .onConflictDoNothing()
  await db.insert(languageSkill).values(rowsOf(languagesOf)).onConflictDoNothing()
  await db.insert(teamMemberSkill).values(rowsOf(skillsOf)).onConflictDoNothing()
  await db.insert(careerEntry).values(rowsOf(careerOf)).onConflictDoNothing()
}
