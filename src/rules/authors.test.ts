import { describe, expect, it } from 'vitest'
import { authorParts } from './authors.ts'

describe('an author as git writes it', () => {
  it.each([
    ['Ada Lovelace <ada@Example.org>', 'Ada Lovelace', 'ada@example.org'],
    ['  Ada Lovelace   <  ada@example.org >  ', 'Ada Lovelace', 'ada@example.org'],
    ['<ada@example.org>', '', 'ada@example.org'],
    ['Ada <the first> <ada@example.org>', 'Ada <the first>', 'ada@example.org'],
    ['Ada <>', 'Ada', ''],
    ['Ada@Example.org', '', 'ada@example.org'],
    [' ada@example.org ', '', 'ada@example.org'],
    ['  Ada  ', 'Ada', ''],
    ['Ada @ home', 'Ada @ home', ''],
    ['ada@example.org and others', 'ada@example.org and others', ''],
    ['see ada@example.org', 'see ada@example.org', ''],
    ['Ada <ada@example.org> Lovelace', 'Ada <ada@example.org> Lovelace', ''],
  ])('%j', (author, name, email) => expect(authorParts(author)).toEqual({ name, email }))
})
