import { assertNever } from '../assert-never.ts'
import { ODDS_SCALE, type OddsFormat } from '../vocabulary/index.ts'
import { ladderOdds, nearestLadderStep } from './ladder.ts'
import type { Odds } from './odds.ts'

const EVENS = 2 * ODDS_SCALE

/** Nearest integer to n / d, a half up; exact for the sizes odds have. */
function roundedQuotient(n: number, d: number): number {
  const quotient = Math.floor((2 * n + d) / (2 * d))
  return 2 * d * (quotient + 1) <= 2 * n + d ? quotient + 1 : quotient
}

/** n / d with so many decimals; more where these would show nothing but zeros for a value that is not zero. */
function decimal(n: number, d: number, decimals: number): string {
  const rounded = roundedQuotient(n * 10 ** decimals, d)
  if (rounded === 0 && n !== 0 && decimals < 6) return decimal(n, d, decimals + 1)
  return (rounded / 10 ** decimals).toFixed(decimals)
}

/** A third decimal only where the price has one: in many languages "1.040" is one thousand and forty. */
function european(odds: Odds): string {
  const fine = odds % 100 !== 0
  return decimal(odds, ODDS_SCALE, fine ? 3 : 2)
}

function exactDecimal(odds: Odds): string {
  return (odds / ODDS_SCALE).toFixed(4).replace(/0{1,2}$/, '')
}

const FIRST_STEP = /* @__PURE__ */ ladderOdds(/* @__PURE__ */ nearestLadderStep(0))
const LAST_STEP = /* @__PURE__ */ ladderOdds(/* @__PURE__ */ nearestLadderStep(Number.MAX_SAFE_INTEGER))

/** Beyond the ladder there is no fraction. */
const isBeyondLadder = (odds: Odds): boolean => odds < FIRST_STEP || odds > LAST_STEP

function british(odds: Odds): string {
  return isBeyondLadder(odds) ? exactDecimal(odds) : nearestLadderStep(odds).text
}

/**
 * Whether a price as it is shown in this format is the price itself: a fraction may be only the nearest step of the
 * ladder.
 */
export function isShownExactly(odds: Odds, format: OddsFormat): boolean {
  return format !== 'british' || isBeyondLadder(odds) || ladderOdds(nearestLadderStep(odds)) === odds
}

function american(odds: Odds): string {
  const profit = odds - ODDS_SCALE
  if (odds >= EVENS) return `+${roundedQuotient(100 * profit, ODDS_SCALE)}`
  return String(roundedQuotient(-100 * ODDS_SCALE, profit))
}

function indonesian(odds: Odds): string {
  const profit = odds - ODDS_SCALE
  return odds >= EVENS ? decimal(profit, ODDS_SCALE, 2) : decimal(-ODDS_SCALE, profit, 2)
}

function malaysian(odds: Odds): string {
  const profit = odds - ODDS_SCALE
  return odds <= EVENS ? decimal(profit, ODDS_SCALE, 2) : decimal(-ODDS_SCALE, profit, 2)
}

/**
 * Odds as the player reads them. Odds of 1.00 and below are no price; they have no american or indonesian form and are
 * shown as decimals there.
 */
export function formatOdds(odds: Odds, format: OddsFormat): string {
  switch (format) {
    case 'european':
      return european(odds)
    case 'british':
      return british(odds)
    case 'hongkong':
      return decimal(odds - ODDS_SCALE, ODDS_SCALE, 2)
    case 'american':
      return odds <= ODDS_SCALE ? european(odds) : american(odds)
    case 'indonesian':
      return odds <= ODDS_SCALE ? european(odds) : indonesian(odds)
    case 'malaysian':
      return malaysian(odds)
    case 'percent':
      return odds <= 0 ? '0%' : `${Number(decimal(100 * ODDS_SCALE, odds, 2))}%`
    default:
      return assertNever(format)
  }
}
