import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormValues, isDay } from './form-fields.ts'
import { messages } from './messages.ts'
import { textLength } from './profile.ts'
import { changesOf, emptyForm, fieldsOf, formErrors, isRequired, isWebAddress, type ProfileFormName } from './profile-forms.ts'

const today = '2026-03-12'
const personal: FormValues = {
  ...emptyForm('personalDetails'),
  firstName: 'Mia',
  lastName: 'Member',
  birthDate: '1990-02-03',
  phone: '+46 70 100 00 01',
  nationality: 'Sweden',
  country: 'Sweden',
  city: 'Lund',
}
const education: FormValues = {
  degree: 'Doctorate',
  fieldOfStudy: 'Physics',
  institute: 'Lund University',
  startDate: '2010-09-01',
  endDate: '2014-06-01',
  stillStudying: false,
}
const names: readonly ProfileFormName[] = [
  'personalDetails',
  'jobPreferences',
  'careerHistory',
  'profileSetup',
  'education',
  'certificate',
  'languageSkill',
  'technicalSkill',
  'jobPreference',
  'careerEntry',
  'address',
  'phone',
]

describe('a form of the profile', () => {
  it('asks for its required fields, and only for the whole form', () => {
    for (const name of names) {
      const wanted = fieldsOf(name).filter((field) => isRequired(name, field))
      expect([name, Object.keys(formErrors(name, emptyForm(name), today)).sort()]).toEqual([name, [...wanted].sort()])
      expect(formErrors(name, emptyForm(name), today, 'soFar')).toEqual({})
    }
  })

  it('takes personal details with everything that completeness asks for, and not without any of it', () => {
    expect(formErrors('personalDetails', personal, today)).toEqual({})
    for (const field of ['firstName', 'lastName', 'birthDate', 'phone', 'nationality', 'country', 'city']) {
      expect(formErrors('personalDetails', { ...personal, [field]: '  ' }, today)).toEqual({ [field]: 'Required.' })
    }
  })

  it.each([
    ['personalDetails', 'birthDate', '2026-03-13', messages.dateInFuture],
    ['personalDetails', 'birthDate', '2026-03-12', undefined],
    ['personalDetails', 'birthDate', '1990-02-30', messages.dateInvalid],
    ['personalDetails', 'phone', '12345', 'Phone number must be valid.'],
    ['personalDetails', 'mobile', '12345678901234567', 'Phone number must be valid.'],
    ['personalDetails', 'secondaryEmail', 'mia@demo', 'E-mail must be valid.'],
    ['personalDetails', 'secondaryEmail', 'mia@demo.test', undefined],
    ['personalDetails', 'maritalStatus', 'Complicated', messages.genericError],
    ['personalDetails', 'firstName', 'x'.repeat(101), 'Use at most 100 characters.'],
    ['jobPreferences', 'experienceYear', '31', messages.genericError],
    ['jobPreferences', 'experienceYear', '30+', undefined],
    ['jobPreferences', 'experienceYear', '0', undefined],
    ['profileSetup', 'gitHub', 'github.com/mia', 'URL must be valid.'],
    ['profileSetup', 'gitHub', 'javascript:alert(1)//x.y', 'URL must be valid.'],
    ['profileSetup', 'webSite', 'https://mia.example', undefined],
    ['languageSkill', 'level', 'Some', messages.genericError],
  ] as const)('%s: %s %j says %j, half filled or whole', (form, field, value, error) => {
    const errors = formErrors(form, { ...emptyForm(form), [field]: value }, today, 'soFar')
    expect(errors[field]).toBe(error)
  })

  it.each([
    [249, messages.minimumCharacters],
    [250, undefined],
    [251, undefined],
  ])('of %i characters of text says %j, and markup is not counted', (length, error) => {
    const html = `<p><strong>${'x'.repeat(length - 1)}</strong><em>&amp;</em></p>`
    expect(textLength(html)).toBe(length)
    expect(formErrors('careerHistory', { description: html }, today).description).toBe(error)
    for (const field of ['bio', 'personality'])
      expect(formErrors('profileSetup', { ...emptyForm('profileSetup'), [field]: html }, today)[field]).toBe(error)
    expect(formErrors('careerHistory', { description: html }, today, 'soFar')).toEqual({})
  })

  it('takes markup without text for nothing', () => {
    expect(formErrors('careerHistory', { description: '<p><br></p>' }, today)).toEqual({ description: 'Required.' })
  })

  it('wants an end after the beginning, unless it goes on', () => {
    expect(formErrors('education', education, today)).toEqual({})
    expect(formErrors('education', { ...education, endDate: '2010-09-01' }, today)).toEqual({
      endDate: 'End date must be after start date.',
    })
    expect(formErrors('education', { ...education, endDate: '' }, today)).toEqual({ endDate: 'Required.' })
    expect(formErrors('education', { ...education, endDate: '', stillStudying: true }, today)).toEqual({})
    const certificate = { ...emptyForm('certificate'), name: 'C', issuer: 'I', issueDate: '2020-01-01', expireDate: '2019-01-01' }
    expect(formErrors('certificate', certificate, today)).toEqual({ expireDate: 'End date must be after start date.' })
    expect(formErrors('certificate', { ...certificate, expireDate: '' }, today)).toEqual({})
  })

  it('loses the city with the country, and nothing else', () => {
    expect(changesOf('personalDetails', personal, 'country', 'Norway')).toEqual({ country: 'Norway', city: '' })
    expect(changesOf('personalDetails', personal, 'country', 'Sweden')).toEqual({})
    expect(changesOf('personalDetails', personal, 'city', 'Malmö')).toEqual({ city: 'Malmö' })
    expect(changesOf('languageSkill', {}, 'language', 'Thai')).toEqual({ language: 'Thai' })
  })

  it('judges any text without failing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 60 }), (name, text) => {
        const values = Object.fromEntries(fieldsOf(name).map((field) => [field, text]))
        expect(typeof formErrors(name, values, today)).toBe('object')
      }),
    )
  })
})

describe('a day', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2023-13-01', false],
    ['1899-12-31', false],
    ['2026-3-1', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

describe('an address of the web', () => {
  it.each([
    ['https://www.linkedin.com/in/mia', true],
    ['http://mia.example/a?b=c#d', true],
    ['ftp://mia.example', false],
    ['https://localhost', false],
    ['https://user:secret@mia.example', false],
    ['data:text/html,x', false],
    ['//mia.example', false],
    ['mia.example', false],
  ])('%j: %s', (text, expected) => {
    expect(isWebAddress(text)).toBe(expected)
  })
})
