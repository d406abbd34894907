const WORTH = 'i.amount * i.boost_multiplier / 10000'
const FARMED = 'coalesce(sum(div(x.points::numeric * b.stake, b.stake + b.cashed_stake)), 0)'

/** What must hold of bonuses: each query returns the rows that break its rule, as text. */
export const BONUS_RULES: Readonly<Record<string, string>> = {
  'what is promised in free bets is what is left of them': `
    SELECT c.code || ': booked ' || coalesce(p.total, 0) || ', left ' || coalesce(o.total, 0) AS detail FROM currencies c
    LEFT JOIN (SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
               WHERE a.system_code = 'bonuses_promised' GROUP BY 1) p ON p.currency = c.code
    LEFT JOIN (SELECT i.currency, sum((${WORTH}) * (i.uses_count - i.times_used)) AS total FROM player_bonuses i
               WHERE i.amount IS NOT NULL AND i.expired_at IS NULL GROUP BY 1) o ON o.currency = c.code
    WHERE coalesce(p.total, 0) <> coalesce(o.total, 0)`,
  'what is in the pools is what is booked for them': `
    SELECT c.code || ': booked ' || coalesce(p.total, 0) || ', pools ' || coalesce(o.total, 0) AS detail FROM currencies c
    LEFT JOIN (SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
               WHERE a.system_code = 'bonus_pools' GROUP BY 1) p ON p.currency = c.code
    LEFT JOIN (SELECT currency, sum(pool) AS total FROM bonuses GROUP BY 1) o ON o.currency = c.code
    WHERE coalesce(p.total, 0) <> coalesce(o.total, 0)`,
  'every use of a bonus is one bet': `
    SELECT 'bonus ' || i.id || ': used ' || i.times_used || ', bets ' || count(x.bet_id) AS detail
    FROM player_bonuses i LEFT JOIN bet_bonuses x ON x.issue_id = i.id AND NOT x.is_returned
    GROUP BY i.id HAVING i.times_used <> count(x.bet_id)`,
  "a bet with a bonus is its player's": `
    SELECT 'bet ' || x.bet_id AS detail FROM bet_bonuses x JOIN player_bonuses i ON i.id = x.issue_id JOIN bets b ON b.id = x.bet_id
    WHERE i.player_id <> b.player_id OR i.bonus_id <> x.bonus_id OR (x.amount > 0 AND b.stake + b.cashed_stake <> x.amount)`,
  'points are those of decided bets': `
    SELECT 'bonus ' || i.id || ': ' || i.points || ', bets ' || ${FARMED} AS detail FROM player_bonuses i
    LEFT JOIN (bet_bonuses x JOIN bets b ON b.id = x.bet_id AND b.status = 'done' AND b.result <> 'refund_entire') ON x.issue_id = i.id
    GROUP BY i.id HAVING i.points <> ${FARMED}`,
  'a free bet is raised by the box that was opened on it': `
    SELECT 'bonus ' || i.id || ': ' || i.boost_multiplier || ', box ' || coalesce(b.multiplier::text, 'none') AS detail
    FROM player_bonuses i LEFT JOIN loot_boxes b ON b.freebet_id = i.id LEFT JOIN player_bonuses o ON o.id = b.issue_id
    WHERE i.boost_multiplier <> coalesce(b.multiplier, 10000) OR o.player_id <> i.player_id
      OR b.multiplier <> (b.contents -> b.drawn::int ->> 'multiplier')::int`,
  'boxes that were opened are counted': `
    SELECT 'bonus ' || i.id || ': counted ' || i.steps_paid || ', opened ' || count(b.opened_at) AS detail
    FROM player_bonuses i JOIN loot_boxes b ON b.issue_id = i.id GROUP BY i.id HAVING i.steps_paid <> count(b.opened_at)`,
}
