import { readFileSync } from 'node:fs'
import { expect, type Page, type Route, type WebSocketRoute } from '@playwright/test'
import type { Failure } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { soon } from '../../support/soon.ts'

/** One GraphQL operation that the page has sent. */
export interface SentOperation {
  readonly name: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}

/** How an operation is answered without being held: its data, or a failure. */
export type StandingAnswer = (operation: SentOperation) => { readonly data: unknown } | { readonly failure: Failure }

interface HeldOperation extends SentOperation {
  readonly route: Route
}

const documents: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../src/generated/trusted-documents.json', import.meta.url), 'utf8'),
)

const nameOf = (hash: string): string => {
  const name = /^(?:query|mutation|subscription) (\w+)/.exec(documents[hash] ?? '')?.[1]
  if (name === undefined) throw new Error(`The page sent a document that is not trusted: ${hash}`)
  return name
}

/**
 * The gateway as a path wants it: every operation of the page is held until the path says how it is answered, except those with a
 * standing answer. The notification socket is held open and speaks graphql-transport-ws.
 */
export class ControlledGateway {
  readonly #held: HeldOperation[] = []
  readonly #standing = new Map<string, StandingAnswer>()
  #socket: WebSocketRoute | null = null
  #subscription: string | null = null

  /** Takes the gateway's place for a page that has not been opened yet. */
  static async of(page: Page): Promise<ControlledGateway> {
    const gateway = new ControlledGateway()
    await page.route('**/graphql', (route) => gateway.#receive(route))
    await page.routeWebSocket('**/graphql', (socket) => gateway.#connect(socket))
    return gateway
  }

  /** Answers every later operation of this name at once. */
  stand(name: string, answer: StandingAnswer): void {
    this.#standing.set(name, answer)
  }

  /** Holds the operations of this name from now on. */
  hold(name: string): void {
    this.#standing.delete(name)
  }

  /** Waits until the page has sent the operation. */
  async sent(name: string): Promise<SentOperation> {
    return this.#find(name)
  }

  /** Answers the oldest held operation of this name. */
  async answer(name: string, data: unknown): Promise<SentOperation> {
    return this.#settle(name, (route) => route.fulfill({ json: { data } }))
  }

  /** Answers the oldest held operation of this name as an effect that failed so: refused by the server, or without any answer. */
  async fail(name: string, failure: Failure): Promise<SentOperation> {
    return this.#settle(name, (route) => this.#failOn(route, failure))
  }

  /** Waits until the page listens to its notifications. */
  async subscribed(): Promise<void> {
    await expect
      .poll(() => this.#subscription, { message: 'the page subscribes to notifications', intervals: soon })
      .not.toBeNull()
  }

  /** Tells the page over the socket that its notifications changed. */
  async notify(): Promise<void> {
    await this.subscribed()
    this.#socket?.send(
      JSON.stringify({ id: this.#subscription, type: 'next', payload: { data: { notificationsChanged: true } } }),
    )
  }

  /** Names of the operations that wait for an answer. */
  waiting(): readonly string[] {
    return this.#held.map(({ name }) => name)
  }

  async #receive(route: Route): Promise<void> {
    const request = route.request()
    const body = request.postDataJSON()
    const operation = {
      name: nameOf(body.extensions.persistedQuery.sha256Hash),
      variables: body.variables,
      headers: request.headers(),
    }
    const standing = this.#standing.get(operation.name)
    if (standing === undefined) {
      this.#held.push({ ...operation, route })
      return
    }
    const answer = standing(operation)
    if ('failure' in answer) await this.#failOn(route, answer.failure)
    else await route.fulfill({ json: { data: answer.data } })
  }

  async #failOn(route: Route, failure: Failure): Promise<void> {
    if (failure.kind === 'unreachable') return route.abort('connectionfailed')
    const { message, code, field } = failure
    const extensions = field === null ? { code } : { code, field }
    await route.fulfill({ json: { data: null, errors: [{ message: message || messages.genericError, extensions }] } })
  }

  #connect(socket: WebSocketRoute): void {
    this.#socket = socket
    socket.onMessage((text) => {
      const message = JSON.parse(String(text))
      if (message.type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
      if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }))
      if (message.type === 'subscribe') this.#subscription = message.id
    })
  }

  async #find(name: string): Promise<HeldOperation> {
    await expect.poll(() => this.waiting(), { message: `the page sends ${name}`, intervals: soon }).toContain(name)
    const found = this.#held.find((one) => one.name === name)
    if (found === undefined) throw new Error(`${name} was not sent`)
    return found
  }

  async #settle(name: string, respond: (route: Route) => Promise<void>): Promise<SentOperation> {
    const found = await this.#find(name)
    this.#held.splice(this.#held.indexOf(found), 1)
    await respond(found.route)
    return found
  }
}
