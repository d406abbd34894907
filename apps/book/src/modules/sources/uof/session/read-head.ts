/** The head of a message, read before the whole of it. */
export interface Head {
  readonly name: string
  /** The feed's number of the producer; null where it is missing. */
  readonly producer: string | null
  readonly eventUrn: string | null
  /** The recovery that it belongs to. */
  readonly requestId: number | null
  /** Unix ms by the producer's clock. */
  readonly messageAt: number | null
  /** The producer has this book among its subscribers. */
  readonly isSubscribed: boolean
}

const ROOT =
  /^(?:\uFEFF)?\s*(?:<\?[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/

/** Null where the text does not begin like a message. */
export function readHead(text: string): Head | null {
  const [, name, rest = ''] = ROOT.exec(text) ?? []
  if (name === undefined) return null
  const attributes = new Map(
    [...rest.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', double, single]) => [
      key,
      double ?? single ?? '',
    ]),
  )
  const number = (key: string): number | null => {
    const value = attributes.get(key)
    return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : null
  }
  return {
    name,
    producer: attributes.get('product') ?? null,
    eventUrn: attributes.get('event_id') ?? null,
    requestId: number('request_id'),
    messageAt: number('timestamp'),
    isSubscribed: attributes.get('subscribed') !== '0',
  }
}

/** People and sides that a message names by number: as outcomes, and in specifiers. */
export function namedIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?:sr|od):(?:player|competitor|simpleteam|simple_team):\d{1,16}/g) ?? [])]
}
