import type { LeagueSeed } from '../league.ts'

const EREDIVISIE_CLUBS = `
PSV | PSV | Eindhoven | Philips Stadion | ED1C24 FFFFFF | PSV Eindhoven
Feyenoord | FEY | Rotterdam | De Kuip | E30613 FFFFFF | Feyenoord Rotterdam
Ajax | AJA | Amsterdam | Johan Cruijff Arena | FFFFFF D2122E | AFC Ajax; Ajax Amsterdam
AZ Alkmaar | AZ | Alkmaar | AFAS Stadion | DB0021 FFFFFF | AZ
Twente | TWE | Enschede | De Grolsch Veste | E30613 FFFFFF | FC Twente '65; FC Twente
NEC Nijmegen | NEC | Nijmegen | Goffertstadion | C8102E 00843D | NEC
Utrecht | UTR | Utrecht | Galgenwaard | E2001A FFFFFF | FC Utrecht
Heerenveen | HEE | Heerenveen | Abe Lenstra | 005CA9 FFFFFF | SC Heerenveen
Groningen | GRO | Groningen | Euroborg | 00843D FFFFFF | FC Groningen
Sparta Rotterdam | SPA | Rotterdam | Het Kasteel | E30613 FFFFFF
Fortuna Sittard | FOR | Sittard | Fortuna Sittard Stadion | FFDD00 00843D
Go Ahead Eagles | GAE | Deventer | De Adelaarshorst | E30613 FFDD00
PEC Zwolle | ZWO | Zwolle | MAC³PARK | 0066B3 FFFFFF
Willem II | WIL | Tilburg | Koning Willem II | E30613 003DA5 | Willem II Tilburg
Excelsior | EXC | Rotterdam | Woudestein | E30613 000000 | SBV Excelsior
ADO Den Haag | ADO | The Hague | Bingoal Stadion | FFDD00 00843D
Cambuur | CAM | Leeuwarden | Kooi Stadion | FFD500 0B3C8C | SC Cambuur-Leeuwarden; SC Cambuur
Telstar | TEL | Velsen | BUKO Stadion | FFFFFF 003DA5 | Telstar 1963
`

const PRIMEIRA_CLUBS = `
Porto | POR | Porto | Estádio do Dragão | 00428C FFFFFF | FC Porto
Sporting CP | SCP | Lisbon | José Alvalade | 008057 FFFFFF | Sporting Clube de Portugal; Sporting Lisbon
Benfica | SLB | Lisbon | Estádio da Luz | E83030 FFFFFF | Sport Lisboa e Benfica; SL Benfica
Braga | BRA | Braga | Municipal de Braga | DC0B15 FFFFFF | Sporting Clube de Braga; SC Braga
Vitória Guimarães | VSC | Guimarães | Dom Afonso Henriques | FFFFFF 000000 | Vitória SC
Famalicão | FAM | Vila Nova de Famalicão | Municipal 22 de Junho | FFFFFF 003DA5 | FC Famalicão
Gil Vicente | GIL | Barcelos | Cidade de Barcelos | DD1F26 003DA5 | Gil Vicente FC
Moreirense | MOR | Moreira de Cónegos | Comendador Joaquim de Almeida Freitas | 00693C FFFFFF | Moreirense FC
Estoril | EST | Estoril | António Coimbra da Mota | FFDD00 003DA5 | GD Estoril Praia
Santa Clara | SCL | Ponta Delgada | São Miguel | E30613 FFFFFF | CD Santa Clara
Rio Ave | RAV | Vila do Conde | Estádio dos Arcos | 00843D FFFFFF | Rio Ave FC
Alverca | ALV | Alverca | Complexo Desportivo | DC0B15 003DA5 | FC Alverca
Arouca | ARO | Arouca | Municipal de Arouca | FFDD00 003DA5 | FC Arouca
Casa Pia | CPA | Lisbon | Pina Manique | 000000 FFFFFF | Casa Pia AC
Estrela da Amadora | EST | Amadora | José Gomes | E30613 00693C | CF Estrela da Amadora
Nacional | NAC | Funchal | Madeira | 000000 FFFFFF | CD Nacional
Marítimo | MAR | Funchal | Estádio do Marítimo | 00693C E30613 | CS Marítimo
Académico de Viseu | ACV | Viseu | Fontelo | 000000 FFFFFF | Académico de Viseu FC
`

const BELGIAN_CLUBS = `
Union Saint-Gilloise | USG | Brussels | Joseph Marien | FFDD00 0055A4
Club Brugge | CLB | Bruges | Jan Breydel | 0078BF 000000 | Club Brugge KV
Anderlecht | AND | Brussels | Lotto Park | 582C83 FFFFFF | RSC Anderlecht
Genk | GNK | Genk | Cegeka Arena | 0055A4 FFFFFF | KRC Genk
Gent | GNT | Ghent | Planet Group Arena | 0069B4 FFFFFF | KAA Gent
Sint-Truiden | STV | Sint-Truiden | Stayen | FFDD00 0055A4 | Sint-Truidense VV
Mechelen | MEC | Mechelen | AFAS Stadion | FFDD00 E30613 | KV Mechelen
Standard Liège | STA | Liège | Maurice Dufrasne | DC0B15 FFFFFF
Antwerp | ANT | Antwerp | Bosuil | DC0B15 FFFFFF | Royal Antwerp FC
Charleroi | CHA | Charleroi | Pays de Charleroi | 000000 FFFFFF | Sporting Charleroi
Zulte Waregem | ZWA | Waregem | Elindus Arena | 8A1538 00843D | SV Zulte Waregem
Westerlo | WES | Westerlo | Het Kuipje | FFDD00 0055A4 | KVC Westerlo
La Louvière | LAL | La Louvière | Easi Arena | 00843D FFFFFF | RAAL La Louviére; RAAL La Louvière
Cercle Brugge | CER | Bruges | Jan Breydel | 00843D 000000
Leuven | OHL | Leuven | Den Dreef | FFFFFF 007A33 | Oud-Heverlee Leuven
Dender | DEN | Denderleeuw | Dender Football Complex | 0055A4 000000 | FCV Dender EH
`

export const LOW_COUNTRIES_AND_PORTUGUESE_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'eredivisie',
    id: 1010,
    sport: 'football',
    category: 'netherlands',
    priority: 9,
    level: 0.35,
    spread: 0.75,
    tempo: 1.15,
    week: 'fri 19:00, sat 15:30 17:45 19:00 20:00, sun 11:15 13:30*2 15:45',
    clubs: EREDIVISIE_CLUBS,
  },
  {
    key: 'primeira-liga',
    id: 1011,
    sport: 'football',
    category: 'portugal',
    priority: 10,
    level: 0.4,
    spread: 0.85,
    tempo: 0.94,
    week: 'fri 20:15, sat 15:30 18:00 20:30, sun 15:30*2 18:00 20:30, mon 20:15',
    clubs: PRIMEIRA_CLUBS,
  },
  {
    key: 'pro-league',
    id: 1012,
    sport: 'football',
    category: 'belgium',
    priority: 14,
    level: 0.15,
    spread: 0.5,
    tempo: 1.0,
    week: 'fri 19:45, sat 15:00 17:15 19:45, sun 12:30 15:00 17:30 18:15',
    clubs: BELGIAN_CLUBS,
  },
]
