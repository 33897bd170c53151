import { describe, expect, it } from 'vitest'
import { type ProfileSource, profileFacts, textLength } from './profile.ts'
import { isProfileComplete, type ProfileFacts } from './profile-facts.ts'

const long = 'x'.repeat(250)

const complete: ProfileSource = {
  FirstName: 'Mia',
  LastName: 'Member',
  BirthDate: '1990-02-03',
  Phone: '+46701000001',
  Email: 'member@demo.test',
  Nationality: 'Swedish',
  Country: 'Sweden',
  City: 'Lund',
  JobTitle: 'Frontend Engineer',
  SpecificRoles: ['React'],
  JobPreferences: [{ WorkingPosition: 'Remote' }],
  ExperienceYear: '7',
  Personality: long,
  CareerHistoryDescription: long,
  Description: long,
  CV: 'cv.pdf',
  PhotoUrl: '/photo.png',
}

const all: ProfileFacts = { personal: true, professional: true, careerHistory: true, profile: true }

describe('the length of a text', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['   \n\t', 0],
    ['abc', 3],
    ['  abc  ', 3],
    ['a b', 3],
    ['<p>abc</p>', 3],
    ['<strong>a</strong><em>b</em>', 2],
    ['<br><br/><hr />', 0],
    ['&amp;&lt;&gt;&quot;&apos;', 5],
    ['&AMP;', 1],
    ['&#65;&#x42;', 2],
    ['&eacute;&hellip;&frac12;', 3],
    ['&amp;lt;', 4],
    ['<p>&nbsp;</p>', 0],
    ['&nbsp;'.repeat(3), 0],
    ['&#160;'.repeat(3), 0],
    ['&#xa0;'.repeat(3), 0],
    ['&#32;'.repeat(3), 0],
    ['\u00a0'.repeat(3), 0],
    ['&#0;&#xD800;&#x110000;&#99999999999999999999;', 4],
    ['😀😀', 2],
    ['AT&T', 4],
    ['1 < 2', 5],
  ])('of %j is %i', (html, length) => {
    expect(textLength(html)).toBe(length)
  })
})

describe('completeness', () => {
  it('of a whole profile', () => {
    expect(profileFacts(complete)).toEqual(all)
    expect(isProfileComplete(profileFacts(complete))).toBe(true)
  })

  const parts: { readonly [Part in keyof ProfileFacts]: ReadonlyArray<keyof ProfileSource> } = {
    personal: ['FirstName', 'LastName', 'BirthDate', 'Phone', 'Email', 'Nationality', 'Country', 'City'],
    professional: ['JobTitle', 'SpecificRoles', 'JobPreferences', 'ExperienceYear', 'Personality'],
    careerHistory: ['CareerHistoryDescription'],
    profile: ['Description', 'CV', 'PhotoUrl'],
  }
  const rows = Object.entries(parts).flatMap(([part, fields]) => fields.map((field) => [field, part] as const))

  it('knows every field', () => {
    expect(rows.map(([field]) => field).sort()).toEqual(Object.keys(complete).sort())
  })

  it.each(rows)('without %s lacks %s and nothing else', (field, part) => {
    const lists: readonly string[] = ['SpecificRoles', 'JobPreferences']
    for (const missing of lists.includes(field) ? [[]] : [null, '', '   ']) {
      const facts = profileFacts({ ...complete, [field]: missing })
      expect(facts).toEqual({ ...all, [part]: false })
      expect(isProfileComplete(facts)).toBe(false)
    }
  })

  it('takes no experience for an answer that is missing', () => {
    expect(profileFacts({ ...complete, ExperienceYear: '0' }).professional).toBe(false)
    expect(profileFacts({ ...complete, ExperienceYear: '30+' }).professional).toBe(true)
  })

  it.each([
    ['Personality', 'professional'],
    ['CareerHistoryDescription', 'careerHistory'],
    ['Description', 'profile'],
  ] as const)('%s needs 250 characters of text', (field, part) => {
    const judged = (text: string) => profileFacts({ ...complete, [field]: text })[part]
    expect(judged('x'.repeat(249))).toBe(false)
    expect(judged('x'.repeat(250))).toBe(true)
    expect(judged('x'.repeat(251))).toBe(true)
    expect(judged(`<p>${'x'.repeat(249)}</p>`)).toBe(false)
    expect(judged(`<p>${'x'.repeat(250)}</p>`)).toBe(true)
    expect(judged('&amp;'.repeat(249))).toBe(false)
    expect(judged('&amp;'.repeat(250))).toBe(true)
    expect(judged('😀'.repeat(249))).toBe(false)
    expect(judged('😀'.repeat(250))).toBe(true)
    expect(judged(`${'x'.repeat(249)}   `)).toBe(false)
  })
})

describe('character references at their edges', () => {
  it.each([
    ['&#0;', 1],
    ['&#x10ffff;', 1],
    ['&#x110000;', 1],
    ['a&nbsp;b', 3],
    ['&nbsp;&ensp;', 0],
    ['a&amp;b', 3],
    ['&amp;', 1],
    ['<b>a</b><i>b</i>', 2],
  ])('%j has a length of %s', (html, length) => expect(textLength(html)).toBe(length))

  it('a mark that is no character counts as one at the end of a text too', () => {
    expect(textLength('a&#0;')).toBe(2)
    expect(textLength('&#1114112;')).toBe(1)
  })
})
