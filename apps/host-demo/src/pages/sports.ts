import type { Visit } from '../site/visits.ts'
import { paymentForm, signInForm } from './forms.ts'
import { html, type Markup } from './html.ts'

const LANGUAGES = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['pt-BR', 'Português'],
  ['ru', 'Русский'],
  ['sv', 'Svenska'],
  ['tr', 'Türkçe'],
  ['ar', 'العربية'],
] as const
const CURRENCIES = ['EUR', 'USD', 'GBP', 'BRL']

/** A choice that becomes an attribute of the sportsbook. */
function choice(label: string, attribute: string, options: readonly (readonly [string, string])[]): Markup {
  return html`<label>${label} <select data-sets="${attribute}">${options.map(
    ([value, name]) => html`<option value="${value}">${name}</option>`,
  )}</select></label>`
}

function dialog(name: string, title: string, form: Markup): Markup {
  return html`<dialog data-dialog="${name}" aria-labelledby="${name}-title"><div class="dialog-head"><h2 id="${name}-title">${title}</h2>
<button type="button" class="plain" data-closes aria-label="Close">×</button></div>${form}</dialog>`
}

/** The sportsbook in a page. Sign-in and deposit, which it delegates, are dialogs over it, so that the slip stays. */
export function sports({ player, theme }: Visit, book: string, reference: string): Markup {
  const currency = player?.currency ?? 'EUR'
  return html`<h1 class="hidden">Sports</h1><div class="controls">
${choice('Language', 'locale', LANGUAGES)}${choice(
  'Currency',
  'currency',
  [currency, ...CURRENCIES.filter((one) => one !== currency)].map((one) => [one, one]),
)}</div>
<touchline-sportsbook src="${book}" url-sync="hash" locale="en" theme="${theme}" currency="${currency}" top-offset="64"
session-url="/session-code"></touchline-sportsbook>
${player === null && dialog('sign-in', 'Sign in', signInForm('/sports'))}
${dialog('deposit', 'Deposit', paymentForm({ kind: 'deposit', currency, reference }))}`
}
