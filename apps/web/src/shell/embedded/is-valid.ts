import type { HostMessageName } from '@touchline/contract/embed'
import type { HostMessageInputs } from '@touchline/contract/embed-messages'
import { type AnswerShapes, misfit } from '../../data/index.ts'

const MOST_PIXELS = 1_000_000
const MOST_LETTERS = 2_000

const isPixels = (value = 0): boolean => value >= 0 && value <= MOST_PIXELS
const isBetween = (text: string, least: number, most: number): boolean => text.length >= least && text.length <= most

function isWebAddress(text: string): boolean {
  return text.length <= MOST_LETTERS && /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

/** Limits beyond the shapes, for values that a page cannot handle. */
const LIMITS: { readonly [Name in HostMessageName]?: (data: HostMessageInputs[Name]) => boolean } = {
  page_changed: ({ path }) => isBetween(path, 1, MOST_LETTERS) && /^\/(?![/\\])/.test(path),
  viewport: ({ viewportTop, viewportBottom, topOffset, bottomOffset }) =>
    [viewportTop, viewportBottom, topOffset, bottomOffset].every((value) => isPixels(value)),
  iframe_integration: ({ iframeHostUrl }) => iframeHostUrl === null || isWebAddress(iframeHostUrl),
  apply_bet_code: ({ code }) => isBetween(code, 1, 64),
  session_code: ({ code }) => code === null || isBetween(code, 16, 256),
}

/**
 * Whether the data of a host's message fits the contract. The contract's own schemas are too large for a page.
 * @param shapes of the messages, made of the schemas
 */
export function createValidity(shapes: AnswerShapes): (name: HostMessageName, data: unknown) => boolean {
  return (name, data) => {
    const isWithin = LIMITS[name] as ((data: unknown) => boolean) | undefined
    return misfit(data, shapes.answers[name] ?? '', shapes) === null && isWithin?.(data) !== false
  }
}
