import { CHANNELS, type ChannelName } from '../channels.ts'
import { EVENTS, type EventType } from '../events/index.ts'
import { PROTOCOL_VERSION } from '../protocol-version.ts'
import { embedChannels, embedMessages, embedOperations } from './embed-channels.ts'
import { createSchemas, type Json } from './schema-of.ts'

/** The content and the channels of each event: a new event does not compile until it is listed here. */
const MESSAGES: { readonly [T in EventType]: { readonly on: readonly ChannelName[]; readonly summary: string } } = {
  match_changed: { on: ['match', 'public'], summary: 'Score, clock, phase or start time moved.' },
  markets_changed: { on: ['match'], summary: 'Prices or statuses of some markets moved.' },
  list_changed: { on: ['list'], summary: 'Listed prices, score or clock of some matches moved.' },
  match_status_changed: {
    on: ['match', 'public'],
    summary:
      'An event went live, stopped, ended, or came back; or an outright has another name, end or field, or another one is offered in its place.',
  },
  draw_changed: { on: ['match'], summary: 'A ball was drawn.' },
  provider_status_changed: { on: ['public'], summary: 'A provider went down or came back.' },
  tournament_pool_changed: { on: ['public'], summary: 'The pool of a hunting tournament grew.' },
  balance_changed: { on: ['private'], summary: "Money moved on one of the player's accounts." },
  unread_counters_changed: { on: ['private'], summary: 'Another number of notifications waits to be read.' },
  notification: { on: ['private'], summary: 'A message to the player.' },
  bet_changed: { on: ['private'], summary: 'A bet was decided, settled, corrected or cashed out: the whole bet.' },
  bet_cashout_changed: { on: ['private'], summary: 'A bet can be cashed out for another amount.' },
  bonus_issued: { on: ['private'], summary: 'The player was given a bonus.' },
  site_changed: {
    on: ['public'],
    summary: 'Another version of the site was published, or maintenance announced or called off.',
  },
}

const PARAMETERS: Readonly<Record<string, string>> = {
  locale: 'Language of names in the events; `br` is spoken as `pt`.',
  list: '`sport-` and the id of a sport, or `league-` and the id of a league.',
  matchId: 'The event.',
  userId: 'The player.',
}

const TYPES = Object.keys(EVENTS) as EventType[]

function channel(name: ChannelName): Json {
  const { address, summary } = CHANNELS[name]
  const parameters = [...address.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, { description: PARAMETERS[key] }])
  const own = TYPES.filter((type) => MESSAGES[type].on.includes(name))
  return {
    address,
    summary,
    parameters: Object.fromEntries(parameters),
    messages: Object.fromEntries(own.map((type) => [type, { $ref: `#/components/messages/${type}` }])),
  }
}

const operation = (name: ChannelName): Json => ({
  action: 'receive',
  channel: { $ref: `#/channels/${name}` },
  summary: CHANNELS[name].summary,
})

const DESCRIPTION = `One connection carries all channels, in the protocol of Centrifugo (JSON, WebSocket). Its token comes
from \`POST /api/v2/websocket/token\`. A publication is \`{type, data}\`. Versions grow: an event with a smaller version
than what is known is dropped, and after a gap that cannot be recovered the state is fetched again.`

/** Channels and events as an AsyncAPI 3 document, made from the schemas that the browser validates with. */
export function asyncApi(): Json {
  const schemas = createSchemas()
  const messages = TYPES.map((type) => {
    const data = schemas.schemaOf(EVENTS[type], 'output')
    const payload = {
      type: 'object',
      properties: { type: { const: type, description: 'Which event it is.' }, data },
      required: ['type', 'data'],
      additionalProperties: false,
    }
    return [
      type,
      { name: type, title: type, summary: MESSAGES[type].summary, contentType: 'application/json', payload },
    ]
  })
  const names = Object.keys(CHANNELS) as ChannelName[]
  return {
    asyncapi: '3.0.0',
    info: { title: 'Touchline sportsbook, live', version: String(PROTOCOL_VERSION), description: DESCRIPTION },
    defaultContentType: 'application/json',
    channels: { ...Object.fromEntries(names.map((name) => [name, channel(name)])), ...embedChannels() },
    operations: {
      ...Object.fromEntries(names.map((name) => [`receive_${name}`, operation(name)])),
      ...embedOperations(),
    },
    components: {
      messages: { ...Object.fromEntries(messages), ...embedMessages(schemas) },
      schemas: schemas.components(),
    },
  }
}
