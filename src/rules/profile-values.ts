/** What the choices of the profile's fields are (decisions B, Wizard and profile fields). */

export const languageLevels = ['Basic', 'Conversational', 'Fluent', 'Native'] as const
export type LanguageLevel = (typeof languageLevels)[number]

/** '0' to '30', then '30+' (decisions B, Job Preferences). */
export const experienceYears: readonly string[] = [...Array.from({ length: 31 }, (_, year) => String(year)), '30+']

export const workingPositions = [
  'Full time',
  'Part time',
  'Contract',
  'Freelance',
  'Internship',
  'Remote',
  'Hybrid',
  'On site',
] as const

export const maritalStatuses = ['Single', 'Married', 'In a partnership', 'Divorced', 'Widowed', 'Prefer not to say'] as const

export const militaryServiceSituations = [
  'Not applicable',
  'Completed',
  'Exempt',
  'In service',
  'Postponed',
  'Not completed',
] as const

export const degrees = [
  'High school diploma',
  'Vocational training',
  'Associate degree',
  "Bachelor's degree",
  "Master's degree",
  'Doctorate',
  'Bootcamp or course',
  'Other',
] as const

/** Languages to choose from; another one may be typed. */
export const languages = [
  'Arabic',
  'Bengali',
  'Bulgarian',
  'Chinese (Cantonese)',
  'Chinese (Mandarin)',
  'Croatian',
  'Czech',
  'Danish',
  'Dutch',
  'English',
  'Estonian',
  'Finnish',
  'French',
  'German',
  'Greek',
  'Hebrew',
  'Hindi',
  'Hungarian',
  'Indonesian',
  'Italian',
  'Japanese',
  'Korean',
  'Kurdish',
  'Latvian',
  'Lithuanian',
  'Malay',
  'Norwegian',
  'Persian',
  'Polish',
  'Portuguese',
  'Punjabi',
  'Romanian',
  'Russian',
  'Serbian',
  'Slovak',
  'Slovenian',
  'Spanish',
  'Swahili',
  'Swedish',
  'Tamil',
  'Thai',
  'Turkish',
  'Ukrainian',
  'Urdu',
  'Vietnamese',
] as const
