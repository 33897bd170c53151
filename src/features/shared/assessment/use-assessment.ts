import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { filter, fromEvent, merge } from 'rxjs'
import { useQuery } from 'urql'
import { type Assessment_allFragment, Assessment_readDocument } from '#generated/features/shared/assessment/assessment.ts'
import { goneAnswers, refusedAnswers } from '#machines/assessment/answer-settling.ts'
import type { AssessmentEvent, assessment } from '#machines/assessment/assessment.machine.ts'
import { answerOperations } from '#machines/assessment/assessment-operations.ts'
import { type Attempt, isNews, type Place, presentAnswer, progressOf } from '#machines/assessment/attempt.ts'
import { type Failure, toFailure } from '#machines/failure.ts'
import { isUnclear } from '#machines/outbox/operation-steps.ts'
import { codeIn } from '#rules/assessment-answer.ts'
import { changeBetween } from '#rules/text-change.ts'
import { type AnswerStatus, answerStatus } from '#view-models/answer-status.ts'
import { serverTimeOf } from '../clock/answer-times.ts'
import { type FlowView, flowKey, useFlow } from '../flows/use-flow.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { type Services, useServices } from '../services/services.ts'
import { askForAttempt, assessmentFlow, assessmentName } from './assessment.actors.ts'

export type Question = Assessment_allFragment['questions'][number]

/** An assessment in a place, as both of its shells show it. */
export interface AssessmentView {
  /** What it is about; undefined until the server has said so. */
  readonly data: Assessment_allFragment | undefined
  readonly state: FlowView<typeof assessment>['state']
  readonly send: (event: AssessmentEvent) => void
  /** What stands in one of a question's editors now. */
  readonly write: (questionId: string, mode: string, text: string) => void
  readonly choose: (questionId: string, option: number) => void
  /** Submits the present answer of a question. */
  readonly submit: (questionId: string) => void
  /** The attempt in this moment: a key may come before the one before it is drawn. */
  readonly attempt: () => Attempt
  /** Why the server could not be asked, while nothing is known. */
  readonly loadFailure: Failure | null
  readonly isOffline: boolean
  readonly ask: () => void
  readonly statusOf: (questionId: string) => AnswerStatus
  /** Sends an answer again that the server failed at. */
  readonly retry: (questionId: string) => void
  /** Tries at once, instead of waiting for the network. */
  readonly sendNow: () => void
  /** The key of the flow that keeps what is typed. */
  readonly flowKey: string
}

/** When the attempt may have changed without this page: it is looked at again, or the network is back. */
const occasions = () =>
  merge(
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible')),
    fromEvent(window, 'focus'),
    fromEvent(window, 'online'),
  )

type Running = Pick<FlowView<typeof assessment>, 'actor'>

/** Whether a page can tell that an answer has left the outbox: it had it there, or has no other page beside it. */
const tellsGone = (services: Services, { actor }: Running, knows: (answerKey: string) => boolean, key: string) => {
  const isAlone = services.keeping.of(key) !== 'elsewhere' && !actor.getSnapshot().matches({ running: 'handing' })
  return (answerKey: string) => isAlone || knows(answerKey)
}

/**
 * Asks the server how far the attempt in the shown place is, one question at a time, and tells the flow what is new; asked meanwhile, it asks
 * once more. What is answered about a place that is no longer shown is dropped.
 */
