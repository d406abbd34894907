/** The icon document that pages of any kind can draw from. */
import type { BookModule } from '../../kernel/module.ts'
import { getIcons } from './get-icons.ts'

export { ICONS_VERSION } from './icons-document.ts'

export function createIcons(): BookModule<'getIcons'> {
  return { handlers: { getIcons } }
}
