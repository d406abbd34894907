import {
  addReceiver,
  EVENT_EXPORT_PATH,
  listReceivers,
  removeReceiver,
  renewReceiverKey,
  replayFrom,
} from '../modules/event-export/index.ts'
import { isServerAddress } from './is-server-address.ts'
import { misunderstood, type Operation, type OperationAnswer, type OperatorPorts } from './operation.ts'

const usage = 'events add NAME [URL] | events key NAME | events remove NAME | events replay NAME POSITION | events list'
const NAME = /^[a-z][a-z0-9-]{0,40}$/
const POSITION = /^\d{1,18}$/

const noReceiver = (name: string): OperationAnswer => ({
  ok: false,
  text: `There is no receiver ${name}; npm run book -- events list shows those there are.`,
})
const withKey = (text: string, key: string): OperationAnswer => ({
  ok: true,
  text,
  secret: `Its key, which is shown this once:\n${key}`,
})

async function add([name = '', given, ...rest]: readonly string[], { db, clock, sealer }: OperatorPorts) {
  const url = given ?? null
  if (!NAME.test(name) || rest.length > 0) return misunderstood({ usage })
  if (url !== null && !isServerAddress(url))
    return { ok: false, text: `${url} is no address for events: it takes https://, or http:// on this machine.` }
  const key = await addReceiver(db, await sealer(), { name, url }, clock.now())
  if (key === null) return { ok: false, text: `There is a receiver ${name} already.` }
  const way = url === null ? `reads events at ${EVENT_EXPORT_PATH}` : `gets events at ${url}`
  return withKey(`${name} ${way} from now on.`, key)
}

async function list({ db }: OperatorPorts): Promise<OperationAnswer> {
  const lines = (await listReceivers(db)).map(({ name, url, position, attempts, last_fault: fault }) => {
    const trouble = attempts === 0 ? '' : `, ${attempts} failed attempts: ${fault}`
    return `${name}: ${url ?? 'reads itself'}, at ${position}${trouble}`
  })
  return { ok: true, text: lines.join('\n') || 'There are no receivers of events.' }
}

/** Who gets what happens to players (docs/event-export.md). */
export const events: Operation = {
  help: 'events           systems of the operator that receive what happens to players',
  usage,
  onlyLooks: ([does]) => does === 'list',
  async run([does = '', ...words], ports) {
    const { db, clock, sealer } = ports
    const [name = '', position = '', ...rest] = words
    if (does === 'add') return add(words, ports)
    if (does === 'list' && words.length === 0) return list(ports)
    if (does === 'replay' && POSITION.test(position) && rest.length === 0) {
      const found = await replayFrom(db, name, BigInt(position))
      return found ? { ok: true, text: `${name} gets everything after ${position} again.` } : noReceiver(name)
    }
    if (words.length !== 1) return misunderstood({ usage })
    if (does === 'key') {
      const key = await renewReceiverKey(db, await sealer(), name)
      return key === null ? noReceiver(name) : withKey(`${name} has another key.`, key)
    }
    if (does !== 'remove') return misunderstood({ usage })
    return (await removeReceiver(db, name, clock.now()))
      ? { ok: true, text: `${name} gets no events any more.` }
      : noReceiver(name)
  },
}
