import { moneyText } from '../money/amounts.ts'
import type { Payment, Player } from '../players/player.ts'
import type { Visit } from '../site/visits.ts'
import { html, type Markup } from './html.ts'

const KINDS = { deposits: 'Deposit', withdrawals: 'Withdrawal' } as const
const STATES = { waiting: 'Waiting for the book', done: 'Done', refused: 'Refused' } as const
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

function row({ kind, amount, currency, at, state, reason }: Payment): Markup {
  const sign = kind === 'deposits' ? '+' : '−'
  return html`<tr data-payment="${state}"><td>${DATE.format(at)} UTC</td><td>${KINDS[kind]}</td>
<td class="sum">${sign}${moneyText(amount, currency)}</td><td>${STATES[state]}${reason !== null && html`: ${reason}`}</td></tr>`
}

function table(payments: readonly Payment[]): Markup {
  if (payments.length === 0) return html`<p class="note">Nothing yet. Deposits and withdrawals stand here.</p>`
  return html`<div class="scrolls" tabindex="0" role="region" aria-label="Transactions"><table><thead><tr><th>When</th><th>What</th>
<th class="sum">Amount</th><th>State</th></tr></thead><tbody>${payments.map(row)}</tbody></table></div>`
}

const LATEST = 5

/** @param payments newest first */
export function wallet({ player, balance }: Visit & { readonly player: Player }, payments: readonly Payment[]): Markup {
  const shown = balance === null ? 'not known now' : moneyText(balance, player.currency)
  return html`<h1>Wallet</h1><section class="card purse"><p>Balance</p><p class="large" data-host-balance="${balance ?? ''}">${shown}</p>
<div class="quick"><a class="button lamp" href="/wallet/deposit">Deposit</a> <a class="button" href="/wallet/withdraw">Withdraw</a></div>
<p class="note">One balance for this site and the sportsbook.</p></section>
<h2>Latest transactions</h2>${table(payments.slice(0, LATEST))}
${payments.length > LATEST && html`<p><a href="/wallet/transactions">All transactions</a></p>`}`
}

export function transactions(payments: readonly Payment[]): Markup {
  return html`<h1>Transactions</h1>${table(payments)}<p class="note">Stakes and winnings of bets stand in the
<a href="/sports#/transactions">history of the sportsbook</a>.</p>`
}

export function limits({ dayLimit, currency }: Player, problem: string | null): Markup {
  return html`<h1>Limits</h1><form method="post" action="/limits" class="stack card">
${problem !== null && html`<p role="alert" class="alert">${problem}</p>`}
<p>The most that you deposit here within 24 hours: <b>${dayLimit === null ? 'no limit' : moneyText(dayLimit, currency)}</b></p>
<label>Limit in ${currency}, empty for none<input name="limit" inputmode="decimal" autocomplete="off"></label>
<button class="lamp">Save</button></form>
<p>Limits of stakes and losses, pauses and reminders are kept by <a href="/sports#/limits">the sportsbook itself</a>, and hold there whatever
this site says.</p>`
}
