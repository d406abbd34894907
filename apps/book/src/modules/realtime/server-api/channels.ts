import type { Call } from './call.ts'

/** The channels with subscribers, and their number: a publication to an empty channel reaches no client. */
export const channels: Call = (hub) => {
  const live = [...hub.channels.all()].filter(({ subscribers }) => subscribers.size > 0)
  return { result: { channels: Object.fromEntries(live.map((c) => [c.name, { num_clients: c.subscribers.size }])) } }
}
