import { useText } from '../../i18n/index.ts'
import type { AroundView } from '../view.ts'
import { LanguageLinks, LanguageMenu } from './LanguageMenu.tsx'
import menu from './Menu.module.css'

/** The page in the other languages: behind a button, or open. */
export function Language({ props: { look } }: AroundView<'language'>) {
  const text = useText()
  if (look === 'menu') return <LanguageMenu />
  return (
    <div className={menu.Group}>
      <h2>{text('shell.language')}</h2>
      <LanguageLinks />
    </div>
  )
}
