/**
 * The queries whose answers are kept on the device, by the names of their operations: what somebody may want to read about themselves and
 * their work without network. Named one by one, so that nothing is kept because it was forgotten here. Left out are payments, pay runs and
 * loans, what is about other people, and the questions of assessments.
 */
const keptQueries: ReadonlySet<string> = new Set([
  'CareerHistories_page',
  'Catalogue_assessmentDetail',
  'Catalogue_assessments',
  'Catalogue_courses',
  'Catalogue_skills',
  'Commitments_page',
  'Contact_entries',
  'Courses_inCatalogue',
  'Courses_inRoadMap',
  'Dashboard_read',
  'Dashboard_whole',
  'Epics_ofProject',
  'Lessons_page',
  'Notifications_page',
  'ProfileFiles_state',
  'Profile_cities',
  'Profile_countries',
  'Profile_jobCatalogue',
  'Profile_page',
  'Profile_skills',
  'Repositories_page',
  'RoadMaps_detail',
  'RoadMaps_page',
  'Settings_notifications',
  'Settings_own',
  'Shell_viewer',
  'TimesheetEntry_choices',
  'TimesheetEntry_earlierEntries',
  'Timesheet_closedBy',
  'Timesheet_commitments',
  'Timesheet_week',
])

/** Whether the answers to a query may be kept on the device. @param name of its operation */
export const isKept = (name: string): boolean => keptQueries.has(name)

/** For the test that looks at what they select. */
export const namesOfKept: readonly string[] = [...keptQueries]

/**
 * What every page shows, and the page that most begin with: these are shown before the server has answered. Nothing is changed there that
 * depends on their answers, so that what was known a while longer misleads nobody into doing something.
 */
export const shownFirst: ReadonlySet<string> = new Set(['Shell_viewer', 'Dashboard_read', 'Dashboard_whole'])
