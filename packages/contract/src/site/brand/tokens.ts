/**
 * Colours of a brand by role, as `#rrggbb`, light and dark. They are the tokens of `packages/ui`; a test holds both
 * together.
 */
export const DEFAULT_COLORS = {
  ground: { light: '#eef1ec', dark: '#0c120f' },
  surface: { light: '#ffffff', dark: '#131b17' },
  raised: { light: '#f4f6f2', dark: '#1b2520' },
  hover: { light: '#e8ece5', dark: '#233029' },
  line: { light: '#dbe1d8', dark: '#2a3731' },
  text: { light: '#121814', dark: '#f1f4ee' },
  muted: { light: '#55625a', dark: '#9fada4' },
  faint: { light: '#829088', dark: '#6f7e75' },
  accent: { light: '#ffd60a', dark: '#ffd60a' },
  'on-accent': { light: '#14160a', dark: '#14160a' },
  go: { light: '#0a7f40', dark: '#25c76a' },
  'on-go': { light: '#ffffff', dark: '#04140a' },
  up: { light: '#0a7f40', dark: '#3ddc84' },
  down: { light: '#c9281b', dark: '#ff6b5b' },
  live: { light: '#ca271c', dark: '#ff5247' },
  info: { light: '#1763c7', dark: '#6db3ff' },
  focus: { light: '#1763c7', dark: '#ffd60a' },
  notice: { light: '#fff6df', dark: '#2f2f1d' },
  inverse: { light: '#121814', dark: '#f1f4ee' },
  'on-inverse': { light: '#ffffff', dark: '#121814' },
  'promo-from': { light: '#0d5a34', dark: '#0d5a34' },
  'promo-to': { light: '#128049', dark: '#128049' },
  'on-promo': { light: '#ffffff', dark: '#ffffff' },
} as const satisfies Record<string, { light: string; dark: string }>
export type ColorRole = keyof typeof DEFAULT_COLORS
export const COLOR_ROLES = Object.keys(DEFAULT_COLORS) as readonly ColorRole[]

/** Corner radii in px. */
export const DEFAULT_RADIUS = { cell: 6, card: 10 } as const
export const FONTS = ['archivo', 'system', 'serif', 'rounded'] as const
export type Font = (typeof FONTS)[number]
