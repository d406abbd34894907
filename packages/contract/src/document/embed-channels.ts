import { FRAME_MESSAGE_DATA, HOST_MESSAGE_DATA } from '../embed/messages.ts'
import { EMBED_PREFIX } from '../embed/names.ts'
import { DOCUMENTS } from './registry.ts'
import type { Json, Schemas } from './schema-of.ts'

/** The two directions between a host page and the frame; `postMessage` has no address. */
const DIRECTIONS = {
  embed_to_frame: {
    summary: 'Messages of a host page to the sportsbook in its frame.',
    action: 'receive',
    prefix: '',
    data: HOST_MESSAGE_DATA,
  },
  embed_to_host: {
    summary: 'Messages of the sportsbook in a frame to its host page.',
    action: 'send',
    prefix: EMBED_PREFIX,
    data: FRAME_MESSAGE_DATA,
  },
} as const

type Direction = (typeof DIRECTIONS)[keyof typeof DIRECTIONS]
const ALL = Object.entries(DIRECTIONS) as [keyof typeof DIRECTIONS, Direction][]

const keyOf = (direction: string, name: string): string => `${direction}.${name}`
const overAll = (make: (name: keyof typeof DIRECTIONS, direction: Direction) => Json): Json =>
  Object.fromEntries(ALL.map(([name, direction]) => [name, make(name, direction)]))

export const embedChannels = (): Json =>
  overAll((direction, { summary, data }) => ({
    address: null,
    summary,
    messages: Object.fromEntries(
      Object.keys(data).map((name) => [name, { $ref: `#/components/messages/${keyOf(direction, name)}` }]),
    ),
  }))

export const embedOperations = (): Json =>
  overAll((direction, { action, summary }) => ({
    action,
    channel: { $ref: `#/channels/${direction}` },
    summary,
  }))

/** Each message is `{type, data}`; those of the frame carry the product's name before their type. */
export function embedMessages(schemas: Schemas): Json {
  const messages = ALL.flatMap(([direction, { prefix, data }]) =>
    Object.entries(data).map(([name, schema]) => {
      const payload = {
        type: 'object',
        properties: {
          type: { const: `${prefix}${name}`, description: 'Which message it is.' },
          data: schemas.schemaOf(schema, 'input'),
        },
        required: ['type', 'data'],
        additionalProperties: false,
      }
      const summary = DOCUMENTS.get(schema)?.description ?? ''
      return [keyOf(direction, name), { name, title: name, summary, contentType: 'application/json', payload }]
    }),
  )
  return Object.fromEntries(messages)
}
