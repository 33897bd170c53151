import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AdminProblem } from '../../src/service/admin/admin-problem.ts'
import { diskStore } from '../../src/service/file/disk-store.ts'
import { exportTraining } from '../../src/service/training/content/export.ts'
import { type RunningService, serviceForTest, startService } from './support/service.ts'
import { importSamples, learner, sample, trainingFiles } from './support/training.ts'

let running: RunningService
let folder: string
let files: Map<string, Buffer>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-training-'))
  running = await startService({ fileStore: diskStore(folder) })
})
afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  files = await trainingFiles()
})

const all = { added: 0, changed: 0, unchanged: 0, removed: 0 }
const text = (path: string): string => String(files.get(path))
const change = (path: string, from: string | RegExp, to: string): void => {
  expect(text(path)).toMatch(from)
  files.set(path, Buffer.from(text(path).replace(from, to)))
}
const problems = async (): Promise<readonly string[]> => {
  const outcome = await importSamples(running, files).then(
    () => null,
    (error: unknown) => error,
  )
  if (!(outcome instanceof AdminProblem)) throw new Error(`No problem: ${outcome}`)
  return outcome.problems
}

describe('an import', () => {
  it('brings the folder once, changes what changed, retires what is gone and takes it back', async () => {
    expect(await importSamples(running, files)).toEqual({
      roadmaps: { ...all, added: 1 },
      courses: { ...all, added: 2 },
      assessments: { ...all, added: 2 },
    })
    const same = { roadmaps: { ...all, unchanged: 1 }, courses: { ...all, unchanged: 2 }, assessments: { ...all, unchanged: 2 } }
    expect(await importSamples(running, files)).toEqual(same)

    const member = learner(running, 'member')
    await member.startCourse(sample.first)
    await member.complete(sample.first, sample.one)
    change('courses/first/one.md', 'Some', 'Other')
    files.delete('roadmaps/begin.md')
    files.delete('courses/second/course.md')
    files.delete('courses/second/only.md')
    change('courses/first/course.md', ', course: second', '')
    expect(await importSamples(running, files)).toEqual({
      roadmaps: { ...all, removed: 1 },
      courses: { ...all, changed: 1, removed: 1 },
      assessments: { ...all, unchanged: 2 },
    })
    expect(await member.roadMap()).toMatchObject({ status: 404 })
    expect(await member.call('GET', `/tmCourse/${sample.second}`)).toMatchObject({ status: 404 })
    expect((await member.call('POST', '/tmCourse/find', { Text: 'second' })).value).toEqual([])

    files = await trainingFiles()
    expect(await importSamples(running, files)).toEqual({
      roadmaps: { ...all, added: 1 },
      courses: { ...all, added: 1, changed: 1 },
      assessments: { ...all, unchanged: 2 },
    })
    expect((await member.course(sample.first)).value).toMatchObject({
      TalentState: 'InProgress',
      Steps: [{ IsCompeleted: true }, {}, {}],
    })
  })

  it('renders lessons to HTML that holds nothing but what a lesson may', async () => {
    await importSamples(running, files)
    const member = learner(running, 'member')
    const { value } = await member.startCourse(sample.first)
    const course = value as { ImageDownloadUrl: string; Steps: { Content: string }[] }
    const html = course.Steps[0]?.Content ?? ''
    const address = /\/files\/training\/([0-9a-f]{64})\.webp/.exec(html)
    expect(course.ImageDownloadUrl).toBe(address?.[0])
    expect(html).toBe(
      [
        '<p>Some <em>text</em> with a <a href="https://example.org/page" target="_blank" rel="noopener noreferrer">link</a> and a bad one.</p>',
        `<p><img src="${address?.[0]}" alt="The cover" width="1600" height="800" loading="lazy" decoding="async" /></p>`,
        '<pre><code class="language-ts">const x = 1 &lt; 2\n</code></pre>',
        '<p>Raw</p>',
      ].join('\n'),
    )
    const stored = await running.settings.fileStore.read(`training/${address?.[1]}`)
    if (stored === null) throw new Error('No picture')
    expect(await fileTypeFromBuffer(await buffer(stored.body))).toMatchObject({ mime: 'image/webp' })
  })

  it('tells every fault with its file and line, and changes nothing then', async () => {
    await importSamples(running, files)
    change('courses/first/course.md', 'skills: [JavaScript, C++]', 'skills: [JavaScript, Alchemy]')
    change('courses/first/course.md', '  - lesson: two\n', '  - lesson: three\n')
    change('courses/first/one.md', '(cover.png)', '(gone.png)')
    change('courses/second/course.md', 'level: Senior', 'level: Chief')
    change('courses/second/course.md', 'title: Second course\n', '')
    change('assessments/quiz.md', 'duration: 5', 'duration: soon')
    change('assessments/final.md', 'slug: boxes', 'slug: page')
    change('roadmaps/begin.md', 'course: second', 'course: third')
    files.set('courses/first/drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    files.set('courses/first/fake.png', Buffer.from('<html></html>'))
    expect(await problems()).toEqual([
      'assessments/final.md:14 page is there twice.',
      'assessments/quiz.md:9 questions[0].duration must be a whole number.',
      'courses/first/course.md:8 skills[1] is not in the list of skills: Alchemy.',
      'courses/first/course.md:16 steps[2].lesson is not a file of the course: three.',
      'courses/first/drawing.svg:1 The file is neither a lesson nor a picture in PNG, JPEG or WebP.',
      'courses/first/fake.png:1 The file is neither a lesson nor a picture in PNG, JPEG or WebP.',
      'courses/first/two.md:1 The lesson is no step of its course.',
      'courses/second/course.md:2 title is required.',
      'courses/second/course.md:4 level must be one of: Junior, MidLevel, Senior.',
      'roadmaps/begin.md:7 steps[2].course is not in the folder: third.',
    ])
    files = await trainingFiles()
    change('courses/first/one.md', '(cover.png)', '(gone.png)')
    expect(await problems()).toEqual(['courses/first/one.md:7 The picture is not beside the lesson: gone.png.'])
    files = await trainingFiles()
    change('courses/second/course.md', 'level: Senior\n', 'level: Senior\nupdatedAt: 2026-02-30\n')
    expect(await problems()).toEqual(['courses/second/course.md:6 updatedAt is no day of the calendar.'])
    files = await trainingFiles()
    files.set('roadmaps/broken.md', Buffer.from('---\ntitle: [\n---\n'))
    files.set('roadmaps/Upper.md', Buffer.from('no front matter'))
    expect(await problems()).toEqual([
      'roadmaps/Upper.md:1 The name of the file must be small letters, digits and single hyphens, with the ending .md.',
      expect.stringMatching(/^roadmaps\/broken\.md:\d+ The front matter is not valid YAML: /),
    ])
    expect((await learner(running, 'member').roadMap()).value).toMatchObject({ Title: 'Where to begin' })
  })

  it('is given back by an export, and an import of that elsewhere gives the same again', async () => {
    await importSamples(running, files)
    const exported = await exportTraining({ db: running.db, fileStore: running.settings.fileStore })
    expect([...exported]).toEqual([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    const elsewhere = await serviceForTest({ fileStore: diskStore(join(folder, 'elsewhere')) })
    await importSamples(elsewhere, exported)
    expect([...(await exportTraining({ db: elsewhere.db, fileStore: elsewhere.settings.fileStore }))]).toEqual([...exported])
  })
})
