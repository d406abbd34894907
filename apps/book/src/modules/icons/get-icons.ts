import type { CallRequest } from '../../kernel/handler.ts'
import { DocumentReply } from '../../kernel/refusal.ts'
import { ICONS_DOCUMENT, ICONS_VERSION } from './icons-document.ts'

const YEAR_SECONDS = 365 * 86_400
/** Asked for without the version it has, it may be another one soon. */
const UNVERSIONED_SECONDS = 300

export async function getIcons({ query }: CallRequest<'getIcons'>): Promise<DocumentReply> {
  const isCurrent = query.version === ICONS_VERSION
  return new DocumentReply(ICONS_DOCUMENT, isCurrent ? YEAR_SECONDS : UNVERSIONED_SECONDS)
}
