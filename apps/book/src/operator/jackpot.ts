import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  decideHit,
  defineJackpot,
  type JackpotReport,
  listWaitingHits,
  makeDue,
  reportJackpot,
  type StatusChange,
  setJackpotStatus,
} from '../modules/jackpots/index.ts'
import { loadCurrencies } from '../modules/wallet/index.ts'
import { misunderstood, type Operation, type OperationAnswer, type OperatorPorts } from './operation.ts'

const usage =
  'jackpot define FILE | jackpot pause|resume|finish|report CODE | jackpot due CODE LEVEL | jackpot hits | jackpot approve HIT | jackpot decline HIT REASON'
/** A definition is a page of text; more is some other file. */
const MAX_LENGTH = 200_000

async function define(file: string, { db, clock, newSeed, cwd = '.' }: OperatorPorts): Promise<OperationAnswer> {
  const text = (await readFile(resolve(cwd, file), 'utf8')).slice(0, MAX_LENGTH)
  const now = clock.now()
  const defined = await defineJackpot(db, await loadCurrencies(db, now), text, { now, newSeed })
  if (defined.kind === 'defined') return { ok: true, text: `Jackpot ${defined.code} is in play, number ${defined.id}.` }
  return { ok: false, text: `Nothing was defined:\n${defined.problems.map((problem) => `  ${problem}`).join('\n')}` }
}

const DONE: Readonly<Record<StatusChange, string>> = {
  pause: 'takes no bets from now on; its pools stay',
  resume: 'takes bets again',
  finish: "is over; what its pools hold is the house's once the last bets are drawn",
}

async function change(word: StatusChange, code: string, { db, clock }: OperatorPorts): Promise<OperationAnswer> {
  return (await setJackpotStatus(db, code, word, clock.now()))
    ? { ok: true, text: `Jackpot ${code} ${DONE[word]}.` }
    : { ok: false, text: `No jackpot ${code} is in a state that allows this.` }
}

async function report(code: string, { db }: OperatorPorts): Promise<OperationAnswer> {
  const found = await reportJackpot(db, code)
  return found === null ? { ok: false, text: `There is no jackpot ${code}.` } : answerOf(found)
}

function answerOf({ code, status, currency, waiting, levels, faults }: JackpotReport): OperationAnswer {
  const lines = levels.map(
    ({ level, round, pool, draws, hits, expected, won }) =>
      `  ${level}  round ${round}, holds ${pool}; ${draws} draws, ${hits} hits of ${expected.toFixed(2)} expected, ${won} won`,
  )
  const proof =
    faults.length === 0 ? 'Every draw is what its seed gives.' : faults.map((fault) => `NOT SO: ${fault}`).join('\n')
  const text = [`${code}, ${status}, in subunits of ${currency}; ${waiting} bets wait`, ...lines, proof].join('\n')
  return { ok: faults.length === 0, text }
}

async function due(code: string, level: string, { db }: OperatorPorts): Promise<OperationAnswer> {
  return (await makeDue(db, code, level))
    ? { ok: true, text: `The next bet that takes part wins ${level} of ${code}.` }
    : { ok: false, text: `No level ${level} of a jackpot ${code} is in play.` }
}

async function hits({ db }: OperatorPorts): Promise<OperationAnswer> {
  const lines = (await listWaitingHits(db)).map(
    ({ id, code, level, bet_id, player_id, amount, currency, created_at }) =>
      `${id}  ${code} ${level}, ${amount} ${currency} in subunits, bet ${bet_id} of player ${player_id}, ${created_at.toISOString()}`,
  )
  return { ok: true, text: lines.length === 0 ? 'No hit waits.' : lines.join('\n') }
}

async function decide(
  hit: string,
  reason: string | null,
  { db, clock, signals }: OperatorPorts,
): Promise<OperationAnswer> {
  if (!/^\d{1,9}$/.test(hit)) return misunderstood({ usage })
  if (!(await decideHit(db, Number(hit), reason, clock.now())))
    return { ok: false, text: `No hit ${hit} waits for approval.` }
  signals.emit('outbox_appended', null)
  return { ok: true, text: reason === null ? `Hit ${hit} is approved and will be paid.` : `Hit ${hit} is declined.` }
}

/** Starts jackpots from a checked file, stops them, and decides about hits. */
export const jackpot: Operation = {
  help: 'jackpot define FILE | jackpot report CODE | jackpot approve HIT   jackpots and their hits',
  usage,
  async run([word = '', ...args], ports) {
    const [first = '', ...rest] = args
    switch (`${word} ${args.length}`) {
      case 'define 1':
        return define(first, ports)
      case 'pause 1':
      case 'resume 1':
      case 'finish 1':
        return change(word as StatusChange, first, ports)
      case 'report 1':
        return report(first, ports)
      case 'due 2':
        return due(first, rest[0] ?? '', ports)
      case 'hits 0':
        return hits(ports)
      case 'approve 1':
        return decide(first, null, ports)
      default:
        return word === 'decline' && rest.length > 0 ? decide(first, rest.join(' '), ports) : misunderstood({ usage })
    }
  },
}
