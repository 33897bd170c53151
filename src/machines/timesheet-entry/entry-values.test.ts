import { describe, expect, it } from 'vitest'
import { messages } from '#rules/messages.ts'
import type { TimesheetValues } from '#rules/timesheet.ts'
import { someEntry } from '../testing/time-records.ts'
import {
  type EntryChoices,
  earliestOf,
  entryErrors,
  entryOf,
  filled,
  onPlace,
  repeatableEntries,
  timedWorkIn,
  timedWorkOf,
  valuesOf,
  withEarlier,
  withField,
  withLastPlace,
  withOnlyChoices,
} from './entry-values.ts'

const { commitment, project, activity, technology } = someEntry
const review = { id: 'review', value: 'Review', disabled: false, defaultTechnologyId: null }
const sql = { id: 'sql', value: 'SQL', disabled: false, activityIds: [activity.id, review.id] }
const aurora = { ...commitment, isActive: true, earliest: '2026-02-01', projects: [project] }
const ferry = {
  id: 'ferry',
  name: 'Ferry',
  isActive: true,
  earliest: '2026-03-01',
  projects: [
    { id: 'ferry-web', name: 'Ferry web' },
    { id: 'ferry-app', name: 'Ferry app' },
  ],
}
const choices: EntryChoices = {
  commitments: [aurora, ferry],
  activities: [{ ...activity, disabled: false, defaultTechnologyId: technology.id }, review],
  technologies: [{ ...technology, disabled: false, activityIds: [activity.id] }, sql],
}
const values = valuesOf(someEntry)

describe('a field that is changed', () => {
  it.each<[string, keyof TimesheetValues, string, Partial<TimesheetValues>]>([
    ['nothing follows from most', 'effort', '3', { effort: '3' }],
    ['the ticket is what the description begins with', 'ticket', 'AU-9', { ticket: 'AU-9', description: 'AU-9 - Filters' }],
    [
      'another activity takes the technology along that is not linked',
      'activityId',
      'review',
      { activityId: 'review', technologyId: '' },
    ],
    ['an activity that is not known has no technology', 'activityId', 'gone', { activityId: 'gone', technologyId: '' }],
    ['another commitment has other projects', 'commitmentId', 'ferry', { commitmentId: 'ferry', projectId: '', epic: '' }],
    ['another project has other epics', 'projectId', 'other', { projectId: 'other', epic: '' }],
    ['the same project keeps the epic', 'projectId', project.id, {}],
    ['the same commitment keeps the project', 'commitmentId', commitment.id, {}],
  ])('%s', (_, field, value, changes) => {
    expect(withField(values, field, value, choices)).toEqual({ ...values, ...changes })
  })

  it('has the default technology of its activity, and none while technologies are not known', () => {
    const reviewed = withField(values, 'activityId', 'review', choices)
    expect(withField(reviewed, 'activityId', activity.id, choices).technologyId).toBe(technology.id)
    expect(withField(reviewed, 'activityId', activity.id, null).technologyId).toBe('')
  })

  it('has the only project of its commitment', () => {
    const elsewhere = withField(values, 'commitmentId', 'ferry', choices)
    expect(withField(elsewhere, 'commitmentId', commitment.id, choices)).toMatchObject({ projectId: project.id, epic: '' })
  })
})

describe('what leaves no choice', () => {
  it('is filled in: the only active commitment, its only project', () => {
    const only = { ...choices, commitments: [aurora, { ...ferry, isActive: false }] }
    expect(withOnlyChoices(filled({}), only)).toMatchObject({ commitmentId: commitment.id, projectId: project.id })
    expect(withOnlyChoices(filled({ commitmentId: 'ferry' }), only)).toMatchObject({ commitmentId: 'ferry', projectId: '' })
    expect(withOnlyChoices(filled({ commitmentId: commitment.id, projectId: 'chosen' }), only).projectId).toBe('chosen')
  })

  it('is not filled in where there is a choice, or nothing is known', () => {
    for (const known of [choices, null, { ...choices, commitments: [] }])
      expect(withOnlyChoices(filled({}), known)).toEqual(filled({}))
    expect(withOnlyChoices(filled({ commitmentId: 'gone' }), choices)).toEqual(filled({ commitmentId: 'gone' }))
  })
})

