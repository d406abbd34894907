/**
 * What a report may contain of a call: the one list. Of a field that is not in it, only the type is reported, so that
 * a new field is hidden until it is added here.
 */

/** Fields whose numbers and booleans are reported: identifiers of the offer, prices, stakes, counts. */
const NUMBERS: ReadonlySet<string> = new Set(
  `auto_cashout available bet_id bet_index bettable bonus_id bonus_odds card category_id code count current_odds draw favourite freebet_id
   has_video house_stake id ids isAvailable isBettable jackpot_id last_page limit limit_per_type live market_id match_id max_count max_odds max_per_sport
   max_stake min_count min_odds min_stake odds page position prediction_id priority quick revision round seen stage stake
   status system_id to_cashout total total_count tournament_id type unread unseen value version`.split(/\s+/),
)

/** Fields whose texts are reported: names of things of the product, never of people. */
const WORDS: ReadonlySet<string> = new Set(
  `accept_mode auto_accept_odds_change availability bet_stop_reason bettable bonus_type category_id currency days favourite field for_user
   group_key groupKey has_video isAvailable isBettable jackpot_id kind level_code limit limit_per_type locale market_id matchStatus match_status
   match_id max_per_sport method odds_type only_events_name outcome_id page provider ratio reason request_id risk_key scope
   sort_by source specifier sport_key sport_keys sport_type sportType start_from start_to status tournament_id type typeplural unseen`.split(
    /\s+/,
  ),
)

/** The key of an error is reported; a field of this name elsewhere may be a key to something. */
const ERROR_KEY = /^(?:error|risk|validation)[.\w-]{0,100}$/
const WORD_MAX = 100
const DEPTH_MAX = 12
const LIST_MAX = 50

function hidden(value: unknown): string {
  return `[${typeof value}]`
}

function isReported(field: string, value: unknown): boolean {
  if (typeof value !== 'string') return NUMBERS.has(field)
  if (field === 'key') return ERROR_KEY.test(value)
  return WORDS.has(field) && value.length <= WORD_MAX
}

/**
 * A request or a response with its shape, and of its values those that the list names.
 * @param field name of the field that holds it
 */
export function redacted(value: unknown, field = '', depth = 0): unknown {
  if (value === null || value === undefined) return value
  if (depth > DEPTH_MAX) return hidden(value)
  if (Array.isArray(value)) return value.slice(0, LIST_MAX).map((one) => redacted(one, field, depth + 1))
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        /^[A-Za-z_]\w{0,60}$/.test(name) ? name : '[field]',
        redacted(one, name, depth + 1),
      ]),
    )
  return isReported(field, value) ? value : hidden(value)
}

/** An address with its path, and of its query the values that the list names. */
export function redactedUrl(url: string): string {
  const [path = '', query] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? []
  if (!query) return path
  const reported = [...new URLSearchParams(query)].map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${WORDS.has(name) && value.length <= WORD_MAX ? encodeURIComponent(value) : '[string]'}`,
  )
  return `${path}?${reported.join('&')}`
}
