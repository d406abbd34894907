import type { PageReport } from './read-report.ts'

/** Why a report is no event: it cannot be mended, or is excluded on purpose (document 2, section 8). */
export type DropReason =
  | 'resize_observer'
  | 'flagged'
  | 'cancelled'
  | 'network'
  | 'other_script'
  | 'chunk'
  | 'script_element'
  | 'icons'
  | 'not_found'
  | 'automation'

const RESIZE_OBSERVER = /ResizeObserver loop/i
const CANCELLED = /\bAbortError\b|\bCancell?edError\b|\b(?:was |request )?cancell?ed\b|\baborted\b/i
const CANCELLED_CODES = ['ERR_CANCELED', 'ABORT_ERR', 'aborted']
const NETWORK = /\bNetwork Error\b|\bNetworkError\b|Failed to fetch|Load failed\b|\bTimeoutError\b/
const NETWORK_CODES = ['ERR_NETWORK', 'ECONNABORTED', 'ETIMEDOUT', 'offline', 'timeout']
/** Tag managers, trackers, and the scripts of rooms beside matches. */
const OTHER_SCRIPT =
  /googletagmanager\.com|google-analytics\.com|\/gtm\.js|\/gtag\/js|doubleclick\.net|connect\.facebook\.net|mc\.yandex\.|hotjar\.com|[/.]watchers(?:io)?\.|\/watchers?[\w.-]*\.js/i
/** All that a browser reports of a script of another origin; the product's own are of its origin. */
const FOREIGN = /^(?:Uncaught )?Script error\.?$/
const CHUNK = /dynamically imported module|ChunkLoadError|Loading (?:CSS )?chunk|Importing a module script failed/i
const NOT_FOUND = /\/404\/?$/

/** Each reason, in the order they are looked for. */
const REASONS: readonly (readonly [DropReason, (report: PageReport) => boolean])[] = [
  ['flagged', ({ skip }) => skip === true],
  ['resize_observer', ({ message }) => RESIZE_OBSERVER.test(message)],
  ['script_element', ({ target }) => target === 'SCRIPT'],
  ['other_script', ({ stack = '', message }) => OTHER_SCRIPT.test(stack) || FOREIGN.test(message)],
  ['chunk', ({ kind, message }) => kind === 'chunk' || CHUNK.test(message)],
  ['icons', ({ where, message }) => where === 'icons' && message.includes('Failed to fetch')],
  [
    'cancelled',
    ({ code = '', name = '', message }) => CANCELLED_CODES.includes(code) || CANCELLED.test(`${name} ${message}`),
  ],
  ['network', ({ code = '', message }) => NETWORK_CODES.includes(code) || NETWORK.test(message)],
  ['not_found', ({ page = '' }) => NOT_FOUND.test(page)],
  ['automation', ({ kind, automated }) => kind === 'text' && automated === true],
]

/** Why a report goes to the log alone and is no event; null where it is one. */
export function dropReason(report: PageReport): DropReason | null {
  return REASONS.find(([, holds]) => holds(report))?.[0] ?? null
}
