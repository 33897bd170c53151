import type { Client } from 'pg'
import { connectionName, DatabaseClient } from '../../db/client.ts'

/** A connection for a backup or a restore, which take as long as they take. @param url `postgres://…` */
export const connectForCopies = async (url: string): Promise<Client> => {
  const client = new DatabaseClient({ connectionString: url, application_name: `${connectionName} copies`, keepAlive: true })
  await client.connect()
  return client
}

/**
 * How many connections of the portal's processes there are beside this one. A pooler keeps those of a process that has ended, under its
 * name, so that none counts that was left unused for longer than a process leaves all of its own.
 *
 * @param unusedFor seconds; 20 when not given: the outbox is looked at every second, and a listening connection answers every 15
 */
export const countOthers = async (client: Client, unusedFor = 20): Promise<number> => {
  const { rows } = await client.query<{ readonly count: number }>(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and starts_with(application_name, $1)
      and (state is distinct from 'idle' or state_change > clock_timestamp() - make_interval(secs => $2))`,
    [connectionName, unusedFor],
  )
  return rows[0]?.count ?? 0
}

/** Makes the transaction at hand read and write the same text whatever the database is set to, and take its time. */
export const isolate = async (client: Client): Promise<void> => {
  const settings = {
    search_path: 'public',
    DateStyle: 'ISO, YMD',
    IntervalStyle: 'postgres',
    TimeZone: 'UTC',
    extra_float_digits: '1',
    bytea_output: 'hex',
    client_encoding: 'UTF8',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    transaction_timeout: '0',
  }
  // An older PostgreSQL does not have all of them.
  await client.query(
    `select set_config(given.key, given.value, true) from json_each_text($1) as given
    where exists (select from pg_settings where lower(name) = lower(given.key))`,
    [JSON.stringify(settings)],
  )
}
