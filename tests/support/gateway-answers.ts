import type { Page } from '@playwright/test'
import { pauseRequests, type RawAnswer } from './paused-request.ts'

/**
 * Answers what a page asks of the gateway; null lets a request through.
 *
 * @param answerOf of what the request sends
 * @returns to be called when the page may ask undisturbed again
 */
export const answerForGateway = (page: Page, answerOf: (body: string) => RawAnswer | null): Promise<() => Promise<void>> =>
  pauseRequests(page, '*/graphql', (request, body) => {
    const answer = answerOf(body)
    return answer === null ? request.pass() : request.respond(answer)
  })

/**
 * Lets the gateway calls of one operation fail from now on.
 *
 * @param status with which they are answered; when left out, nothing is reached
 * @returns what lets the calls through again
 */
export const failCalls = (page: Page, operation: string, status?: number): Promise<() => Promise<void>> => {
  const failure: RawAnswer =
    status === undefined ? { broken: 'ConnectionFailed' } : { status, contentType: 'text/plain', body: '' }
  return answerForGateway(page, (body) => (body.includes(operation) ? failure : null))
}
