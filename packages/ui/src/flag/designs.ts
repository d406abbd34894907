/** Colours of flags by a letter. In a disc of 18 px one red looks like another. */
export const FLAG_COLORS: Readonly<Record<string, string>> = {
  w: '#fff',
  k: '#000',
  r: '#c8102e',
  b: '#00318a',
  l: '#6cace4',
  g: '#00803c',
  y: '#ffd200',
  o: '#ff883e',
}

const NORDIC = 'M7 0v18M0 9h18'
const CROSS = 'M9 0v18M0 9h18'
const SALTIRE = 'M0 0l18 18M18 0 0 18'

/**
 * Flags reduced to what a disc of 18 px can show. First the colours of bands, vertical ones after a `|`. Shapes follow
 * after semicolons: colour, width of a line or nothing for a filled shape, and path; a line without length is round.
 */
export const FLAG_DESIGNS: Readonly<Record<string, string>> = {
  AR: 'lwl;y3M9 9h0',
  AT: 'rwr',
  AU: 'b;w2M0 0l9 9M9 0 0 9;w3M4.5 0v9M0 4.5h9;r1.6M4.5 0v9M0 4.5h9;w2M5 13h0M13 4h0M13 14h0M16 8h0',
  BE: '|kyr',
  BR: 'g;yM9 3l7 6-7 6-7-6z;b6M9 9h0',
  CA: '|rwwr;rM9 4l3 4-1 3H7L6 8z',
  CH: 'r;w3.4M9 4v10M4 9h10',
  CL: 'wr;bM0 0h9v9H0z;w3M5 5h0',
  CN: 'r;yM6 4l2 7-5-4h6l-5 4z;y1.6M11 4h0M13 6h0M13 9h0M11 11h0',
  CO: 'yybr',
  CZ: 'wr;bM0 0l9 9-9 9z',
  DE: 'kry',
  DK: `r;w3.4${NORDIC}`,
  ES: 'ryyr',
  FI: `w;b4${NORDIC}`,
  FR: '|bwr',
  GB: `b;w4${SALTIRE};r1.4${SALTIRE};w6${CROSS};r3.4${CROSS}`,
  'GB-ENG': `w;r4${CROSS}`,
  'GB-SCT': `b;w3.4${SALTIRE}`,
  GR: 'bwbwbwb;bM0 0h9v10H0z;w2M5 0v10M0 5h9',
  HR: 'rwb;r6M9 9h0;w2M9 9h0',
  IE: '|gwo',
  IT: '|gwr',
  JP: 'w;r9M9 9h0',
  KR: 'w;r8.4M9 9h0;bM5 9a4 4 0 0 0 8 0z;r4M7 9h0;b4M11 9h0;k1.6M3 6l2-3M15 6l-2-3M3 12l2 3M15 12l-2 3',
  MX: '|gwr;o3M9 9h0',
  NL: 'rwb',
  NO: `r;w4${NORDIC};b2${NORDIC}`,
  PL: 'wr',
  PT: '|ggrrr;y5M7 9h0;r2.6M7 9h0',
  RO: '|byr',
  RS: 'rbw',
  RU: 'wbr',
  SE: `b;y3.4${NORDIC}`,
  TR: 'r;w8M8 9h0;r6.6M9 9h0;w2M12 9h0',
  UA: 'by',
  US: 'rwrwrwr;bM0 0h9v10H0z;w1.4M4 3h0M7 3h0M3 5h0M6 5h0M4 8h0M7 8h0',
  UY: 'wbwbwbw;wM0 0h9v8H0z;y4M5 5h0',
}
