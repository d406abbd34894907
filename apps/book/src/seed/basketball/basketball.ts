import type { LeagueSeed } from '../league.ts'

const CONTINENTAL = `
Boston Harbormen; Denver Altitude; Oklahoma Prairie Kings; Cleveland Ironworks; New York Skyliners; Minnesota North Woods;
Los Angeles Stars; San Francisco Gate; Houston Orbit; Orlando Cypress; Milwaukee Stags; Dallas Drovers; Philadelphia Patriots;
Miami Tide; Phoenix Embers; Sacramento Delta; Chicago Gales; Atlanta Peachtree; Toronto Maples; Detroit Motors;
Portland Cascades; San Antonio Lancers; Memphis Blues; Indiana Racers; Charlotte Crowns; Utah Summits; Brooklyn Bridges; Washington Senators
`
const EUROPEAN = `
Madrid; Athens; Istanbul; Barcelona; Piraeus; Monaco; Bologna; Kaunas; Belgrade; Milan; Munich; Valencia; Paris; Vitoria; Tel Aviv; Villeurbanne; Zagreb; Riga
`
const SPANISH = `
Málaga; Tenerife; Gran Canaria; Murcia; Zaragoza; Badalona; Manresa; Bilbao; Lleida; Burgos; Girona; Granada; Andorra; Palencia
`
const GERMAN = `
Ulm; Berlin; Bonn; Oldenburg; Würzburg; Ludwigsburg; Bamberg; Chemnitz; Hamburg; Göttingen; Rostock; Vechta; Weißenfels; Frankfurt; Braunschweig; Heidelberg
`
const AUSTRALIAN = `
Sydney; Perth; Melbourne; Brisbane; Adelaide; Cairns; Wollongong; Auckland; Hobart; Newcastle
`

export const BASKETBALL: readonly LeagueSeed[] = [
  {
    key: 'american-basketball-association',
    id: 2001,
    sport: 'basketball',
    category: 'usa',
    priority: 1,
    level: 0.9,
    spread: 0.9,
    tempo: 1.08,
    week: 'mon 00:10*3 03:10, tue 00:10*3, wed 00:10*3 03:10, thu 00:10*3, fri 00:10*3 03:10, sat 00:10*3 03:10, sun 00:10*2 20:40',
    names: CONTINENTAL,
  },
  {
    key: 'euro-basket-league',
    id: 2002,
    sport: 'basketball',
    category: 'international',
    priority: 2,
    level: 0.3,
    spread: 0.8,
    tempo: 0.78,
    week: 'tue 18:00*2 19:30*2, wed 18:00 19:30*2, thu 18:00*2 19:30*2, fri 18:00*2 19:30*2',
    names: EUROPEAN,
  },
  {
    key: 'spanish-basketball',
    id: 2003,
    sport: 'basketball',
    category: 'spain',
    priority: 3,
    level: -0.2,
    spread: 0.6,
    tempo: 0.79,
    week: 'sat 17:00 19:00 20:45, sun 11:30 16:00 17:30 19:30',
    names: SPANISH,
  },
  {
    key: 'german-basketball',
    id: 2004,
    sport: 'basketball',
    category: 'germany',
    priority: 4,
    level: -0.3,
    spread: 0.6,
    tempo: 0.8,
    week: 'fri 19:00, sat 17:30*2 19:30, sun 14:00*2 16:30 17:00',
    names: GERMAN,
  },
  {
    key: 'australian-basketball',
    id: 2005,
    sport: 'basketball',
    category: 'australia',
    priority: 5,
    level: -0.5,
    spread: 0.6,
    tempo: 0.82,
    week: 'thu 08:30, fri 08:30 10:30, sat 06:30 08:30, sun 04:00 06:00',
    names: AUSTRALIAN,
  },
]
