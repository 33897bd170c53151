import { accessForm } from '#rules/access-form.ts'
import { errorsIn } from '#rules/form-fields.ts'
import { recordAudit } from '../audit/store.ts'
import { toolAccess } from '../db/tool-access-schema.ts'
import type { AccessEntry } from './document.ts'
import { resolveMoment } from './import-commitments.ts'
import { type References, standing } from './import-money.ts'
import { resolvePerson } from './import-projects.ts'
import { readAccesses, type StoredAccess } from './read-team.ts'
import { type ImportWork, matcher, nameKey } from './work.ts'

const keyOf = ({ member, project, tool, email }: Pick<StoredAccess, 'member' | 'project' | 'tool' | 'email'>): string =>
  [member, project, tool, email].map(nameKey).join('\n')

const write = async ({ tx, now }: ImportWork, memberId: string, projectId: string, wanted: StoredAccess, isNew: boolean) => {
  const at = (moment: string | null) => (moment === null ? null : new Date(moment))
  const row = {
    projectId,
    email: wanted.email,
    tool: wanted.tool,
    url: wanted.url,
    notes: wanted.notes,
    grantedAt: at(wanted.grantedAt),
    revokedAt: at(wanted.revokedAt),
  }
  await tx
    .insert(toolAccess)
    .values({ memberId, id: wanted.id, createdAt: new Date(wanted.notedAt), ...row })
    .onConflictDoUpdate({ target: [toolAccess.memberId, toolAccess.id], set: row })
  const audited = { memberId, type: 'Access', recordId: wanted.id, event: isNew ? 'Create' : 'Update', userId: null } as const
  await recordAudit(tx, audited, now)
}

/** Accesses by id, or by member, project, tool and e-mail. What was granted and revoked stays so; nobody is told of it. */
export const importAccesses = async (
  work: ImportWork,
  entries: readonly AccessEntry[],
  { people, projects }: Pick<References, 'people' | 'projects'>,
): Promise<void> => {
  if (entries.length === 0) return
  const match = matcher(work, await readAccesses(work.tx), keyOf, {
    what: 'access',
    key: 'member, project, tool and email',
    isKeyUnique: false,
  })
  for (const [index, entry] of entries.entries()) {
    const path = `accesses[${index}]`
    const member = resolvePerson(work, `${path}.member`, entry.member, people) ?? entry.member
    const found = projects.get(nameKey(entry.project))
    if (found === undefined) work.problem(`${path}.project`, `is '${entry.project}', but no project is called that.`)
    const project = found?.name ?? entry.project
    const said = { member, project, tool: entry.tool.trim(), email: entry.email.trim(), url: entry.url.trim() }
    const { id, stored: before } = match(path, { ...(entry.id === undefined ? {} : { id: entry.id }), key: keyOf(said) })
    const moment = (field: 'notedAt' | 'grantedAt' | 'revokedAt'): string | null => {
      const given = entry[field]
      return typeof given === 'string' ? resolveMoment(work, `${path}.${field}`, given) : null
    }
    const wanted: StoredAccess = {
      id,
      ...said,
      notes: entry.notes === undefined ? (before?.notes ?? null) : entry.notes,
      notedAt: before?.notedAt ?? moment('notedAt') ?? work.now.toISOString(),
      grantedAt: standing(work, `${path}.grantedAt`, before?.grantedAt, moment('grantedAt')),
      revokedAt: standing(work, `${path}.revokedAt`, before?.revokedAt, moment('revokedAt')),
    }
    const memberId = people.idOf(member)
    const values = { ...said, notes: wanted.notes ?? '', projectId: found?.id ?? '', teamMemberId: memberId ?? '' }
    for (const [field, message] of Object.entries(errorsIn(accessForm, values, work.now.toISOString().slice(0, 10)))) {
      if (Object.hasOwn(said, field)) work.problem(`${path}.${field}`, `is refused: ${message}`)
    }
    if (wanted.revokedAt !== null && wanted.grantedAt === null) work.problem(`${path}.revokedAt`, 'needs a grantedAt.')
    if (memberId === null || found === undefined) continue
    await work.settle('accesses', before, wanted, () => write(work, memberId, found.id, wanted, before === undefined))
  }
}
