/** What edits site files: their schemas, the forms made of them, and what is wrong with a file. */
export { blockForm, starterBlock } from './block-form.ts'
export { type WeakContrast, weakContrasts } from './brand/contrast.ts'
export { COLOR_ROLES, type ColorRole, DEFAULT_COLORS, DEFAULT_RADIUS, FONTS } from './brand/tokens.ts'
export { DEFAULT_SITE_FILE } from './default-site.ts'
export { type FormField, type FormMember, starterOf } from './forms.ts'
export type { SiteProblem, SiteRule } from './problems.ts'
export { readSite } from './read-site.ts'
export { pageForm, siteForm } from './settings-form.ts'
