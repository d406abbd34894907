import type { LeagueSeed } from '../league.ts'

const LIGUE_1_CLUBS = `
Paris Saint-Germain | PSG | Paris | Parc des Princes | 004170 DA291C | Paris Saint-Germain FC; PSG
Marseille | OM | Marseille | Vélodrome | FFFFFF 2FAEE0 | Olympique de Marseille
Monaco | MON | Monaco | Louis II | E63031 FFFFFF | AS Monaco FC; AS Monaco
Lens | RCL | Lens | Bollaert-Delelis | FFD100 E2001A | Racing Club de Lens; RC Lens
Lyon | OL | Lyon | Groupama Stadium | FFFFFF DA0812 | Olympique Lyonnais
Lille | LIL | Lille | Pierre-Mauroy | E01E13 20325F | Lille OSC
Rennes | REN | Rennes | Roazhon Park | E23D31 000000 | Stade Rennais FC 1901; Stade Rennais
Strasbourg | RCS | Strasbourg | La Meinau | 009FE3 FFFFFF | RC Strasbourg Alsace
Nice | NIC | Nice | Allianz Riviera | CE1126 000000 | OGC Nice
Brest | BRE | Brest | Francis-Le Blé | ED1C24 FFFFFF | Stade Brestois 29
Toulouse | TFC | Toulouse | Stadium | 5B2B82 FFFFFF | Toulouse FC
Lorient | FCL | Lorient | Moustoir | F58113 000000 | FC Lorient
Paris FC | PFC | Paris | Jean-Bouin | 0B1F4B FFFFFF
Angers | SCO | Angers | Raymond-Kopa | 000000 FFFFFF | Angers SCO
Le Havre | HAC | Le Havre | Océane | 6CACE4 001E4B | Le Havre AC
Auxerre | AJA | Auxerre | Abbé-Deschamps | FFFFFF 0072BC | AJ Auxerre
Troyes | ETC | Troyes | Aube | 0A5AA8 FFFFFF | ES Troyes AC
Le Mans | LMF | Le Mans | Marie-Marvingt | B3191D FFD100 | Le Mans FC
`

const LIGUE_2_CLUBS = `
Nantes | FCN | Nantes | La Beaujoire | FCD405 00A859 | FC Nantes
Metz | FCM | Metz | Saint-Symphorien | 6E0F12 FFFFFF | FC Metz
Saint-Étienne | STE | Saint-Étienne | Geoffroy-Guichard | 00A551 FFFFFF | AS Saint-Étienne
Montpellier | MHS | Montpellier | La Mosson | EF7D00 002F6C | Montpellier HSC
Reims | SDR | Reims | Auguste-Delaune | EE2223 FFFFFF | Stade de Reims
Guingamp | EAG | Guingamp | Roudourou | E2001A 000000 | EA Guingamp
Dunkerque | DUN | Dunkirk | Marcel-Tribut | 0066B2 FFFFFF | USL Dunkerque
Red Star | RED | Saint-Ouen | Bauer | 00843D FFFFFF | Red Star FC
Bastia | BAS | Bastia | Armand-Cesari | 0057B8 FFFFFF | SC Bastia
Amiens | AMI | Amiens | La Licorne | FFFFFF 000000 | Amiens SC
Grenoble | GRE | Grenoble | Alpes | 0047BB FFFFFF | Grenoble Foot 38
Pau | PAU | Pau | Nouste Camp | FFE600 0055A4 | Pau FC
Annecy | ANN | Annecy | Parc des Sports | E30613 FFFFFF | FC Annecy
Rodez | ROD | Rodez | Paul-Lignon | D50032 FFD700 | Rodez AF
Laval | LAV | Laval | Francis-Le Basser | F36F21 000000 | Stade Lavallois
Clermont | CLE | Clermont-Ferrand | Gabriel-Montpied | A8132A 1B3A73 | Clermont Foot 63
`

export const FRENCH_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'ligue-1',
    id: 1008,
    sport: 'football',
    category: 'france',
    priority: 5,
    level: 0.75,
    spread: 0.7,
    tempo: 1.0,
    week: 'fri 19:45, sat 16:00 18:00 20:05, sun 14:00 16:15*3 19:45',
    clubs: LIGUE_1_CLUBS,
  },
  {
    key: 'ligue-2',
    id: 1009,
    sport: 'football',
    category: 'france',
    priority: 32,
    level: -0.35,
    spread: 0.35,
    tempo: 0.9,
    week: 'fri 19:00*4, sat 13:00*2 18:00, mon 19:45',
    clubs: LIGUE_2_CLUBS,
  },
]
