import type { LeagueSeed } from '../league.ts'

const TURKISH_CLUBS = `
Galatasaray | GAL | Istanbul | Rams Park | A90432 FDB912
Fenerbahçe | FEN | Istanbul | Şükrü Saracoğlu | 00325D FFED00
Trabzonspor | TRA | Trabzon | Papara Park | 7B1C38 6CACE4
Beşiktaş | BJK | Istanbul | Tüpraş Stadyumu | 000000 FFFFFF
Samsunspor | SAM | Samsun | 19 Mayıs | E2001A FFFFFF
Göztepe | GOZ | Izmir | Gürsel Aksel | FFD500 E2001A
Başakşehir | IBF | Istanbul | Başakşehir Fatih Terim | F36F21 0A2240 | İstanbul Başakşehir
Gaziantep | GFK | Gaziantep | Gaziantep Stadyumu | E2001A 000000 | Gaziantep FK
Konyaspor | KON | Konya | Medaş Konya | 00843D FFFFFF
Alanyaspor | ALA | Alanya | Alanya Oba | F58220 00843D
Kocaelispor | KOC | Izmit | Kocaeli Stadyumu | 00843D 000000
Antalyaspor | ANT | Antalya | Corendon Airlines Park | E2001A FFFFFF
Rizespor | RIZ | Rize | Yeni Rize Şehir | 00843D 0055A4 | Çaykur Rizespor
Kasımpaşa | KAS | Istanbul | Recep Tayyip Erdoğan | 0055A4 FFFFFF | Kasımpaşa SK
Gençlerbirliği | GEN | Ankara | Eryaman | E2001A 000000
Eyüpspor | EYP | Istanbul | Eyüp Stadyumu | 582C83 FFDD00
Kayserispor | KAY | Kayseri | RHG Enertürk Enerji | FFDD00 E2001A
Karagümrük | FKG | Istanbul | Atatürk Olimpiyat | E2001A 000000 | Fatih Karagümrük
`

const GREEK_CLUBS = `
Olympiakos | OLY | Piraeus | Karaiskakis | E2001A FFFFFF | Olympiakos Piraeus; Olympiacos
PAOK | PAO | Thessaloniki | Toumba | 000000 FFFFFF | PAOK Saloniki
AEK Athens | AEK | Athens | Agia Sophia | FFDD00 000000 | AEK Athen; AEK
Panathinaikos | PAN | Athens | Apostolos Nikolaidis | 007A33 FFFFFF
Aris | ARI | Thessaloniki | Kleanthis Vikelidis | FFDD00 000000 | Aris Saloniki
Levadiakos | LEV | Livadeia | Levadia Stadium | 0055A4 00843D
Volos | VOL | Volos | Panthessaliko | 0055A4 E2001A | Volos NFC
Atromitos | ATR | Athens | Peristeri | 0055A4 FFFFFF
OFI Crete | OFI | Heraklion | Pankritio | 000000 FFFFFF | OFI Heraklion; OFI
Asteras Tripolis | AST | Tripoli | Theodoros Kolokotronis | FFDD00 0055A4
Panetolikos | PNE | Agrinio | Panetolikos Stadium | FFDD00 0055A4
Kifisia | KIF | Athens | Zosimades | FFFFFF 0055A4 | AE Kifisias
Larissa | LAR | Larissa | AEL FC Arena | 8A1538 FFFFFF | AE Lárissa; AEL
Panserraikos | PSR | Serres | Serres Municipal | E2001A FFFFFF
`

export const EASTERN_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'super-lig',
    id: 1017,
    sport: 'football',
    category: 'turkey',
    priority: 11,
    level: 0.15,
    spread: 0.75,
    tempo: 1.03,
    week: 'fri 17:00, sat 11:30 14:00 17:00, sun 11:30 14:00 17:00*2, mon 17:00',
    clubs: TURKISH_CLUBS,
  },
  {
    key: 'greek-super-league',
    id: 1018,
    sport: 'football',
    category: 'greece',
    priority: 19,
    level: 0.0,
    spread: 0.75,
    tempo: 0.9,
    week: 'sat 15:00 17:00 18:30, sun 14:00 16:00 18:30, mon 16:00',
    clubs: GREEK_CLUBS,
  },
]
