import { DEMO } from '../players/players.ts'
import { html, type Markup } from './html.ts'

const alert = (text: string | null): Markup | null =>
  text === null ? null : html`<p role="alert" class="alert">${text}</p>`

/** @param to where the player continues, a path of this site */
export function signInForm(to: string, problem: string | null = null, email = ''): Markup {
  return html`<form method="post" action="/sign-in" class="stack" data-form="sign-in"><input type="hidden" name="to" value="${to}">
<div data-problem>${alert(problem)}</div>
<label>E-mail<input type="email" name="email" value="${email}" autocomplete="username" required></label>
<label>Password<input type="password" name="password" autocomplete="current-password" required></label>
<button class="lamp">Sign in</button>
<p class="note">A player who is there from the beginning: <code>${DEMO.email}</code>, password <code>${DEMO.password}</code>.
Or <a href="/join">join</a>.</p></form>`
}

/** @param values what was filled in before */
export function joinForm(problem: string | null, values: Readonly<Record<string, string>> = {}): Markup {
  const field = (label: string, name: string, type: string, autocomplete: string) =>
    html`<label>${label}<input type="${type}" name="${name}" value="${type === 'password' ? '' : (values[name] ?? '')}"
autocomplete="${autocomplete}" required></label>`
  const countries = [
    ['DE', 'Germany'],
    ['SE', 'Sweden'],
    ['ES', 'Spain'],
    ['BR', 'Brazil'],
  ] as const
  return html`<form method="post" action="/join" class="stack">${alert(problem)}
${field('First name', 'first_name', 'text', 'given-name')}${field('Last name', 'last_name', 'text', 'family-name')}
${field('Date of birth', 'born_on', 'date', 'bday')}
<label>Country<select name="country">${countries.map(
    ([code, name]) => html`<option value="${code}"${values.country === code && html` selected`}>${name}</option>`,
  )}</select></label>
${field('E-mail', 'email', 'email', 'username')}${field('Password', 'password', 'password', 'new-password')}
<button class="lamp">Join</button></form>`
}

interface PaymentForm {
  readonly kind: 'deposit' | 'withdraw'
  readonly currency: string
  readonly reference: string
  readonly amount?: string
  readonly problem?: string | null
}

/** A form is good for one payment: sent twice, it is the same one. */
export function paymentForm({ kind, currency, reference, amount = '', problem = null }: PaymentForm): Markup {
  const name = kind === 'deposit' ? 'Deposit' : 'Withdraw'
  const quick = kind === 'deposit' ? ['10', '25', '50', '100'] : []
  return html`<form method="post" action="/wallet/${kind}" class="stack" data-form="${kind}">
<input type="hidden" name="reference" value="${reference}"><div data-problem>${alert(problem)}</div>
<label>Amount in ${currency}<input name="amount" value="${amount}" inputmode="decimal" autocomplete="off" required></label>
${quick.length > 0 && html`<div class="quick">${quick.map((sum) => html`<button type="button" data-amount="${sum}">${sum}</button>`)}</div>`}
<button class="lamp">${name}</button><p class="note">Play money: no card is charged, and nothing is paid out.</p></form>`
}
