import type { LeagueSeed } from '../league.ts'

const CONTINENTAL = `
Los Angeles Orchards; New York Boroughs; Philadelphia Bells; Milwaukee Kegs; Toronto Lakesiders; San Diego Lookouts;
Chicago Ivies; Detroit Stripes; Boston Greens; Seattle Navigators; Houston Gushers; Cleveland Spires; Cincinnati Engines;
New York Queensmen; San Francisco Bays; Texas Lariats; Arizona Saguaros; Kansas City Barons; Tampa Herons; St. Louis Robins;
Miami Pelicans; Minnesota Bridges; Atlanta Axles; Baltimore Harbors
`
const JAPANESE = `
Fukuoka; Osaka; Yokohama; Sapporo; Tokyo East; Tokyo West; Hiroshima; Chiba; Nagoya; Sendai; Saitama; Kobe
`
const KOREAN = `
Seoul; Daejeon; Incheon; Daegu; Suwon; Gwangju; Busan; Changwon; Seoul South; Goyang
`
const MEXICAN = `
Culiacán; Hermosillo; Jalisco; Mexicali; Mazatlán; Obregón; Los Mochis; Guasave; Navojoa; Monterrey
`

export const BASEBALL: readonly LeagueSeed[] = [
  {
    key: 'continental-baseball',
    id: 3001,
    sport: 'baseball',
    category: 'usa',
    priority: 1,
    level: 0.5,
    spread: 0.7,
    tempo: 1.0,
    week: 'mon 00:10*2 23:05, tue 00:10*2 23:05, wed 00:10*2 23:05, thu 00:10*2 23:05, fri 00:10*2 23:05, sat 00:10 17:10 20:10, sun 17:35 18:10 20:10',
    names: CONTINENTAL,
  },
  {
    key: 'japanese-baseball',
    id: 3002,
    sport: 'baseball',
    category: 'japan',
    priority: 2,
    level: 0.1,
    spread: 0.5,
    tempo: 0.82,
    week: 'tue 09:00*3, wed 09:00*3, thu 09:00*3, fri 09:00*3, sat 05:00*3, sun 04:30*3',
    names: JAPANESE,
  },
  {
    key: 'korean-baseball',
    id: 3003,
    sport: 'baseball',
    category: 'south-korea',
    priority: 3,
    level: -0.2,
    spread: 0.5,
    tempo: 1.08,
    week: 'tue 09:30*2, wed 09:30*2, thu 09:30*2, fri 09:30*2, sat 08:00*2, sun 05:00*2',
    names: KOREAN,
  },
  {
    key: 'mexican-baseball',
    id: 3004,
    sport: 'baseball',
    category: 'mexico',
    priority: 4,
    level: -0.5,
    spread: 0.4,
    tempo: 1.05,
    week: 'wed 01:30*2, thu 01:30*2, fri 01:30*2, sat 01:30*2, sun 01:30 22:00',
    names: MEXICAN,
  },
]
