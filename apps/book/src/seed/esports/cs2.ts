import type { LeagueSeed } from '../league.ts'

const MAJOR = `
Northvale; Ember Unit; Kestrel; Halcyon; Ironpeak; Sable Squad; Vantablack; Polaris; Quickfang; Monsoon; Redline Nine; Oblivia;
Zenith Corps; Tundra Wolves; Nightjar; Basilisk
`
const EUROPE = `
Frostbyte; Lumen; Graveyard Shift; Paragon Five; Mirage Kings; Bravo Six; Hexfield; Rooks; Saltwater; Kobold; Anvil; Warsaw Static
`
const AMERICAS = `
Coyote; Caiman; Andes Prime; Backfire; Bluebonnet; Maple Guard; Ponto Zero; Rush Hour; Prairie Fire; Selva; Dust Devils; Bay State
`
const ASIA = `
Jade Rabbit; Typhoon; Lotus Guard; Steppe Riders; Gobi; Black Orchid; Sakura Steel; Outback; Monsoon Academy; Dragonfly
`

export const CS2: readonly LeagueSeed[] = [
  {
    key: 'cs2-masters',
    id: 109001,
    sport: 'cs2',
    category: 'international',
    priority: 1,
    level: 0.9,
    spread: 0.8,
    tempo: 1,
    bestOf: 3,
    provider: 'oddin',
    week: 'mon 12:00 15:00 18:00, tue 12:00 15:00 18:00, wed 12:00 15:00 18:00, thu 12:00 15:00 18:00, fri 15:00 18:00, sat 14:00 17:30, sun 16:00',
    names: MAJOR,
  },
  {
    key: 'cs2-europe',
    id: 109002,
    sport: 'cs2',
    category: 'europe',
    priority: 2,
    level: 0,
    spread: 0.6,
    tempo: 1,
    bestOf: 3,
    provider: 'oddin',
    week: 'mon 10:00 13:00, tue 10:00 13:00, wed 10:00 13:00 16:00, thu 10:00 13:00, fri 10:00 13:00, sat 11:00, sun 11:00',
    names: EUROPE,
  },
  {
    key: 'cs2-americas',
    id: 109003,
    sport: 'cs2',
    category: 'americas',
    priority: 3,
    level: -0.2,
    spread: 0.6,
    tempo: 1,
    bestOf: 3,
    provider: 'oddin',
    week: 'mon 20:00 23:00, tue 20:00 23:00, wed 20:00 23:00, thu 20:00 23:00, fri 20:00 23:00, sat 22:00, sun 22:00',
    names: AMERICAS,
  },
  {
    key: 'cs2-asia',
    id: 109004,
    sport: 'cs2',
    category: 'asia',
    priority: 4,
    level: -0.5,
    spread: 0.5,
    tempo: 1,
    bestOf: 3,
    provider: 'oddin',
    week: 'mon 05:00 08:00, tue 05:00 08:00, wed 05:00 08:00, thu 05:00 08:00, fri 05:00 08:00, sat 07:00, sun 07:00',
    names: ASIA,
  },
]
