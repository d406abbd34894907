/** What edits site files: their schemas, the forms made of them, and what is wrong with a file. */
export { blockForm, starterBlock } from './block-form.ts'
export { contrastOf, type WeakContrast, weakContrasts } from './brand/contrast.ts'
export { COLOR_ROLES, type ColorRole, DEFAULT_COLORS, DEFAULT_RADIUS, FONTS } from './brand/tokens.ts'
export { DEFAULT_SITE_FILE } from './default-site.ts'
export { type FormField, type FormMember, starterOf } from './forms.ts'
export { SITE_RULES, type SiteProblem, type SiteRule } from './problems.ts'
export { readSite } from './read-site.ts'
