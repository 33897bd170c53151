import { inArray } from 'drizzle-orm'
import { hashPassword } from '../../authentication/password.ts'
import type { Queries } from '../database.ts'
import { jobPreference, professionalDetail, specificRole, teamMember, userAccount } from '../member-schema.ts'
import { jobTitleId, roleOfJobTitle } from '../reference/reference-data.ts'
import { momentFrom, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { everybody } from './other-teams.ts'
import { type DemoPerson, demoPassword } from './people.ts'

export const accountIdOf = (name: string): string => seedId(`${name}/account`)
export const memberIdOf = (name: string): string => seedId(`${name}/member`)
export const demoEmail = (name: string): string => `${name}@demo.test`

const bio = ({ firstName, job, field, city, experienceYear }: DemoPerson): string =>
  `<p>${firstName} is a ${job} in ${city} with ${experienceYear} years of work in ${field}. Most of that time went into products that people use every day, in small teams that own what they build from the first sketch to the support call.</p><p>Outside work there is a garden, a road bicycle and a choir on Tuesday evenings.</p>`

const personality = ({ firstName }: DemoPerson): string =>
  `<p>Colleagues call ${firstName} calm and direct. I like to write a decision down before arguing about it, to finish one thing before starting the next, and to ask early when something is unclear. I work best with a few longer stretches of quiet in the morning and with people around me in the afternoon.</p>`

const careerHistory = ({ field, job }: DemoPerson): string =>
  `<p>I began in a two-person agency, moved to a company for logistics software where I stayed for four years, and have worked as a contractor since then. The thread through all of it is ${field}: first as the person who fixed things, then as the one who planned them, today as a ${job} who does both and teaches what the earlier years taught me.</p>`

/** The person's initials on a colour of their own, inside the picture's address: the demo needs no picture files, and everybody is told apart. */
const portrait = ({ name, firstName, lastName }: Pick<DemoPerson, 'name' | 'firstName' | 'lastName'>): string => {
  const hue = Number.parseInt(seedId(`${name}/portrait`).slice(0, 4), 16) % 360
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 45% 32%)"/><text x="32" y="41" fill="hsl(${hue} 60% 92%)" font-family="Inter,system-ui,sans-serif" font-size="25" font-weight="600" text-anchor="middle">${initials}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

const profileOf = (person: DemoPerson) => ({
  nickName: person.firstName,
  birthDate: person.birthDate,
  nationality: person.nationality,
  country: person.country,
  city: person.city,
  maritalStatus: 'Single',
  militaryServiceSituation: 'Not applicable',
  photoUrl: portrait(person),
  cv: `${person.firstName}-${person.lastName}-CV.pdf`,
  description: bio(person),
  linkedIn: `https://www.linkedin.com/in/${person.name}-demo`,
  gitHub: `https://github.com/${person.name}-demo`,
  webSite: `https://${person.name}.demo.test`,
  careerHistoryDescription: careerHistory(person),
})

const professionalOf = (person: DemoPerson) => ({
  memberId: memberIdOf(person.name),
  id: seedId(`${person.name}/professional`),
  jobTitleId: jobTitleId(person.job),
  job: person.job,
  jobRole: roleOfJobTitle(person.job),
  experienceYear: person.experienceYear,
  personality: personality(person),
})

/** The demo accounts with their members and, where the profile is complete, every part of it. */
export const seedAccounts = async (db: Queries, today: Date): Promise<void> => {
  const there = await db.$count(
    userAccount,
    inArray(
      userAccount.userName,
      everybody.map(({ name }) => demoEmail(name)),
    ),
  )
  // Making the hash is dear, and only new accounts need it.
  const passwordHash = there === everybody.length ? '' : await hashPassword(demoPassword)
  const people = everybody.map((person, index) => ({ person, createdAt: momentFrom(today, Math.min(-400 + index * 7, -300)) }))
  await insertRows(
    db,
    userAccount,
    people.map(({ person, createdAt }) => ({
      id: accountIdOf(person.name),
      userName: demoEmail(person.name),
      passwordHash,
      role: person.role,
      emailVerifiedAt: person.isVerified ? createdAt : null,
      wayToKnow: 'Word of mouth',
      createdAt,
    })),
  )
  const memberOf = ({ person, createdAt }: (typeof people)[number]) => ({
    id: memberIdOf(person.name),
    userAccountId: accountIdOf(person.name),
    lineManagerId: person.lineManager === null ? null : memberIdOf(person.lineManager),
    firstName: person.firstName,
    lastName: person.lastName,
    email: demoEmail(person.name),
    phone: person.phone,
    memberSince: createdAt,
    isHiringManager: person.isHiringManager ?? false,
  })
  const complete = people.filter(({ person }) => person.isComplete)
  await insertRows(
    db,
    teamMember,
    complete.map((one) => ({ ...memberOf(one), ...profileOf(one.person) })),
  )
  await insertRows(db, teamMember, people.filter(({ person }) => !person.isComplete).map(memberOf))
  const professionals = complete.map(({ person }) => person)
  await insertRows(db, professionalDetail, professionals.map(professionalOf))
  await insertRows(
    db,
    specificRole,
    professionals.flatMap(({ name, specificRoles }) => specificRoles.map((role) => ({ memberId: memberIdOf(name), name: role }))),
  )
  await insertRows(
    db,
    jobPreference,
    professionals.flatMap(({ name, jobPreferences }) =>
      jobPreferences.map((workingPosition) => ({
        memberId: memberIdOf(name),
        id: seedId(`${name}/preference/${workingPosition}`),
        workingPosition,
      })),
    ),
  )
}
