/**
 * Flags reduced to what a circle of 18 px can carry. `v` and `h` are vertical and horizontal bands, `cross` an upright
 * cross (ground, cross), `nordic` one towards the hoist (ground, cross, edge), `disc` a disc (ground, disc), `canton` bands
 * with a canton (canton, then bands).
 */
export type FlagDesign = readonly ['v' | 'h' | 'cross' | 'nordic' | 'disc' | 'canton', ...string[]]

const RED = '#c8102e'
const WHITE = '#ffffff'
const BLUE = '#012169'

export const FLAG_DESIGNS: Readonly<Record<string, FlagDesign>> = {
  AR: ['h', '#74acdf', WHITE, '#74acdf'],
  AT: ['h', RED, WHITE, RED],
  AU: ['canton', RED, BLUE, BLUE],
  BE: ['v', '#000000', '#fdda24', '#ef3340'],
  BR: ['disc', '#009739', '#fedd00'],
  CA: ['v', '#d80621', WHITE, '#d80621'],
  CH: ['cross', '#da291c', WHITE],
  CL: ['canton', '#0032a0', WHITE, '#da291c'],
  CN: ['canton', '#ffde00', '#ee1c25', '#ee1c25'],
  CO: ['h', '#ffcd00', '#003087', RED],
  CZ: ['canton', '#11457e', WHITE, '#d7141a'],
  DE: ['h', '#000000', '#dd0000', '#ffcc00'],
  DK: ['nordic', RED, WHITE, WHITE],
  ES: ['h', '#aa151b', '#f1bf00', '#f1bf00', '#aa151b'],
  FI: ['nordic', WHITE, '#002f6c', '#002f6c'],
  FR: ['v', '#002395', WHITE, '#ed2939'],
  GB: ['cross', WHITE, RED],
  'GB-ENG': ['cross', WHITE, RED],
  'GB-SCT': ['cross', '#005eb8', WHITE],
  GR: ['canton', '#0d5eaf', WHITE, '#0d5eaf'],
  HR: ['h', '#ff0000', WHITE, '#171796'],
  IE: ['v', '#169b62', WHITE, '#ff883e'],
  IT: ['v', '#008c45', WHITE, '#cd212a'],
  JP: ['disc', WHITE, '#bc002d'],
  KR: ['disc', WHITE, '#cd2e3a'],
  MX: ['v', '#006847', WHITE, '#ce1126'],
  NL: ['h', '#ae1c28', WHITE, '#21468b'],
  NO: ['nordic', '#ba0c2f', '#00205b', WHITE],
  PL: ['h', WHITE, '#dc143c'],
  PT: ['v', '#046a38', '#da291c', '#da291c'],
  RO: ['v', '#002b7f', '#fcd116', '#ce1126'],
  RS: ['h', '#c6363c', '#0c4076', WHITE],
  RU: ['h', WHITE, '#0039a6', '#d52b1e'],
  SE: ['nordic', '#006aa7', '#fecc02', '#fecc02'],
  TR: ['disc', '#e30a17', WHITE],
  UA: ['h', '#0057b7', '#ffd700'],
  US: ['canton', '#3c3b6e', '#b22234', WHITE, '#b22234', WHITE, '#b22234'],
  UY: ['canton', '#fcd116', WHITE, '#0038a8', WHITE, '#0038a8'],
}
