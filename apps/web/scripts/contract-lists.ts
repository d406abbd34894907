import { ERRORS } from '@touchline/contract/error-codes'
import { ROUTES } from '@touchline/contract/routes'
import type { Plugin } from 'vite'
import { carryRoutes, EMPTY_ROUTES } from './carried-routes.ts'

const OURS = /\/(?:apps\/web\/src|packages)\/.*\.tsx?$/
const WEB = /\/apps\/web\/src\//
const TABLE = /\/packages\/contract\/src\/routes\.ts$/
const NAMED = /\bERRORS\.(\w+)\.(code|key)\b/g

/** Replaces names of error codes by the codes: the list of all errors is 1.4 KB, a page needs a few. */
export function inlineErrorCodes(source: string): string {
  return source.replace(NAMED, (whole, name: string, part: 'code' | 'key') => {
    const error = Object.hasOwn(ERRORS, name) ? ERRORS[name as keyof typeof ERRORS] : undefined
    return error ? JSON.stringify(error[part]) : whole
  })
}

const ROUTED = /\bROUTES\.(\w+)\.(method|path)\b/g

/** Replaces what is read of one route by its value, so that it takes no table. */
export function inlineRoutes(source: string): string {
  return source.replace(ROUTED, (whole, name: string, part: 'method' | 'path') =>
    Object.hasOwn(ROUTES, name) ? JSON.stringify(ROUTES[name as keyof typeof ROUTES][part]) : whole,
  )
}

function shortened(id: string, code: string): string {
  const inlined = inlineRoutes(inlineErrorCodes(code))
  return WEB.test(id) ? carryRoutes(id, inlined) : inlined
}

/**
 * Leaves in what browsers load of the contract's lists what a script reads of them: codes of errors, and where the
 * calls go that it makes.
 */
export function contractLists(): Plugin {
  return {
    name: 'touchline:contract-lists',
    enforce: 'pre',
    transform(code, id) {
      if (TABLE.test(id)) return { code: EMPTY_ROUTES, map: null }
      if (!OURS.test(id)) return null
      const short = shortened(id, code)
      return short === code ? null : { code: short, map: null }
    },
  }
}
