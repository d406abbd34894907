import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { imageOf, PlainText, type TextSchema } from '../parts.ts'
import { THEME_CHOICES } from '../words.ts'
import { COLOR_ROLES, type ColorRole, DEFAULT_RADIUS, FONTS } from './tokens.ts'

const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour as #rrggbb'))
const colors = Object.fromEntries(COLOR_ROLES.map((role) => [role, about(z.optional(Color), `As #rrggbb: ${role}.`)]))
const Palette = z.strictObject(colors as Readonly<Record<ColorRole, z.ZodMiniOptional<typeof Color>>>)

const Radius = z.strictObject({
  cell: about(z._default(z.int().check(z.gte(0), z.lte(24)), DEFAULT_RADIUS.cell), 'Of buttons and prices, in px.'),
  card: about(z._default(z.int().check(z.gte(0), z.lte(32)), DEFAULT_RADIUS.card), 'Of cards and dialogs, in px.'),
})

/** Looks that override those of the product; a page may have its own (BLOCK-03). */
const STYLE = {
  light: about(z.prefault(Palette, {}), 'Colours of the light theme; what is missing is as in the product.'),
  dark: about(z.prefault(Palette, {}), 'Colours of the dark theme.'),
  radius: about(z.prefault(Radius, {}), 'How round corners are.'),
  font: about(z._default(z.enum(FONTS), 'archivo'), 'What the texts are set in.'),
}
export const Style = z.strictObject(STYLE)
export type Style = z.infer<typeof Style>

export const StyleOverrides = z.strictObject({
  light: about(z.prefault(Palette, {}), 'Colours of the light theme on this page.'),
  dark: about(z.prefault(Palette, {}), 'Colours of the dark theme on this page.'),
  radius: about(z.optional(Radius), 'How round corners are on this page.'),
})
export type StyleOverrides = z.infer<typeof StyleOverrides>

export function brandShape<T>(text: TextSchema<T>) {
  return {
    name: about(z._default(PlainText.check(z.maxLength(60)), 'Touchline'), 'What the site is called.'),
    logo: about(z._default(z.nullable(imageOf(text)), null), 'Shown before the name; null: the mark of the product.'),
    icon: about(z._default(z.nullable(imageOf(text)), null), 'For tabs of browsers; null: that of the product.'),
    theme: about(z._default(z.enum(THEME_CHOICES), 'device'), 'What a viewer sees who has not chosen.'),
  }
}

export const BrandStyle = STYLE
