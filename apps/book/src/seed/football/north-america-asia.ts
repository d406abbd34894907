import type { LeagueSeed } from '../league.ts'

const MLS_CLUBS = `
Inter Miami | MIA | Miami | Miami Freedom Park | F7B5CD 231F20 | Inter Miami CF
Vancouver Whitecaps | VAN | Vancouver | BC Place | 00245E 9DC2EA
Los Angeles FC | LAF | Los Angeles | BMO Stadium | 000000 C39E6D | LAFC
FC Cincinnati | CIN | Cincinnati | TQL Stadium | F05323 263B80
Philadelphia Union | PHI | Chester | Subaru Park | 071B2C B38707
San Diego FC | SD | San Diego | Snapdragon Stadium | 697A7C 000000
Columbus Crew | CLB | Columbus | Lower.com Field | FEDD00 000000
Minnesota United | MIN | Saint Paul | Allianz Field | 8CD2F4 231F20 | Minnesota United FC
Seattle Sounders | SEA | Seattle | Lumen Field | 5D9741 005595 | Seattle Sounders FC
Charlotte FC | CLT | Charlotte | Bank of America Stadium | 1A85C8 000000
New York City FC | NYC | New York | Yankee Stadium | 6CACE4 041E42
Nashville SC | NSH | Nashville | Geodis Park | ECE83A 1F1646
Orlando City | ORL | Orlando | Inter&Co Stadium | 633492 FDE192 | Orlando City SC
Portland Timbers | POR | Portland | Providence Park | 004812 D69A00
Chicago Fire | CHI | Chicago | Soldier Field | FF0000 141946 | Chicago Fire FC
New York Red Bulls | RBNY | Harrison | Sports Illustrated Stadium | FFFFFF ED1E36 | New York RB
Austin FC | ATX | Austin | Q2 Stadium | 00B140 000000
Colorado Rapids | COL | Commerce City | Dick's Sporting Goods Park | 960A2C 9CC2EA
New England Revolution | NE | Foxborough | Gillette Stadium | 022166 CE0E2D
FC Dallas | DAL | Frisco | Toyota Stadium | E81F3E 2A4076
Real Salt Lake | RSL | Sandy | America First Field | B30838 013A81
San Jose Earthquakes | SJ | San Jose | PayPal Park | 0067B1 000000
LA Galaxy | LAG | Carson | Dignity Health Sports Park | FFFFFF 00245D | Los Angeles Galaxy
Houston Dynamo | HOU | Houston | Shell Energy Stadium | F4911E 101820 | Houston Dynamo FC
Atlanta United | ATL | Atlanta | Mercedes-Benz Stadium | 80000A 221F1F | Atlanta United FC
Toronto FC | TOR | Toronto | BMO Field | B81137 455560
St. Louis City | STL | St. Louis | Energizer Park | D22630 0C2340 | St. Louis City SC
Sporting Kansas City | SKC | Kansas City | Children's Mercy Park | 91B0D5 002F65
CF Montréal | MTL | Montreal | Saputo | 003DA6 000000
D.C. United | DC | Washington | Audi Field | 000000 EF3E42
`

const MEXICAN_CLUBS = `
América | AME | Mexico City | Estadio Azteca | FFE667 0A2240 | Club América
Cruz Azul | CAZ | Mexico City | Olímpico Universitario | 0055A4 FFFFFF
Toluca | TOL | Toluca | Nemesio Díez | E2001A FFFFFF
Tigres UANL | TIG | Monterrey | Universitario | FFB81C 0055A4
Monterrey | MTY | Monterrey | BBVA | 0A2240 FFFFFF
Guadalajara | GDL | Guadalajara | Akron | E2001A FFFFFF | Chivas
Pachuca | PAC | Pachuca | Hidalgo | FFFFFF 003DA5
Tijuana | TIJ | Tijuana | Caliente | E2001A 000000
Pumas UNAM | PUM | Mexico City | Olímpico Universitario | 0A2240 C7A04D
León | LEO | León | Nou Camp | 00843D FFFFFF
Juárez | JUA | Ciudad Juárez | Olímpico Benito Juárez | 00843D E2001A
Santos Laguna | SAN | Torreón | Corona | 00843D FFFFFF
Necaxa | NEC | Aguascalientes | Victoria | E2001A FFFFFF
Atlas | ATL | Guadalajara | Jalisco | E2001A 000000
Querétaro | QUE | Querétaro | Corregidora | 0055A4 000000
Atlético San Luis | ASL | San Luis Potosí | Alfonso Lastras | E2001A 003DA5
Mazatlán | MAZ | Mazatlán | El Encanto | 582C83 000000
Puebla | PUE | Puebla | Cuauhtémoc | 0055A4 FFFFFF
`

