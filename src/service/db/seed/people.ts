import type { Role } from '#rules/roles.ts'

/** The password of every demo account. */
export const demoPassword = 'Portal-demo-1'

export interface DemoPerson {
  /** The part of the e-mail before `@demo.test`. */
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  readonly isVerified: boolean
  /** Whether nothing is missing from the profile (specification 5, completeness checks). */
  readonly isComplete: boolean
  readonly lineManager: string | null
  /** Whether some fields of the profile are read-only for them (specification 6). */
  readonly isHiringManager?: boolean
  readonly phone: string
  readonly birthDate: string
  readonly country: string
  readonly city: string
  /** The name of a country, like `country`. */
  readonly nationality: string
  /** A job title of the list. */
  readonly job: string
  /** Names of job roles of the list. */
  readonly specificRoles: readonly string[]
  readonly jobPreferences: readonly string[]
  readonly experienceYear: string
  readonly field: string
  /** Names of skills of the list. */
  readonly skills: readonly string[]
}

/** A demo person of whom only some things are said. */
export const person = (
  given: Pick<DemoPerson, 'name' | 'firstName' | 'lastName' | 'phone'> & Partial<DemoPerson>,
): DemoPerson => ({
  role: 'Teammember',
  isVerified: true,
  isComplete: true,
  lineManager: null,
  birthDate: '1990-04-17',
  country: 'Australia',
  city: 'Melbourne',
  nationality: 'Australia',
  job: 'Software Engineer',
  specificRoles: ['Back-end development', 'Data and analytics'],
  jobPreferences: ['Full time', 'Remote'],
  experienceYear: '8',
  field: 'web services',
  skills: ['TypeScript', 'PostgreSQL', 'Docker', 'GraphQL'],
  ...given,
})

export const demoPeople: readonly DemoPerson[] = [
  person({
    name: 'lead',
    firstName: 'Lena',
    lastName: 'Marsh',
    role: 'Linemanager',
    phone: '+61400000001',
    birthDate: '1982-11-02',
    job: 'Engineering Manager',
    specificRoles: ['Engineering management', 'Architecture'],
    experienceYear: '17',
    field: 'engineering teams',
  }),
  person({ name: 'member', firstName: 'Maya', lastName: 'Rahimi', lineManager: 'lead', phone: '+61400000002' }),
  person({
    name: 'amir',
    firstName: 'Amir',
    lastName: 'Karimi',
    lineManager: 'lead',
    phone: '+989120000003',
    country: 'Iran',
    city: 'Tehran',
    nationality: 'Iran',
    job: 'Front-end Developer',
    specificRoles: ['Front-end development'],
    experienceYear: '5',
    field: 'web interfaces',
    skills: ['TypeScript', 'React', 'CSS'],
  }),
  person({
    name: 'olivia',
    firstName: 'Olivia',
    lastName: 'Nguyen',
    lineManager: 'lead',
    phone: '+61400000004',
    city: 'Sydney',
    job: 'Quality Engineer',
    specificRoles: ['Quality assurance'],
    experienceYear: '6',
    field: 'test automation',
    skills: ['TypeScript', 'Playwright', 'k6'],
  }),
  person({
    name: 'tomas',
    firstName: 'Tomás',
    lastName: 'Silva',
    lineManager: 'lead',
    phone: '+351910000005',
    country: 'Portugal',
    city: 'Porto',
    nationality: 'Portugal',
    job: 'Data Engineer',
    specificRoles: ['Data and analytics'],
    experienceYear: '9',
    field: 'data pipelines',
    skills: ['Python', 'Apache Kafka', 'SQL'],
  }),
  person({
    name: 'grace',
    firstName: 'Grace',
    lastName: 'Okafor',
    lineManager: 'lead',
    phone: '+447700900006',
    country: 'United Kingdom',
    city: 'Leeds',
    nationality: 'United Kingdom',
    job: 'Product Designer',
    specificRoles: ['Design'],
    experienceYear: '11',
    field: 'product design',
    skills: ['Figma', 'UX research'],
  }),
  person({
    name: 'priya',
    firstName: 'Priya',
    lastName: 'Nair',
    role: 'Linemanager',
    phone: '+61400000012',
    job: 'Engineering Manager',
    specificRoles: ['Engineering management'],
    experienceYear: '14',
    field: 'engineering teams',
  }),
  person({
    name: 'henk',
    firstName: 'Henk',
    lastName: 'Bakker',
    role: 'Linemanager',
    isHiringManager: true,
    phone: '+31600000013',
    country: 'Netherlands',
    city: 'Utrecht',
    nationality: 'Netherlands',
    job: 'Engineering Manager',
    specificRoles: ['Engineering management', 'Architecture'],
    experienceYear: '20',
    field: 'hiring and engineering teams',
  }),
  person({ name: 'newcomer', firstName: 'Nils', lastName: 'Berg', isComplete: false, phone: '+46700000007' }),
  person({ name: 'unverified', firstName: 'Una', lastName: 'Kelly', isVerified: false, phone: '+353850000008' }),
  person({
    name: 'idle',
    firstName: 'Ida',
    lastName: 'Lange',
    phone: '+491510000009',
    country: 'Germany',
    city: 'Bremen',
    nationality: 'Germany',
  }),
  person({ name: 'customer', firstName: 'Carl', lastName: 'Price', role: 'Customer', isComplete: false, phone: '+61400000010' }),
  person({ name: 'admin', firstName: 'Ada', lastName: 'Stone', role: 'Admin', isComplete: false, phone: '+61400000011' }),
]
