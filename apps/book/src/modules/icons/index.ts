/** The icon document that pages of any kind can draw from. */
import type { BookModule } from '../../kernel/module.ts'
import { getIcons } from './get-icons.ts'
import type { IconsPorts } from './ports.ts'

export { ICONS_VERSION } from './icons-document.ts'

export function createIcons(ports: IconsPorts): BookModule<'getIcons'> {
  return { handlers: { getIcons: getIcons(ports) } }
}
