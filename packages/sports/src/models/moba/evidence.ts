/**
 * The signs of a running map and their value. The winner is drawn when the map begins; gold swings and kills are
 * signals biased towards it. The chance of a side is the logistic function of gold lead and kill lead. It is right at
 * every moment, because the length of a map does not depend on its winner.
 */
import type { Rng } from '../../rng.ts'
import type { Side } from '../types.ts'

/** Gold lead worth one unit of log-odds. */
const GOLD_PER_LOG_ODDS = 2500

/** Share of the kills that the winner makes. */
const WINNER_KILLS = 0.545
const LOG_ODDS_PER_KILL = Math.log(WINNER_KILLS / (1 - WINNER_KILLS))

/** Chance of the home team to win the running map. */
export function homeWinsMap(before: number, goldLead: number, killLead: number): number {
  const logOdds = Math.log(before / (1 - before)) + goldLead / GOLD_PER_LOG_ODDS + killLead * LOG_ODDS_PER_KILL
  return 1 / (1 + Math.exp(-logOdds))
}

/** Who makes the next kill. */
export function drawKiller(winner: Side, rng: Rng): Side {
  const byWinner = rng.chance(WINNER_KILLS)
  return byWinner === (winner === 'home') ? 'home' : 'away'
}

/**
 * Change of the home side's gold lead in a minute (1 first): normal, its mean half its variance in log-odds, which is
 * what makes the lead itself the log-odds. Later minutes decide more.
 */
export function drawGoldSwing(winner: Side, minute: number, rng: Rng): number {
  const information = 0.04 + 0.006 * minute
  const logOdds = rng.normal(winner === 'home' ? information : -information, Math.sqrt(2 * information))
  return Math.round(logOdds * GOLD_PER_LOG_ODDS)
}
