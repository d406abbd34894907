import type { Clock } from './clock.ts'

/** A channel and the token that opens it. */
export interface AuthorizedChannel {
  readonly channel: string
  readonly token: string
}

/** Requests subscription tokens from the back end; channels the player may not enter are left out of the response. */
export type Authorize = (channels: string[]) => Promise<readonly AuthorizedChannel[]>

/** Collects the channels requested within one tick into one call. The result is null for a channel left out. */
export function createAuthorizeBatch(authorize: Authorize, clock: Clock): (channel: string) => Promise<string | null> {
  let collecting: { channels: Set<string>; tokens: Promise<Map<string, string>> } | null = null

  async function ask(channels: Set<string>): Promise<Map<string, string>> {
    await new Promise<void>((resolve) => void clock.after(0, resolve))
    collecting = null
    const answer = await authorize([...channels])
    return new Map(answer.map(({ channel, token }) => [channel, token]))
  }

  return async (channel) => {
    if (collecting === null) {
      const channels = new Set<string>()
      collecting = { channels, tokens: ask(channels) }
    }
    collecting.channels.add(channel)
    return (await collecting.tokens).get(channel) ?? null
  }
}
