import { moneyText } from '../money/amounts.ts'
import type { Visit } from '../site/visits.ts'
import { html, type Markup } from './html.ts'

const MENU = [
  ['/', 'Lobby'],
  ['/sports', 'Sports'],
  ['/help', 'Help'],
] as const

interface Page {
  readonly title: string
  /** Where it is. */
  readonly path: string
  readonly body: Markup
  /** Origin of the book, where its script is on the page. */
  readonly book?: string
}

/** Who is signed in and what they have, or the way in. The page requests it again when money moves. */
export function accountBar({ player, balance }: Visit, path: string): Markup {
  if (player === null)
    return html`<div class="account" data-account-bar>
<form action="/sign-in"><input type="hidden" name="to" value="${path}"><button data-opens="sign-in">Sign in</button></form>
<a class="button lamp" href="/join">Join</a></div>`
  const { currency } = player
  const shown = balance === null ? '–' : moneyText(balance, currency)
  return html`<div class="account" data-account-bar data-signed-in>
<a class="balance" href="/wallet"><span>Balance</span> <b data-host-balance="${balance ?? ''}">${shown}</b></a>
<a class="button lamp" href="/wallet/deposit" data-opens="deposit">Deposit</a>
<form method="post" action="/sign-out"><button class="plain">Sign out</button></form></div>`
}

/** A page of the site around its body. */
export function page(visit: Visit, { title, path, body, book }: Page): string {
  const links = MENU.map(([to, name]) => html`<a href="${to}"${to === path && html` aria-current="page"`}>${name}</a>`)
  const bookScript = book !== undefined && html`<script type="module" src="${book}/embed/1/touchline.js"></script>`
  const isWayIn = path === '/sign-in' || path === '/join'
  return html`<!doctype html><html lang="en" data-theme="${visit.theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} – Harbour</title><link rel="icon" href="/mark.svg"><link rel="stylesheet" href="/style.css"><link rel="stylesheet" href="/lobby.css">
<script type="module" src="/host.js"></script>${bookScript}</head><body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="brand" href="/"><img src="/mark.svg" alt="" width="32" height="32">Harbour</a>
<nav aria-label="Site">${links}</nav>${!isWayIn && accountBar(visit, path)}</header>
<main id="content">${body}</main>
<footer><p>Harbour is a demonstration of an operator's site. All money is play money.</p>
<nav aria-label="More"><a href="/limits">Limits</a> <a href="/help">Help</a> <a href="/terms">Terms</a>
<a href="/playground">Playground</a></nav>
<label>Colours <select data-theme-choice>${['device', 'dark', 'light'].map(
    (name) => html`<option${name === visit.theme && html` selected`}>${name}</option>`,
  )}</select></label></footer></body></html>`.text
}
