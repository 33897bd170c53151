import { describe, expect, it, test } from 'vitest'
import { authorParts } from '#rules/authors.ts'
import {
  type AuthorView,
  filterAuthors,
  type ListedAuthor,
  likeness,
  readAuthorView,
  selectionAfter,
  sortAuthors,
  suggestMember,
  withDecisions,
  writeAuthorView,
} from './author-list.ts'

const listed = (author: string, changes: Partial<ListedAuthor> = {}): ListedAuthor => ({
  id: author,
  author,
  memberId: null,
  memberName: null,
  isIgnored: false,
  lines: 0,
  lastCommitOn: null,
  ...changes,
})
const maya = { id: 'm', name: 'Maya Rahimi', email: 'member@demo.test' }
const tomas = { id: 't', name: 'Tomás Silva', email: 'tomas@demo.test' }
const all: AuthorView = { search: '', unassigned: false, showIgnored: false, sort: null }

describe('an author', () => {
  it.each([
    ['Maya R <Maya@Laptop.local>', 'Maya R', 'maya@laptop.local'],
    ['<ci@build.test>', '', 'ci@build.test'],
    ['Maya@Laptop.local', '', 'maya@laptop.local'],
    ['build server', 'build server', ''],
    ['Odd <name> <a@b.test>', 'Odd <name>', 'a@b.test'],
  ])('%s has a name and an e-mail', (author, name, email) => {
    expect(authorParts(author)).toEqual({ name, email })
  })
})

describe('the address', () => {
  it('says what is shown, and nothing that is as usual', () => {
    const views: AuthorView[] = [
      all,
      { search: 'maya r', unassigned: true, showIgnored: true, sort: { column: 'lines', direction: 'descending' } },
    ]
    expect(writeAuthorView(all)).toEqual({})
    for (const view of views) expect(readAuthorView(new URLSearchParams(writeAuthorView(view)))).toEqual(view)
    expect(readAuthorView(new URLSearchParams('unassigned=1&sort=id&order=x'))).toEqual(all)
  })
})

describe('the filter', () => {
  const authors = [
    listed('Maya R <maya@laptop.local>', { memberId: 'm', memberName: 'Maya Rahimi' }),
    listed('Robot <robot@ci.test>', { isIgnored: true }),
    listed('Zoë <zoe@home.test>'),
  ]
  const shown = (view: Partial<AuthorView>) =>
    filterAuthors(authors, { ...all, ...view }).map(({ author }) => author.split(' ')[0])
  it.each([
    [{}, ['Maya', 'Zoë']],
    [{ search: 'RAHIMI laptop' }, ['Maya']],
    [{ search: 'zoe@home' }, ['Zoë']],
    [{ search: 'nobody' }, []],
    [{ unassigned: true }, ['Zoë']],
    [{ showIgnored: true }, ['Maya', 'Robot', 'Zoë']],
    [{ showIgnored: true, unassigned: true }, ['Robot', 'Zoë']],
  ])('%j shows %j', (view, expected) => {
    expect(shown(view)).toEqual(expected)
  })

  it('goes through 20,000 authors at once', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => listed(`Author ${index} <a${index}@many.test>`))
    expect(filterAuthors(many, { ...all, search: 'author a19999@' })).toHaveLength(1)
  })
})

test('what has nothing in the column comes last, whichever way it is sorted', () => {
  const authors = [
    listed('b', { lines: 2, lastCommitOn: '2026-01-02' }),
    listed('a'),
    listed('c', { lines: 10, lastCommitOn: '2026-01-01' }),
  ]
  const order = (column: 'author' | 'lines' | 'last', direction: 'ascending' | 'descending') =>
    sortAuthors(authors, { column, direction })
      .map(({ id }) => id)
      .join('')
  expect(order('author', 'descending')).toBe('cba')
  expect(order('lines', 'ascending')).toBe('abc')
  expect(order('last', 'ascending')).toBe('cba')
  expect(order('last', 'descending')).toBe('bca')
})

test('what is on its way is shown over the answer, the later change over the earlier', () => {
  const authors = [listed('one'), listed('other', { memberId: 'm', memberName: 'Maya Rahimi' })]
  const member = { id: 't', name: 'Tomás Silva' }
  const ids = [{ id: 'one' }, { id: 'other' }]
  expect(withDecisions(authors, [])).toBe(authors)
  expect(
    withDecisions(authors, [
      { change: 'Assign', authors: ids, member },
      { change: 'Ignore', authors: [{ id: 'one' }], member: null },
      { change: 'Remove', authors: [{ id: 'other' }], member: null },
    ]),
  ).toEqual([
    listed('one', { memberId: 't', memberName: 'Tomás Silva', isIgnored: true }),
    listed('other', { memberId: null, memberName: null }),
  ])
})

describe('ticking rows', () => {
  const rows = ['a', 'b', 'c', 'd', 'e']
  it.each([
    [[], { id: 'b', isSelected: true, anchor: null }, ['b']],
    [['b'], { id: 'd', isSelected: true, anchor: 'b' }, ['b', 'c', 'd']],
    [['d', 'x'], { id: 'b', isSelected: true, anchor: 'd' }, ['x', 'b', 'c', 'd']],
    [['a', 'b', 'c'], { id: 'b', isSelected: false, anchor: 'c' }, ['a']],
    [['a'], { id: 'c', isSelected: true, anchor: 'gone' }, ['a', 'c']],
  ])('%j and %j gives %j', (selected, ticked, expected) => {
    expect(selectionAfter(selected, rows, ticked)).toEqual(expected)
  })
})

describe('suggestions', () => {
  it.each([
    ['Whoever <member@demo.test>', maya, 1],
    ['Rahimi, Maya <x@y.test>', maya, 0.9],
    ['maya <maya.rahimi@users.noreply.test>', maya, 0.9],
    ['mayarahimi <x@y.test>', maya, 0.85],
    ['mrahimi <x@y.test>', maya, 0.8],
    ['x <12840+mrahimi@users.noreply.test>', maya, 0.8],
    ['M. Rahimi <x@y.test>', maya, 0.8],
    ['Maya R <maya@laptop.local>', maya, 0.7],
    ['Tomas Silva <x@y.test>', tomas, 0.9],
    ['tsilva <x@y.test>', tomas, 0.8],
    ['Maya Chen <maya.chen@y.test>', maya, 0],
    ['root <root@localhost>', maya, 0],
    ['', maya, 0],
  ])('%s is alike to $name by %d', (author, member, expected) => {
    expect(likeness(authorParts(author), member)).toBe(expected)
  })

  it('are of nobody who fits no better than another, and of no author who is assigned or ignored', () => {
    const twin = { id: 'n', name: 'Mona Rahimi', email: 'mona@demo.test' }
    const author = listed('M. Rahimi <x@y.test>')
    expect(suggestMember(author, [maya, tomas])).toBe(maya)
    expect(suggestMember(author, [maya, twin])).toBeNull()
    expect(suggestMember(author, [])).toBeNull()
    expect(suggestMember({ ...author, memberId: 'm' }, [maya])).toBeNull()
    expect(suggestMember({ ...author, isIgnored: true }, [maya])).toBeNull()
  })
})
