import type { LinkSubscribed } from './link.ts'

/** Follows the offsets of channels, so that lost and doubled messages are noticed with every server. */
export interface StreamWatch {
  /** Takes the start of a subscription; true when something was missed. */
  begin(channel: string, how: LinkSubscribed): boolean
  /** Judges a publication by its offset. */
  judge(channel: string, offset: number | null): 'next' | 'after-gap' | 'repeated'
  forget(channel: string): void
}

export function createStreamWatch(): StreamWatch {
  const last = new Map<string, number>()
  return {
    begin(channel, { offset, start }) {
      const expected = last.get(channel)
      if (offset === null) last.delete(channel)
      else last.set(channel, offset)
      // A continuation from another place than where we stopped is none.
      return start === 'lost' || (start === 'continued' && expected !== undefined && offset !== expected)
    },
    judge(channel, offset) {
      const before = last.get(channel)
      if (offset === null || before === undefined) return 'next'
      if (offset <= before) return 'repeated'
      last.set(channel, offset)
      return offset === before + 1 ? 'next' : 'after-gap'
    },
    forget: (channel) => void last.delete(channel),
  }
}
