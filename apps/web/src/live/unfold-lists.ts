import type { RealtimeEvent } from '@touchline/contract'

type Show = (event: RealtimeEvent, channel: string) => void

/** Shows the messages of a list as those of its matches, one after the other. */
export const unfoldLists =
  (show: Show): Show =>
  (event, channel) => {
    if (event.type !== 'list_changed') return show(event, channel)
    for (const data of event.data.prices) show({ type: 'markets_changed', data }, channel)
    for (const data of event.data.states) show({ type: 'match_changed', data }, channel)
  }
