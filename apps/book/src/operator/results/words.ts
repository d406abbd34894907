import { parseArgs } from 'node:util'
import { parseFraction } from '@touchline/betting'
import {
  isVoidReason,
  type MessageMarket,
  type OutcomeResult,
  readSpecifier,
  VOID_REASONS,
  type VoidReason,
} from '../../modules/pricing/results/index.ts'

/** A word of a command that could not be understood, and what was expected. */
export class BadWord extends Error {}

/** Splits a command into words and options with a value (`--final 2:1`). */
export function readWords<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): { readonly words: readonly string[]; readonly options: Readonly<Partial<Record<Name, string>>> } {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { words: positionals, options: values as Partial<Record<Name, string>> }
  } catch (error) {
    throw new BadWord(error instanceof Error ? error.message : String(error))
  }
}

const RESULTS = ['win', 'half_win', 'void', 'half_lose', 'lose'] as const

export function readId(text: string | undefined, what: string): number {
  if (text === undefined || !/^\d{1,15}$/.test(text))
    throw new BadWord(`${what} is to be a number, not '${text ?? ''}'`)
  return Number(text)
}

/** '18?total=2.5', or '1' for a market without specifier: the same market however the feed or an operator writes it. */
export function readMarketWord(text: string): MessageMarket {
  const at = text.indexOf('?')
  const id = at < 0 ? text : text.slice(0, at)
  return { marketId: readId(id, 'A market'), specifier: at < 0 ? '' : readSpecifier(text.slice(at + 1)) }
}

/** '12=win', '12=win*1/2' for a dead heat, '12=open' for undecided. */
export function readOutcomeWord(text: string): readonly [id: string, outcome: OutcomeResult] {
  const [, id = '', word = '', factor] = /^([^=]+)=([a-z_]+)(?:\*(.+))?$/.exec(text) ?? []
  const result = word === 'open' ? null : RESULTS.find((known) => known === word)
  if (result === undefined)
    throw new BadWord(`An outcome is to be like 12=win, with ${RESULTS.join(', ')} or open, not '${text}'`)
  if (factor === undefined) return [id, { result, deadHeatFactor: null }]
  const share = parseFraction(factor)
  const isShare = share !== undefined && share.n > 0n && share.n <= share.d
  if (!isShare || (result !== 'win' && result !== 'half_win')) {
    throw new BadWord(
      `The share of a dead heat follows a win and is above 0 and at most 1, as in 12=win*1/2, not '${text}'`,
    )
  }
  return [id, { result, deadHeatFactor: factor }]
}

/** A time with its offset: without one it would be read on the clocks of this machine. */
const TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

/** A time as ISO 8601, in Unix ms; null where it is not given. */
export function readTime(text: string | undefined): number | null {
  if (text === undefined) return null
  const [match, day = ''] = TIME.exec(text) ?? []
  if (match === undefined || !isDay(day)) throw new BadWord(`A time is to be like 2026-05-30T18:00:00Z, not '${text}'`)
  return Date.parse(text)
}

/** `Date` takes 30 February for 2 March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export function readReason(text: string | undefined, otherwise: VoidReason): VoidReason {
  if (text === undefined) return otherwise
  if (!isVoidReason(text)) throw new BadWord(`A reason is one of ${VOID_REASONS.join(', ')}, not '${text}'`)
  return text
}
