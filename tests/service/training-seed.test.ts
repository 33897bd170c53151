import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedTraining, trainingFolder } from '../../src/service/db/seed/training.ts'
import { course, trainingImport } from '../../src/service/db/training-schema.ts'
import { readTrainingFiles } from '../../src/service/training/content/files.ts'
import { courseIdOf } from '../../src/service/training/ids.ts'
import { type RunningService, serviceForTest, startService } from './support/service.ts'
import { importSamples, learner, trainingFiles } from './support/training.ts'

interface RoadMapAnswer {
  readonly Title: string
  readonly Talents: number
  readonly StartedByTM: boolean
  readonly ProcessPercent: number
  readonly Steps: readonly { readonly TalentState: string }[]
}

let running: RunningService
beforeAll(async () => {
  running = await startService()
  await put(running)
})
afterAll(() => running.stop())

const put = ({ db, settings, clock }: RunningService) => seedTraining({ db, fileStore: settings.fileStore, now: clock.now })
const roadMaps = async (name: string) => (await learner(running, name).call('GET', '/tmRoadMap')).value as RoadMapAnswer[]

describe('the demo’s training', () => {
  it('has three roadmaps, one of them begun by the member and the short one left to begin with', async () => {
    const mine = (await roadMaps('member')).map(({ Title, StartedByTM, Steps }) => ({
      Title,
      StartedByTM,
      states: Steps.map(({ TalentState }) => TalentState),
    }))
    expect(mine).toEqual([
      { Title: 'Dependable back ends', StartedByTM: false, states: Array(6).fill('NotStarted') },
      { Title: 'First week', StartedByTM: false, states: Array(3).fill('NotStarted') },
      {
        Title: 'Web foundations',
        StartedByTM: true,
        states: ['Completed', 'Completed', 'InProgress', 'NotStarted', 'NotStarted'],
      },
    ])
    const lead = await roadMaps('lead')
    expect(lead.map(({ StartedByTM, ProcessPercent }) => [StartedByTM, ProcessPercent])).toEqual(Array(3).fill([false, 0]))
    expect(lead.map(({ Talents }) => Talents)).toEqual([2, 2, 4])
  })

  it('is put in once: at the next start nothing is read into the database again', async () => {
    const transactions = vi.spyOn(running.db, 'insert')
    await put(running)
    expect(transactions).not.toHaveBeenCalled()
    transactions.mockRestore()
    expect(await running.db.$count(trainingImport)).toBe(1)
  })

  it('has pictures that are served as they are', async () => {
    const [found] = await running.db
      .select()
      .from(course)
      .where(eq(course.id, courseIdOf('http-in-practice')))
    const stored = await running.settings.fileStore.read(`training/${found?.image}`)
    stored?.body.destroy()
    const files = await readTrainingFiles(trainingFolder)
    expect(stored?.size).toBe(files.get('courses/http-in-practice/cover.webp')?.length)
  })

  it('does not take the place of what the owner has imported', async () => {
    const other = await serviceForTest()
    await importSamples(other, await trainingFiles())
    await put(other)
    const { value } = await learner(other, 'member').call('GET', '/tmRoadMap')
    expect((value as RoadMapAnswer[]).map(({ Title }) => Title)).toEqual(['Where to begin'])
  })
})
