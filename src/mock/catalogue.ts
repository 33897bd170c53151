import type { Country, JobRole, JobTitle, Skill } from '#generated/resolver-types.ts'

/** An id of an example: a kind, one hexadecimal digit, and a number of it. */
export const exampleId = (kind: string, number: number): string =>
  `00000000-0000-4000-a00${kind}-${String(number).padStart(12, '0')}`

const skillNames = [
  'Accessibility',
  'CSS',
  'Docker',
  'GraphQL',
  'JavaScript',
  'Node.js',
  'PostgreSQL',
  'Python',
  'React',
  'TypeScript',
]

const titlesOfRoles: Readonly<Record<string, readonly string[]>> = {
  'Front-end development': ['Frontend Engineer', 'Accessibility Specialist'],
  'Back-end development': ['Backend Engineer', 'Database Engineer'],
  'Full-stack development': ['Full Stack Engineer'],
  'Mobile development': ['Mobile Engineer'],
  'Cloud and operations': ['DevOps Engineer'],
  'Quality engineering': ['Quality Engineer', 'Test Automation Engineer'],
  'Product design': ['Product Designer'],
  'Data engineering': ['Data Engineer'],
  'People management': ['Engineering Manager'],
}

export const exampleSkills: readonly Skill[] = skillNames.map((name, index) => ({ id: exampleId('a', index + 1), name }))

export const exampleJobRoles: readonly JobRole[] = Object.keys(titlesOfRoles).map((name, index) => ({
  id: exampleId('a', 101 + index),
  name,
}))

export const exampleJobTitles: readonly JobTitle[] = exampleJobRoles
  .flatMap((role) => (titlesOfRoles[role.name] ?? []).map((name) => ({ name, roleId: role.id })))
  .map((title, index) => ({ id: exampleId('a', 201 + index), ...title }))

const places: ReadonlyArray<readonly [code: string, name: string, cities: readonly string[]]> = [
  ['AU', 'Australia', ['Adelaide', 'Brisbane', 'Melbourne', 'Perth', 'Sydney']],
  ['BR', 'Brazil', ['Brasília', 'Recife', 'São Paulo']],
  ['CA', 'Canada', ['Calgary', 'Montréal', 'Toronto', 'Vancouver']],
  ['DE', 'Germany', ['Berlin', 'Bremen', 'Hamburg', 'München']],
  ['IR', 'Iran', ['Isfahan', 'Mashhad', 'Shiraz', 'Tehran']],
  ['JP', 'Japan', ['Kyoto', 'Osaka', 'Tokyo']],
  ['NL', 'Netherlands', ['Amsterdam', 'Rotterdam', 'Utrecht']],
  ['PT', 'Portugal', ['Coimbra', 'Lisbon', 'Porto']],
  ['SE', 'Sweden', ['Göteborg', 'Lund', 'Stockholm', 'Umeå']],
  ['GB', 'United Kingdom', ['Edinburgh', 'Leeds', 'London', 'Manchester']],
]

export const exampleCountries: readonly Country[] = places.map(([code, name]) => ({ code, name }))

/** The cities of a country by its name or code, or null for an unknown one. */
export const exampleCities = (country: string): readonly string[] | null => {
  const sought = country.trim().toLowerCase()
  return places.find(([code, name]) => code.toLowerCase() === sought || name.toLowerCase() === sought)?.[2] ?? null
}
