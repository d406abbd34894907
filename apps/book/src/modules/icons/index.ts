/** The icon document that pages of any kind can draw from. */
export { getIcons } from './get-icons.ts'
export { ICONS_VERSION } from './icons-document.ts'
