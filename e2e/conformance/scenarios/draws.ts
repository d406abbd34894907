import type { Draw } from '@touchline/contract'
import type { Trial } from '../trial.ts'

/** The balls of a draw are what its machine can give: none before the start, all of them at the end. */
export async function drawsKeepToTheirMachine({ world, expect }: Trial<'getMatches'>): Promise<void> {
  const drawsOf = async (match_status: string): Promise<readonly Draw[]> => {
    const { data } = await world.visitor.get('getMatches', { query: { type: 'draw', match_status, limit: '50' } })
    return data.filter((event) => event.type === 'draw')
  }
  const [coming, over] = await Promise.all([drawsOf('prematch'), drawsOf('finished')])
  expect(
    coming.every(({ balls, bonus_ball }) => balls.length === 0 && bonus_ball === null),
    'a draw has balls before its start',
  )
  for (const { id, pool, ball_count, has_bonus_ball, balls, bonus_ball } of over) {
    const all = bonus_ball === null ? balls : [...balls, bonus_ball]
    expect(
      balls.length === ball_count && (bonus_ball !== null) === has_bonus_ball,
      `draw ${id} is over with other balls than it announced`,
    )
    expect(new Set(all).size === all.length, `draw ${id} has drawn a ball twice`)
    expect(
      all.every((ball) => ball >= 1 && ball <= pool),
      `draw ${id} has drawn a ball that its machine does not hold`,
    )
  }
}
