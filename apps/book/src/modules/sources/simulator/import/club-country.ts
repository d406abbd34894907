/** What files write behind clubs of a country of the world: codes of FIFA and of ISO 3166-1 alpha-3, by category. */
const CODES: Readonly<Record<string, string>> = {
  ENG: 'england',
  ESP: 'spain',
  ITA: 'italy',
  GER: 'germany',
  DEU: 'germany',
  FRA: 'france',
  NED: 'netherlands',
  NLD: 'netherlands',
  POR: 'portugal',
  PRT: 'portugal',
  BEL: 'belgium',
  SCO: 'scotland',
  AUT: 'austria',
  SUI: 'switzerland',
  CHE: 'switzerland',
  TUR: 'turkey',
  GRE: 'greece',
  GRC: 'greece',
  DEN: 'denmark',
  DNK: 'denmark',
  BRA: 'brazil',
  ARG: 'argentina',
  USA: 'usa',
  MEX: 'mexico',
  JPN: 'japan',
  AUS: 'australia',
  SWE: 'sweden',
  FIN: 'finland',
  CZE: 'czechia',
  CAN: 'canada',
  KOR: 'south-korea',
}
const SUFFIX = /^(.*\S)\s*\(([A-Za-z]{3})\)$/

export interface NamedClub {
  readonly name: string
  /** Key of the category that stands behind the name; `elsewhere` for a country outside the world, null where none stands there. */
  readonly country: string | null
}

/** 'Liverpool FC (ENG)' is Liverpool FC of England: in files of cups a country stands behind each club. Other words in brackets stay. */
export function withoutCountry(name: string): NamedClub {
  const [, bare = name, code = ''] = SUFFIX.exec(name) ?? []
  const upper = code.toUpperCase()
  if (Object.hasOwn(CODES, upper)) return { name: bare, country: CODES[upper] ?? null }
  return code !== '' && code === upper ? { name: bare, country: 'elsewhere' } : { name, country: null }
}
