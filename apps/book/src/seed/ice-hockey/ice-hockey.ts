import type { LeagueSeed } from '../league.ts'

const CONTINENTAL = `
Colorado Timberline; Tampa Lightships; Carolina Storms; Dallas Northstars; Florida Gators; Winnipeg Aviators; Toronto Beacons;
Edmonton Derricks; Vegas Aces; Jersey Turnpikes; Washington Domes; Montreal Voyageurs; Los Angeles Royals; Minnesota Lakers;
Ottawa Rideaus; Boston Colonials; Detroit Forge; Vancouver Orcas; New York Liners; St. Louis Archers;
Philadelphia Founders; Seattle Evergreens; Pittsburgh Foundry; Calgary Chinooks; Buffalo Niagaras; Nashville Strings; Chicago Lakeshore; San Jose Fogs
`
const SWEDISH = `
Skellefteå; Växjö; Göteborg; Luleå; Stockholm; Örebro; Leksand; Linköping; Malmö; Jönköping; Karlstad; Timrå; Gävle; Ängelholm
`
const FINNISH = `
Tampere; Helsinki; Turku; Lappeenranta; Kuopio; Oulu; Lahti; Rauma; Hämeenlinna; Jyväskylä; Pori; Mikkeli; Vaasa; Kouvola
`
const GERMAN = `
Berlin; Munich; Mannheim; Ingolstadt; Straubing; Cologne; Bremerhaven; Wolfsburg; Nuremberg; Schwenningen; Augsburg; Frankfurt; Iserlohn; Dresden
`
const CZECH = `
Pardubice; Třinec; Prague; Brno; Litvínov; Hradec Králové; Liberec; Kladno; Plzeň; Vítkovice; Olomouc; Mladá Boleslav; České Budějovice; Karlovy Vary
`
const SWISS = `
Lausanne; Zürich; Davos; Bern; Fribourg; Zug; Lugano; Genève; Kloten; Biel; Ambrì; Langnau; Rapperswil; Ajoie
`

export const ICE_HOCKEY: readonly LeagueSeed[] = [
  {
    key: 'continental-hockey',
    id: 4001,
    sport: 'ice-hockey',
    category: 'usa',
    priority: 1,
    level: 0.8,
    spread: 0.6,
    tempo: 1.03,
    week: 'mon 00:10 02:10, tue 00:10*3 02:40, wed 00:10*2 03:10, thu 00:10*3 03:10, fri 00:10*3 02:40, sat 00:10*3 03:10, sun 00:10*3 20:10',
    names: CONTINENTAL,
  },
  {
    key: 'swedish-hockey',
    id: 4002,
    sport: 'ice-hockey',
    category: 'sweden',
    priority: 2,
    level: 0.1,
    spread: 0.5,
    tempo: 0.9,
    week: 'tue 18:00*4, thu 18:00*5, sat 14:15*3 17:00*2',
    names: SWEDISH,
  },
  {
    key: 'finnish-hockey',
    id: 4003,
    sport: 'ice-hockey',
    category: 'finland',
    priority: 3,
    level: 0.0,
    spread: 0.5,
    tempo: 0.88,
    week: 'tue 16:30*3, wed 16:30*2, fri 16:30*4, sat 15:00*3',
    names: FINNISH,
  },
  {
    key: 'german-hockey',
    id: 4004,
    sport: 'ice-hockey',
    category: 'germany',
    priority: 4,
    level: -0.1,
    spread: 0.5,
    tempo: 1.0,
    week: 'tue 18:30*2, thu 18:30*2, fri 18:30*5, sun 13:00*2 15:30*2 18:00',
    names: GERMAN,
  },
  {
    key: 'czech-hockey',
    id: 4005,
    sport: 'ice-hockey',
    category: 'czechia',
    priority: 5,
    level: -0.1,
    spread: 0.45,
    tempo: 0.92,
    week: 'tue 16:30*3, fri 16:30*4, sun 15:00*4',
    names: CZECH,
  },
  {
    key: 'swiss-hockey',
    id: 4006,
    sport: 'ice-hockey',
    category: 'switzerland',
    priority: 6,
    level: 0.0,
    spread: 0.45,
    tempo: 0.96,
    week: 'tue 18:45*3, fri 18:45*4, sat 18:45*4',
    names: SWISS,
  },
]
