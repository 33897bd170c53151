import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { parse } from 'graphql'
import type { Failure } from '#machines/failure.ts'
import { createStandIn } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { PausedRequest, type RawAnswer } from '../../support/paused-request.ts'
import { soon } from '../../support/soon.ts'
import { trustedDocuments } from '../../support/trusted-documents.ts'
import type { PendingCall } from './pending-call.ts'
import { refusalOf } from './refusal.ts'

/** One GraphQL operation that the page has sent. */
export interface SentOperation {
  readonly name: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}

/** How an operation is answered without being held: its data, a failure, or what is no answer of the gateway's. */
export type StandingAnswer = (
  operation: SentOperation,
) => { readonly data: object } | { readonly failure: Failure } | { readonly raw: RawAnswer }

interface Received {
  readonly headers: Readonly<Record<string, string>>
  readonly postData?: string
}

interface HeldOperation extends SentOperation {
  readonly arrival: number
  readonly text: string
  readonly request: PausedRequest
  /** The browser's name for it. */
  readonly networkId: string | undefined
}

/** Whose word counts for a page at the moment: a page that one path leaves to the next has one gateway after the other. */
const inCharge = new WeakMap<Page, { gateway: ControlledGateway }>()

const textOf = (hash: string): string => {
  const text = trustedDocuments[hash]
  if (text === undefined) throw new Error(`The page sent a document that is not trusted: ${hash}`)
  return text
}

const nameOf = (text: string): string => /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? ''

/**
 * The gateway as a path wants it: every operation of the page is held until the path says how it is answered, except those with a
 * standing answer. The notification socket is held open and speaks graphql-transport-ws.
 */
export class ControlledGateway {
  /** Fills what answers leave out, and refuses what the schema does not allow. */
  readonly #standIn = createStandIn()
  /** How many operations have come. */
  #arrivals = 0
  readonly #held: HeldOperation[] = []
  /** Which of them a gesture has answered, by their arrival. */
  readonly #settled = new Set<number>()
  readonly #standing = new Map<string, StandingAnswer>()
  #socket: WebSocketRoute | null = null
  #subscription: string | null = null

  /** Takes the gateway's place for a page that has not been opened yet. */
  static async of(page: Page): Promise<ControlledGateway> {
    const gateway = new ControlledGateway()
    const known = inCharge.get(page)
    if (known !== undefined) {
      known.gateway = gateway
      return gateway
    }
    const charge = { gateway }
    inCharge.set(page, charge)
    const session = await page.context().newCDPSession(page)
    session.on('Fetch.requestPaused', ({ requestId, request, networkId }) =>
      charge.gateway.#receive(new PausedRequest(session, requestId), request, networkId),
    )
    // What a page has given up, by leaving for one, is nothing to answer: the next page's operation of that name is.
    session.on('Network.loadingFailed', ({ requestId }) => charge.gateway.#drop(requestId))
    await session.send('Network.enable')
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql' }] })
    await page.routeWebSocket('**/graphql', (socket) => charge.gateway.#connect(socket))
    return gateway
  }

  /** Answers every later operation of this name at once; of the data only what matters need be said. */
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

  /** Answers the oldest held operation of this name; of the data only what matters need be said. */
  async answer(name: string, data: object): Promise<SentOperation> {
    return this.#settle(name, (operation) => this.#answerTo(operation, data))
  }

  /** Answers the oldest held operation of this name with these fields alone, as a server does that says less than it was asked. */
  async answerTooLittle(name: string, data: object): Promise<SentOperation> {
    return this.#settle(name, ({ request }) => request.fulfill({ data }))
  }

  /** Answers the oldest held operation of this name as an effect that failed so: refused by the server, or without any answer. */
  async fail(name: string, failure: Failure): Promise<SentOperation> {
    return this.#settle(name, ({ request }) => this.#failOn(request, failure))
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

  /** How many operations have come so far, answered or held. */
  get arrivals(): number {
    return this.#arrivals
  }

  /** What has come after that many and waits for an answer, the oldest first. */
  pendingAfter(arrivals: number): readonly PendingCall[] {
    return this.#held
      .filter(({ arrival }) => arrival > arrivals)
      .map((operation) => ({
        kind: 'operation',
        name: operation.name,
        key: operation.headers['idempotency-key'],
        isSettled: () => this.#settled.has(operation.arrival),
        respond: async (answer) => {
          this.#held.splice(this.#held.indexOf(operation), 1)
          await operation.request.respond(answer)
        },
      }))
  }

  async #receive(paused: PausedRequest, { postData, headers }: Received, networkId?: string): Promise<void> {
    this.#arrivals += 1
    const body = JSON.parse(postData ?? '')
    const text = textOf(body.extensions.persistedQuery.sha256Hash)
    const operation = {
      arrival: this.#arrivals,
      request: paused,
      networkId,
      text,
      name: nameOf(text),
      variables: body.variables,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    }
    const standing = this.#standing.get(operation.name)
    if (standing === undefined) {
      this.#held.push(operation)
      return
    }
    const answer = standing(operation)
    if ('raw' in answer) await paused.respond(answer.raw)
    else if ('failure' in answer) await this.#failOn(paused, answer.failure)
    else await this.#answerTo(operation, answer.data)
  }

  #drop(networkId: string): void {
    const index = this.#held.findIndex((one) => one.networkId === networkId)
    if (index >= 0) this.#held.splice(index, 1)
  }

  async #answerTo({ request, text, variables }: HeldOperation, data: object): Promise<void> {
    await request.fulfill({ data: this.#standIn.answer(parse(text), variables, data) })
  }

  async #failOn(request: PausedRequest, failure: Failure): Promise<void> {
    if (failure.kind === 'unreachable') return request.abort()
    const { message, code, field } = refusalOf(failure)
    const extensions = field === null ? { code } : { code, field }
    await request.fulfill({ data: null, errors: [{ message: message || messages.genericError, extensions }] })
  }

  #connect(socket: WebSocketRoute): void {
    this.#socket = socket
    this.#subscription = null
    // Over a socket that is gone nobody hears; the page's next one is waited for.
    socket.onClose(() => {
      if (this.#socket === socket) this.#subscription = null
    })
    socket.onMessage((text) => {
      const message = JSON.parse(String(text))
      if (message.type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }))
      if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }))
      if (message.type === 'subscribe') this.#subscription = message.id
      if (message.type === 'complete' && message.id === this.#subscription) this.#subscription = null
    })
  }

  async #find(name: string): Promise<HeldOperation> {
    await expect.poll(() => this.waiting(), { message: `the page sends ${name}`, intervals: soon }).toContain(name)
    const found = this.#held.find((one) => one.name === name)
    if (found === undefined) throw new Error(`${name} was not sent`)
    return found
  }

  async #settle(name: string, respond: (operation: HeldOperation) => Promise<void>): Promise<SentOperation> {
    const found = await this.#find(name)
    this.#held.splice(this.#held.indexOf(found), 1)
    this.#settled.add(found.arrival)
    await respond(found)
    return found
  }
}
