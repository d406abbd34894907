import { DisplayChoices } from './DisplayChoices.tsx'
import { OddsChoice } from './OddsChoice.tsx'

/** What is chosen for every page, open. */
export function Choices({ of }: { of: 'odds' | 'display' }) {
  return of === 'odds' ? <OddsChoice /> : <DisplayChoices />
}
