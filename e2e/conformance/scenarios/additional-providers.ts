import type { Trial } from '../trial.ts'

/** The provider that each flag of the settings switches on. */
const KINDS = [
  { flag: 'horse_racing', type: 'race', sport: 'racing' },
  { flag: 'lotto', type: 'draw', sport: 'lottery' },
] as const

/** Races and draws are there with their flag and gone without; a listing that does not request them has none. */
export async function keepsAdditionalProvidersApart({ world, expect }: Trial<'getMatches'>): Promise<void> {
  const { data: settings } = await world.visitor.get('getSettings')
  const { data: every } = await world.visitor.get('getMatches', { query: { limit: '500' } })
  for (const { flag, type, sport } of KINDS) {
    const isOn = settings.additional_providers[flag].enabled
    const { data: events } = await world.visitor.get('getMatches', { query: { type, limit: '100' } })
    const { data: sports } = await world.visitor.get('getSports', { query: { sport_type: sport } })
    expect(
      events.every((event) => event.type === type),
      `type=${type} answers other events`,
    )
    expect(isOn || (events.length === 0 && sports.length === 0), `${flag} is off, and its events or sports are there`)
    expect(!isOn || sports.length > 0, `${flag} is on, and its sport is not there`)
    expect(
      every.every((event) => event.type !== type),
      `a listing without a type has events of the type ${type} in it`,
    )
  }
}
