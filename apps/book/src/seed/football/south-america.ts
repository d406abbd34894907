import type { LeagueSeed } from '../league.ts'

const BRAZILIAN_CLUBS = `
Flamengo | FLA | Rio de Janeiro | Maracanã | C3281E 000000 | CR Flamengo
Palmeiras | PAL | São Paulo | Allianz Parque | 006437 FFFFFF | SE Palmeiras
Cruzeiro | CRU | Belo Horizonte | Mineirão | 003A94 FFFFFF | Cruzeiro EC
Fluminense | FLU | Rio de Janeiro | Maracanã | 7A1437 006B3F | Fluminense FC
Botafogo | BOT | Rio de Janeiro | Nilton Santos | 000000 FFFFFF | Botafogo FR
São Paulo | SAO | São Paulo | Morumbi | FFFFFF E2001A | São Paulo FC
Bahia | BAH | Salvador | Fonte Nova | 0055A4 E2001A | EC Bahia
Mirassol | MIR | Mirassol | Maião | FFDD00 00843D | Mirassol FC
Corinthians | COR | São Paulo | Neo Química Arena | FFFFFF 000000 | SC Corinthians Paulista
Atlético Mineiro | CAM | Belo Horizonte | Arena MRV | 000000 FFFFFF | CA Mineiro
Grêmio | GRE | Porto Alegre | Arena do Grêmio | 0D80BF 000000 | Grêmio FBPA
Internacional | INT | Porto Alegre | Beira-Rio | E5050F FFFFFF | SC Internacional
Red Bull Bragantino | RBB | Bragança Paulista | Cícero de Souza Marques | FFFFFF E2001A | RB Bragantino
Santos | SAN | Santos | Vila Belmiro | FFFFFF 000000 | Santos FC
Vasco da Gama | VAS | Rio de Janeiro | São Januário | 000000 FFFFFF | CR Vasco da Gama
Vitória | VIT | Salvador | Barradão | E2001A 000000 | EC Vitória
Athletico Paranaense | CAP | Curitiba | Arena da Baixada | E2001A 000000 | CA Paranaense
Coritiba | CFC | Curitiba | Couto Pereira | 00544D FFFFFF | Coritiba FBC
Chapecoense | CHA | Chapecó | Arena Condá | 00913C FFFFFF | Chapecoense AF
Remo | REM | Belém | Mangueirão | 0A1F44 FFFFFF | Clube do Remo
`

const ARGENTINIAN_CLUBS = `
River Plate | RIV | Buenos Aires | Monumental | FFFFFF E2001A
Boca Juniors | BOC | Buenos Aires | La Bombonera | 003B94 FCD300
Racing Club | RAC | Avellaneda | El Cilindro | 6CACE4 FFFFFF
Rosario Central | ROS | Rosario | Gigante de Arroyito | FFDD00 003DA5
Argentinos Juniors | ARG | Buenos Aires | Diego Armando Maradona | E2001A FFFFFF
Vélez Sarsfield | VEL | Buenos Aires | José Amalfitani | FFFFFF 0055A4
Estudiantes | EST | La Plata | Jorge Luis Hirschi | E2001A FFFFFF | Estudiantes de La Plata
Independiente | IND | Avellaneda | Libertadores de América | E2001A FFFFFF
Lanús | LAN | Lanús | La Fortaleza | 7A1437 FFFFFF
San Lorenzo | SLO | Buenos Aires | Nuevo Gasómetro | 003DA5 E2001A
Huracán | HUR | Buenos Aires | Tomás Ducó | FFFFFF E2001A
Talleres | TAL | Córdoba | Mario Alberto Kempes | 0A2240 FFFFFF | Talleres de Córdoba
Belgrano | BEL | Córdoba | Julio César Villagra | 6CACE4 000000 | Belgrano de Córdoba
Defensa y Justicia | DYJ | Florencio Varela | Norberto Tomaghello | FFDD00 00843D
Tigre | TIG | Victoria | José Dellagiovanna | 003DA5 E2001A
Independiente Rivadavia | IRV | Mendoza | Bautista Gargantini | 003DA5 FFFFFF
Barracas Central | BRC | Buenos Aires | Claudio Chiqui Tapia | E2001A FFFFFF
Platense | PLA | Vicente López | Ciudad de Vicente López | FFFFFF 5C3A21
Deportivo Riestra | RIE | Buenos Aires | Guillermo Laza | 000000 FFFFFF
Newell's Old Boys | NOB | Rosario | Marcelo Bielsa | E2001A 000000
Instituto | INS | Córdoba | Juan Domingo Perón | E2001A FFFFFF | Instituto de Córdoba
Central Córdoba | CCO | Santiago del Estero | Madre de Ciudades | 000000 FFFFFF | Central Córdoba SdE
Gimnasia La Plata | GLP | La Plata | Juan Carmelo Zerillo | FFFFFF 0A2240 | Gimnasia de La Plata
Atlético Tucumán | TUC | Tucumán | José Fierro | 6CACE4 FFFFFF
Unión Santa Fe | UNI | Santa Fe | 15 de Abril | E2001A FFFFFF | Unión de Santa Fe
Banfield | BAN | Banfield | Florencio Sola | 00843D FFFFFF
Sarmiento | SAR | Junín | Eva Perón | 00843D FFFFFF | Sarmiento de Junín
Aldosivi | ALD | Mar del Plata | José María Minella | FFDD00 00843D
Godoy Cruz | GOD | Mendoza | Feliciano Gambarte | 003DA5 FFFFFF
San Martín San Juan | SMJ | San Juan | Ingeniero Hilario Sánchez | 00843D 000000 | San Martín de San Juan
`

export const SOUTH_AMERICAN_FOOTBALL: readonly LeagueSeed[] = [
  {
    key: 'brasileirao',
    id: 1019,
    sport: 'football',
    category: 'brazil',
    priority: 8,
    level: 0.4,
    spread: 0.55,
    tempo: 0.88,
    week: 'wed 22:00*2 00:30, thu 22:00, sat 19:00*2 21:30, sun 19:00*2 21:30',
    clubs: BRAZILIAN_CLUBS,
  },
  {
    key: 'liga-profesional',
    id: 1020,
    sport: 'football',
    category: 'argentina',
    priority: 15,
    level: 0.15,
    spread: 0.45,
    tempo: 0.74,
    week: 'fri 22:00 00:15, sat 18:00*2 20:15*2 22:30, sun 18:00*2 20:15*2 22:30, mon 20:00 22:15 00:30',
    clubs: ARGENTINIAN_CLUBS,
  },
]
