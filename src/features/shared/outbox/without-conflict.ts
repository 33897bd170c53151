import { isRefused, toFailure } from '#machines/failure.ts'

/**
 * For records without versions: what the server refuses as a conflict is refused, because there is nothing to choose between.
 *
 * @throws the failure, in any case
 */
export const withoutConflict = (error: unknown): never => {
  throw isRefused(error, 'CONFLICT') ? { ...toFailure(error), code: 'FORBIDDEN' } : error
}
