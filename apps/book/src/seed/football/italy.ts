import type { LeagueSeed } from '../league.ts'

const SERIE_A_CLUBS = `
Inter | INT | Milan | San Siro | 010E80 000000 | FC Internazionale Milano; Inter Milan
Napoli | NAP | Naples | Diego Armando Maradona | 12A0D7 FFFFFF | SSC Napoli
AC Milan | MIL | Milan | San Siro | FB090B 000000 | Milan
Juventus | JUV | Turin | Allianz Stadium | FFFFFF 000000 | Juventus FC
Roma | ROM | Rome | Stadio Olimpico | 8E1F2F F0BC42 | AS Roma
Como | COM | Como | Giuseppe Sinigaglia | 003DA5 FFFFFF | Como 1907
Atalanta | ATA | Bergamo | Gewiss Stadium | 1E71B8 000000 | Atalanta BC
Bologna | BOL | Bologna | Renato Dall'Ara | A21C26 1A2F48 | Bologna FC 1909
Lazio | LAZ | Rome | Stadio Olimpico | 87D8F7 FFFFFF | SS Lazio
Fiorentina | FIO | Florence | Artemio Franchi | 482E92 FFFFFF | ACF Fiorentina
Torino | TOR | Turin | Olimpico Grande Torino | 8A1E03 FFFFFF | Torino FC
Udinese | UDI | Udine | Bluenergy Stadium | FFFFFF 000000 | Udinese Calcio
Sassuolo | SAS | Reggio Emilia | Mapei Stadium | 00A752 000000 | US Sassuolo Calcio
Genoa | GEN | Genoa | Luigi Ferraris | AD1919 002F6C | Genoa CFC
Parma | PAR | Parma | Ennio Tardini | FFD200 1B4094 | Parma Calcio 1913
Cagliari | CAG | Cagliari | Unipol Domus | B01028 002350 | Cagliari Calcio
Lecce | LEC | Lecce | Via del Mare | FFDD00 E30613 | US Lecce
Hellas Verona | VER | Verona | Marcantonio Bentegodi | 005395 FFE74A | Hellas Verona FC
Cremonese | CRE | Cremona | Giovanni Zini | D61F2B 8C8C8C | US Cremonese
Pisa | PIS | Pisa | Arena Garibaldi | 0A1F5C 000000 | AC Pisa 1909
`

export const ITALIAN_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'serie-a',
    id: 1007,
    sport: 'football',
    category: 'italy',
    priority: 3,
    level: 0.9,
    spread: 0.7,
    tempo: 0.97,
    week: 'fri 19:45, sat 14:00 17:00 19:45, sun 11:30 14:00*2 17:00 19:45, mon 19:45',
    clubs: SERIE_A_CLUBS,
  },
]
