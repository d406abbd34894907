import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { type MessageArea, useLoadMessages } from '../i18n/index.ts'
import { loadChunk } from '../platform/retry.ts'
import { type Services, useServices } from '../services/index.ts'
import { useAround } from './attempt.ts'
import { Boundary } from './Boundary.tsx'
import { BrokenPart } from './BrokenPart.tsx'

/** What a part over the page may be given: whether it is open, and how it is closed. */
interface Over {
  readonly open?: boolean
  readonly isOpen?: boolean
  readonly onClose?: () => void
}

/** What stands in place of a part that did not come: a note where it would be, a note over the page, or nothing. */
const INSTEAD = {
  note: (_: Over, retry) => <BrokenPart retry={retry} />,
  over: ({ open, isOpen = open, onClose }: Over, retry) =>
    isOpen !== false && <BrokenPart retry={retry} isOver close={onClose} />,
  nothing: () => null,
} satisfies Record<string, (props: Over, retry: () => void) => ReactNode>

/** `around` leaves it to the boundary around the part. */
export type Instead = keyof typeof INSTEAD | 'around'

/**
 * A component whose code and texts are fetched when it is first rendered, and again where the line broke. What does not come, or
 * throws, is reported, tried again and affects nothing around it (ERROR-04).
 * @param instead what stands there as long as it is broken
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly MessageArea[] = [],
  instead: Instead = 'note',
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
  const fetchedPart: ComponentType<Props> = (props) => {
    const { attempt } = useAround()
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
  if (instead === 'around') return fetchedPart
  return (props) => (
    <Boundary fallback={(retry) => INSTEAD[instead](props, retry)}>{createElement(fetchedPart, props)}</Boundary>
  )
}
