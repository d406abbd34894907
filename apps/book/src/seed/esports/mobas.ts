import type { LeagueSeed } from '../league.ts'

const DOTA_INTERNATIONAL = `
Ancient Spirit; Moonwell; Roshan's Heirs; Evergreen; Aghanim Five; Silencers; Courier Kings; Dire Straits; Radiant Order; Blink; Buyback; Observer Ward
`
const DOTA_EUROPE = `
Iron Talon; Faceless; Quelling Blade; Smoke Break; Highground; Nordic Ancients; Tidehunters; Arcane Bolt; Midnight Gank; Fog of War
`
const DOTA_ASIA = `
Jade Emperor; Crimson Pagoda; Monkey Kings; Nine Tails; Manila Surge; Borneo; Mekong; Great Wall; Storm Spirits; Silk Road
`
const LOL_WORLD = `
Baron Slayers; Nexus Prime; Hextech; Void Walkers; Golden Lane; Summit Seven; Rift Royals; Elder Flame; Infinity Edge; Blue Sentinel; Shurima Sun; Piltover Pilots
`
const LOL_EUROPE = `
Hauteville; Berlin Owls; Madrid Lynx; Karma Clan; Rogue Nine; Fnord; Valkyries; Heretic Order; Giant Steps; Vital Bees
`
const LOL_KOREA = `
Seoul Tigers; Hangang; Incheon Wave; Busan Breakers; Jeju Volcano; Daegu Heat; Suwon Fortress; Gangnam Elite; Nongshim Field; Dragon Gate
`
const LOL_AMERICAS = `
Thunder Bay; Lone Star Lane; Rio Rift; Cloudbreak; Liquid Steel; Hundred Suns; Flying Quest; Disguise; Lyon Mexico; Amazonia
`

export const DOTA2: readonly LeagueSeed[] = [
  {
    key: 'dota2-international',
    id: 111001,
    sport: 'dota2',
    category: 'international',
    priority: 1,
    level: 0.7,
    spread: 0.8,
    tempo: 1,
    bestOf: 5,
    provider: 'oddin',
    week: 'mon 11:00 15:00, tue 11:00 15:00, wed 11:00 15:00, thu 11:00 15:00, fri 12:00 16:00, sat 12:00, sun 14:00',
    names: DOTA_INTERNATIONAL,
  },
  {
    key: 'dota2-europe',
    id: 111002,
    sport: 'dota2',
    category: 'europe',
    priority: 2,
    level: 0,
    spread: 0.6,
    tempo: 1,
    bestOf: 3,
    provider: 'oddin',
    week: 'mon 13:00 18:00, tue 13:00 18:00, wed 13:00 18:00, thu 13:00 18:00, fri 18:00, sat 16:00, sun 17:00',
    names: DOTA_EUROPE,
  },
  {
    key: 'dota2-asia',
    id: 111003,
    sport: 'dota2',
    category: 'asia',
    priority: 3,
    level: -0.1,
    spread: 0.6,
    tempo: 1,
    bestOf: 3,
    provider: 'oddin',
    week: 'mon 04:00 08:00, tue 04:00 08:00, wed 04:00 08:00, thu 04:00 08:00, fri 06:00, sat 06:00, sun 06:00',
    names: DOTA_ASIA,
  },
]

export const LOL: readonly LeagueSeed[] = [
  {
    key: 'lol-worlds',
    id: 110001,
    sport: 'lol',
    category: 'international',
    priority: 1,
    level: 0.8,
    spread: 0.8,
    tempo: 1,
    bestOf: 5,
    provider: 'oddin',
    week: 'mon 10:00 14:00, tue 10:00 14:00, wed 10:00 14:00, thu 10:00 14:00, fri 11:00 15:00, sat 11:00, sun 12:00',
    names: LOL_WORLD,
  },
  {
    key: 'lol-europe',
    id: 110002,
    sport: 'lol',
    category: 'europe',
    priority: 2,
    level: 0,
    spread: 0.6,
    tempo: 1,
    bestOf: 3,
    provider: 'oddin',
    week: 'mon 17:00 19:00, tue 17:00 19:00, sat 15:00 17:00 19:00, sun 15:00 17:00',
    names: LOL_EUROPE,
  },
  {
    key: 'lol-korea',
    id: 110003,
    sport: 'lol',
    category: 'asia',
    priority: 3,
    level: 0.3,
    spread: 0.6,
    tempo: 1,
    bestOf: 3,
    provider: 'oddin',
    week: 'wed 08:00 11:00, thu 08:00 11:00, fri 08:00 11:00, sat 06:00 09:00, sun 06:00 09:00',
    names: LOL_KOREA,
  },
  {
    key: 'lol-americas',
    id: 110004,
    sport: 'lol',
    category: 'americas',
    priority: 4,
    level: -0.4,
    spread: 0.5,
    tempo: 1,
    bestOf: 3,
    provider: 'betconstruct',
    week: 'mon 21:00, thu 21:00 23:00, fri 21:00 23:00, sat 21:00 23:00, sun 21:00',
    names: LOL_AMERICAS,
  },
]
