import type { Toast } from '@touchline/ui'
import type { Translator } from '../i18n/index.ts'

/** The default global alert (ERROR-06): its title, and its description unless the caller names what failed. */
export function failure(text: Translator['text'], what = text('account.failed.text')): Toast {
  return { kind: 'error', title: text('account.failed'), text: what }
}
