import type { LeagueSeed } from '../league.ts'

const GRIDIRON = `
Kansas City Monarchs; Buffalo Blizzards; Philadelphia Liberty; Baltimore Clippers; Detroit Pistonmen; San Francisco Prospectors;
Green Bay Timbers; Los Angeles Comets; Houston Wildcatters; Cincinnati Riverboats; Minnesota Longships; Seattle Peaks;
Denver Outlaws; Tampa Corsairs; Pittsburgh Foundrymen; Miami Barracudas; Dallas Rangers; Chicago Wolves;
Atlanta Flames; Indianapolis Speed; New York Empires; Cleveland Anvils; Las Vegas Desert Kings; New Orleans Brass
`
const COLLEGE = `
Ohio; Georgia; Texas; Alabama; Oregon; Michigan; Clemson; Tennessee; Penn Valley; Notre Lac; Louisiana; Oklahoma; Florida; Washington; Iowa; Colorado
`
const CANADIAN = `
Winnipeg; Toronto; Montreal; Regina; Vancouver; Hamilton; Calgary; Edmonton; Ottawa; Halifax
`
const EUROPEAN = `
Vienna; Düsseldorf; Stuttgart; Paris; Wrocław; Frankfurt; Munich; Zürich; Berlin; Tirol; Madrid; Nordland
`

export const AMERICAN_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'gridiron-league',
    id: 16001,
    sport: 'american-football',
    category: 'usa',
    priority: 1,
    level: 0.7,
    spread: 0.8,
    tempo: 1.0,
    week: 'sun 18:00*4 21:05*2 21:25*2, mon 01:20, tue 01:15*2, fri 01:15',
    names: GRIDIRON,
  },
  {
    key: 'college-football',
    id: 16002,
    sport: 'american-football',
    category: 'usa',
    priority: 2,
    level: -0.2,
    spread: 0.9,
    tempo: 1.2,
    week: 'fri 00:30, sat 01:00 17:00*2 20:30*2, sun 00:00*2',
    names: COLLEGE,
  },
  {
    key: 'canadian-football',
    id: 16003,
    sport: 'american-football',
    category: 'canada',
    priority: 3,
    level: -0.4,
    spread: 0.5,
    tempo: 1.1,
    week: 'sat 00:30, sun 00:00 20:00, thu 01:00',
    names: CANADIAN,
  },
  {
    key: 'european-football-league',
    id: 16004,
    sport: 'american-football',
    category: 'international',
    priority: 4,
    level: -0.8,
    spread: 0.6,
    tempo: 1.1,
    week: 'sat 14:00*2 17:00, sun 12:25*2 15:25',
    names: EUROPEAN,
  },
]
