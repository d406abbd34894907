import { type Jurisdiction, leftToRight, POLICIES } from '@touchline/betting'
import type { TextOf } from '../../i18n/index.ts'
import { HELP_LINES } from './help-lines.ts'

/** What is above every page by the rules of a jurisdiction: ways to protect oneself, a press away wherever one is. */
export interface ProtectionMark {
  readonly jurisdiction: Jurisdiction
  readonly label: string
  readonly links: readonly { readonly href: string; readonly text: string }[]
  /** What is before the time played, where the rules want it; null: they do not. */
  readonly played: string | null
}

/**
 * @param hrefOf address of a path of the application in the page's language
 * @returns null where the rules want nothing there
 */
export function protectionMark(
  jurisdiction: Jurisdiction,
  {
    text,
    hrefOf,
    locale,
  }: { readonly text: TextOf; readonly hrefOf: (path: string) => string; readonly locale: string },
): ProtectionMark | null {
  const { mark, showsTimePlayed } = POLICIES[jurisdiction]
  if (mark === 'none') return null
  const { line, register } = HELP_LINES[jurisdiction]
  const limits = { href: hrefOf('/limits'), text: text('protection.mark.limits') }
  const test = { href: hrefOf('/limits?part=self-test'), text: text('test.title') }
  const exclusion = register && { href: register.url, text: register.name }
  const help = line && { href: line.url, text: `${line.name} ${leftToRight(line.phone, locale)}` }
  const links = mark === 'panel' ? [limits, exclusion, test] : [help, exclusion, limits]
  return {
    jurisdiction,
    label: text('protection.mark'),
    links: links.filter((link) => link !== null),
    played: showsTimePlayed ? text('protection.check.played') : null,
  }
}
