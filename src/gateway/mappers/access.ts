import type { Static } from 'typebox'
import type { access, accessCalls } from '#contract/access.ts'
import type { BodyOf } from '#contract/call.ts'
import { accessForm } from '#rules/access-form.ts'
import type { AccessInput, ToolAccess } from '../generated/resolver-types.ts'
import { fromFields } from './form-fields.ts'

export const toAccess = (one: Static<typeof access>): ToolAccess => ({
  id: one.id,
  email: one.Email,
  tool: one.Tool,
  url: one.Url,
  notes: one.Notes,
  memberId: one.TeamMember.id,
  memberName: one.TeamMember.Name,
  projectId: one.Project.id,
  projectName: one.Project.Name,
  grantedOn: one.GrantedOn,
  grantedBy: one.GrantedBy,
  revokedOn: one.RevokedOn,
  revokedBy: one.RevokedBy,
  requestedOn: one.RequestedOn,
})

export const fromAccess = (input: AccessInput): BodyOf<(typeof accessCalls)['add']> => fromFields(accessForm, input)
