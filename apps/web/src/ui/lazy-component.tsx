import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { type MessageArea, useLoadMessages } from '../i18n/index.ts'
import { type NamedImport, type Part, part as partOf } from '../platform/loading/part.ts'
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

/** What is in place of a part that did not come: a note where it would be, a note over the page, or nothing. */
const INSTEAD = {
  note: (_: Over, retry) => <BrokenPart retry={retry} />,
  over: ({ open, isOpen = open, onClose }: Over, retry) =>
    isOpen !== false && <BrokenPart retry={retry} isOver close={onClose} />,
  nothing: () => null,
} satisfies Record<string, (props: Over, retry: () => void) => ReactNode>

/** `around` leaves it to the boundary around the part. */
export type Instead = keyof typeof INSTEAD | 'around'

type Component<Props> = ComponentType<Props> | Promise<ComponentType<Props>>
type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never

/** A component in a chunk of its own, with the chunk and the texts that it needs. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /** Its source module, as the build's manifest names it. The server alone knows it. */
  readonly module: string
  readonly messages: readonly MessageArea[]
  /** Loads its code, not its texts, so that what renders from now on shows it at once: the server's markup is whole. */
  readonly load: () => Promise<void>
}

/**
 * A component whose code and texts are loaded when it is first rendered, and again after a failure. An error while
 * loading or rendering is reported, tried again and affects nothing around it (ERROR-04).
 * @param code one literal import, or a part
 * @param name the component in the loaded code, or how it is made of it
 * @param instead what is shown while it is broken
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyComponent<Module, Name extends keyof Module>(
  code: NamedImport<Module> | Part<Module>,
  name: Name,
  messages?: readonly MessageArea[],
  instead?: Instead,
): LazyComponent<PropsOf<Module[Name]>>
export function lazyComponent<Module, Props extends object>(
  code: NamedImport<Module> | Part<Module>,
  pick: (code: Module) => Component<Props>,
  messages?: readonly MessageArea[],
  instead?: Instead,
): LazyComponent<Props>
export function lazyComponent<Module, Props extends object>(
  code: NamedImport<Module> | Part<Module>,
  pick: keyof Module | ((code: Module) => Component<Props>),
  messages: readonly MessageArea[] = [],
  instead: Instead = 'note',
): LazyComponent<Props> {
  const { module, load: loadCode } = typeof code === 'function' ? partOf(code) : code
  let loaded: ComponentType<Props> | undefined
  async function load(): Promise<ComponentType<Props>> {
    const there = await loadCode()
    // By the first signature it is a component.
    return typeof pick === 'function' ? pick(there) : (there[pick] as ComponentType<Props>)
  }
  const fetched = (attempt: number, loadMessages: (area: MessageArea) => Promise<void>) => {
    const made = {
      attempt,
      failed: false,
      Part: lazy(async () => {
        try {
          const [component] = await Promise.all([load(), ...messages.map(loadMessages)])
          return { default: component }
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
    // The failed attempt itself must go on failing, so that its boundary receives the error.
    if (current === undefined || (current.failed && current.attempt !== attempt)) {
      current = fetched(attempt, loadMessages)
      known.set(services, current)
    }
    return createElement(current.Part as ComponentType<Props>, props)
  }
  const guardedPart: ComponentType<Props> =
    instead === 'around'
      ? fetchedPart
      : (props) => (
          <Boundary fallback={(retry) => INSTEAD[instead](props, retry)}>{createElement(fetchedPart, props)}</Boundary>
        )
  // What is mounted stays, so that nothing in it is lost when its code comes.
  const shownPart = (props: Props) => createElement(useState(() => loaded ?? guardedPart)[0], props)
  return Object.assign(shownPart, {
    module,
    messages,
    async load() {
      loaded ??= await load()
    },
  })
}
