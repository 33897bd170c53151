import { assessmentIdOf, courseIdOf, noCourse, roadMapIdOf } from '#service/training/ids.ts'
import { query } from './support/database.ts'
import { createMember } from './support/people.ts'
import { expect, openAs, type Page, test } from './support/test.ts'

/** What the demo's training content (src/service/db/seed/training) looks like on each screen, whole. */

const courses = '/team-member/training/courses'
const assessments = '/team-member/training/assessments'
const roadMaps = '/team-member/training/roadmaps'
const cards = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).locator('> li')
const searchOf = (page: Page) => new URL(page.url()).searchParams

interface Catalogue {
  readonly name: string
  readonly skills: string
  readonly levels: readonly string[]
  readonly all: number
  readonly empty: string
  /** Reads how long each takes. */
  readonly durations: string
}

/** Searches by the magnifier, by skills, by levels and by each duration, and closes every chip. */
const searchAll = async (page: Page, { name, skills, levels, all, empty, durations }: Catalogue): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Category' }).fill('sql')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => searchOf(page).get('text')).toBe('sql')
  await page.getByRole('button', { name: 'Clear search' }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const minutes = (await query(durations)).map(({ duration }) => Number(duration))
  for (const [words, from, to] of [
    ['Less than 5h', 0, 300],
    ['5 to 10h', 300, 601],
    ['More than 10h', 601, 1_000_000],
  ] as const) {
    await panel.getByRole('combobox', { name: 'Duration' }).click()
    await page.getByRole('option', { name: words, exact: true }).click()
    await expect(page.getByRole('button', { name: `Remove ${words}`, includeHidden: true })).toBeAttached()
    const expected = minutes.filter((one) => one >= from && one < to).length
    await expect(cards(page, name), words).toHaveCount(expected)
    if (expected === 0) await expect(page.getByText(empty)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  // One duration takes the place of the other.
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveText('Remove More than 10h')
  await page.getByRole('button', { name: 'Remove More than 10h' }).click()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  for (const skill of ['SQL', 'CSS']) {
    await panel.getByRole('combobox', { name: skills }).fill(skill)
    await page.getByRole('option', { name: skill, exact: true }).click()
  }
  await page.keyboard.press('Escape')
  await panel.getByRole('combobox', { name: 'Levels' }).click()
  for (const level of levels) await page.getByRole('option', { name: level, exact: true }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  const texts = () => cards(page, name).allTextContents()
  await expect.poll(async () => (await texts()).length > 1 && (await texts()).every((text) => /SQL|CSS/.test(text))).toBe(true)
  for (const chip of ['SQL', 'CSS', ...levels]) await page.getByRole('button', { name: `Remove ${chip}`, exact: true }).click()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await expect(cards(page, name)).toHaveCount(all)
  // The bar stays in sight.
  const bar = page.getByRole('button', { name: 'Filter', exact: true })
  await cards(page, name).last().scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
}

/** Opens the only one that a text is found in. */
const openFound = async (page: Page, name: string, text: string): Promise<void> => {
  const search = page.getByRole('searchbox', { name: 'Category' })
  await search.fill(text)
  await search.press('Enter')
  await expect(cards(page, name)).toHaveCount(1)
  await cards(page, name).getByRole('link').click()
}

/** Completes a step of a roadmap for somebody, as what is done in it would. */
const complete = async (email: string, roadMap: string, stepId: string): Promise<void> => {
  await query(
    `insert into step_completion (member_id, road_map_id, course_id, step_id, completed_at)
     select id, $2, $3, $4, now() from team_member where email = $1`,
    [email, roadMapIdOf(roadMap), noCourse, stepId],
  )
}

test('courses are searched, and one is read whole: its card, and its detail in the catalogue', async ({ page }) => {
  await openAs(page, await createMember(), courses)
  const card = cards(page, 'Courses').filter({ hasText: 'CSS layout that holds' })
  await expect(card).toMatchAriaSnapshot(`
    - heading "CSS layout that holds" [level=2]:
      - link "CSS layout that holds"
    - paragraph: Flexbox, grid and sizing rules for pages that survive long words, small phones and large fonts.
    - paragraph: By Noor Haddad-Lindqvist
    - paragraph: CSS, HTML
    - text: Junior 3 h, 50 m 6 steps 5 lessons, 1 assessment Web Front end
  `)
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  await card.getByText('6 steps').hover()
  await expect(page.locator('[data-tooltip]')).toHaveText('5 lessons, 1 assessment')
  const stars = (title: string) => cards(page, 'Courses').filter({ hasText: title }).locator('[style="width: 100%;"]')
  await expect(stars('CSS layout that holds')).toHaveCount(1)
  await expect(stars('TypeScript that helps')).toHaveCount(2)
  await expect(stars('PostgreSQL performance')).toHaveCount(3)

  await searchAll(page, {
    name: 'Courses',
    skills: 'Skills',
    levels: ['Junior', 'Senior'],
    all: 10,
    empty: 'Oops! Looks like there are no courses available.',
    durations: 'select duration from course where retired_at is null',
  })

  await card.getByRole('link').click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article:
      - heading "CSS layout that holds" [level=2]
      - paragraph: Flexbox, grid and sizing rules for pages that survive long words, small phones and large fonts.
      - button "Request to Access"
      - term: Author
      - definition: Noor Haddad-Lindqvist
      - term: Duration
      - definition: 3 h, 50 m
      - term: Level
      - definition: Junior 1 of 3
      - term: Steps
      - definition: 6 steps
      - term: Last update
      - definition:
        - time: 30 Jul 2026
      - term: Dependencies
      - definition:
        - list:
          - listitem: Basic HTML and the idea of a CSS selector
      - term: Skills
      - definition: CSS HTML
      - term: Tags
      - definition: Web Front end
      - paragraph: /^A layout that looks right .* then try to break them\\.$/
    - heading "Step list" [level=3]
    - list "Steps":
      - listitem: Boxes and their sizes Lesson, 30 m
      - listitem: "Flexbox: one direction at a time Lesson, 40 m"
      - listitem: "Grid: rows and columns together Lesson, 40 m"
      - listitem: Pages that adapt Lesson, 40 m
      - listitem: Overflow and stacking Lesson, 30 m
      - listitem: CSS layout tasks Assessment, 50 m
  `)
  const cover = page.getByRole('main').locator('img')
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)

  await page.goBack()
  await openFound(page, 'Courses', 'confidence')
  await expect(page.getByText('Not set')).toBeVisible()
  await page.getByRole('link', { name: 'TypeScript that helps' }).click()
  await expect(page.getByRole('heading', { name: 'TypeScript that helps', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Request to Access' }).click()
  await expect(page.getByRole('button', { name: 'Requested' })).toBeDisabled()
})

test('assessments are searched, and one is read whole: its card, and its detail in the catalogue', async ({ page }) => {
  await openAs(page, await createMember(), assessments)
  const card = cards(page, 'Assessments').filter({ hasText: 'SQL queries' })
  await expect(card).toMatchAriaSnapshot(`
    - heading "SQL queries" [level=2]:
      - link "SQL queries"
    - 'button "Favorite: SQL queries"'
    - paragraph: SQL, PostgreSQL
    - paragraph: Easy, Medium, Hard
    - text: 45 m Data
  `)
  await searchAll(page, {
    name: 'Assessments',
    skills: 'Technologies',
    levels: ['Easy', 'Hard'],
    all: 12,
    empty: 'No assessment matches.',
    durations: `select sum(q.duration)::int as duration from assessment a join question q on q.assessment_id = a.id
      where a.retired_at is null group by a.id`,
  })

  await card.getByRole('link').click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Back to the assessments"
    - article:
      - heading "SQL queries" [level=2]
      - text: Data
      - paragraph: /^One question to warm up .* before you submit\\.$/
      - term: Objective
      - definition: Shows that you can write queries over several tables that give the right rows also in the awkward cases.
      - term: Pass score
      - definition: 60%
      - term: Test time
      - definition: 45 m, 3 questions
      - button "Request to Access"
  `)
  await page.goBack()
  await openFound(page, 'Assessments', 'reading')
  await expect(page.getByText('Not set')).toBeVisible()
})

test('a roadmap is read whole: its card, and its way with the style of each step', async ({ page }) => {
  const person = await createMember()
  await openAs(page, person, roadMaps)
  const card = page.getByRole('article', { name: 'Web foundations' })
  await expect(card).toMatchAriaSnapshot(`
    - heading "Web foundations" [level=2]:
      - link "Web foundations"
    - paragraph: What everybody who b…
    - text: 3 courses 2 assessments
    - progressbar "Progress of Web foundations": 0%
    - term: Duration
    - definition: 15 h, 0 m
    - term: Talents
    - definition: /^\\d+$/
    - text: Web Front end Not Started
  `)
  // On the card itself, beside its title.
  await card.getByText('3 courses').click()
  await expect(page.getByRole('list', { name: 'Steps' })).toMatchAriaSnapshot(`
    - list "Steps":
      - listitem: Start
      - listitem:
        - article:
          - text: Course Not started
          - heading "HTTP in practice" [level=3]
          - text: Junior 2 h, 0 m Rated 3.5
      - listitem:
        - article:
          - text: Assessment Not started
          - heading "HTTP basics" [level=3]:
            - link "HTTP basics" [disabled]
          - text: 4 questions 20 m This step opens when HTTP in practice is completed.
      - listitem:
        - article:
          - text: Course Not started
          - heading "CSS layout that holds" [level=3]
          - text: Junior 3 h, 50 m Rated 3.5 This step opens when HTTP basics is completed.
      - listitem:
        - article:
          - text: Course Not started
          - heading "Accessible interfaces" [level=3]
          - text: MidLevel 6 h, 45 m Rated 3.5 This step opens when CSS layout that holds is completed.
      - listitem:
        - article:
          - text: Assessment Not started
          - heading "Front-end build" [level=3]
          - text: 5 questions 2 h, 5 m This step opens when Accessible interfaces is completed.
      - listitem: End
  `)
  await complete(person.email, 'web-foundations', courseIdOf('http-in-practice'))
  await page.reload()
  await page.getByRole('link', { name: 'HTTP basics' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goBack()
  const step = (title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(step('HTTP in practice')).toContainText('Completed')
  await expect(step('HTTP in practice')).not.toContainText('Rated')
  await expect(step('HTTP basics')).toContainText('In progress')
  const edges = await Promise.all(
    ['HTTP in practice', 'HTTP basics', 'CSS layout that holds'].map((title) =>
      step(title).evaluate((element) => getComputedStyle(element).borderInlineStartColor),
    ),
  )
  expect(new Set(edges).size).toBe(3)
  await page.getByRole('link', { name: 'Back to my roadmaps' }).click()
  await expect(card).toContainText(/(?<!Not )Started/)
})

test('a question in editors: undo and redo by their buttons, and Execute runs what stands there', async ({ page }) => {
  const person = await createMember()
  await complete(person.email, 'web-foundations', courseIdOf('http-in-practice'))
  await complete(person.email, 'web-foundations', assessmentIdOf('http-basics'))
  await openAs(page, person, roadMaps)
  await page.getByRole('article', { name: 'Web foundations' }).getByRole('link').click()
  await page.getByRole('link', { name: 'CSS layout that holds' }).click()
  await page.getByRole('button', { name: 'Start the Course' }).click()
  await page.getByRole('tab').last().click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Start The frame of a page' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Build a page with a header, a navigation of five links/)).toBeVisible()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  const html = dialog.getByRole('textbox', { name: 'HTML' })
  await html.fill('<h1>A frame</h1>')
  await dialog.getByRole('textbox', { name: 'CSS' }).fill('h1 { color: rgb(1, 2, 3) }')
  const pane = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }).first()
  await pane('Undo').click()
  await expect(html).not.toContainText('A frame')
  await pane('Redo').click()
  await expect(html).toContainText('A frame')
  await dialog.getByRole('button', { name: 'Execute' }).click()
  const heading = page.frameLocator('iframe').getByRole('heading', { name: 'A frame' })
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)')
  // Options have no editors to run.
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Start The item that will not shrink' }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await expect(dialog.getByRole('button', { name: 'Execute' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Submit Assessment' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeVisible()
  await expect(page.getByRole('tab').last()).toContainText(', completed')
})
