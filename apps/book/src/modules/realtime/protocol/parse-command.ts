import { readJson } from '@touchline/contract'
import { type Fields, fieldsOf, MalformedCommand } from './fields.ts'
import type { CommandName, Requests, StreamPosition } from './requests.ts'

/** A command as one member of the union per name. */
export type Command<C extends CommandName = CommandName> = {
  [N in C]: { name: N; id: number; request: Requests[N] }
}[C]

/** What one line of a client frame means. */
export type ClientLine = { kind: 'command'; command: Command } | { kind: 'pong' } | { kind: 'malformed' }

const MALFORMED: ClientLine = { kind: 'malformed' }
const PONG: ClientLine = { kind: 'pong' }
const MAX_COMMAND_ID = 2 ** 32 - 1

const READERS: { [N in CommandName]: (fields: Fields) => Requests[N] } = {
  connect: (fields) => ({ token: fields.string('token') }),
  subscribe: (fields) => ({
    channel: fields.string('channel'),
    token: fields.string('token'),
    recover: fields.flag('recover'),
    position: positionOf(fields),
    delta: fields.string('delta'),
    flag: fields.natural('flag'),
    type: fields.natural('type'),
    filter: fields.raw('tf'),
  }),
  unsubscribe: channelOf,
  publish: (fields) => ({ channel: fields.string('channel'), data: fields.raw('data') }),
  presence: channelOf,
  presence_stats: channelOf,
  history: readHistoryRequest,
  rpc: (fields) => ({ method: fields.string('method'), data: fields.raw('data') }),
  send: () => ({}),
  refresh: (fields) => ({ token: fields.string('token') }),
  sub_refresh: (fields) => ({ channel: fields.string('channel'), token: fields.string('token') }),
}

const NAMES = Object.keys(READERS) as CommandName[]

function channelOf(fields: Fields) {
  return { channel: fields.string('channel') }
}

function positionOf(fields: Fields): StreamPosition {
  return { offset: fields.natural('offset'), epoch: fields.string('epoch') }
}

/** Reads the body of a history call, which clients and the server API share. Throws `MalformedCommand`. */
export function readHistoryRequest(fields: Fields): Requests['history'] {
  const since = fields.object('since')
  return {
    channel: fields.string('channel'),
    limit: fields.integer('limit', 0),
    since: since && positionOf(since),
    reverse: fields.flag('reverse'),
  }
}

/**
 * Reads one line of a client frame. Exactly one method is allowed; only `send` goes without an id; `{}` is a pong.
 * A field of the wrong type makes the whole line malformed.
 */
export function parseCommand(line: string): ClientLine {
  try {
    const fields = fieldsOf(readJson(line))
    const id = fields.natural('id')
    if (id > MAX_COMMAND_ID) return MALFORMED
    const named = NAMES.filter((name) => fields.has(name))
    const [name] = named
    if (name === undefined) return id === 0 && fields.names().length === 0 ? PONG : MALFORMED
    if (named.length > 1 || (id === 0) !== (name === 'send')) return MALFORMED
    return { kind: 'command', command: commandOf(name, id, fields) }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof MalformedCommand) return MALFORMED
    throw error
  }
}

function commandOf<N extends CommandName>(name: N, id: number, fields: Fields): Command {
  const body = fields.object(name)
  if (body === null) throw new MalformedCommand(name)
  return { name, id, request: READERS[name](body) } as Command
}
