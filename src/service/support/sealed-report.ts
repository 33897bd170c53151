import type { problemReport } from '../db/support-schema.ts'
import { allFieldKeys, type FieldKeys, openField, sealField } from '../field-encryption.ts'

export type ReportRow = typeof problemReport.$inferSelect
/** Which report a row is. */
type Place = Pick<ReportRow, 'memberId' | 'id'>

const placeOf = ({ memberId, id }: Place): string => `problem_report/${memberId}/${id}/report`

/** The columns of a report, sealed with the present key. */
export const sealReport = ({ current }: FieldKeys, place: Place, report: string): Pick<ReportRow, 'keyId' | 'sealedReport'> => ({
  keyId: current.id,
  sealedReport: sealField(current, placeOf(place), report),
})

/**
 * A report as it was sent; null when it was sealed with a key that is not known any more.
 *
 * @throws Error when the row was changed behind the service's back
 */
export const openReport = (keys: FieldKeys, row: Place & Pick<ReportRow, 'keyId' | 'sealedReport'>): string | null => {
  const key = allFieldKeys(keys).find(({ id }) => id === row.keyId)
  return key === undefined ? null : openField(key, placeOf(row), row.sealedReport)
}
