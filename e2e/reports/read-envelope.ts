/** What of an event the collector knows; everything else is kept as it came. */
export interface CollectedEvent {
  readonly type?: string
  readonly transaction?: string
  readonly level?: string
  readonly platform?: string
  readonly release?: string
  readonly environment?: string
  readonly tags: Readonly<Record<string, string>>
  readonly user?: { readonly id?: string }
  readonly request?: { readonly url?: string }
  readonly exception?: {
    readonly values: readonly {
      readonly type: string
      readonly value: string
      readonly stacktrace?: { readonly frames: readonly { readonly filename: string; readonly function: string }[] }
    }[]
  }
  readonly measurements?: Readonly<Record<string, { readonly value: number; readonly unit: string }>>
  readonly contexts?: { readonly trace?: { readonly trace_id: string; readonly span_id: string } }
  readonly extra?: {
    readonly http?: {
      readonly url: string
      readonly status?: number
      readonly request?: string
      readonly response?: string
    }
  }
}

const EVENT_ID = /^[\da-f]{32}$/

/** The events of an envelope; null where the text is none. */
export function readEnvelope(text: string): readonly CollectedEvent[] | null {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '')
  try {
    if (!EVENT_ID.test(JSON.parse(head ?? '').event_id) || lines.length === 0 || lines.length % 2 !== 0) return null
    return lines.flatMap((line, at): CollectedEvent[] => {
      if (at % 2 === 0) return []
      const { type } = JSON.parse(lines[at - 1] ?? '') as { readonly type?: string }
      return type === 'event' || type === 'transaction' ? [{ tags: {}, ...JSON.parse(line) }] : []
    })
  } catch {
    return null
  }
}