const J1_CLUBS = `
Kashima Antlers | KAS | Kashima | Kashima Stadium | B71940 1D2088
Vissel Kobe | KOB | Kobe | Misaki Park | A50034 FFFFFF
Kashiwa Reysol | REY | Kashiwa | Sankyo Frontier | FFF100 000000
Machida Zelvia | MAC | Machida | Machida Gion | 0B3C8C C9A227 | FC Machida Zelvia
Kyoto Sanga | KYO | Kyoto | Sanga Stadium | 750F6D FFFFFF | Kyoto Sanga FC
Sanfrecce Hiroshima | HIR | Hiroshima | Edion Peace Wing | 503095 FFFFFF
Urawa Red Diamonds | URA | Saitama | Saitama Stadium | E6002D 000000
Kawasaki Frontale | KAW | Kawasaki | Todoroki | 23B7F5 000000
Gamba Osaka | GAM | Suita | Panasonic Stadium | 00458D 000000
Cerezo Osaka | CER | Osaka | Yodoko Sakura | DB005B 0A2240
FC Tokyo | FCT | Tokyo | Ajinomoto Stadium | 0055A4 E2001A
Avispa Fukuoka | FUK | Fukuoka | Best Denki | 0A2240 89A3BA
Shimizu S-Pulse | SHI | Shizuoka | IAI Nihondaira | F36F21 003DA5
Fagiano Okayama | OKA | Okayama | City Light Stadium | A5003E 0A2240
Nagoya Grampus | NAG | Nagoya | Toyota Stadium | E2001A F8B500
Tokyo Verdy | VER | Tokyo | Ajinomoto Stadium | 00843D FFFFFF
Yokohama F. Marinos | YFM | Yokohama | Nissan Stadium | 003B94 E2001A
Yokohama FC | YFC | Yokohama | Mitsuzawa | 00A3E0 FFFFFF
Shonan Bellmare | SHO | Hiratsuka | Lemon Gas Stadium | 6BBC3A 005BAC
Albirex Niigata | NII | Niigata | Denka Big Swan | F36F21 0055A4
`

const A_LEAGUE_CLUBS = `
Melbourne City | MCY | Melbourne | AAMI Park | 6CABDD FFFFFF
Auckland FC | AKL | Auckland | Go Media Stadium | 0B1F4B 6CACE4
Melbourne Victory | MVC | Melbourne | AAMI Park | 0A2240 FFFFFF
Western Sydney Wanderers | WSW | Sydney | CommBank Stadium | E2001A 000000
Sydney FC | SYD | Sydney | Allianz Stadium | 6CABDD 0A2240
Adelaide United | ADL | Adelaide | Coopers Stadium | E2001A FFDD00
Macarthur FC | MAC | Campbelltown | Campbelltown Stadium | 000000 C9A227
Central Coast Mariners | CCM | Gosford | Industree Group Stadium | FFDD00 0A2240
Wellington Phoenix | WEL | Wellington | Sky Stadium | FFDD00 000000
Newcastle Jets | NJT | Newcastle | McDonald Jones Stadium | 0A2240 C9A227
Perth Glory | PER | Perth | HBF Park | 582C83 F58220
Brisbane Roar | BRI | Brisbane | Suncorp Stadium | F58220 000000
`

export const NORTH_AMERICAN_AND_ASIAN_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'mls',
    id: 1021,
    sport: 'football',
    category: 'usa',
    priority: 21,
    level: -0.05,
    spread: 0.45,
    tempo: 1.1,
    week: 'wed 00:30*3 02:30*2, sat 19:00 21:30*2, sun 00:30*4 02:30*2',
    clubs: MLS_CLUBS,
  },
  {
    key: 'liga-mx',
    id: 1022,
    sport: 'football',
    category: 'mexico',
    priority: 22,
    level: 0.05,
    spread: 0.5,
    tempo: 1.0,
    week: 'sat 01:00 03:00 23:00*2, sun 01:00 03:00 18:00 22:00, mon 00:00',
    clubs: MEXICAN_CLUBS,
  },
  {
    key: 'j1-league',
    id: 1023,
    sport: 'football',
    category: 'japan',
    priority: 23,
    level: 0.0,
    spread: 0.35,
    tempo: 0.92,
    week: 'wed 10:00*2, fri 10:00*2, sat 05:00*2 07:00*2, sun 05:00 07:00',
    clubs: J1_CLUBS,
  },
  {
    key: 'a-league',
    id: 1024,
    sport: 'football',
    category: 'australia',
    priority: 24,
    level: -0.35,
    spread: 0.35,
    tempo: 1.12,
    week: 'fri 08:35, sat 06:00 08:35*2, sun 04:00 06:00',
    clubs: A_LEAGUE_CLUBS,
  },
]
