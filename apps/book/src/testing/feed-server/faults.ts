import type { RabbitMq } from '../engines/rabbitmq.ts'
import type { ApiFault } from './api-double.ts'
import type { Pace } from './play-programme.ts'
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
help             this list`

const API_FAULTS: readonly ApiFault[] = ['none', 'down', 'hang', 401, 403, 429, 503]

/** Does what a line of words asks for. Answers a sentence. */
export async function injectFault(line: string, vendor: Vendor, rabbit: RabbitMq, pace: Pace): Promise<string> {
  const [word = '', value = ''] = line.trim().split(/\s+/)
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
