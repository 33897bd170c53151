/** What happens to a record of a member's (specification 3, Audit record). */
export const auditEvents = ['Create', 'Update', 'TMApprove', 'AdminApprove', 'PaymentRefAdd'] as const
export type AuditEvent = (typeof auditEvents)[number]

/** Records that have an audit trail. */
export const auditedTypes = ['PayRun', 'Loan', 'PaymentAccount', 'Access', 'Author'] as const
export type AuditedType = (typeof auditedTypes)[number]
