import { type ComponentType, createElement, lazy } from 'react'
import { type MessageArea, useLoadMessages } from '../i18n/index.ts'
import { loadChunk } from '../platform/retry.ts'
import { type Services, useServices } from '../services/index.ts'
import { useAttempt } from './attempt.ts'

/**
 * A component whose code and texts are fetched when it is first rendered, and again where the line broke. After the last
 * try it throws to its boundary, whose next attempt fetches anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly MessageArea[] = [],
): ComponentType<Props> {
  const fetched = (attempt: number, loadMessages: (area: MessageArea) => Promise<void>) => {
    const made = {
      attempt,
      failed: false,
      Part: lazy(async () => {
        try {
          const [part] = await Promise.all([
            loadChunk(load),
            ...areas.map((area) => loadChunk(() => loadMessages(area))),
          ])
          return { default: part }
        } catch (error) {
          made.failed = true
          throw error
        }
      }),
    }
    return made
  }
  const known = new WeakMap<Services, ReturnType<typeof fetched>>()
  return (props) => {
    const attempt = useAttempt()
    const loadMessages = useLoadMessages()
    const services = useServices()
    let current = known.get(services)
    // The failed attempt itself must go on failing, so that its boundary hears of it.
    if (current === undefined || (current.failed && current.attempt !== attempt)) {
      current = fetched(attempt, loadMessages)
      known.set(services, current)
    }
    return createElement(current.Part as ComponentType<Props>, props)
  }
}
