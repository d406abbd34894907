import { createTranslator, FORMAT_LOCALES, loadMessages } from '../../i18n/index.ts'
import { refuseUnseenPresses } from '../../platform/unseen-presses.ts'
import type { AppServices } from '../app-services.ts'

/** What spends money: placing a bet, accepting its changes, selling it. */
const SPENDS = '[data-place], [data-spends]'

/** Nobody spends money by a press on what they do not see (EMBED-02): pages around a frame can hide or cover it. */
export function guardPresses(services: AppServices): void {
  const { preferences, report, toasts } = services
  async function refuse(): Promise<void> {
    const { locale } = services
    const { text } = createTranslator({
      locale: FORMAT_LOCALES[locale],
      messages: await loadMessages(locale, 'notices'),
      timeZone: preferences.get().timeZone,
      onProblem: (problem) => report('text', locale, problem),
    })
    toasts.show({ kind: 'warning', title: text('embed.unseen') })
  }
  refuseUnseenPresses(SPENDS, () => void refuse().catch((error) => report('chunk', 'notices', error)))
}
