/** Messages of the simulated feed, in Oddin's dialect of the Unified Odds Feed. */

interface Head {
  readonly match: number
  readonly producer: number
  /** Unix ms at which the message was made. */
  readonly messageAt: number
}

/** An outcome with its price; without one it is not offered. */
export interface FedOutcome {
  readonly id: string
  readonly odds: string | null
  /** Absent where the message does not say. */
  readonly probability?: string
}

export interface FedMarket {
  readonly marketId: number
  readonly specifier: string
  readonly status: number
  /** Absent where the message does not say. */
  readonly cashOut?: number
  /** Unix ms; absent where the message does not say. */
  readonly nextBetStop?: number
  readonly outcomes: readonly FedOutcome[]
}

const head = ({ match, producer, messageAt }: Head) =>
  `product="${producer}" event_id="od:match:${match}" timestamp="${messageAt}"`

export function fixtureText(match: number, startsAt: number): string {
  const side = (n: number, where: string) =>
    `<competitor id="od:competitor:${90_000_000 + match * 10 + n}" name="Fed ${match} ${where}" abbreviation="F${n}" qualifier="${where}"/>`
  return `<fixtures_fixture><fixture id="od:match:${match}" status="not_started" start_time="${new Date(startsAt).toISOString()}">
    <tournament id="od:tournament:9900001" name="Fed League"><sport id="od:sport:3" name="CS2"/></tournament>
    <competitors>${side(1, 'home')}${side(2, 'away')}</competitors></fixture></fixtures_fixture>`
}

/** How a match goes. */
export interface FedState {
  /** The feed's number. */
  readonly play: number
  readonly home: number
  readonly away: number
}

/** @param state null where the message does not say */
export function oddsText(on: Head, state: FedState | null, markets: readonly FedMarket[]): string {
  const status =
    state === null
      ? ''
      : `<sport_event_status status="${state.play}" reporting="1" home_score="${state.home}" away_score="${state.away}"/>`
  return `<odds_change ${head(on)}>${status}<odds>${markets.map(marketText).join('')}</odds></odds_change>`
}

function marketText({ marketId, specifier, status, cashOut, nextBetStop, outcomes }: FedMarket): string {
  const sold = cashOut === undefined ? '' : ` cashout_status="${cashOut}"`
  const stop = nextBetStop === undefined ? '' : `<market_metadata next_betstop="${nextBetStop}"/>`
  const rows = outcomes.map(({ id, odds, probability }) => {
    const price = odds === null ? ' active="0"' : ` odds="${odds}" active="1"`
    return `<outcome id="${id}"${price}${probability === undefined ? '' : ` probabilities="${probability}"`}/>`
  })
  return `<market id="${marketId}" specifiers="${specifier}" status="${status}"${sold}>${stop}${rows.join('')}</market>`
}

export function stopText(on: Head, groups: string): string {
  return `<bet_stop ${head(on)} groups="${groups}"/>`
}

/** @param change the feed's number of what changed */
export function fixtureChangeText(on: Head, change: number, startsAt: number | null): string {
  const start = startsAt === null ? '' : ` start_time="${startsAt}"`
  return `<fixture_change ${head(on)} change_type="${change}"${start}/>`
}

/** Settles outcomes of a market: each has won, lost, or is undecided again. */
export function resultText(
  on: Head,
  { marketId, specifier }: Pick<FedMarket, 'marketId' | 'specifier'>,
  results: Readonly<Record<string, 1 | 0 | -1>>,
): string {
  const rows = Object.entries(results).map(([id, result]) => `<outcome id="${id}" result="${result}"/>`)
  return `<bet_settlement ${head(on)} certainty="2"><outcomes><market id="${marketId}" specifiers="${specifier}">${rows.join('')}</market></outcomes></bet_settlement>`
}

/** Takes results of the outcomes that are named back. */
export function takeBackText(
  on: Head,
  { marketId, specifier }: Pick<FedMarket, 'marketId' | 'specifier'>,
  outcomeIds: readonly string[],
): string {
  const rows = outcomeIds.map((id) => `<outcome id="${id}"/>`)
  return `<rollback_bet_settlement ${head(on)}><market id="${marketId}" specifiers="${specifier}">${rows.join('')}</market></rollback_bet_settlement>`
}

export function aliveText(producer: number, at: number): string {
  return `<alive product="${producer}" timestamp="${at}" subscribed="1"/>`
}
