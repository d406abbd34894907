import { useText } from '../../../i18n/index.ts'

export function MyBets() {
  const text = useText()
  return <section aria-label={text('bets.label')} />
}
