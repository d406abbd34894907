import type { LeagueSeed } from '../league.ts'

const PREMIER_LEAGUE_CLUBS = `
Arsenal | ARS | London | Emirates Stadium | EF0107 FFFFFF | Arsenal FC
Manchester City | MCI | Manchester | Etihad Stadium | 6CABDD 1C2C5B | Manchester City FC; Man City
Liverpool | LIV | Liverpool | Anfield | C8102E FFFFFF | Liverpool FC
Aston Villa | AVL | Birmingham | Villa Park | 670E36 95BFE5 | Aston Villa FC
Manchester United | MUN | Manchester | Old Trafford | DA291C FBE122 | Manchester United FC; Man United; Man Utd
Chelsea | CHE | London | Stamford Bridge | 034694 FFFFFF | Chelsea FC
Newcastle United | NEW | Newcastle | St James' Park | 241F20 FFFFFF | Newcastle United FC
Brighton & Hove Albion | BHA | Brighton | Amex Stadium | 0057B8 FFFFFF | Brighton & Hove Albion FC; Brighton
Crystal Palace | CRY | London | Selhurst Park | 1B458F C4122E | Crystal Palace FC
AFC Bournemouth | BOU | Bournemouth | Vitality Stadium | DA291C 000000 | Bournemouth
Brentford | BRE | London | Gtech Community Stadium | E30613 FFFFFF | Brentford FC
Everton | EVE | Liverpool | Hill Dickinson Stadium | 003399 FFFFFF | Everton FC
Fulham | FUL | London | Craven Cottage | FFFFFF 000000 | Fulham FC
Sunderland | SUN | Sunderland | Stadium of Light | EB172B FFFFFF | Sunderland AFC
Tottenham Hotspur | TOT | London | Tottenham Hotspur Stadium | FFFFFF 132257 | Tottenham Hotspur FC; Tottenham; Spurs
Nottingham Forest | NFO | Nottingham | City Ground | DD0000 FFFFFF | Nottingham Forest FC
Leeds United | LEE | Leeds | Elland Road | FFFFFF 1D428A | Leeds United FC; Leeds
West Ham United | WHU | London | London Stadium | 7A263A 1BB1E7 | West Ham United FC; West Ham
Burnley | BUR | Burnley | Turf Moor | 6C1D45 99D6EA | Burnley FC
Wolverhampton Wanderers | WOL | Wolverhampton | Molineux | FDB913 231F20 | Wolverhampton Wanderers FC; Wolves
`

const CHAMPIONSHIP_CLUBS = `
Middlesbrough | MID | Middlesbrough | Riverside Stadium | E11B22 FFFFFF | Middlesbrough FC
Coventry City | COV | Coventry | Coventry Building Society Arena | 78BDE9 FFFFFF | Coventry City FC
Ipswich Town | IPS | Ipswich | Portman Road | 0000FF FFFFFF | Ipswich Town FC
Southampton | SOU | Southampton | St Mary's Stadium | D71920 FFFFFF | Southampton FC
Leicester City | LEI | Leicester | King Power Stadium | 003090 FDBE11 | Leicester City FC
Millwall | MIL | London | The Den | 001D5E FFFFFF | Millwall FC
Birmingham City | BIR | Birmingham | St Andrew's | 0000FF FFFFFF | Birmingham City FC
Preston North End | PNE | Preston | Deepdale | FFFFFF 000080 | Preston North End FC
Swansea City | SWA | Swansea | Swansea.com Stadium | FFFFFF 000000 | Swansea City AFC
Stoke City | STK | Stoke-on-Trent | bet365 Stadium | E03A3E FFFFFF | Stoke City FC
Wrexham | WRX | Wrexham | Racecourse Ground | D00027 FFFFFF | Wrexham AFC
Derby County | DER | Derby | Pride Park | FFFFFF 000000 | Derby County FC
West Bromwich Albion | WBA | West Bromwich | The Hawthorns | 122F67 FFFFFF | West Bromwich Albion FC; West Brom
Charlton Athletic | CHA | London | The Valley | D4021D FFFFFF | Charlton Athletic FC
Norwich City | NOR | Norwich | Carrow Road | FFF200 00A650 | Norwich City FC
Blackburn Rovers | BLB | Blackburn | Ewood Park | 009EE0 FFFFFF | Blackburn Rovers FC
Hull City | HUL | Hull | MKM Stadium | F18A01 000000 | Hull City AFC
Bristol City | BRC | Bristol | Ashton Gate | E21A23 FFFFFF | Bristol City FC
Watford | WAT | Watford | Vicarage Road | FBEE23 ED2127 | Watford FC
Queens Park Rangers | QPR | London | Loftus Road | 1D5BA4 FFFFFF | Queens Park Rangers FC; QPR
Sheffield United | SHU | Sheffield | Bramall Lane | EE2737 FFFFFF | Sheffield United FC
Portsmouth | POR | Portsmouth | Fratton Park | 001489 FFFFFF | Portsmouth FC
Oxford United | OXF | Oxford | Kassam Stadium | FFDD00 000080 | Oxford United FC
Sheffield Wednesday | SHW | Sheffield | Hillsborough | 0066B3 FFFFFF | Sheffield Wednesday FC
`

export const ENGLISH_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'premier-league',
    id: 1001,
    sport: 'football',
    category: 'england',
    priority: 1,
    level: 1.1,
    spread: 0.75,
    tempo: 1.02,
    week: 'fri 20:00, sat 12:30 15:00*3 17:30, sun 14:00*2 16:30*2, mon 20:00',
    clubs: PREMIER_LEAGUE_CLUBS,
  },
  {
    key: 'championship',
    id: 1002,
    sport: 'football',
    category: 'england',
    priority: 12,
    level: -0.1,
    spread: 0.5,
    tempo: 0.95,
    week: 'fri 20:00, sat 12:30*2 15:00*6 17:00, tue 19:45*2',
    clubs: CHAMPIONSHIP_CLUBS,
  },
]