describe('an earlier record', () => {
  it('is taken over without its day, with its hours where it has them', () => {
    const begun = filled({ date: '2026-03-06', effort: '1' })
    expect(withEarlier(begun, someEntry)).toEqual({ ...values, date: '2026-03-06', effort: '2' })
    expect(withEarlier(begun, { ...someEntry, effort: null })).toEqual({ ...values, date: '2026-03-06', effort: '1' })
  })

  it.each<[string, EntryChoices | null, boolean]>([
    ['everything is open', choices, true],
    ['nothing is known', null, false],
    ['the commitment is gone', { ...choices, commitments: [ferry] }, false],
    ['the commitment is over', { ...choices, commitments: [{ ...aurora, isActive: false }] }, false],
    ['the project is gone', { ...choices, commitments: [{ ...aurora, projects: ferry.projects }] }, false],
    ['the activity is gone', { ...choices, activities: [review] }, false],
    ['the activity is disabled', { ...choices, activities: [{ ...activity, disabled: true, defaultTechnologyId: null }] }, false],
    ['the technology is gone', { ...choices, technologies: [sql] }, false],
    [
      'the technology is disabled',
      { ...choices, technologies: [{ ...technology, disabled: true, activityIds: [activity.id] }] },
      false,
    ],
    ['they are not linked', { ...choices, technologies: [{ ...technology, disabled: false, activityIds: ['review'] }] }, false],
  ])('is offered or not when %s', (_, known, isOffered) => {
    expect(repeatableEntries([someEntry], known)).toEqual(isOffered ? [someEntry] : [])
  })

  it('is of a place by its project and its epic', () => {
    const place = filled({ projectId: project.id, epic: 'Search' })
    const otherEpic = { ...someEntry, epic: 'Map' }
    const otherProject = { ...someEntry, project: { id: 'other', name: 'Other' } }
    expect(onPlace([otherEpic, someEntry, otherProject], place)).toEqual([someEntry])
  })

  it('that is still open says where an empty form begins', () => {
    const over = { ...someEntry, commitment: { id: 'over', name: 'Over' } }
    const begun = { ...filled({}), commitmentId: commitment.id, projectId: project.id }
    expect(withLastPlace(filled({}), [over, someEntry], choices)).toEqual(begun)
    expect(withLastPlace(filled({}), [over], choices)).toEqual(filled({}))
    expect(withLastPlace(filled({ commitmentId: 'ferry' }), [someEntry], choices)).toEqual(filled({ commitmentId: 'ferry' }))
  })
})

describe('what is wrong with a record', () => {
  const disabled: EntryChoices = {
    commitments: [{ ...aurora, isActive: false }],
    activities: [{ ...activity, disabled: true, defaultTechnologyId: null }],
    technologies: [{ ...technology, disabled: true, activityIds: [activity.id] }],
  }

  it('is nothing when everything is open, or nothing is known', () => {
    expect(entryErrors(values, null, choices)).toEqual({})
    expect(entryErrors(values, null, null)).toEqual({})
    expect(entryErrors({ ...values, commitmentId: 'gone', technologyId: 'gone' }, null, choices)).toEqual({})
  })

  it('is what cannot be chosen any more, for a new record, and not for one that has it', () => {
    expect(entryErrors(values, null, disabled)).toEqual({
      commitmentId: messages.commitmentNotActive,
      activityId: messages.activityDisabled,
      technologyId: messages.technologyDisabled,
    })
    expect(entryErrors(values, someEntry, disabled)).toEqual({})
  })

  it('is what does not belong together', () => {
    expect(entryErrors({ ...values, projectId: 'ferry-web' }, someEntry, choices).projectId).toBe(messages.projectNotInCommitment)
    expect(entryErrors({ ...values, activityId: 'review' }, someEntry, choices).technologyId).toBe(messages.technologyNotLinked)
  })

  it('is a day before the commitment is open', () => {
    expect(earliestOf(values, choices)).toBe('2026-02-01')
    expect(earliestOf({ ...values, commitmentId: '' }, choices)).toBeNull()
    expect(earliestOf(values, null)).toBeNull()
    expect(entryErrors({ ...values, date: '2026-01-31' }, null, choices)).toHaveProperty('date')
  })
})

describe('the record that a form makes', () => {
  it('is what was chosen, by name, and what was typed, without the blanks around it', () => {
    const typed = { ...values, epic: ' Search ', ticket: ' AU-1 ', description: ' AU-1 - Filters ', effort: '1:30' }
    expect(entryOf(typed, null, 'new:1', choices)).toEqual({ ...someEntry, id: 'new:1', version: 0, effort: 1.5, adjustment: 0 })
  })

  it('keeps the names, the version and the adjustment of the record that is changed, also before the choices are known', () => {
    const base = { ...someEntry, version: 7, adjustment: 1 }
    expect(entryOf(values, base, someEntry.id, null)).toEqual(base)
    expect(entryOf({ ...values, effort: '' }, base, someEntry.id, choices)).toEqual({ ...base, effort: 0 })
  })

  it('has no name for what is not known', () => {
    const made = entryOf({ ...values, activityId: 'other', technologyId: 'other' }, someEntry, 'new:1', choices)
    expect([made.activity, made.technology]).toEqual([
      { id: 'other', value: '' },
      { id: 'other', value: '' },
    ])
    expect(entryOf(values, null, 'new:1', null)).toMatchObject({ commitment: { name: '' }, project: { name: '' } })
  })
})

describe('a timer that is begun', () => {
  const { date: _date, effort: _effort, ...work } = values

  it('has everything but the day and the hours, and the name of project and epic', () => {
    expect(timedWorkIn({ values, choices })).toEqual({ values: work, name: `${project.name} · Search` })
    expect(timedWorkIn({ values: { ...values, epic: '' }, choices }).name).toBe(project.name)
    expect(timedWorkIn({ values, choices: null }).name).toBe('Search')
    expect(timedWorkOf(values, '', '').name).toBe('')
  })
})
