import { spendCommand } from '../connection/command-budget.ts'
import { disconnect } from '../connection/disconnect.ts'
import type { HubContext } from '../hub-context.ts'
import { countCode } from '../metrics.ts'
import type { Connection } from '../model.ts'
import { CLIENT_ERRORS, DISCONNECTS } from '../protocol/codes.ts'
import { encodeError, encodeReply } from '../protocol/encode.ts'
import { type Command, parseCommand } from '../protocol/parse-command.ts'
import { messageOf } from '../wire/message.ts'
import { connect } from './connect.ts'
import { handle } from './handlers.ts'
import { drop, type Outcome, refuse } from './outcome.ts'

/** Carries out the commands of one client frame, strictly in order. */
export function receive(hub: HubContext, connection: Connection, text: string): void {
  try {
    const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
    for (const line of lines) {
      if (connection.session.phase === 'closed') return
      receiveLine(hub, connection, line)
    }
  } catch (error) {
    hub.config.report(error)
    disconnect(hub, connection, DISCONNECTS.serverError)
  }
}

function receiveLine(hub: HubContext, connection: Connection, line: string): void {
  const read = parseCommand(line)
  switch (read.kind) {
    case 'malformed':
      disconnect(hub, connection, DISCONNECTS.badRequest)
      break
    case 'pong':
      receivePong(hub, connection)
      break
    case 'command':
      settle(hub, connection, read.command, carryOut(hub, connection, read.command))
  }
}

function receivePong(hub: HubContext, connection: Connection): void {
  const { session } = connection
  const expected = session.phase === 'connected' && session.heartbeat.pong()
  if (!expected) disconnect(hub, connection, DISCONNECTS.badRequest)
}

function carryOut(hub: HubContext, connection: Connection, command: Command): Outcome {
  const { session } = connection
  const { commandLimit, scheduler } = hub.config
  switch (session.phase) {
    case 'waiting': {
      if (command.name !== 'connect') return drop(DISCONNECTS.badRequest)
      const outcome = connect(hub, connection, command.request)
      if (outcome.kind === 'error') connection.session = { phase: 'refused' }
      return outcome
    }
    case 'connected': {
      if (command.name === 'connect') return drop(DISCONNECTS.badRequest)
      const spent = spendCommand(connection.budget, commandLimit, scheduler.now())
      if (spent === 'abusive') return drop(DISCONNECTS.tooManyRequests)
      if (spent === 'over' && command.id > 0) return refuse(CLIENT_ERRORS.tooManyRequests)
      return handle(hub, { connection, session }, command)
    }
    case 'refused':
    case 'closed':
      return drop(DISCONNECTS.badRequest)
  }
}

function settle(hub: HubContext, connection: Connection, command: Command, outcome: Outcome): void {
  if (connection.session.phase === 'closed') return
  switch (outcome.kind) {
    case 'reply':
      hub.flusher.send(connection, messageOf(encodeReply(command.id, command.name, outcome.result)))
      break
    case 'error':
      countCode(hub.metrics.errors, outcome.error.code)
      hub.flusher.send(connection, messageOf(encodeError(command.id, outcome.error)))
      break
    case 'disconnect':
      disconnect(hub, connection, outcome.why)
      break
    case 'later':
      outcome.outcome.then((settled) => settle(hub, connection, command, settled), hub.config.report)
  }
}
