import type { Damage, Rows } from './audit-bonuses.ts'

/** Kick-off of the planted event, long before any bet of the tests. */
const LONG_AGO = '2020-01-01 12:00:00Z'

/** The event of the bets as an event of a feed, with the given columns. Its market is that of the bets. */
function feedEvent({ match }: Rows, more: Readonly<Record<string, string>> = {}): string {
  const columns = { status: '0', starts_at: `'${LONG_AGO}'`, changed_at: `'${LONG_AGO}'`, ...more }
  return `
    DELETE FROM sports WHERE key = 'football';
    INSERT INTO sports (id, key, names, priority, provider, type) VALUES (990001, 'football', '{}', 1, 'betradar', 'regular');
    INSERT INTO categories (id, sport_id, key, names, priority) VALUES (990001, 990001, 'planted', '{}', 1);
    INSERT INTO tournaments (id, category_id, key, names, priority, provider, tempo, best_of)
      VALUES (990001, 990001, 'planted', '{}', 1, 'betradar', 1, 3);
    INSERT INTO matches (id, type, tournament_id, home_id, away_id, origin, seed, anchor_at, speed, ${Object.keys(columns).join(', ')})
      OVERRIDING SYSTEM VALUE
      VALUES (${match}, 'match', 990001, 1, 2, 'feed', 'sr:match:${match}', now(), 1, ${Object.values(columns).join(', ')})`
}

/** The leg of a bet as it was placed. */
const leg = (bet: number, set: string) => `UPDATE bet_legs SET ${set} WHERE bet_id = ${bet}`

/** Seconds before the bet was placed, as the database counts. */
const before = (bet: number, seconds: number) =>
  `(SELECT created_at - interval '${seconds} seconds' FROM bets WHERE id = ${bet})`
const msBefore = (bet: number, seconds: number) =>
  `(SELECT round(extract(epoch FROM created_at - interval '${seconds} seconds') * 1000)::text FROM bets WHERE id = ${bet})`

/** A message that arrived, and was made, so many seconds before the bet. `TIME` is replaced by the latter. */
function message({ match, open }: Rows, secondsBefore: number, xml: string): string {
  const text = `'${xml.replace('HEAD', `event_id="sr:match:${match}" timestamp="TIME"`)}'`
  return `INSERT INTO feed_messages (provider, match_id, received_at, body)
    VALUES ('betradar', ${match}, ${before(open, secondsBefore)}, replace(${text}, 'TIME', ${msBefore(open, secondsBefore)}))`
}

const prices = (home: string, market = 'status="1"', more = '') =>
  `<odds_change product="1" HEAD><odds><market id="1" ${market}>${more}<outcome id="1" ${home}/><outcome id="2" odds="3.3"/></market></odds></odds_change>`

/** The leg is on a price of producer 3 that was made a minute before the bet; then came something else. */
function after(rows: Rows, ...messages: readonly string[]): string {
  const { open } = rows
  return [
    feedEvent(rows, { starts_at: "'2100-01-01'" }),
    leg(open, `price_odds = 21000, price_producer = '3', price_said_at = ${before(open, 60)}`),
    ...messages,
  ].join(';\n')
}

const SUPERSEDED = 'a leg was placed at the newest price of its outcome that had come'
const STOPPED = 'no leg was placed while the feed took no bets on it'
const SOLD = 'a cash-out counted on the newest prices that had come, of markets that the feed let be cashed out'
const WORTH = 'a cash-out pays no more than the prices it was made at justify'
const REVERSED = 'a statement about an outcome is taken back only by one about the same outcome'

