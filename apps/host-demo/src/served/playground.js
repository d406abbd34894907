// Puts sportsbooks in the page and takes them out again, and lists what they say.
const panel = document.querySelector('[data-playground]')
const books = document.querySelector('[data-books]')
const log = document.querySelector('[data-log]')
const path = panel.querySelector('[data-path]')
const SAID = [
  'ready',
  'failed',
  'navigate',
  'slip',
  'balance',
  'bet-placed',
  'auth-needed',
  'deposit-needed',
  'modal',
  'currency',
]
const MOST_LINES = 200
let number = 0

function add() {
  number += 1
  const name = number
  const book = document.createElement('touchline-sportsbook')
  book.setAttribute('src', panel.dataset.playground)
  book.setAttribute('session-url', '/session-code')
  book.setAttribute('path', path.value)
  book.setAttribute('theme', document.documentElement.dataset.theme)
  for (const type of SAID)
    book.addEventListener(type, ({ detail }) => {
      const line = document.createElement('li')
      line.dataset.event = type
      line.textContent = `${name} ${type} ${JSON.stringify(detail)}`
      log.prepend(line)
      if (log.children.length > MOST_LINES) log.lastElementChild.remove()
    })
  books.append(book)
}

panel.querySelector('[data-adds]').addEventListener('click', add)
panel.querySelector('[data-removes]').addEventListener('click', () => books.lastElementChild?.remove())
panel.querySelector('[data-opens-path]').addEventListener('click', () => books.lastElementChild?.navigate(path.value))
