import type { SportKey } from '@touchline/betting'
import type { Trade360Bet, Trade360Market } from './read-trade360.ts'

/** The market and outcome of this book for a bet of the vendor. */
export interface OutcomeName {
  readonly marketId: number
  /** Empty where the market has no line. */
  readonly specifier: string
  readonly outcomeId: string
}

/** A market of the vendor that this book describes itself. */
interface OwnMarket {
  readonly marketId: number
  /** Which specifier its line is; null: it has none. */
  readonly line: 'total' | 'hcp' | null
  /** Ids of its outcomes, by the vendor's names. */
  readonly outcomes: Readonly<Record<string, string>>
}

/** Markets of the vendor that this book does not know are numbered from here on. */
export const FOREIGN_MARKETS = 1_000_000

const OVER_UNDER = { Over: '12', Under: '13' }
const TWO_SIDES = { 1: '4', 2: '5' }
const HANDICAP = { 1: '1714', 2: '1715' }
const THREE_WAY = { 1: '1', X: '2', 2: '3' }

/**
 * The vendor's numbers: 1 is 1X2, 2 under/over, 3 Asian handicap, 5 odd/even, 7 double chance, 17 both teams to score;
 * 41, 21 and 64 the first three in the first period, 45 under/over in the second one; 101 and 102 under/over of the
 * home and the away side; 52 is 12, 226 that with overtime.
 */
const OWN: Readonly<Partial<Record<SportKey, Readonly<Record<number, OwnMarket>>>>> = {
  football: {
    1: { marketId: 1, line: null, outcomes: THREE_WAY },
    2: { marketId: 18, line: 'total', outcomes: OVER_UNDER },
    3: { marketId: 16, line: 'hcp', outcomes: HANDICAP },
    5: { marketId: 26, line: null, outcomes: { Odd: '70', Even: '72' } },
    7: { marketId: 10, line: null, outcomes: { '1X': '9', 12: '10', X2: '11' } },
    17: { marketId: 29, line: null, outcomes: { Yes: '74', No: '76' } },
    21: { marketId: 68, line: 'total', outcomes: OVER_UNDER },
    41: { marketId: 60, line: null, outcomes: THREE_WAY },
    45: { marketId: 90, line: 'total', outcomes: OVER_UNDER },
    64: { marketId: 66, line: 'hcp', outcomes: HANDICAP },
    101: { marketId: 19, line: 'total', outcomes: OVER_UNDER },
    102: { marketId: 20, line: 'total', outcomes: OVER_UNDER },
  },
  basketball: { 226: { marketId: 219, line: null, outcomes: TWO_SIDES } },
  tennis: { 52: { marketId: 186, line: null, outcomes: TWO_SIDES } },
}

/** A line as the vendor writes it: its number, and the score from which it counts, `-0.5 (1-0)`. */
const LINE = /^\s*([+-]?\d+(?:\.\d+)?)\s*(?:\((\d+)-(\d+)\))?\s*$/

/**
 * Names the outcome that a bet is on. Markets that this book describes get its numbers; a handicap that counts from
 * another score than 0-0 is none of them. All others have the vendor's numbers, shifted, and are described by what the
 * vendor calls them.
 */
export function nameOutcome(sport: SportKey, { Id: id }: Pick<Trade360Market, 'Id'>, bet: Trade360Bet): OutcomeName {
  const text = bet.BaseLine ?? bet.Line ?? ''
  const [, number, home, away] = LINE.exec(text) ?? []
  const own = OWN[sport]?.[id]
  const outcomeId = own?.outcomes[bet.Name]
  const isFromStart = (home === undefined || Number(home) === 0) && (away === undefined || Number(away) === 0)
  const isOwn =
    own !== undefined && outcomeId !== undefined && (own.line === null || (number !== undefined && isFromStart))
  if (isOwn)
    return { marketId: own.marketId, specifier: own.line === null ? '' : `${own.line}=${Number(number)}`, outcomeId }
  const person = bet.PlayerId ?? bet.ParticipantId ?? null
  const parts = [...(text === '' ? [] : [`line=${plain(text)}`]), ...(person === null ? [] : [`participant=${person}`])]
  return { marketId: FOREIGN_MARKETS + id, specifier: parts.join('|'), outcomeId: bet.Name }
}

/** What a specifier is written with is taken out of its value. */
function plain(text: string): string {
  return text.trim().replaceAll(/[|=\s]+/g, ' ')
}

/** Whether the line of a market is the vendor's main line. */
export function isMainLine({ MainLine: main }: Pick<Trade360Market, 'MainLine'>, bet: Trade360Bet): boolean {
  return main != null && main !== '' && (bet.BaseLine ?? bet.Line ?? '') === main
}