/** What a part of the won bet was cashed out on. `LEG` are the members of its one leg. */
function soldOn({ won }: Rows, leg: Readonly<Record<string, unknown>>, justified = 475): string {
  const open = {
    position: 0,
    status: 'open',
    odds: 21_000,
    chance: '10/21',
    refund: '0/1',
    provider: 'betradar',
    producer: '3',
    messageAt: 1,
  }
  const basis = JSON.stringify({ stake: 1000, remainder: '0', legs: [{ ...open, ...leg }] })
  return `UPDATE bet_cashouts SET basis = '${basis}', justified = ${justified} WHERE bet_id = ${won} AND part = 1`
}

/**
 * The cash-out of the won bet, as one on the planted event that was sold at a price of producer 3, after which a
 * message came.
 */
function soldAfter(rows: Rows, xml: string, event: Readonly<Record<string, string>> = {}, leg: object = {}): string {
  const text = xml.replace('HEAD', `event_id="sr:match:${rows.match}" timestamp="2"`)
  return [
    feedEvent(rows, event),
    `UPDATE bet_legs SET match_id = ${rows.match} WHERE bet_id = ${rows.won}`,
    soldOn(rows, { ...leg }),
    `INSERT INTO feed_messages (provider, match_id, received_at, body) VALUES ('betradar', ${rows.match}, '${LONG_AGO}', '${text}')`,
  ].join(';\n')
}

const storedMessage = (match: number, kind: string, at: string, markets: string) => `
  INSERT INTO settlement_messages (kind, source, said_at, received_at, body)
  VALUES ('${kind}', 'planted', '${at}', '${at}', '{"matchId": ${match}, "markets": ${markets}}')`

