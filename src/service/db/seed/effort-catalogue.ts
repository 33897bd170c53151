import type { Queries } from '../database.ts'
import { activity, activityTechnology, technology } from '../work-schema.ts'
import { seedId } from './ids.ts'

interface DemoActivity {
  readonly value: string
  readonly technologies: readonly string[]
  /** The first of the technologies is the one that the activity begins with. */
  readonly hasDefault: boolean
  readonly disabled?: true
}

const code = ['TypeScript', 'JavaScript', 'Node.js', 'React', 'GraphQL', 'PostgreSQL', 'Python', 'Java', 'Swift', 'Go', 'CSS']

const demoActivities: readonly DemoActivity[] = [
  { value: 'Code review', technologies: code, hasDefault: false },
  { value: 'Data entry', technologies: ['Spreadsheet'], hasDefault: true, disabled: true },
  { value: 'Deployment', technologies: ['Docker', 'Kubernetes', 'Terraform'], hasDefault: true },
  { value: 'Design', technologies: ['Figma', 'CSS', 'Flash'], hasDefault: true },
  { value: 'Development', technologies: [...code, 'Apache Kafka', 'Silverlight'], hasDefault: true },
  { value: 'Documentation', technologies: ['Markdown', 'Figma'], hasDefault: true },
  { value: 'Fax support', technologies: ['Telephone'], hasDefault: true, disabled: true },
  { value: 'Meeting', technologies: ['Video call', 'Telephone', 'Whiteboard'], hasDefault: true },
  { value: 'Planning', technologies: ['Whiteboard', 'Spreadsheet', 'Video call'], hasDefault: false },
  { value: 'Research', technologies: ['Python', 'PostgreSQL', 'Markdown', 'Apache Kafka'], hasDefault: false },
  { value: 'Support', technologies: ['Telephone', 'Video call', 'PostgreSQL'], hasDefault: false },
  { value: 'Testing', technologies: ['Playwright', 'k6', 'TypeScript', 'Java'], hasDefault: true },
]

const disabledTechnologies = new Set(['Flash', 'Silverlight'])

const technologyIdOf = (value: string): string => seedId(`technology/${value}`)
const activityIdOf = (value: string): string => seedId(`activity/${value}`)

/** The activities and technologies that effort is logged as: two of each disabled, all technologies linked. */
export const seedEffortCatalogue = async (db: Queries): Promise<void> => {
  if ((await db.$count(activity)) > 0) return
  const values = [...new Set(demoActivities.flatMap(({ technologies }) => technologies))]
  await db
    .insert(technology)
    .values(values.map((value) => ({ id: technologyIdOf(value), value, disabled: disabledTechnologies.has(value) })))
    .onConflictDoNothing()
  await db
    .insert(activity)
    .values(
      demoActivities.map(({ value, technologies: [first], hasDefault, disabled = false }) => ({
        id: activityIdOf(value),
        value,
        disabled,
        defaultTechnologyId: hasDefault && first !== undefined ? technologyIdOf(first) : null,
      })),
    )
    .onConflictDoNothing()
  const links = demoActivities.flatMap(({ value, technologies }) =>
    technologies.map((one) => ({ activityId: activityIdOf(value), technologyId: technologyIdOf(one) })),
  )
  await db.insert(activityTechnology).values(links).onConflictDoNothing()
}
