import type { CourseLevel, QuestionLevel } from '#rules/training.ts'
import { exampleId, table } from './table.ts'

/** Roadmaps, courses and assessments to look at, as tables; `training.ts` says what somebody has done of them. */

const list = (text: string) => text.split(',').map((one) => one.trim())
const numbers = (text: string) => list(text).map(Number)

const lessonText = (title: string): string => `
<p>${title}: a harbour has one board on which every berth is drawn. Whoever plans a day looks at it first, and nobody moves a ship without it.
The same holds for a page: what is on it is what people go by.</p>
<pre><code class="language-typescript">const free = berths.filter((berth) =&gt; berth.ship === null)
// The first free berth, or nothing when the harbour is full.
export const next = free.at(0)
</code></pre>
<ul><li>Say what a thing is before you say what it does.</li><li>Write the smallest example that can be run.</li></ul>
<blockquote><p>A test that cannot fail says nothing.</p></blockquote>`

const questions = table(
  '2',
  'title level minutes technology editors options text',
  `
  A button or a link | Easy | 5 | HTML | | It leads elsewhere, It changes something, It is blue, It is large | When is a control a link?
  Contrast of text | Medium | 10 | CSS | | 2 to 1, 3 to 1, 4.5 to 1, 7 to 1 | Which contrast does ordinary text need at least?
  A page with a heading | Medium | 20 | HTML | html,css,javascript | | Write a page with a heading that is read first by a screen reader.
  Berths that are free | Hard | 25 | SQL | sql | | Write a query that lists the berths without a ship.
  Undo a commit | Easy | 5 | Git | | Reset it, Revert it, Delete the branch, Push again | A commit is wrong and has been pushed. What do you do?
  Sum of tides | Hard | 30 | Python | python | | Write a function that adds the heights of a day.`,
)

export const exampleAssessments = table(
  '3',
  'title description objective passScore isRestartable tags questions',
  `
  Accessible pages | What everybody can use, asked and tried. | You can tell an accessible page from one that is not. | 70 | yes | Accessibility | 1,2,3
  Questions to a database | Rows, joins and what is missing. | You can ask a database what you need to know. | | no | SQL, Data | 4
  Git day by day | Commits, branches and what to do when one is wrong. | You can bring a change back without a fright. | 60 | yes | Git | 5,6`,
).map(({ id, title, description, objective, passScore, isRestartable, tags, questions: of }) => ({
  ...{ id, title, description, objective, tags: list(tags) },
  passScore: passScore === '' ? null : Number(passScore),
  isRestartable: isRestartable === 'yes',
  questions: numbers(of).map((number) => {
    const one = questions[number - 1] ?? questions[0]
    return {
      ...{ questionId: one?.id ?? '', title: one?.title ?? '', text: `<p>${one?.text}</p>` },
      ...{ level: (one?.level ?? 'Easy') as QuestionLevel, minutes: Number(one?.minutes), technologies: [one?.technology ?? ''] },
      editors: one?.editors ? list(one.editors) : [],
      options: one?.options ? list(one.options).map((text, index) => ({ id: index + 1, text })) : [],
    }
  }),
}))

/** A course's steps: lessons by their titles, an assessment as its number behind a #. */
export const exampleCourses = table(
  '5',
  'title level author updatedAt tags skills dependencies steps summary',
  `
  Accessible interfaces | MidLevel | Grace Okafor | 2026-01-08 | Accessibility, Web | React, TypeScript | A browser and an editor | Names and roles, The keyboard alone, Contrast and size, #1 | How to build pages that everybody can use
  Asking a database | Junior | Tomas Okafor | 2025-11-20 | Data | PostgreSQL | | Rows and columns, Joining two tables, What is not there, #2 | From the first query to the first join
  Git without fear | Junior | Lena Marsh | | Git | Docker | A terminal | A commit, A branch, Going back | Every change can be taken back
  Types that help | Senior | Mara Lindholm | 2026-01-02 | Web | TypeScript, React, GraphQL | =1 | Narrowing, Unions with a name, Types from data | Types that find the fault before the person does`,
).map(({ id, title, level, author, updatedAt, tags, skills, dependencies, steps, summary }, courseIndex) => ({
  ...{ id, title, summary, author, tags: list(tags), skills: list(skills), imageUrl: null, level: level as CourseLevel },
  description: `${summary}. Each lesson takes a quarter of an hour, with an example to try and a question to think about. Nothing has to be installed that you do not have already.`,
  updatedAt: updatedAt === '' ? null : `${updatedAt}T09:00:00.000Z`,
  dependencies:
    dependencies === ''
      ? []
      : list(dependencies).map((one) =>
          one.startsWith('=')
            ? { text: 'Accessible interfaces', courseId: exampleId('5', Number(one.slice(1))) }
            : { text: one, courseId: null },
        ),
  steps: list(steps).map((step, index) => {
    const assessment = step.startsWith('#') ? exampleAssessments[Number(step.slice(1)) - 1] : undefined
    return {
      stepId: exampleId('8', courseIndex * 10 + index + 1),
      title: assessment?.title ?? step,
      minutes: assessment?.questions.reduce((sum, one) => sum + one.minutes, 0) ?? 15,
      assessmentId: assessment?.id ?? null,
      content: assessment === undefined ? lessonText(step) : null,
    }
  }),
}))

/** A roadmap's steps: courses by their numbers, an assessment behind a #. */
export const exampleRoadMaps = table(
  '9',
  'title talents tags steps description',
  `
  Web for everybody | 12 | Web, Accessibility | 1, 4, #1 | From a page that works to a page that works for everybody: names, keyboard, contrast, and types that keep it so.
  Data from the ground | 4 | Data | 2, #2, 3 | Ask a database, keep what you asked in Git, and show that you can.
  First week | 31 | Git | 3 | One course, one week.`,
).map(({ id, title, description, talents, tags, steps }) => ({
  ...{ id, title, description, talents: Number(talents), tags: list(tags) },
  steps: list(steps).map((step) => {
    const isAssessment = step.startsWith('#')
    const number = Number(step.replace('#', ''))
    return { isAssessment, targetId: exampleId(isAssessment ? '3' : '5', number) }
  }),
}))
