import {
  EMBED_PREFIX,
  type EmbeddedMode,
  type FrameMessageName,
  HOST_MESSAGES,
  type HostMessageName,
} from '@touchline/contract/embed'
import type { FrameMessages } from '@touchline/contract/embed-messages'
import type { MessageBudget } from '@touchline/embed/budget'
import { hostOrigin, onAppMessage, onHostMessage, ownOrigin, postToApp, postToHost } from '../../platform/page/host.ts'
import { connectToTag, type Tag, type TagConnection } from './tag.ts'

export interface HostLink {
  send<Name extends FrameMessageName>(name: Name, data: FrameMessages[Name]): void
  /** Requests a one-time code from the tag: null where the host has no player, undefined where there is no tag. */
  sessionCode(nonce: string): Promise<string | null | undefined>
  /** Origin that session codes are made for; null until it is known. */
  origin(): string | null
  close(): void
}

export interface HostLinkPorts {
  readonly budget: MessageBudget
  /** Whether the data of a message conforms to the contract. */
  readonly isValid: (name: HostMessageName, data: unknown) => boolean
  readonly receive: (name: HostMessageName, data: unknown) => void
  /** A message was not taken: it was invalid, unknown, too long or one too many. */
  readonly onDropped: () => void
}

export interface FrameLinkPorts extends HostLinkPorts {
  /** Origins of the published site that may show it (EMBED-02). */
  readonly allowed: readonly string[]
  /** The tag has responded: from now on it is spoken to by its port. */
  readonly onMode: (mode: EmbeddedMode) => void
}

/** Messages without data of a player: a host receives them before it has named its player. */
const FOR_ANYBODY: readonly FrameMessageName[] = ['initialized']
/** Messages that hold until the next of their name: a host or tag that is known late receives the last of each. */
const LASTING: readonly FrameMessageName[] = [
  'initialized',
  'failed',
  'page-loaded',
  'page-size-changed',
  'bet-slip-state-changed',
  'notify-currency-changed',
]

type Take = (type: unknown, data: unknown) => void

/** Handles messages of the contract, within the budget. */
function createTake({ budget, isValid, receive, onDropped }: HostLinkPorts, known: readonly HostMessageName[]): Take {
  return (type, data) => {
    const name = known.find((one) => one === type)
    if (name !== undefined && isValid(name, data)) return receive(name, data)
    budget.drop()
    onDropped()
  }
}

/** @param take handles a message within the budget */
function withinBudget({ budget, onDropped }: HostLinkPorts, take: Take): Take {
  return (type, data) => (budget.takes(data) ? take(type, data) : onDropped())
}

const fieldOf = (message: unknown, name: 'type' | 'data'): unknown =>
  typeof message === 'object' && message !== null && Object.hasOwn(message, name)
    ? (message as Readonly<Record<string, unknown>>)[name]
    : undefined

/** Speaks to the host page of a frame: by the tag's port where it has one, else by plain messages. */
export function openFrameLink(
  ports: FrameLinkPorts,
  connect: (allowed: readonly string[], take: Take) => TagConnection = connectToTag,
): HostLink {
  const { allowed } = ports
  const take = withinBudget(ports, createTake(ports, HOST_MESSAGES))
  const named = hostOrigin()
  let origin = named !== null && allowed.includes(named) ? named : null
  let tag: Tag | null = null
  const lasting = new Map<FrameMessageName, unknown>()

  function post(name: FrameMessageName, data: unknown): void {
    const type = `${EMBED_PREFIX}${name}`
    if (tag !== null) tag.receive(type, data)
    else if (origin !== null) postToHost({ type, data }, origin)
    else if (FOR_ANYBODY.includes(name)) postToHost({ type, data }, '*')
  }
  function repeat(): void {
    for (const [name, data] of lasting) post(name, data)
  }

  const stop = onHostMessage(allowed, (message, from) => {
    const type = fieldOf(message, 'type')
    // The tag's own handshake, and what a host has for others.
    if (typeof type !== 'string' || Object.hasOwn(message as object, 'namespace')) return
    const isFirst = origin === null
    origin = from
    if (isFirst) repeat()
    take(type, fieldOf(message, 'data') ?? {})
  })
  const connection = connect(allowed, take)
  void connection.tag.then((there) => {
    if (there === null) return
    tag = there
    ports.onMode('tag')
    repeat()
  })
  return {
    send(name, data) {
      if (LASTING.includes(name)) lasting.set(name, data)
      post(name, data)
    },
    sessionCode: async (nonce) => tag?.sessionCode(nonce),
    origin: () => origin,
    close() {
      stop()
      connection.destroy()
    },
  }
}

/** An application receives what happens; pages and their sizes are its own business (EMBED-02). */
const NOT_TO_APPS: readonly FrameMessageName[] = ['page-loaded', 'page-size-changed', 'scroll-to']
/** An application has no frame: it neither navigates it nor reports its visible part. */
const NOT_FROM_APPS: readonly HostMessageName[] = ['page_changed', 'viewport', 'iframe_integration']
const FROM_APPS = HOST_MESSAGES.filter((name) => !NOT_FROM_APPS.includes(name))

function parsed(message: unknown): unknown {
  if (typeof message !== 'string') return message
  try {
    return JSON.parse(message)
  } catch {
    return undefined
  }
}

/** Speaks to the application around a web view. Its session codes are made for the origin of the page itself. */
export function openAppLink(ports: HostLinkPorts): HostLink {
  const take = createTake(ports, FROM_APPS)
  const stop = onAppMessage((raw) => {
    // Nothing that is too long is read.
    if (!ports.budget.takes(raw)) return ports.onDropped()
    const message = parsed(raw)
    const type = fieldOf(message, 'type')
    if (typeof type === 'string') take(type, fieldOf(message, 'data') ?? {})
  })
  return {
    send(name, data) {
      if (!NOT_TO_APPS.includes(name)) postToApp({ type: `${EMBED_PREFIX}${name}`, data })
    },
    sessionCode: async () => undefined,
    origin: ownOrigin,
    close: stop,
  }
}
