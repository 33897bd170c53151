import pg, { type Client } from 'pg'

/** A table as the database's catalogue has it. */
export interface Table {
  readonly name: string
  /** In their order, without those that PostgreSQL computes. */
  readonly columns: readonly string[]
}

/** Every table of the schema in which the portal's are, but for those that an extension brought. */
export const readTables = async (client: Client): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (
        select from pg_catalog.pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.oid, c.relname
    order by c.relname`)
  return rows
}

/** The SQL of a table with its columns, as COPY wants it. */
export const copied = ({ name, columns }: Table): string =>
  `public.${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`

export interface Sequence {
  readonly name: string
  /** The value that it gives next. */
  readonly next: string
}

/** The sequences that belong to columns of these tables. A sequence knows no snapshot: it may be further than the rows. */
export const readSequences = async (client: Client, tables: readonly string[]): Promise<readonly Sequence[]> => {
  const { rows } = await client.query<{ readonly name: string; readonly step: string }>(
    `select s.relname::text as name, q.seqincrement as step
    from pg_catalog.pg_sequence q
      join pg_catalog.pg_class s on s.oid = q.seqrelid
      join pg_catalog.pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
      join pg_catalog.pg_class t on d.refclassid = 'pg_class'::regclass and t.oid = d.refobjid
    where s.relnamespace = 'public'::regnamespace and t.relname = any ($1)
    order by s.relname`,
    [tables],
  )
  const sequences: Sequence[] = []
  for (const { name, step } of rows) {
    const value = await client.query<{ readonly next: string }>(
      `select last_value + case when is_called then $1::bigint else 0 end as next from public.${pg.escapeIdentifier(name)}`,
      [step],
    )
    sequences.push({ name, next: value.rows[0]?.next ?? '1' })
  }
  return sequences
}

/** What is taken from tables while rows are put into them, and given back afterwards. */
export interface SetAside {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * Statements that take the foreign keys of tables away and stop their triggers, and those that undo it, by which the keys are checked.
 * Whoever owns the tables may do this; `session_replication_role` would need a superuser.
 */
export const setAside = async (client: Client, tables: readonly string[]): Promise<SetAside> => {
  const { rows } = await client.query<{ readonly before: string; readonly after: string }>(
    `with ours as (
      select c.oid, format('ALTER TABLE public.%I', c.relname) as alter from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any ($1))
    select format('%s DROP CONSTRAINT %I', alter, conname) as before,
      format('%s ADD CONSTRAINT %I %s', alter, conname, pg_get_constraintdef(f.oid)) as after
    from ours join pg_catalog.pg_constraint f on f.conrelid = ours.oid and f.contype = 'f'
    union all
    select format('%s DISABLE TRIGGER %I', alter, tgname),
      format('%s ENABLE %s TRIGGER %I', alter, case tgenabled when 'A' then 'ALWAYS' when 'R' then 'REPLICA' else '' end, tgname)
    from ours join pg_catalog.pg_trigger t on t.tgrelid = ours.oid and not t.tgisinternal and t.tgenabled <> 'D'`,
    [tables],
  )
  return { before: rows.map(({ before }) => before), after: rows.map(({ after }) => after) }
}
