import pg from 'pg'

const BATCH = 500

/**
 * Settled bets per second of the two statements alone, by a bare driver with the payouts known beforehand: what the
 * database can take at most on one connection.
 */
export async function settleBySql(url: string, eventId: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string; outcome_id: string }>(
    `SELECT l.bet_id AS id, l.outcome_id FROM bet_legs l JOIN bets b ON b.id = l.bet_id
     WHERE l.match_id = $1 AND l.status = 'open' AND b.type = 'single' ORDER BY l.bet_id`,
    [eventId],
  )
  const begun = performance.now()
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    const changes = batch.map(({ id, outcome_id: outcome }) => {
      const won = outcome === '1' || outcome === '12'
      const result = won ? 'win_entire' : 'lose_entire'
      return { id: Number(id), from: 'waiting_results', status: 'done', result, amount: won ? 210 : 0 }
    })
    await client.query('BEGIN')
    await client.query({
      name: 'legs',
      text: `UPDATE bet_legs SET status = CASE WHEN outcome_id IN ('1', '12') THEN 'win' ELSE 'lose' END, final_text = '2:1'
             WHERE bet_id = ANY ($1::bigint[]) AND match_id = $2`,
      values: [changes.map((change) => change.id), eventId],
    })
    await client.query({
      name: 'bets',
      text: 'SELECT id FROM settle_bets(now(), NULL, $1::jsonb)',
      values: [JSON.stringify(changes)],
    })
    await client.query('COMMIT')
  }
  const seconds = (performance.now() - begun) / 1_000
  await client.end()
  return rows.length / seconds
}
