import type { LeagueSeed } from '../league.ts'

const SCOTTISH_CLUBS = `
Celtic | CEL | Glasgow | Celtic Park | 018749 FFFFFF | Celtic FC
Rangers | RAN | Glasgow | Ibrox | 1B458F FFFFFF | Rangers FC
Hearts | HEA | Edinburgh | Tynecastle | 800000 FFFFFF | Heart of Midlothian; Heart of Midlothian FC
Hibernian | HIB | Edinburgh | Easter Road | 00843D FFFFFF | Hibernian FC
Aberdeen | ABE | Aberdeen | Pittodrie | E2001A FFFFFF | Aberdeen FC
Motherwell | MOT | Motherwell | Fir Park | FFC20E 7A0026 | Motherwell FC
Falkirk | FAL | Falkirk | Falkirk Stadium | 002F6C FFFFFF | Falkirk FC
Dundee United | DUU | Dundee | Tannadice | F58220 000000 | Dundee United FC
Kilmarnock | KIL | Kilmarnock | Rugby Park | 003DA5 FFFFFF | Kilmarnock FC
St Mirren | STM | Paisley | SMiSA Stadium | 000000 FFFFFF | St. Mirren FC
Dundee | DUN | Dundee | Dens Park | 0A2240 FFFFFF | Dundee FC
Livingston | LVG | Livingston | Almondvale | FFD700 000000 | Livingston FC
`

const AUSTRIAN_CLUBS = `
Red Bull Salzburg | RBS | Salzburg | Red Bull Arena | FFFFFF E2001A | RB Salzburg; FC Red Bull Salzburg
Sturm Graz | STU | Graz | Merkur Arena | 000000 FFFFFF | SK Sturm Graz
Rapid Wien | RAP | Vienna | Allianz Stadion | 00843D FFFFFF | SK Rapid Wien
LASK | LAS | Linz | Raiffeisen Arena | 000000 FFFFFF
Austria Wien | AUW | Vienna | Generali-Arena | 582C83 FFFFFF | FK Austria Wien
Wolfsberger AC | WAC | Wolfsberg | Lavanttal-Arena | FFFFFF 000000
TSV Hartberg | HTB | Hartberg | Profertil Arena | 0055A4 FFFFFF
SCR Altach | ALT | Altach | Cashpoint Arena | FFDD00 000000
WSG Tirol | WSG | Innsbruck | Tivoli | 00843D FFFFFF
SV Ried | RIE | Ried | Innviertel Arena | 00843D 000000
Blau-Weiß Linz | BWL | Linz | Hofmann Personal Stadion | 0055A4 FFFFFF | FC Blau Weiß Linz
Grazer AK | GAK | Graz | Merkur Arena | E2001A FFFFFF
`

const SWISS_CLUBS = `
Basel | BAS | Basel | St. Jakob-Park | E2001A 003DA5 | FC Basel
Young Boys | YB | Bern | Wankdorf | FFD500 000000 | BSC Young Boys
Lugano | LUG | Lugano | Cornaredo | 000000 FFFFFF | FC Lugano
Servette | SER | Geneva | Stade de Genève | 8A1538 FFFFFF | Servette FC
St. Gallen | STG | St. Gallen | Kybunpark | 00843D FFFFFF | FC St. Gallen
Lausanne-Sport | LAU | Lausanne | Tuilière | 0055A4 FFFFFF
Luzern | LUZ | Lucerne | Swissporarena | 0055A4 FFFFFF | FC Luzern
Zürich | ZUR | Zurich | Letzigrund | FFFFFF 0055A4 | FC Zürich
Sion | SIO | Sion | Tourbillon | E2001A FFFFFF | FC Sion
Thun | THU | Thun | Stockhorn Arena | E2001A FFFFFF | FC Thun
Grasshoppers | GCZ | Zurich | Letzigrund | 0055A4 FFFFFF | Grasshopper Club Zürich
Winterthur | WIN | Winterthur | Schützenwiese | E2001A FFFFFF | FC Winterthur
`

const DANISH_CLUBS = `
Copenhagen | FCK | Copenhagen | Parken | FFFFFF 0055A4 | FC København
Midtjylland | FCM | Herning | MCH Arena | 000000 E2001A | FC Midtjylland
Brøndby | BIF | Brøndby | Brøndby Stadion | FFDD00 0055A4 | Brøndby IF
Nordsjælland | FCN | Farum | Right to Dream Park | E2001A FFDD00 | FC Nordsjælland
AGF | AGF | Aarhus | Vejlby Stadion | FFFFFF 0055A4 | AGF Aarhus
Silkeborg | SIF | Silkeborg | JYSK Park | E2001A FFFFFF | Silkeborg IF
Viborg | VFF | Viborg | Energi Viborg Arena | 00843D FFFFFF | Viborg FF
Randers | RFC | Randers | Cepheus Park | 6CACE4 FFFFFF | Randers FC
Odense | OB | Odense | Nature Energy Park | 0055A4 FFFFFF | Odense BK
Sønderjyske | SJF | Haderslev | Sydbank Park | 6CACE4 FFFFFF
Vejle | VB | Vejle | Vejle Stadion | E2001A FFFFFF | Vejle BK
Fredericia | FRE | Fredericia | Monjasa Park | E2001A FFFFFF | FC Fredericia
`

export const CENTRAL_AND_NORTHERN_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'scottish-premiership',
    id: 1013,
    sport: 'football',
    category: 'scotland',
    priority: 16,
    level: -0.05,
    spread: 0.75,
    tempo: 0.97,
    week: 'fri 19:45, sat 12:30 15:00*3, sun 15:00',
    clubs: SCOTTISH_CLUBS,
  },
  {
    key: 'austrian-bundesliga',
    id: 1014,
    sport: 'football',
    category: 'austria',
    priority: 17,
    level: -0.05,
    spread: 0.5,
    tempo: 1.02,
    week: 'sat 16:00*2 18:30, sun 13:30*2 16:00',
    clubs: AUSTRIAN_CLUBS,
  },
  {
    key: 'swiss-super-league',
    id: 1015,
    sport: 'football',
    category: 'switzerland',
    priority: 18,
    level: -0.05,
    spread: 0.4,
    tempo: 1.1,
    week: 'sat 17:00*2 19:30, sun 13:15*2 15:30',
    clubs: SWISS_CLUBS,
  },
  {
    key: 'danish-superliga',
    id: 1016,
    sport: 'football',
    category: 'denmark',
    priority: 20,
    level: -0.1,
    spread: 0.45,
    tempo: 1.05,
    week: 'fri 18:00, sat 14:00, sun 13:00 15:00*2, mon 18:00',
    clubs: DANISH_CLUBS,
  },
]
