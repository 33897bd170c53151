import { describe, expect, it } from 'vitest'
import { fittingOptions, isSameText, matchesQuery, splitByMatch } from './option-match.ts'

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

  it('puts first what begins with the query, then what has a word that does', () => {
    const countries = ['Cayman Islands', 'Niger', 'Nigeria', 'Iran', 'Åland Islands', 'Isle of Man'].map((label) => ({ label }))
    const found = (query: string) => fittingOptions(countries, query).map(({ label }) => label)
    expect(found('is')).toEqual(['Isle of Man', 'Cayman Islands', 'Åland Islands'])
    expect(found('al')).toEqual(['Åland Islands'])
    expect(found('an')).toEqual(['Cayman Islands', 'Iran', 'Åland Islands', 'Isle of Man'])
    expect(found(' ')).toHaveLength(6)
    expect(found('x')).toEqual([])
  })

  it('knows the same text in another dress', () => {
    expect(isSameText(' åland islands', 'Aland Islands ')).toBe(true)
    expect(isSameText('Niger', 'Nigeria')).toBe(false)
  })
})
