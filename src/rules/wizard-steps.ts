/** The steps of the profile wizard and of the profile page, with their estimates in minutes (specification 2.6 and 9). */
export const wizardSteps = [
  { step: 1, name: 'personal-details', title: 'Personal Details', minutes: 1 },
  { step: 2, name: 'job-preferences', title: 'Job Preferences', minutes: 3 },
  { step: 3, name: 'education', title: 'Education', minutes: 5 },
  { step: 4, name: 'skills', title: 'Skills and Certificates', minutes: 3 },
  { step: 5, name: 'career-history', title: 'Career History', minutes: 3 },
  { step: 6, name: 'profile-setup', title: 'Profile Setup', minutes: 5 },
] as const
export type WizardStep = (typeof wizardSteps)[number]['step']
export type StepName = (typeof wizardSteps)[number]['name']
