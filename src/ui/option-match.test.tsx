import { describe, expect, it } from 'vitest'
import { matchesQuery, splitByMatch } from './option-match.ts'

describe('finding what was typed', () => {
  it.each([
    ['Søren Åkesson', 'ake', true],
    ['Søren Åkesson', 'ÅKE', true],
    ['React', ' re ', true],
    ['React', '', true],
    ['React', 'rx', false],
  ])('%j contains %j: %j', (label, query, found) => expect(matchesQuery(label, query)).toBe(found))

  it('cuts the label around the match', () => {
    expect(splitByMatch('PostgreSQL', 'SQL')).toEqual({ before: 'Postgre', match: 'SQL', after: '' })
    expect(splitByMatch('React', 'x')).toEqual({ before: 'React', match: '', after: '' })
    expect(splitByMatch('React', '')).toEqual({ before: 'React', match: '', after: '' })
  })
})
