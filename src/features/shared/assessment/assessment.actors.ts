import { filter, firstValueFrom, fromEvent, map, takeUntil } from 'rxjs'
import { fromPromise } from 'xstate'
import {
  type Assessment_allFragment,
  Assessment_readDocument,
  Assessment_restartDocument,
  Assessment_startDocument,
  Assessment_submitDocument,
} from '#generated/features/shared/assessment/assessment.ts'
import { type AttemptRequest, assessment } from '#machines/assessment/assessment.machine.ts'
import { answerOperation, answerOperations } from '#machines/assessment/assessment-operations.ts'
import { type AttemptFacts, type Place, placeName } from '#machines/assessment/attempt.ts'
import { deliveryOf } from '#machines/outbox/operation-steps.ts'
import { serverTimeOf, timed } from '../clock/answer-times.ts'
import { createDeadline } from '../clock/second-clock.ts'
import { defineFlow } from '../flows/use-flow.ts'
import { type Outbox, outboxOf } from '../outbox/outbox.ts'
import { anotherAttempt } from '../services/another-attempt.ts'
import { askServer } from '../services/ask-server.ts'
import { expectData, underKey } from '../services/expect-data.ts'
import type { Services } from '../services/services.ts'

/** What the machine keeps of an answer of the gateway. @param at when it was asked, by the server's clock */
const factsOf = (answer: Assessment_allFragment, at: number): AttemptFacts => ({
  at,
  submittedAt: answer.submittedAt,
  endsAt: answer.endsAt,
  lastEndedAt: answer.lastAttempt?.endedAt ?? null,
  isRestartable: answer.isRestartable,
  questions: answer.questions.map(({ questionId, isSubmitted, answer: taken, answeredAt }) => ({
    id: questionId,
    isSubmitted,
    answer: taken,
    answeredAt,
  })),
})

/**
 * When a call was asked, by the server's clock. Told once its answer is there: the answer says itself how wrong this device's clock is,
 * which a page that was just loaded does not know before.
 */
const timeOfAsking = (services: Services): (() => number) => {
  const asked = performance.now()
  return () => serverTimeOf(services).now - (performance.now() - asked)
}

/** Asks the server how far the attempt is. @throws Failure */
export const askForAttempt = async (services: Services, place: Place): Promise<AttemptFacts> => {
  const client = await services.teamClient()
  const context = timed(services, client, 'query', Assessment_readDocument)
  const askedAt = timeOfAsking(services)
  const data = expectData(await askServer(client, Assessment_readDocument, { place }, context))
  return factsOf(data.roadMapAssessment, askedAt())
}

const changes = {
  start: [Assessment_startDocument, 'startAssessment'],
  submit: [Assessment_submitDocument, 'submitAssessment'],
  restart: [Assessment_restartDocument, 'restartAssessment'],
} as const

/** Starts, submits or restarts the attempt; the key makes a repeated request one. @throws Failure */
const changeAttempt = async (services: Services, change: keyof typeof changes, { place, requestKey }: AttemptRequest) => {
  const [document] = changes[change]
  const client = await services.teamClient()
  const askedAt = timeOfAsking(services)
  const data = expectData(
    await client
      .mutation<Record<string, Assessment_allFragment>>(
        document,
        { place },
        { ...underKey(requestKey), ...timed(services, client, 'mutation', document) },
      )
      .toPromise(),
  )
  const answer = data[changes[change][1]]
  if (answer === undefined) throw { kind: 'failed' }
  return factsOf(answer, askedAt())
}

/** Drops what was not sent of an attempt that has ended, so that it does not become an answer of the next. */
const dropAnswers = async (outbox: Outbox, place: Place): Promise<void> => {
  await outbox.adoptLeft()
  for (const { operation } of answerOperations(outbox.view().operations, place)) outbox.discard(operation.key)
}

/** Milliseconds between two attempts to submit at most. */
const longestRetryDelay = 30_000

/** The timed assessment of a place. */
export const assessmentFlow = defineFlow(assessment, (services) =>
  assessment.provide({
    actors: {
      startAssessment: fromPromise(({ input }) => changeAttempt(services, 'start', input)),
      awaitDeadline: createDeadline(services),
      handAnswer: fromPromise(async ({ input }) => outboxOf(services).enqueue(answerOperation(input), null)),
      awaitAnswers: fromPromise(async ({ input: { place }, signal }) => {
        const outbox = outboxOf(services)
        await outbox.adoptLeft()
        const left$ = outbox.view$.pipe(
          takeUntil(fromEvent(signal, 'abort')),
          map(({ operations }) => answerOperations(operations, place).map(({ operation }) => deliveryOf(operation))),
          filter((deliveries) => deliveries.every((one) => one === 'refused')),
        )
        return (await firstValueFrom(left$)).length
      }),
      submitAssessment: fromPromise(({ input }) => changeAttempt(services, 'submit', input)),
      // The attempt that failed is counted already.
      awaitNetwork: fromPromise(({ input: { attempts }, signal }) =>
        anotherAttempt({ attempts: attempts - 1, longest: longestRetryDelay }, signal),
      ),
      restartAssessment: fromPromise(async ({ input }) => {
        await dropAnswers(outboxOf(services), input.place)
        return changeAttempt(services, 'restart', input)
      }),
    },
  }),
)

/** The name of a place's flow. */
export const assessmentName = (place: Place): string => `${assessment.id}:${placeName(place)}`
