import type { Handler } from '../../kernel/handler.ts'
import { DocumentReply } from '../../kernel/refusal.ts'
import { ICONS_DOCUMENT, ICONS_VERSION, iconsDocument } from './icons-document.ts'
import type { IconsPorts } from './ports.ts'

const YEAR_SECONDS = 365 * 86_400
/** Requested without a version, it may be another one soon. */
const UNVERSIONED_SECONDS = 300

export function getIcons({ ownIcons }: IconsPorts): Handler<'getIcons'> {
  return async ({ query }) => {
    const own = await ownIcons()
    const document = own === null ? ICONS_DOCUMENT : iconsDocument(own.paths)
    const isCurrent = query.version === (own?.version ?? ICONS_VERSION)
    return new DocumentReply(document, isCurrent ? YEAR_SECONDS : UNVERSIONED_SECONDS)
  }
}
