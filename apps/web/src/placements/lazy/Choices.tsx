import { DisplayChoices } from './DisplayChoices.tsx'
import { OddsChoice } from './OddsChoice.tsx'

/** Settings of every page, without a menu. */
export function Choices({ of }: { of: 'odds' | 'display' }) {
  return of === 'odds' ? <OddsChoice /> : <DisplayChoices />
}
