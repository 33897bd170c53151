import type { Cache } from '@urql/exchange-graphcache'

/** A field is kept by its arguments: every answer that was asked for is out of date. */
export const invalidateAll = (cache: Cache, name: string): void => {
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName === name) cache.invalidate('Query', field.fieldName, field.arguments)
  }
}
