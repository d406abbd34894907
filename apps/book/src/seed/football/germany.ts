import type { LeagueSeed } from '../league.ts'

const BUNDESLIGA_CLUBS = `
Bayern München | FCB | Munich | Allianz Arena | DC052D FFFFFF | FC Bayern München; Bayern Munich
Borussia Dortmund | BVB | Dortmund | Signal Iduna Park | FDE100 000000
RB Leipzig | RBL | Leipzig | Red Bull Arena | DD0741 FFFFFF
Bayer Leverkusen | B04 | Leverkusen | BayArena | E32221 000000 | Bayer 04 Leverkusen
VfB Stuttgart | VFB | Stuttgart | MHPArena | FFFFFF E32219 | Stuttgart
Hoffenheim | TSG | Sinsheim | PreZero Arena | 1961B5 FFFFFF | TSG 1899 Hoffenheim; TSG Hoffenheim
Eintracht Frankfurt | SGE | Frankfurt | Deutsche Bank Park | E1000F 000000
SC Freiburg | SCF | Freiburg | Europa-Park Stadion | FFFFFF E2001A | Freiburg
FC Augsburg | FCA | Augsburg | WWK Arena | FFFFFF BA3733 | Augsburg
Borussia Mönchengladbach | BMG | Mönchengladbach | Borussia-Park | FFFFFF 1A9E4B | Gladbach
Mainz 05 | M05 | Mainz | Mewa Arena | ED1C24 FFFFFF | 1. FSV Mainz 05
Hamburger SV | HSV | Hamburg | Volksparkstadion | 005CA9 FFFFFF
Union Berlin | FCU | Berlin | An der Alten Försterei | EB1923 FFFFFF | 1. FC Union Berlin
Werder Bremen | SVW | Bremen | Weserstadion | 1D9053 FFFFFF | SV Werder Bremen
1. FC Köln | KOE | Cologne | RheinEnergieStadion | ED1C24 FFFFFF | FC Köln
St. Pauli | STP | Hamburg | Millerntor | 624839 FFFFFF | FC St. Pauli 1910; FC St. Pauli
VfL Wolfsburg | WOB | Wolfsburg | Volkswagen Arena | 65B32E FFFFFF | Wolfsburg
1. FC Heidenheim | FCH | Heidenheim | Voith-Arena | E2001A 003B79 | 1. FC Heidenheim 1846
`

const ZWEITE_CLUBS = `
Schalke 04 | S04 | Gelsenkirchen | Veltins-Arena | 004D9D FFFFFF | FC Schalke 04
Hertha BSC | BSC | Berlin | Olympiastadion | 005CA9 FFFFFF | Hertha Berlin
Hannover 96 | H96 | Hanover | Heinz von Heiden Arena | 000000 7AB800
Fortuna Düsseldorf | F95 | Düsseldorf | Merkur Spiel-Arena | E30613 FFFFFF
SV Elversberg | ELV | Spiesen-Elversberg | Ursapharm-Arena | 000000 FFFFFF
SC Paderborn | SCP | Paderborn | Home Deluxe Arena | 005CA8 000000 | SC Paderborn 07
Karlsruher SC | KSC | Karlsruhe | BBBank Wildpark | 005CA9 FFFFFF
1. FC Kaiserslautern | FCK | Kaiserslautern | Fritz-Walter-Stadion | C3141E FFFFFF
Darmstadt 98 | D98 | Darmstadt | Merck-Stadion | 004E9E FFFFFF | SV Darmstadt 98
1. FC Nürnberg | FCN | Nuremberg | Max-Morlock-Stadion | AA1124 FFFFFF
VfL Bochum | BOC | Bochum | Vonovia Ruhrstadion | 005BA4 FFFFFF | VfL Bochum 1848
1. FC Magdeburg | FCM | Magdeburg | Avnet Arena | 0067B2 FFFFFF
Holstein Kiel | KSV | Kiel | Holstein-Stadion | 0065BD FFFFFF
Arminia Bielefeld | DSC | Bielefeld | SchücoArena | 004F9F FFFFFF
Greuther Fürth | SGF | Fürth | Sportpark Ronhof | 009932 FFFFFF | SpVgg Greuther Fürth
Preußen Münster | PRM | Münster | Preußenstadion | 000000 00965E | SC Preußen Münster
Dynamo Dresden | SGD | Dresden | Rudolf-Harbig-Stadion | FFD700 000000 | SG Dynamo Dresden
Eintracht Braunschweig | EBS | Braunschweig | Eintracht-Stadion | FFDD00 003F8F
`

export const GERMAN_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'bundesliga',
    id: 1005,
    sport: 'football',
    category: 'germany',
    priority: 4,
    level: 0.85,
    spread: 0.75,
    tempo: 1.12,
    week: 'fri 19:30, sat 14:30*5 17:30, sun 14:30 16:30',
    clubs: BUNDESLIGA_CLUBS,
  },
  {
    key: 'bundesliga-2',
    id: 1006,
    sport: 'football',
    category: 'germany',
    priority: 13,
    level: -0.1,
    spread: 0.4,
    tempo: 1.08,
    week: 'fri 17:30*2, sat 12:00*3 19:30, sun 12:30*3',
    clubs: ZWEITE_CLUBS,
  },
]
