import type { Call } from './call.ts'

/** The channels somebody is in, and how many: what is published to an empty channel reaches nobody. */
export const channels: Call = (hub) => {
  const live = [...hub.channels.all()].filter(({ subscribers }) => subscribers.size > 0)
  return { result: { channels: Object.fromEntries(live.map((c) => [c.name, { num_clients: c.subscribers.size }])) } }
}
