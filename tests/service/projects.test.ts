import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { epic } from '../../src/service/db/work-schema.ts'
import { epicLimit } from '../../src/service/project/store.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
let member: Session
let lead: Session
let idle: Session
beforeAll(async () => {
  running = await startService()
  member = await running.logIn('member')
  lead = await running.logIn('lead')
  idle = await running.logIn('idle')
})
afterAll(() => running.stop())

const get = async <T>(path: string, session = member): Promise<T> => (await running.call('GET', path, { session })).value as T

const names = async (path: string, session: Session): Promise<string[]> =>
  (await get<{ Name: string }[]>(path, session)).map(({ Name }) => Name)

describe('projects', () => {
  const ofMember = [
    ...['Atlas Map Service', 'Berth Planner', 'Ferry Timetables', 'Harbour Booking Platform', 'Lighthouse Monitoring'],
    ...['Orchard Stock Control', 'Quarry Safety Reports'],
  ]

  it('are those of the caller’s commitments, each once, by name', async () => {
    expect(await names('/project/GetByTeammember', member)).toEqual(ofMember)
    expect(await names('/project/GetByTeammember', lead)).not.toContain('Quarry Safety Reports')
    expect(await names('/project/GetByTeammember', idle)).toEqual([])
  })

  it('are those of the reports as well for a line manager', async () => {
    expect(await names('/project', member)).toEqual(ofMember)
    expect(await names('/project', lead)).toEqual([...ofMember, 'Delivery Office', 'Garden Sensors'].toSorted())
    expect(await names('/project', idle)).toEqual([])
  })
})

describe('epics', () => {
  const quarry = seedId('project/quarry')
  const save = (epicTitle: string, projectId = quarry, session = member) =>
    running.call('POST', '/epic/save', { session, body: { epicTitle, projectId } })
  const epicNames = async (projectId: string): Promise<string[]> => {
    const set = await get<{ Items: { Name: string }[] }>(`/epic/getEpicOfProject/${projectId}`)
    return set.Items.map(({ Name }) => Name)
  }

  it('are those of the project, by name; one project has forty', async () => {
    const found = await get<object>(`/epic/getEpicOfProject/${quarry}`)
    expect(found).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ProjectId: quarry })
    expect(await epicNames(quarry)).toEqual([
      ...['Blast log', 'Incident form', 'Inspection plan', 'Maintenance', 'Photo evidence', 'Planning', 'Releases'],
    ])
    expect(await epicNames(seedId('project/harbour'))).toHaveLength(40)
  })

  it('are added without what is around the name, and answer with all of them', async () => {
    const reply = await save('  dust sensors ')
    expect(reply).toMatchObject({ status: 200, value: { ProjectId: quarry } })
    expect(await epicNames(quarry)).toEqual((reply.value as { Items: { Name: string }[] }).Items.map(({ Name }) => Name))
    expect((await epicNames(quarry))[1]).toBe('dust sensors')
  })

  it.each(['Blast log', 'BLAST LOG', '\u2003blast Log '])('%j is there already', async (title) => {
    const before = await epicNames(quarry)
    expect(await save(title)).toMatchObject({ status: 409, message: messages.epicExists, field: 'epicTitle' })
    expect(await epicNames(quarry)).toEqual(before)
    expect((await save(title, seedId('project/atlas'))).status).toBe(title === 'Blast log' ? 200 : 409)
  })

  it.each(['', '   ', '\u200b', 'a\tb', 'a\u0085b', 'a\u2028b', '\u202etaolf', 'x'.repeat(201)])(
    '%j is no name',
    async (title) => {
      expect(await save(title)).toMatchObject({ status: 400, field: 'epicTitle' })
    },
  )

  it.each([seedId('project/delivery'), randomUUID()])('of another project are not to be seen nor added to: %s', async (other) => {
    expect((await running.call('GET', `/epic/getEpicOfProject/${other}`, { session: member })).status).toBe(403)
    expect((await save('Mine', other)).status).toBe(403)
    expect(await running.db.$count(epic, eq(epic.name, 'Mine'))).toBe(0)
  })

  it('are one of twenty that are added at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => save(index % 2 === 0 ? 'Lidar' : 'LIDAR')))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect((await epicNames(quarry)).filter((name) => name.toLowerCase() === 'lidar')).toHaveLength(1)
  })
})

describe('a project with nearly as many epics as may be', () => {
  it('takes the last one of many that are added at once, and still says of one that it is there', async () => {
    const projectId = seedId('project/atlas')
    const before = await running.db.$count(epic, eq(epic.projectId, projectId))
    const createdAt = running.clock.now
    const filling = Array.from({ length: epicLimit - 1 - before }, (_, at) => ({ name: `Epic ${at}`, id: randomUUID() }))
    await running.db.insert(epic).values(filling.map((one) => ({ ...one, projectId, createdAt })))
    const save = (epicTitle: string) => running.call('POST', '/epic/save', { session: member, body: { epicTitle, projectId } })
    const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => save(`Last ${at}`)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect(await save('One more')).toMatchObject({ message: 'A project can have at most 1000 epics.', field: 'epicTitle' })
    expect(await save('epic 1')).toMatchObject({ status: 409, message: messages.epicExists })
    expect(await running.db.$count(epic, eq(epic.projectId, projectId))).toBe(epicLimit)
  })
})

describe('the lists of the timesheet', () => {
  interface Activity {
    readonly id: string
    readonly Value: string
    readonly Disabled: boolean
    readonly DefaultTechnology: string | null
  }
  interface Technology {
    readonly id: string
    readonly Value: string
    readonly Disabled: boolean
    readonly ActivityIds: readonly string[]
  }

  it('have what is disabled as well, by name, and a default that is linked', async () => {
    const [activities, technologies] = [await get<Activity[]>('/activity'), await get<Technology[]>('/technology')]
    expect([activities.length, activities.filter(({ Disabled }) => Disabled).length]).toEqual([12, 2])
    expect([technologies.length, technologies.filter(({ Disabled }) => Disabled).length]).toEqual([25, 2])
    for (const all of [activities, technologies]) {
      const values = all.map(({ Value }) => Value.toLowerCase())
      expect(values).toEqual(values.toSorted())
    }
    const linked = (activity: string): string[] =>
      technologies.filter(({ ActivityIds }) => ActivityIds.includes(activity)).map(({ id }) => id)
    for (const { id, DefaultTechnology } of activities) {
      expect(linked(id).length).toBeGreaterThan(0)
      if (DefaultTechnology !== null) expect(linked(id)).toContain(DefaultTechnology)
    }
    expect(activities.filter(({ DefaultTechnology }) => DefaultTechnology === null).length).toBeGreaterThan(0)
  })
})
