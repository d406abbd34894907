/** Documents of the Unified Odds Feed, as tests write them. */

interface FixtureParts {
  readonly start: string
  readonly status?: string
  readonly prefix?: 'sr' | 'od'
  readonly more?: string
  /** The sides the other way round. */
  readonly isSwapped?: boolean
  /** Unix ms at which the document was made. */
  readonly madeAt?: number
}

/** A football match of two sides with numbers of its own. */
export function fixture(
  match: number,
  { start, status = 'not_started', prefix = 'sr', more = '', isSwapped = false, madeAt }: FixtureParts,
): string {
  const side = (n: number, name: string, where = 'home') =>
    `<competitor id="${prefix}:competitor:${100_000_000 + (match % 10_000_000) * 10 + n}" name="${name}" abbreviation="${name.slice(0, 3).toUpperCase()}" qualifier="${where}"/>`
  const made = madeAt === undefined ? '' : ` generated_at="${new Date(madeAt).toISOString()}"`
  const [first, second] = isSwapped ? ['away', 'home'] : ['home', 'away']
  return `<fixtures_fixture${made}><fixture id="${prefix}:match:${match}" status="${status}" start_time="${start}">
    <tournament id="${prefix}:tournament:8800001" name="Test League"><sport id="sr:sport:1" name="Soccer"/>
    <category id="${prefix}:category:8800001" name="Testland"/></tournament>
    <competitors>${side(1, 'Alpha Town', first)}${side(2, 'Beta City', second)}</competitors>${more}</fixture></fixtures_fixture>`
}

/** Attributes of an element by their names; undefined ones are omitted. */
type Attributes = Readonly<Record<string, string | number | undefined>>

function attributes(of: Attributes): string {
  return Object.entries(of)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

/** A market with its outcomes, each given as a price or as its attributes. */
export function market(
  id: number,
  outcomes: Readonly<Record<string, number | Attributes>>,
  rest: Attributes = {},
): string {
  const { next_betstop: stop, ...own } = rest
  const metadata = stop === undefined ? '' : `<market_metadata next_betstop="${stop}"/>`
  const children = Object.entries(outcomes).map(([key, value]) => {
    const shown = typeof value === 'number' ? { odds: value, active: 1 } : value
    return `<outcome${attributes({ id: key, ...shown })}/>`
  })
  return `<market${attributes({ id, status: 1, ...own })}>${metadata}${children.join('')}</market>`
}

/** @param at Unix ms at which the message was made; absent: it does not say */
export function oddsChange(
  match: number,
  product: number,
  markets: readonly string[],
  at?: number,
  status = '',
): string {
  const head = attributes({ product, event_id: `sr:match:${match}`, timestamp: at })
  return `<odds_change${head}>${status}<odds>${markets.join('')}</odds></odds_change>`
}

export function eventStatus(of: Attributes, inside = ''): string {
  return `<sport_event_status${attributes({ reporting: 1, ...of })}>${inside}</sport_event_status>`
}

export function betStop(match: number, product: number, at?: number, groups = 'all'): string {
  return `<bet_stop${attributes({ product, event_id: `sr:match:${match}`, timestamp: at, groups })}/>`
}

export const alive = (product: number, at: number) => `<alive product="${product}" timestamp="${at}" subscribed="1"/>`

/** Markets and players of the test cases. */
export const DESCRIPTIONS = `<market_descriptions>
  <market id="10" name="Double chance" groups="all|score"><outcomes><outcome id="9" name="{$competitor1} or draw"/>
    <outcome id="10" name="{$competitor1} or {$competitor2}"/><outcome id="11" name="draw or {$competitor2}"/></outcomes></market>
  <market id="18" name="Total" groups="all|score"><outcomes><outcome id="12" name="over {total}"/>
    <outcome id="13" name="under {total}"/></outcomes></market>
  <market id="21" name="Exact goals" groups="all|score"><specifiers><specifier name="variant" type="variable_text"/></specifiers></market>
  <market id="40" name="Anytime goalscorer" groups="all|scorers"><outcomes><outcome id="1716" name="No goal"/></outcomes></market>
  </market_descriptions>`
export const PLAYERS = `<player_profile><player id="sr:player:8101" name="Ada Striker" full_name="Ada Striker"/></player_profile>`
export const MORE_PLAYERS = `<player_profile><player id="sr:player:8102" name="Ben Forward" full_name="Ben Forward"/></player_profile>`
export const ADA = 'sr:player:8101'
export const BEN = 'sr:player:8102'
