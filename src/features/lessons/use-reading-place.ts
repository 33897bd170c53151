import { useEffect, useRef } from 'react'
import { useFlow } from '../shared/flows/use-flow.ts'
import { lessonPlaceFlow } from './lesson-place.actors.ts'

/**
 * Where the person was in the lessons of a course, and remembering where they are: a projection of the `lesson-place` machine.
 *
 * @param shownId the step that shows; undefined before the course is there
 */
export const useReadingPlace = (roadMapId: string, courseId: string) => {
  const { state, send } = useFlow(lessonPlaceFlow, undefined, `lesson-place:${roadMapId}:${courseId}`)
  const { stepId, top } = state.context
  // What was kept when the page was opened; used once.
  const kept = useRef<{ readonly stepId: string; readonly top: number } | null>(stepId === null ? null : { stepId, top })
  useEffect(() => {
    // The browser says when a page has come to rest; a page that is left says where it was.
    const note = () => send({ type: 'page.scrolled', top: Math.max(0, Math.round(window.scrollY)) })
    window.addEventListener('scrollend', note)
    window.addEventListener('pagehide', note)
    return () => {
      window.removeEventListener('scrollend', note)
      window.removeEventListener('pagehide', note)
    }
  }, [send])
  return {
    state,
    lastId: stepId,
    open: (shownId: string) => send({ type: 'step.opened', stepId: shownId }),
    /** Scrolls to where the page was, once the step's text stands. */
    restore: (shownId: string) => {
      const place = kept.current
      kept.current = null
      if (place?.stepId === shownId && place.top > 0) window.scrollTo(0, place.top)
    },
  }
}