const useAsking = (place: Place, { actor }: Running, key: string) => {
  const services = useServices()
  const { outbox } = useOutbox()
  const [loadFailure, setLoadFailure] = useState<Failure | null>(null)
  const present = useRef(actor)
  present.current = actor
  const asking = useRef<'once' | 'onceMore' | null>(null)
  const shown = useRef(place)
  shown.current = place
  const askOnce = useCallback(async () => {
    const isShown = () => shown.current === place
    try {
      await outbox.adoptLeft()
      const canTell = tellsGone(services, { actor: present.current }, outbox.knows, key)
      const gone = goneAnswers(present.current.getSnapshot().context.sent, outbox.view().operations, canTell)
      const facts = await askForAttempt(services, place)
      if (!isShown()) return
      const running = present.current
      if (isNews(running.getSnapshot().context, facts)) running.send({ type: 'assessment.arrived', facts })
      for (const answer of gone) running.send({ type: 'answer.settled', ...answer })
      setLoadFailure(null)
    } catch (error) {
      if (isShown()) setLoadFailure(toFailure(error))
    }
  }, [services, outbox, place, key])
  const askPresent = useRef(askOnce)
  askPresent.current = askOnce
  const ask = useCallback(() => {
    const isBusy = asking.current !== null
    asking.current = isBusy ? 'onceMore' : 'once'
    if (isBusy) return
    void (async () => {
      while (asking.current !== null) {
        await askPresent.current()
        asking.current = asking.current === 'onceMore' ? 'once' : null
      }
    })()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another question
  useEffect(() => {
    ask()
    const asked = occasions().subscribe(ask)
    return () => asked.unsubscribe()
  }, [ask, place])
  return { ask, loadFailure }
}

/** Takes answers that the server refused out of the outbox, into the flow; asks anew when one was taken. */
const useSettling = (place: Place, { state, send }: FlowView<typeof assessment>, ask: () => void) => {
  const { outbox, view } = useOutbox()
  const mine = useMemo(() => answerOperations(view.operations, place), [view.operations, place])
  const { sent } = state.context
  useEffect(() => {
    for (const answer of refusedAnswers(mine)) {
      send({ type: 'answer.settled', ...answer })
      outbox.discard(answer.key)
      // Time may be over, or the attempt restarted elsewhere.
      ask()
    }
  }, [mine, outbox, send, ask])
  const isOneGone = goneAnswers(sent, view.operations, () => true).length > 0
  useEffect(() => {
    if (isOneGone) ask()
  }, [isOneGone, ask])
  return { mine, outbox, isOffline: view.isOffline }
}

/** The one assessment of a place: its flow, what it is about, and what the outbox has of its answers. */
export const useAssessment = ({ roadMapId, courseId, assessmentId }: Place): AssessmentView => {
  const services = useServices()
  const place = useMemo(() => ({ roadMapId, courseId, assessmentId }), [roadMapId, courseId, assessmentId])
  const name = assessmentName(place)
  const key = flowKey(services, assessmentFlow, name)
  const running = useFlow(assessmentFlow, place, name)
  const { state, send, actor } = running
  const [{ data }] = useQuery({ query: Assessment_readDocument, variables: { place }, requestPolicy: 'cache-only' })
  const { ask, loadFailure } = useAsking(place, running, key)
  const { mine, outbox, isOffline } = useSettling(place, running, ask)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const hasEnded = state.hasTag('ended')
  const now = () => serverTimeOf(services).now
  const serverNow = () => {
    const { now: at, isDoubtful, heardAt } = serverTimeOf(services)
    return { at, isSure: heardAt > 0 && !isDoubtful }
  }
  // What was refused, and an end by the clock, are for the server to confirm.
  useEffect(() => {
    if (failure?.kind === 'refused' || hasEnded) ask()
  }, [failure, hasEnded, ask])
  return {
    data: data?.roadMapAssessment,
    state,
    send,
    write: (questionId, mode, text) => {
      const change = changeBetween(codeIn(presentAnswer(actor.getSnapshot().context, questionId), mode), text)
      if (change.removed > 0 || change.inserted !== '') send({ type: 'code.changed', questionId, mode, change, at: now() })
    },
    choose: (questionId, option) => send({ type: 'option.chosen', questionId, option, at: now() }),
    submit: (questionId) => send({ type: 'answer.submitted', questionId, requestKey: services.newKey(), ...serverNow() }),
    attempt: () => actor.getSnapshot().context,
    loadFailure,
    isOffline,
    ask,
    statusOf: (questionId) => {
      const found = mine.find((one) => one.questionId === questionId)
      const delivery = found === undefined ? null : isUnclear(found.operation) ? 'failed' : 'waiting'
      return answerStatus(progressOf(state.context, questionId), delivery, isOffline)
    },
    retry: (questionId) => {
      for (const one of mine) if (one.questionId === questionId) outbox.retry(one.operation.key)
    },
    sendNow: () => outbox.sendNow(),
    flowKey: key,
  }
}