export const PRICE_DAMAGES: readonly Damage[] = [
  {
    rule: 'a cash-out in play was paid when its delay was over',
    harm: (rows) =>
      `${soldOn(rows, { isLive: true })}; UPDATE bet_cashouts SET asked_at = at - interval '2 seconds', delay_ms = 2001 WHERE bet_id = ${rows.won}`,
    names: ({ won }) => `bet ${won}, part 1: asked for at `,
  },
  {
    rule: 'a cash-out in play was paid when its delay was over',
    harm: (rows) =>
      `${soldOn(rows, { isLive: true })}; UPDATE bet_cashouts SET asked_at = NULL WHERE bet_id = ${rows.won}`,
    names: ({ won }) => `bet ${won}, part 1: asked for at no time`,
  },
  {
    rule: 'a cash-out that waits for its delay ends with its bet',
    harm: ({ won }) =>
      `UPDATE bets SET cash_out_wish = '{}', cash_out_asked_at = now(), cash_out_due_at = now() WHERE id = ${won}`,
    names: ({ won }) => `bet ${won} (done)`,
  },
  {
    rule: 'no bet is open that was placed before the sides of its event changed places',
    harm: (rows) => `${feedEvent(rows, { starts_at: "'2100-01-01'", sides_swapped_at: `'${LONG_AGO}'` })};
        UPDATE bets SET created_at = '2019-01-01' WHERE id = ${rows.open}`,
    names: ({ open }) => `bet ${open}, leg 0: placed at `,
  },
  {
    rule: 'a leg has the price that was on the board',
    harm: ({ open }) => leg(open, 'price_odds = 20999'),
    names: ({ open }) => `bet ${open}, leg 0: at 21000, the board had 20999`,
  },
  {
    rule: 'a bet at a price from before the start of its event was placed before the start',
    harm: (rows) =>
      `${feedEvent(rows)}; ${leg(rows.open, `price_is_live = false, planned_at = ${before(rows.open, 8)}`)}`,
    names: ({ open }) => `bet ${open}, leg 0: placed at `,
  },
  {
    rule: 'a bet at a price from before the start of its event was placed before the start',
    harm: (rows) =>
      `${feedEvent(rows, { stated_start: `'${LONG_AGO}'` })}; ${leg(rows.open, "price_is_live = false, planned_at = '2099-01-01'")}`,
    names: ({ open }) => `bet ${open}, leg 0: placed at `,
  },
  {
    rule: 'no bet is open on an event that was called off',
    harm: (rows) => feedEvent(rows, { status: '5' }),
    names: ({ open, match }) => `bet ${open}, leg 0: open, but event ${match} is not played`,
  },
  {
    rule: 'no bet is open on an event that was moved by more than 48 hours',
    harm: (rows) =>
      `${feedEvent(rows, { starts_at: "'2020-01-11 12:00:00Z'" })}; ${leg(rows.open, `planned_at = '${LONG_AGO}'`)}`,
    names: ({ open }) => `bet ${open}, leg 0: placed for 2020-01-01`,
  },
  {
    rule: 'no bet is open on an event that is over',
    harm: (rows) => feedEvent(rows, { status: '4' }),
    names: ({ open, match }) => `bet ${open}, leg 0: open, but event ${match} is over`,
  },
  {
    rule: 'no bet is open on an event that is over',
    harm: (rows) => feedEvent(rows, { status: '3' }),
    names: ({ open, match }) => `bet ${open}, leg 0: open, but event ${match} is over`,
  },
  {
    rule: SUPERSEDED,
    harm: (rows) => after(rows, message(rows, 30, prices('odds="1.6"'))),
    names: ({ open }) => `bet ${open}, leg 0: at 21000 of `,
  },
  {
    rule: STOPPED,
    harm: (rows) =>
      after(
        rows,
        message(rows, 40, prices('odds="2.1"')),
        message(rows, 30, '<bet_stop product="1" HEAD groups="all"/>'),
      ),
    names: () => 'bets were stopped at ',
  },
  {
    rule: STOPPED,
    harm: (rows) => after(rows, message(rows, 30, prices('odds="2.1"', 'status="-1"'))),
    names: () => 'its market was closed at ',
  },
  {
    rule: STOPPED,
    harm: (rows) => after(rows, message(rows, 30, prices('odds="2.1" active="0"'))),
    names: () => 'it was taken off at ',
  },
  {
    rule: STOPPED,
    harm: (rows) =>
      after(
        rows,
        message(rows, 30, prices('odds="2.1"', 'status="1"', '<market_metadata next_betstop="STOP"/>')),
        `UPDATE feed_messages SET body = replace(body, 'STOP', ${msBefore(rows.open, 10)})`,
      ),
    names: () => 'bets on it ended at ',
  },
  {
    rule: STOPPED,
    harm: (rows) =>
      after(
        rows,
        message(
          rows,
          30,
          '<odds_change product="1" HEAD><sport_event_status status="1" match_status="6"/></odds_change>',
        ),
      ),
    names: () => 'its event had begun by ',
  },
  {
    rule: STOPPED,
    harm: (rows) => after(rows, message(rows, 30, '<fixture_change product="1" HEAD change_type="3"/>')),
    names: () => 'its event was called off by ',
  },
  {
    rule: STOPPED,
    harm: (rows) => `${after(rows)}; ${leg(rows.open, "price_is_live = true, price_provider = 'betradar'")}`,
    names: () => 'producer 3 prices only the time before the start',
  },
  {
    rule: WORTH,
    harm: (rows) => soldOn(rows, { odds: 50_000, chance: '1/1' }),
    names: ({ won }) => `bet ${won}, part 1: 474 for 500, its prices give 199`,
  },
  {
    rule: WORTH,
    harm: (rows) => soldOn(rows, { odds: 0, chance: '1/1' }),
    names: ({ won }) => `bet ${won}, part 1: 474 for 500, its prices give 0`,
  },
  {
    rule: WORTH,
    harm: (rows) => soldOn(rows, {}, 473),
    names: ({ won }) => `bet ${won}, part 1: 474 for 500, its prices give 475, noted was 473`,
  },
  {
    rule: WORTH,
    harm: (rows) => `${soldOn(rows, {})};
      INSERT INTO bet_bonuses (bet_id, issue_id, bonus_id, type, odds, terms, is_house, amount)
      VALUES (${rows.won}, 1, 1, 'freebet', 10000, '{}', true, 1000)`,
    names: ({ won }) => `bet ${won}, part 1: 474 for 500, its prices give 0`,
  },
  {
    rule: SOLD,
    harm: (rows) => soldAfter(rows, prices('odds="1.6"')),
    names: ({ won }) => `bet ${won}, part 1, leg 0: sold at `,
  },
  {
    rule: SOLD,
    harm: (rows) => soldAfter(rows, prices('odds="2.1"', 'status="1" cashout_status="-2"')),
    names: () => 'no cash-outs were let at ',
  },
  {
    rule: SOLD,
    harm: (rows) => soldAfter(rows, prices('odds="2.1"', 'status="0"')),
    names: () => 'its market was closed at ',
  },
  {
    rule: SOLD,
    harm: (rows) =>
      soldAfter(
        rows,
        '<odds_change product="1" HEAD><sport_event_status status="4" match_status="100"/></odds_change>',
      ),
    names: () => 'its event had ended by ',
  },
  {
    rule: SOLD,
    harm: (rows) =>
      soldAfter(
        rows,
        '<odds_change product="1" HEAD><sport_event_status status="1" match_status="6"/></odds_change>',
        { starts_at: "'2100-01-01'" },
        { isLive: false },
      ),
    names: () => 'its event had begun by ',
  },
  {
    rule: SOLD,
    harm: (rows) =>
      `${soldAfter(rows, prices('odds="2.1"'), {}, { isLive: false })}; UPDATE bet_legs SET planned_at = '${LONG_AGO}' WHERE bet_id = ${rows.won}`,
    names: () => 'at a price from before the start at 2020-01-01',
  },
  {
    rule: SOLD,
    harm: (rows) => soldAfter(rows, prices('odds="2.1"', 'status="1"', '<market_metadata next_betstop="3"/>')),
    names: () => 'bets on it ended at 1970-01-01',
  },
  {
    rule: REVERSED,
    harm: ({ match, open }) => `
      ${leg(open, "decided_before = 'win'")};
      ${storedMessage(match, 'bet_settlement', '2026-01-01', '[{"marketId": 1, "specifier": "", "outcomes": {"1": {"result": "win"}, "2": {"result": "lose"}}}]')};
      ${storedMessage(match, 'rollback_bet_settlement', '2026-01-02', '[{"marketId": 1, "specifier": "", "outcomeIds": ["2"]}]')};
      INSERT INTO market_results (match_id, market_id, specifier, outcomes, others, final_text, said_at, recorded_at)
      VALUES (${match}, 1, '', '{}', NULL, '', '2026-01-02', '2026-01-02')`,
    names: ({ open }) => `bet ${open}, leg 0: open, but outcome 1 was declared win at 2026-01-01`,
  },
  {
    rule: REVERSED,
    harm: (rows) => `${feedEvent({ ...rows, match: rows.match + 900_000 })};
      UPDATE bet_legs SET status = 'lose', match_id = ${rows.match + 900_000} WHERE bet_id = ${rows.won};
      ${storedMessage(rows.match + 900_000, 'bet_settlement', '2026-01-01', '[{"marketId": 1, "specifier": "", "outcomes": {"1": {"result": "win"}}}]')};
      ${storedMessage(rows.match + 900_000, 'bet_settlement', '2026-01-02', '[{"marketId": 1, "specifier": "", "outcomes": {"2": {"result": "win"}}}]')};
      INSERT INTO market_results (match_id, market_id, specifier, outcomes, others, final_text, said_at, recorded_at)
      VALUES (${rows.match + 900_000}, 1, '', '{"1": "lose", "2": "win"}', NULL, '', '2026-01-02', '2026-01-02')`,
    names: ({ won }) => `bet ${won}, leg 0: lose, but outcome 1 was declared win at 2026-01-01`,
  },
]
