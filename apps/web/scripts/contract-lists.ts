import { ERRORS } from '@touchline/contract/error-codes'
import type { Plugin } from 'vite'

const OURS = /\/(?:apps\/web\/src|packages)\/.*\.tsx?$/
const ROUTES = /\/packages\/contract\/src\/routes\.ts$/
const NAMED = /\bERRORS\.(\w+)\.(code|key)\b/g

/** Replaces names of error codes by the codes: the list of all errors is 1.4 KB, a page needs a few. */
export function inlineErrorCodes(source: string): string {
  return source.replace(NAMED, (whole, name: string, part: 'code' | 'key') => {
    const error = Object.hasOwn(ERRORS, name) ? ERRORS[name as keyof typeof ERRORS] : undefined
    return error ? JSON.stringify(error[part]) : whole
  })
}

/**
 * Calls that no page makes: a document, a file and a picture have addresses of their own, others are for other clients.
 */
export const NO_PAGE_CALLS = ['getCategory', 'getIcons', 'getSiteStyles', 'getStatementsFile', 'patchPassword'] as const
const UNCALLED = new RegExp(`^  (?:${NO_PAGE_CALLS.join('|')}): \\{.*\\},\\n`, 'gm')

/**
 * The list of calls that pages make, without the members that only the back end reads: who may make them, and whether
 * they need a key.
 */
export const forPages = (source: string): string =>
  source.replace(UNCALLED, '').replace(/, (?:auth: '\w+'|idempotent: true)/g, '')

/** Leaves in what browsers load of the contract's lists what a page reads of them. */
export function contractLists(): Plugin {
  return {
    name: 'touchline:contract-lists',
    enforce: 'pre',
    transform(code, id) {
      if (ROUTES.test(id)) return { code: forPages(code), map: null }
      return OURS.test(id) && code.includes('ERRORS.') ? { code: inlineErrorCodes(code), map: null } : null
    },
  }
}
