import { addDays } from '#rules/weeks.ts'
import { exampleId, table } from './table.ts'

const authors = table(
  'f',
  'author member ignored lines days',
  `
  Maya Rahimi <member@demo.test> | Maya Rahimi | | 18400 | -1
  mrahimi <maya.rahimi@users.noreply.git.demo.test> | | | 912 | -3
  Amir Karimi <amir.karimi@home.example> | | | 240 | -9
  build-server <build@ci.demo.test> | | yes | 90211 | 0
  Fiona Blake <fiona.blake@contractors.example> | | | 77 | -300`,
)

/** Commit authors around a day: assigned, alike to somebody of the team, ignored, and of nobody. @param today `YYYY-MM-DD` */
export const authorsAround = (today: string) =>
  authors.map(({ id, author, member, ignored, lines, days }) => ({
    ...{ id, author, isIgnored: ignored === 'yes', lines: Number(lines), lastCommitOn: addDays(today, Number(days)) },
    ...{ memberId: member === '' ? null : exampleId('e', 1), memberName: member === '' ? null : member },
  }))
