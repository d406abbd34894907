import type { LeagueSeed } from '../league.ts'

const CHAMPIONS_LEAGUE_FIELD = `
Paris Saint-Germain; Arsenal; Bayern München; Barcelona; Real Madrid; Manchester City; Liverpool; Inter;
Atlético Madrid; Napoli; Borussia Dortmund; Aston Villa; Manchester United; RB Leipzig; Villarreal; AC Milan;
Juventus; Bayer Leverkusen; Porto; Sporting CP; PSV; Lens; Galatasaray; Marseille;
Como; Real Betis; Club Brugge; Feyenoord; Union Saint-Gilloise; Fenerbahçe; Celtic; Olympiakos;
Red Bull Salzburg; Copenhagen; Young Boys; PAOK
`

const EUROPA_LEAGUE_FIELD = `
Chelsea; Newcastle United; Roma; VfB Stuttgart; Benfica; Lyon; Atalanta; Athletic Bilbao;
Crystal Palace; Hoffenheim; Monaco; Celta de Vigo; Ajax; Braga; Lille; Rennes;
AZ Alkmaar; Anderlecht; Rangers; Trabzonspor; Basel; Sturm Graz; AEK Athens; Midtjylland;
Twente; Genk; Panathinaikos; Hearts; Rapid Wien; Brøndby; Lugano; LASK;
Beşiktaş; Gent; Servette; Hibernian
`

export const EUROPEAN_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'champions-league',
    id: 1025,
    sport: 'football',
    category: 'europe',
    priority: 6,
    level: 0,
    spread: 0,
    tempo: 1.08,
    week: 'tue 17:45*2 20:00*7, wed 17:45*2 20:00*7',
    field: CHAMPIONS_LEAGUE_FIELD,
  },
  {
    key: 'europa-league',
    id: 1026,
    sport: 'football',
    category: 'europe',
    priority: 7,
    level: 0,
    spread: 0,
    tempo: 1.02,
    week: 'thu 17:45*9 20:00*9',
    field: EUROPA_LEAGUE_FIELD,
  },
]
