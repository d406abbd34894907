import { TEST_NUMBERS } from '../payments/test-numbers.ts'
import type { Order } from '../signed/order.ts'
import type { Texts } from './texts.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

function page(texts: Texts, body: string, attributes = ''): string {
  const direction = texts.language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${texts.language}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex"><title>${safe(texts.title ?? '')}</title><link rel="stylesheet" href="/style.css"></head>
<body ${attributes}><main><p class="play">${safe(texts.play_money ?? '')}</p>${body}</main></body></html>`
}

function moneyOf({ amount, currency, subunits }: Order, { language }: Texts): string {
  const digits = Math.round(Math.log10(subunits))
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${format.format(amount / subunits)} ${currency}`
}

function numbers(texts: Texts, method: keyof typeof TEST_NUMBERS): string {
  const rows = TEST_NUMBERS[method].map(
    ([number, fate]) => `<tr><td><bdi dir="ltr">${number}</bdi></td><td>${safe(texts[fate] ?? '')}</td></tr>`,
  )
  return `<details><summary>${safe(texts.test_numbers ?? '')}</summary><table>${rows.join('')}</table></details>`
}

function method(texts: Texts, kind: keyof typeof TEST_NUMBERS, isFirst: boolean): string {
  const [[first] = ['']] = TEST_NUMBERS[kind]
  const label = kind === 'card' ? texts.card_number : texts.account_number
  return `<fieldset><label class="choice"><input type="radio" name="method" value="${kind}"${isFirst ? ' checked' : ''}>
${safe(texts[kind] ?? '')}</label><label class="number">${safe(label ?? '')}<input name="${kind}" value="${first}" inputmode="numeric"
autocomplete="off" dir="ltr"></label>${numbers(texts, kind)}</fieldset>`
}

/** Where a player pays. */
export function payPage(
  texts: Texts,
  order: Order,
  form: { readonly signed: string; readonly isWrong: boolean },
): string {
  const button = (action: string, text = '') =>
    `<button name="action" value="${action}" class="${action}">${safe(text)}</button>`
  return page(
    texts,
    `<h1>${safe(texts.title ?? '')}</h1><p class="sum"><span>${safe(texts.to_pay ?? '')}</span> <bdi>${moneyOf(order, texts)}</bdi></p>
${form.isWrong ? `<p role="alert" class="alert">${safe(texts.number_unknown ?? '')}</p>` : ''}
<form method="post" action="/pay"><input type="hidden" name="order" value="${safe(form.signed)}">
${method(texts, 'card', true)}${method(texts, 'bank_transfer', false)}
<div class="buttons">${button('pay', texts.pay)}${button('fail', texts.fail)}${button('pending', texts.leave_pending)}</div>
${button('cancel', texts.cancel)}</form>`,
  )
}

/** The result of a payment. In a frame the page around it gets a message; alone it leads back. */
export function donePage(texts: Texts, order: Order, result: 'success' | 'error' | 'pending'): string {
  const isFramed = order.kind !== 'page'
  const attributes = `data-origin="${safe(order.origin)}" data-payment="${order.payment}" data-result="${result}"`
  const back = `<a class="button" href="${safe(order[`${result}_url`])}">${safe(texts.back ?? '')}</a>`
  const end = isFramed ? '<script type="module" src="/frame.js"></script>' : back
  return page(texts, `<h1 role="status">${safe(texts[`done_${result}`] ?? '')}</h1>${end}`, isFramed ? attributes : '')
}

/** That nothing can be paid here. */
export function messagePage(texts: Texts, message: 'invalid' | 'expired', order?: Order): string {
  const back =
    order === undefined || order.kind !== 'page'
      ? ''
      : `<a class="button" href="${safe(order.error_url)}">${safe(texts.back ?? '')}</a>`
  return page(texts, `<h1>${safe(texts[message] ?? '')}</h1>${back}`)
}
