import { Icon } from '@touchline/ui'
import { useFormat, useText, writeOdds } from '../../i18n/index.ts'
import { usePreference } from '../../preferences/index.ts'
import type { AroundView } from '../view.ts'
import { Choices, ChoicesMenu } from './choices.tsx'
import { EXAMPLE_ODDS } from './example-odds.ts'
import menu from './Menu.module.css'

/** The odds format in the header, with its menu. */
function OddsMenu() {
  const text = useText()
  const format = usePreference('oddsFormat')
  const example = writeOdds(EXAMPLE_ODDS, format, useFormat().locale)
  const word = text(`shell.odds.${format}`)
  return (
    <ChoicesMenu
      of="odds"
      label={`${text('shell.odds')}: ${example} ${word}`}
      trigger={
        <>
          <span dir="ltr">{example}</span> <span className={menu.Word}>{word}</span>
        </>
      }
    />
  )
}

/** How prices are written, and how things are shown: behind buttons, or open. */
export function Odds({ props: { look, showOdds, showDisplay } }: AroundView<'odds'>) {
  const text = useText()
  if (look === 'menu')
    return (
      <>
        {showOdds && <OddsMenu />}
        {showDisplay && (
          <ChoicesMenu of="display" label={text('shell.settings')} trigger={<Icon name="moon" size={18} />} />
        )}
      </>
    )
  return (
    <>
      {showDisplay && <Choices of="display" />}
      {showOdds && (
        <div className={menu.Group}>
          <h2>{text('shell.odds')}</h2>
          <Choices of="odds" />
        </div>
      )}
    </>
  )
}
