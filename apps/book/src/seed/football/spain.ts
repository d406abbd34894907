import type { LeagueSeed } from '../league.ts'

const LALIGA_CLUBS = `
Barcelona | BAR | Barcelona | Camp Nou | A50044 004D98 | FC Barcelona
Real Madrid | RMA | Madrid | Santiago Bernabéu | FFFFFF FEBE10 | Real Madrid CF
Atlético Madrid | ATM | Madrid | Metropolitano | CB3524 272E61 | Club Atlético de Madrid; Atlético de Madrid
Villarreal | VIL | Villarreal | Estadio de la Cerámica | FFE667 005187 | Villarreal CF
Athletic Bilbao | ATH | Bilbao | San Mamés | EE2523 FFFFFF | Athletic Club
Real Betis | BET | Seville | Benito Villamarín | 00954C FFFFFF | Real Betis Balompié
Real Sociedad | RSO | San Sebastián | Anoeta | 0067B1 FFFFFF | Real Sociedad de Fútbol
Celta de Vigo | CEL | Vigo | Balaídos | 8AC3EE E5254E | RC Celta de Vigo; Celta Vigo
Espanyol | ESP | Barcelona | RCDE Stadium | 007FC8 FFFFFF | RCD Espanyol de Barcelona
Sevilla | SEV | Seville | Ramón Sánchez-Pizjuán | FFFFFF D81920 | Sevilla FC
Valencia | VAL | Valencia | Mestalla | FFFFFF EE3524 | Valencia CF
Osasuna | OSA | Pamplona | El Sadar | D91A21 0A346F | CA Osasuna
Rayo Vallecano | RAY | Madrid | Vallecas | FFFFFF E53027 | Rayo Vallecano de Madrid
Getafe | GET | Getafe | Coliseum | 005999 FFFFFF | Getafe CF
Alavés | ALA | Vitoria-Gasteiz | Mendizorrotza | 0761AF FFFFFF | Deportivo Alavés
Elche | ELC | Elche | Martínez Valero | 05642C FFFFFF | Elche CF
Levante | LEV | Valencia | Ciutat de València | 005CA5 B4053F | Levante UD
Racing Santander | RAC | Santander | El Sardinero | 009A44 FFFFFF | Real Racing Club de Santander
Deportivo La Coruña | DEP | A Coruña | Riazor | 0099DD FFFFFF | RC Deportivo La Coruña
Málaga | MAL | Málaga | La Rosaleda | 0080C8 FFFFFF | Málaga CF
`

const SEGUNDA_CLUBS = `
Girona | GIR | Girona | Montilivi | CD2534 FFFFFF | Girona FC
Mallorca | MLL | Palma | Son Moix | E20613 000000 | RCD Mallorca
Real Oviedo | OVI | Oviedo | Carlos Tartiere | 0053A0 FFFFFF
Almería | ALM | Almería | Power Horse Stadium | EE1119 FFFFFF | UD Almería
Las Palmas | LPA | Las Palmas | Gran Canaria | FFE400 0045A7 | UD Las Palmas
Valladolid | VLL | Valladolid | José Zorrilla | 921B88 FFFFFF | Real Valladolid CF
Leganés | LEG | Leganés | Butarque | 0A69B0 FFFFFF | CD Leganés
Sporting Gijón | SPG | Gijón | El Molinón | D6001C FFFFFF | Real Sporting de Gijón
Real Zaragoza | ZAR | Zaragoza | La Romareda | FFFFFF 0A4DA2
Cádiz | CAD | Cádiz | Nuevo Mirandilla | FCD116 0045A7 | Cádiz CF
Granada | GRA | Granada | Los Cármenes | C31632 FFFFFF | Granada CF
Eibar | EIB | Eibar | Ipurua | 1B4F9C A50044 | SD Eibar
Huesca | HUE | Huesca | El Alcoraz | 003DA5 E4002B | SD Huesca
Burgos | BUG | Burgos | El Plantío | FFFFFF 000000 | Burgos CF
Albacete | ALB | Albacete | Carlos Belmonte | FFFFFF DA291C | Albacete Balompié
Córdoba | COR | Córdoba | El Arcángel | 007A33 FFFFFF | Córdoba CF
Castellón | CAS | Castellón | Castalia | FFFFFF 000000 | CD Castellón
Mirandés | MIR | Miranda de Ebro | Anduva | E30613 000000 | CD Mirandés
`

export const SPANISH_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'laliga',
    id: 1003,
    sport: 'football',
    category: 'spain',
    priority: 2,
    level: 0.95,
    spread: 0.8,
    tempo: 0.95,
    week: 'fri 20:00, sat 13:00 15:15 17:30 20:00, sun 13:00 15:15 17:30 20:00, mon 20:00',
    clubs: LALIGA_CLUBS,
  },
  {
    key: 'laliga-2',
    id: 1004,
    sport: 'football',
    category: 'spain',
    priority: 31,
    level: -0.3,
    spread: 0.4,
    tempo: 0.86,
    week: 'fri 19:30, sat 15:15*2 17:30*2, sun 13:00 15:15 17:30, mon 19:30',
    clubs: SEGUNDA_CLUBS,
  },
]
