// What every page of the site does, and how its page with the sportsbook speaks with it.
const find = (selector, root = document) => root.querySelector(selector)
const book = find('touchline-sportsbook')
// Before the element begins: its fixed parts stand below the bar of this site, which is higher on a phone.
book?.setAttribute('top-offset', find('header').offsetHeight)

find('[data-theme-choice]')?.addEventListener('change', ({ target }) => {
  document.documentElement.dataset.theme = target.value
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has the Cookie Store.
  document.cookie = `harbour-theme=${target.value}; path=/; max-age=31536000; samesite=lax`
  for (const element of document.querySelectorAll('touchline-sportsbook')) element.setAttribute('theme', target.value)
})

document.addEventListener('click', (event) => {
  const pressed = event.target.closest?.('[data-amount], [data-closes], [data-opens]')
  if (!pressed) return
  if (pressed.dataset.amount) find('[name=amount]', pressed.form).value = pressed.dataset.amount
  if (pressed.matches('[data-closes]')) pressed.closest('dialog').close()
  if (pressed.dataset.opens && open(pressed.dataset.opens)) event.preventDefault()
})

/** Shows a dialog of this page; false where it has none. */
function open(name) {
  const dialog = find(`[data-dialog="${name}"]`)
  if (dialog === null) return false
  document.documentElement.dataset.dialog = name
  dialog.showModal()
  return true
}
for (const dialog of document.querySelectorAll('dialog'))
  dialog.addEventListener('close', () => delete document.documentElement.dataset.dialog)

/** Asks this site's server for the balance, and shows it wherever it stands. */
async function refreshBalance() {
  const answer = await fetch('/account-bar?path=/sports')
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const bar = find('[data-account-bar]', fresh)
  const isFocused = find('[data-account-bar]')?.contains(document.activeElement)
  const balance = find('[data-host-balance]', fresh)
  if (bar && !isFocused) find('[data-account-bar]')?.replaceWith(bar)
  for (const shown of document.querySelectorAll('[data-host-balance]')) {
    if (balance === null) continue
    shown.dataset.hostBalance = balance.dataset.hostBalance
    shown.textContent = balance.textContent
  }
}

/** Sends a form of a dialog; the page, and the slip in it, stay as they are. */
async function sendForm(form, onDone) {
  const button = find('button.lamp', form)
  button.disabled = true
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(new FormData(form)),
    })
    const { problem, reference } = await answer.json()
    if (reference) form.elements.reference.value = reference
    const alert = document.createElement('p')
    alert.role = 'alert'
    alert.className = 'alert'
    alert.textContent = problem
    find('[data-problem]', form).replaceChildren(...(problem === null ? [] : [alert]))
    if (problem === null) {
      form.closest('dialog').close()
      await onDone()
    }
  } finally {
    button.disabled = false
  }
}

const AFTER = {
  async 'sign-in'() {
    book.sessionChanged(true)
    await refreshBalance()
  },
  deposit: refreshBalance,
}
for (const form of document.querySelectorAll('dialog [data-form]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sendForm(form, AFTER[form.dataset.form])
  })

if (book !== null) {
  const isSignedIn = () => find('[data-signed-in]') !== null
  for (const select of document.querySelectorAll('[data-sets]'))
    select.addEventListener('change', () => book.setAttribute(select.dataset.sets, select.value))
  book.addEventListener('auth-needed', ({ detail }) => {
    if (detail.reason === 'sign-up') location.href = '/join'
    else if (isSignedIn()) book.sessionChanged(true)
    else open('sign-in')
  })
  book.addEventListener('deposit-needed', ({ detail }) => {
    if (!isSignedIn()) return open('sign-in')
    if (detail.amount !== null) find('[data-form=deposit] [name=amount]').value = (detail.amount / 100).toFixed(2)
    open('deposit')
  })
  // Who signs out in the sportsbook is signed out here, too. The page comes back at the same place of the sportsbook.
  book.addEventListener('signed-out', async () => {
    if (!isSignedIn()) return
    await fetch('/sign-out', { method: 'POST', redirect: 'manual' })
    location.reload()
  })
  book.addEventListener('balance', refreshBalance)
  book.addEventListener('currency', ({ detail }) => {
    const select = find('[data-sets=currency]')
    if (select) select.value = detail.currency
  })
}
