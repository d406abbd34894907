import '@touchline/ui/font.css'
import '@touchline/ui/tokens.css'
import '@touchline/ui/base.css'
import { createRoot } from 'react-dom/client'
import { DEMOS } from './collect.ts'
import { Gallery } from './Gallery.tsx'
import { longerMessages } from './longer-messages.ts'
import { loadAllMessages } from './PageFrame.tsx'
import { PassesOn } from './PassesOn.tsx'

/** What tests read: every problem so far, and whether each state is there. */
interface GalleryReport {
  ready: boolean
  readonly problems: string[]
  readonly titles: readonly { readonly title: string; readonly alone: boolean; readonly passesOn: boolean }[]
}

const asked = new URL(location.href).searchParams
/** Titles of those that are shown; all that share a page where none is named. */
const only = asked.getAll('only')
document.documentElement.dir = asked.get('dir') ?? 'ltr'
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'

const report: GalleryReport = {
  ready: false,
  problems: [],
  titles: DEMOS.map(({ title, alone, passesOn }) => ({
    title,
    alone: alone === true,
    passesOn: passesOn !== undefined,
  })),
}
Object.assign(window, { __gallery: report })

const shown = DEMOS.filter(({ title, alone }) => (only.length === 0 ? alone !== true : only.includes(title)))
let waiting = shown.reduce((sum, { states }) => sum + Object.keys(states).length, 0)

function hrefOf(title: string | null): string {
  const to = new URLSearchParams(asked)
  if (title === null) to.delete('only')
  else to.set('only', title)
  return `?${to}`
}

function onProblem(problem: string): void {
  report.problems.push(problem)
}
function onReady(): void {
  waiting -= 1
  report.ready = waiting <= 0
}

const english = await loadAllMessages()
const messages = asked.get('texts') === 'longer' ? longerMessages(english) : english
createRoot(document.getElementById('app') as HTMLElement).render(
  asked.has('passes-on') ? (
    <PassesOn demos={DEMOS} onProblem={onProblem} onReady={() => Object.assign(report, { ready: true })} />
  ) : (
    <Gallery demos={DEMOS} shown={shown} messages={messages} hrefOf={hrefOf} onProblem={onProblem} onReady={onReady} />
  ),
)
