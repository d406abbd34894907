import { useText } from '../../i18n/index.ts'
import type { AroundView } from '../view.ts'
import { DisplayChoices, DisplayMenu } from './DisplayMenu.tsx'
import menu from './Menu.module.css'
import { OddsChoice, OddsMenu } from './OddsMenu.tsx'

/** How prices are written, and how things are shown: behind buttons, or open. */
export function Odds({ props: { look, showOdds, showDisplay } }: AroundView<'odds'>) {
  const text = useText()
  if (look === 'menu')
    return (
      <>
        {showOdds && <OddsMenu />}
        {showDisplay && <DisplayMenu />}
      </>
    )
  return (
    <>
      {showDisplay && <DisplayChoices />}
      {showOdds && (
        <div className={menu.Group}>
          <h2>{text('shell.odds')}</h2>
          <OddsChoice />
        </div>
      )}
    </>
  )
}
