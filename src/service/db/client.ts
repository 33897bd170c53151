import pg from 'pg'

/** What every connection of the portal's processes begins its name with: by it a restore knows whether one of them runs. */
export const connectionName = 'team-member-portal'

/** How long a host has to say what it is, in milliseconds. */
const answerTimeout = 2_000

const form = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/

/**
 * The address of each host of an address that names several, as libpq writes it:
 * `postgres://user:password@one:5432,two:5432/database?target_session_attrs=read-write`.
 */
export const addressesOf = (databaseUrl: string): readonly string[] => {
  const [, before = '', hosts = '', after = ''] = form.exec(databaseUrl) ?? []
  if (!hosts.includes(',')) return [databaseUrl]
  return hosts.split(',').map((host) => {
    const url = new URL(`${before}${host}${after}`)
    // For whoever chooses among the hosts; to one of them it would be an unknown setting.
    url.searchParams.delete('target_session_attrs')
    return url.href
  })
}

interface Host {
  readonly host: string
  readonly port: number
}

/** A host that answers and takes no changes: SQLSTATE of a connection that could not be made, as for one that does not answer. */
const isStandby = (host: string): Error => Object.assign(new Error(`${host} is a standby`), { code: '08001' })

const askHost = async (connectionString: string, timeout: number): Promise<Host> => {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    application_name: `${connectionName} choice of host`,
  })
  // Told by what is asked.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ readonly standby: boolean }>('select pg_is_in_recovery() as standby')
    if (rows[0]?.standby !== false) throw isStandby(client.host)
    return { host: client.host, port: client.port }
  } finally {
    await client.end().catch(() => undefined)
  }
}

const asking = new Map<string, Promise<Host>>()

/** The first host to say that it takes changes. Asked for each new connection, once for those of a moment: nobody has to notice a failover. */
const findPrimary = (addresses: readonly string[], timeout: number): Promise<Host> => {
  const key = addresses.join()
  const known = asking.get(key)
  if (known !== undefined) return known
  const asked = Promise.any(addresses.map((address) => askHost(address, timeout)))
    .catch((error: unknown) => {
      throw error instanceof AggregateError ? error.errors[0] : error
    })
    .finally(() => asking.delete(key))
  asking.set(key, asked)
  return asked
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/**
 * A connection to PostgreSQL: where its address names several hosts, to the one that takes changes (node-postgres knows one host only).
 * Losing it never ends the process.
 */
export class DatabaseClient extends pg.Client {
  readonly #addresses: readonly string[]
  readonly #timeout: number

  constructor(config: pg.ClientConfig = {}) {
    const addresses = addressesOf(config.connectionString ?? '')
    super(addresses.length > 1 ? { ...config, connectionString: addresses[0] } : config)
    // Without a listener a lost connection ends the process. From the beginning: one may be lost between the moment at which it is there
    // and that at which whoever asked for it gets it. They learn of the loss by the query that fails, a pool by a listener of its own.
    this.on('error', () => undefined)
    this.#addresses = addresses
    this.#timeout = Math.min(config.connectionTimeoutMillis || answerTimeout, answerTimeout)
  }

  override connect(): Promise<pg.Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const connected = this.#connect()
    if (callback === undefined) return connected
    const tell = callback as (error: unknown, client?: pg.Client) => void
    connected.then((client) => tell(null, client), tell)
    return undefined
  }

  async #connect(): Promise<pg.Client> {
    if (this.#addresses.length > 1) Object.assign(this, await findPrimary(this.#addresses, this.#timeout))
    return await super.connect()
  }
}
