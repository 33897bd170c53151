/** Sentences for demo records, by the kind of activity; `{epic}` stands for what it was about. */
const sentences: readonly { readonly activity: RegExp; readonly texts: readonly string[] }[] = [
  {
    activity: /review/i,
    texts: [
      'Reviewed two changes to {epic} and paired on the second',
      'Read through the new tests of {epic} and asked for two edge cases',
      'Reviewed the migration for {epic} together with its way back',
      'Went over the error messages of {epic} with the author',
      'Reviewed the retry rules of {epic}; one case was left open',
    ],
  },
  {
    activity: /bug|fix|maint|support/i,
    texts: [
      'Found why {epic} showed yesterday in the evening: the day was taken in UTC',
      'Fixed the double entry in {epic} when the button was pressed twice',
      'Followed a report about {epic} through the logs and closed the gap',
      'Fixed rounding in the totals of {epic} and corrected three records',
      'Answered two questions from users of {epic} and improved the text they stumbled over',
      'Stopped {epic} from losing its filter after a reload',
    ],
  },
  {
    activity: /test|quality|qa/i,
    texts: [
      'Wrote tests for {epic} that run in a real browser',
      'Went through {epic} by keyboard only and noted four findings',
      'Added a load test for {epic}; it holds 400 requests a second',
      'Checked {epic} on narrow screens and with large text',
      'Turned three manual checks of {epic} into automatic ones',
      'Looked for the reason of an unsteady test in {epic} and removed it',
    ],
  },
  {
    activity: /design|ux|ui/i,
    texts: [
      'Drew three ways to show {epic} on a phone',
      'Tried the new flow of {epic} with two people and wrote down where they hesitated',
      'Settled colours and spacing for {epic} in both themes',
      'Worked out the empty and the error state of {epic}',
    ],
  },
  {
    activity: /meet|plan|manage|workshop|daily|stand/i,
    texts: [
      'Planned the next two weeks of {epic} with the team',
      'Weekly meeting: progress of {epic} and what stands in its way',
      'Talked through the open questions of {epic} with the customer',
      'Looked back on the release of {epic} and agreed on two changes',
      'One-to-one talks and preparing the plan for {epic}',
    ],
  },
  {
    activity: /doc|writ|train|learn/i,
    texts: [
      'Described how {epic} works and how to run it locally',
      'Wrote the release notes for {epic}',
      'Put the decisions about {epic} on one page',
      'Showed {epic} to a new colleague and updated the guide on the way',
    ],
  },
  {
    activity: /deploy|devops|operat|infra|release|monitor/i,
    texts: [
      'Released {epic} and watched its figures for an hour',
      'Added an alarm for slow answers of {epic}',
      'Shortened the build of {epic} from nine minutes to four',
      'Moved {epic} to the new database version and checked the backup',
      'Rehearsed the return to the earlier version of {epic}',
    ],
  },
  {
    activity: /analy|research|data|requirement|architect/i,
    texts: [
      'Compared two ways to store {epic} and measured both',
      'Collected what {epic} has to do from the customer and ordered it',
      'Looked at three months of figures of {epic} and listed what stands out',
      'Sketched how {epic} talks to its neighbours',
      'Cleaned the data behind {epic} and counted what was missing',
    ],
  },
]

const anyActivity: readonly string[] = [
  'Built the first version of {epic} and put it behind a switch',
  'Moved the rules of {epic} into one place and covered them with tests',
  'Finished the form of {epic} with its messages and the order of the keyboard',
  'Made {epic} keep working while the connection is away',
  'Split the slowest query of {epic}; a page now answers in 80 ms',
  'Added paging and sorting to the list of {epic}',
  'Wired {epic} to the new service and removed the old call',
  'Worked through the remarks on {epic} and merged the change',
  'Made sending {epic} twice harmless',
  'Replaced the hand-written dates in {epic} with the shared calendar',
  'Added what is needed to export {epic} as a file',
  'Prepared {epic} for a second language',
]

/** Epics that are about the team's own work, not about a part of a product, with the activities that suit them. */
const ownWork: readonly { readonly epic: RegExp; readonly activity: RegExp; readonly texts: readonly string[] }[] = [
  {
    epic: /^maintenance$/i,
    activity: /develop|fix|deploy|support|test/i,
    texts: [
      'Brought the libraries up to date and ran every check',
      'Removed two switches that have been on for months',
      'Cleared the list of warnings of the build',
      'Renewed certificates and checked when the next ones end',
    ],
  },
  {
    epic: /^releases?$/i,
    activity: /deploy|test|doc|review/i,
    texts: [
      'Cut the release, watched it for an hour and closed its tickets',
      'Went through the checklist of the release with support',
      'Wrote down what is new in this release, for users and for support',
      'Practised the way back to the earlier release',
    ],
  },
  {
    epic: /^planning$/i,
    activity: /meet|plan/i,
    texts: [
      'Planned the next two weeks and named who does what',
      'Ordered the tickets of the coming weeks with the customer',
      'Estimated eleven tickets and split the three largest',
      'Looked at who is away when, and moved two tasks',
    ],
  },
  {
    epic: /^(?:staffing|hiring|quarterly review|team health)$/i,
    activity: /meet|plan|doc/i,
    texts: [
      'Talked with three people about their plans and wrote down what was agreed',
      'Prepared the figures of the quarter and went through them with the customer',
      'Interview with a candidate and a page about it',
      'Read what the team said in the survey and chose two things to change',
      'Looked at who is needed where in the coming quarter',
    ],
  },
]

const ownWorkOf = (epic: string) => ownWork.find((kind) => kind.epic.test(epic))

/** Whether somebody would log this activity on an epic. */
export const suits = (activity: string, epic: string): boolean => ownWorkOf(epic)?.activity.test(activity) ?? true

/** A name in the middle of a sentence; abbreviations keep their capitals. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name

/**
 * A description of what was done.
 *
 * @param choose picks one of a list
 */
export const describeWork = (
  activity: string,
  epic: string,
  ticket: string,
  choose: (texts: readonly string[]) => string,
): string => {
  const texts = ownWorkOf(epic)?.texts ?? sentences.find((kind) => kind.activity.test(activity))?.texts ?? anyActivity
  return `${ticket} - ${choose(texts).replace('{epic}', inSentence(epic))}`
}
