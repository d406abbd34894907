import type { Random } from './random.ts'

/** Markup that no response may give back as it came. */
export const MARKUP = '<b id=fuzz onclick=alert(1)>'

const STRINGS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  '\ufeff',
  'ﷺ'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  'İıſẞ',
  MARKUP,
  `"'>${MARKUP}`,
  "' OR 1=1 --",
  '{{7*7}}',
  '%00%ff%2e%2e',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9'.repeat(400),
  'x'.repeat(20_000),
  '2026-13-45T99:99:99.999Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
]

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
]

const KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', '', 'a.b', MARKUP, '\u0000']

export const hostileText = (random: Random): string => random.pick(STRINGS)
export const hostileKey = (random: Random): string => random.pick(KEYS)

/** A value that a schema hardly means. */
export function hostileValue(random: Random): unknown {
  switch (random.int(8)) {
    case 0:
      return null
    case 1:
      return random.chance(0.5)
    case 2:
    case 3:
      return random.pick(NUMBERS)
    case 4:
      return Array.from({ length: random.int(4) }, () => random.pick(NUMBERS))
    case 5:
      return Object.fromEntries([[hostileKey(random), random.pick(NUMBERS)]])
    default:
      return hostileText(random)
  }
}

/** A body that is broken as a text, whatever it says. */
export function hostileBody(random: Random, text: string): string {
  const depth = random.pick([50, 2_000, 100_000])
  switch (random.int(9)) {
    case 0:
      return text.slice(0, random.int(text.length + 1))
    case 1:
      return text.replace(/^\{/, '{"bets":1,"meta":[],"__proto__":{"isAdmin":true},')
    case 2:
      return text.replace(/^\{("(?:[^"\\]|\\.)*":)/, '{$1null,$1')
    case 3:
      return '['.repeat(depth) + ']'.repeat(depth)
    case 4:
      return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    case 5:
      return text.replace(/\d+/, '1e400')
    case 6:
      return `\ufeff${text}`
    case 7:
      return random.chance(0.05) ? JSON.stringify('x'.repeat(1_200_000)) : 'null'
    default:
      return random.pick(['', '""', '[]', '{}', '0', 'true', '{"a":}', "{'a':1}", '\u0000', 'undefined'])
  }
}
