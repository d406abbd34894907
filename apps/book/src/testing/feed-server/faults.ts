import type { RabbitMq } from '../engines/rabbitmq.ts'
import type { ApiFault } from './api-double.ts'
import type { Pace } from './play-programme.ts'
import type { Trade360Vendor } from './trade360-vendor.ts'
import type { Vendor } from './vendor.ts'

export const FAULT_HELP = `close            the broker closes the connections
delete           the broker deletes the queues under their consumers
freeze, thaw     the broker stops, and goes on (SIGSTOP, SIGCONT)
kill             the broker is killed and starts again
silence N        producer N gives no more signs of life
speak N          producer N gives them again
lose N           producer N has lost the bookmaker, until it requests a recovery
recover on|off   recoveries are answered, or taken and not answered
api FAULT        the API is down, hangs, or answers 401, 403, 429 or 503; none: as it should
bad              a message that cannot be read
speed N          so many times faster
trade360 FAULT   of TRADE360: close, delete, silence, speak, undistribute, bad, or api with a status (0: as it should)
help             this list`

const API_FAULTS: readonly ApiFault[] = ['none', 'down', 'hang', 401, 403, 429, 503]

/** What faults are made in. */
export interface FaultTargets {
  readonly vendor: Vendor
  /** Null where only the Unified Odds Feed is played. */
  readonly trade360: Trade360Vendor | null
  readonly rabbit: RabbitMq
  readonly pace: Pace
}

/** Runs the command of a line. Returns a sentence. */
export async function injectFault(line: string, targets: FaultTargets): Promise<string> {
  const [word = '', value = '', more = ''] = line.trim().split(/\s+/)
  const { vendor, trade360, rabbit, pace } = targets
  if (word === 'trade360')
    return trade360 === null ? 'Start the feed server with --trade360.' : injectTrade360Fault(trade360, value, more)
  const number = Number(value)
  switch (word) {
    case 'close':
      await vendor.broker.closeConnections()
      return 'The connections are closed.'
    case 'delete':
      await vendor.broker.deleteQueues()
      return 'The queues are deleted.'
    case 'freeze':
      rabbit.freeze()
      return 'The broker is frozen.'
    case 'thaw':
      rabbit.thaw()
      return 'The broker goes on.'
    case 'kill':
      await rabbit.kill()
      await rabbit.restart()
      await vendor.broker.reopen()
      await trade360?.reopen()
      return 'The broker was killed and is there again.'
    case 'silence':
      vendor.silent.add(number)
      return `Producer ${number} is silent.`
    case 'speak':
      vendor.silent.delete(number)
      return `Producer ${number} speaks.`
    case 'lose':
      vendor.lost.add(number)
      return `Producer ${number} has lost the bookmaker.`
    case 'recover':
      vendor.recovers = value !== 'off'
      return `Recoveries are ${vendor.recovers ? '' : 'not '}answered.`
    case 'api': {
      const fault = API_FAULTS.find((one) => String(one) === value)
      if (fault === undefined) return `api takes one of ${API_FAULTS.join(', ')}.`
      vendor.api.fault = fault
      return `The API: ${fault}.`
    }
    case 'bad':
      await vendor.broker.publish('<odds_change product="1" event_id="sr:match:1"><odds>')
      return 'A message that cannot be read is out.'
    case 'speed':
      if (!(number > 0)) return 'speed takes a number above 0.'
      pace.speed = number
      return `${number} times as fast.`
    default:
      return FAULT_HELP
  }
}

async function injectTrade360Fault(vendor: Trade360Vendor, word: string, value: string): Promise<string> {
  switch (word) {
    case 'close':
      await vendor.closeConnections()
      return 'The connections of TRADE360 are closed.'
    case 'delete':
      await vendor.deleteQueue()
      return 'The queue of TRADE360 was deleted and is there again.'
    case 'silence':
    case 'speak':
      vendor.isSilent = word === 'silence'
      return `TRADE360 ${vendor.isSilent ? 'sends no heartbeats' : 'sends heartbeats'}.`
    case 'undistribute':
      vendor.isDistributed = false
      return 'The package is not distributed, until the book starts it again.'
    case 'bad':
      await vendor.sends('{')
      return 'A message that cannot be read is out.'
    case 'api':
      vendor.fault = Number(value) || 0
      return `The API of TRADE360: ${vendor.fault === 0 ? 'as it should' : vendor.fault}.`
    default:
      return FAULT_HELP
  }
}
