import { createSportsbook } from './create-sportsbook.ts'
import { TouchlineSportsbook } from './element.ts'
import type { SportsbookEvents } from './events.ts'

export type { SportsbookEventName, SportsbookEvents, SportsbookListener } from './events.ts'
export type { Sportsbook, SportsbookCommands, SportsbookOptions, UrlSync } from './options.ts'
export { createSportsbook, TouchlineSportsbook }

type Command = (api: { readonly createSportsbook: typeof createSportsbook }) => void

declare global {
  interface HTMLElementTagNameMap {
    'touchline-sportsbook': TouchlineSportsbook
  }
  interface Window {
    /** Commands for when the script is there: `(window.touchline ??= []).push(({createSportsbook}) => ...)`. */
    touchline?: { push(command: Command): void }
  }
}

/** An event of the element, as listeners get it. */
export type SportsbookEvent<Name extends keyof SportsbookEvents> = CustomEvent<SportsbookEvents[Name]>

// A second script tag, of another version perhaps, leaves the first one's element in place.
if (customElements.get('touchline-sportsbook') === undefined)
  customElements.define('touchline-sportsbook', TouchlineSportsbook)

const waiting = Array.isArray(window.touchline) ? (window.touchline as Command[]) : []
window.touchline = { push: (command) => command({ createSportsbook }) }
for (const command of waiting) window.touchline.push(command)
