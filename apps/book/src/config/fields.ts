import * as z from 'zod'
import { type Dsn, readDsn } from '../kernel/error-service/index.ts'

/** How the README describes a setting. */
export interface SettingNote {
  readonly meaning: string
  /** The effect of leaving it unset, as in the README. */
  readonly unset: string
}

declare module 'zod' {
  interface GlobalMeta extends Partial<SettingNote> {}
}

/** Reads a text; what it throws is what is wrong with the setting. */
export function parsed<T>(read: (text: string) => T, unset: string) {
  return z
    .string()
    .transform((text, context): T => {
      try {
        return read(text)
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
        return z.NEVER
      }
    })
    .prefault(unset)
}

export function integer(name: string, min: number, max: number, unset: number) {
  return parsed((text) => readInteger(text, name, min, max), String(unset))
}

/** A whole number, or null where it is not set. */
export function optionalInteger(name: string, min: number, max: number) {
  return parsed((text) => (text === '' ? null : readInteger(text, name, min, max)), '')
}

function readInteger(text: string, name: string, min: number, max: number): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value
  throw new Error(`${name} is '${text}'; it must be a whole number from ${min} to ${max}.`)
}

/** A number that may have a fraction. */
export function factor(name: string, min: number, max: number, unset: number) {
  return parsed((text) => {
    const value = Number(text)
    if (text.trim() !== '' && value >= min && value <= max) return value
    throw new Error(`${name} is '${text}'; it must be a number from ${min} to ${max}.`)
  }, String(unset))
}

export function choice<const T extends string>(name: string, choices: readonly [T, ...T[]]) {
  return parsed((text): T => {
    const found = choices.find((candidate) => candidate === text)
    if (found === undefined) throw new Error(`${name} is '${text}'; it takes ${choices.join(' or ')}.`)
    return found
  }, choices[0])
}

/** Some of the names, in the order given. */
export function names<const T extends string>(name: string, known: readonly T[], unset: readonly T[]) {
  return parsed(
    (text) =>
      listOf(text).map((item): T => {
        const found = known.find((candidate) => candidate === item)
        if (found === undefined) throw new Error(`${name} names '${item}'; it takes ${known.join(', ')}.`)
        return found
      }),
    unset.join(','),
  )
}

/** Languages with numbers of a vendor, such as `de=5,es=7`. */
export function numbered<const T extends string>(name: string, known: readonly T[]) {
  return parsed(
    (text) =>
      listOf(text).map((item): { readonly language: T; readonly id: number } => {
        const [, key, id] = /^([^=]+)=(\d{1,9})$/.exec(item) ?? []
        const language = known.find((candidate) => candidate === key)
        if (language === undefined)
          throw new Error(
            `${name} names '${item}'; it takes a language with a number, as in ${known[1]}=5, of ${known.join(', ')}.`,
          )
        return { language, id: Number(id) }
      }),
    '',
  )
}

/** Null where it is not set. */
export function address(name: string) {
  return parsed((text): string | null => {
    if (text === '' || URL.canParse(text)) return text || null
    throw new Error(`${name} is '${text}'; it must be an address with its scheme, such as https://example.com.`)
  }, '')
}

/**
 * Servers of NATS with commas between, each with its scheme; null where it is not set. Credentials in it are not
 * repeated in the error.
 */
export function natsServers(name: string) {
  return parsed((text): string | null => {
    const isServer = (one: string) => URL.canParse(one) && ['nats:', 'tls:'].includes(new URL(one).protocol)
    if (text === '' || text.split(',').every((one) => isServer(one.trim()))) return text || null
    throw new Error(
      `${name} cannot be read; it takes nats://HOST:4222 or tls://HOST:4222, several with commas between.`,
    )
  }, '')
}

/** Where an error-reporting service takes events; null where it is not set. */
export function errorServiceKey(name: string) {
  return parsed((text): Dsn | null => {
    const dsn = readDsn(text)
    if (text === '' || dsn !== null) return dsn
    throw new Error(`${name} cannot be read; it takes https://KEY@HOST/PROJECT, as the service shows it.`)
  }, '')
}

/** `racing=https://racing.example/play,lotto=https://...`. */
export function addresses(name: string) {
  return parsed((text): ReadonlyMap<string, string> => {
    const pairs = listOf(text).map((item): [string, string] => {
      const at = item.indexOf('=')
      const [key, value] = [item.slice(0, at), item.slice(at + 1)]
      if (at > 0 && URL.canParse(value)) return [key, value]
      throw new Error(`${name} has '${item}'; it takes provider=address pairs separated by commas.`)
    })
    return new Map(pairs)
  }, '')
}

export const list = (unset = '') => parsed(listOf, unset)

export const text = (unset: string) => parsed((value) => value, unset)

/** Null where it is not set. */
export const optional = () => parsed((value): string | null => value || null, '')

/** Keys of 32 bytes, in base 64. */
export function keys(name: string) {
  return parsed(
    (text): readonly Buffer[] =>
      listOf(text).map((item) => {
        const key = Buffer.from(item, 'base64')
        if (key.length === 32) return key
        throw new Error(
          `${name} has a key that is not 32 bytes in base 64, as \`openssl rand -base64 32\` prints them.`,
        )
      }),
    '',
  )
}

function listOf(value: string): readonly string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
