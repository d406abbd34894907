import type { Block } from '@touchline/contract'
import type { BlockPlace } from '../blocks/block.ts'
import { useText } from '../i18n/index.ts'
import styles from './Header.module.css'
import { MobileMenu } from './MobileMenu.tsx'
import { Placed } from './Placed.tsx'
import { usePlacement } from './use-placement.ts'

/** All that the header has where nothing is offered: who runs the site, its languages, and the way to one's money. */
const WITHOUT_OFFER: ReadonlySet<string> = new Set(['brand-logo', 'language', 'profile'])

const isMenu = ({ kind }: Block) => kind === 'menu.item' || kind === 'menu.submenu'

/** Sections are together; blocks before them are at the start of the bar, blocks after them at its end. */
function halves(blocks: readonly Block[]) {
  const first = blocks.findIndex(isMenu)
  const head = first >= 0 ? first : blocks.findIndex(({ kind }) => kind === 'brand-logo') + 1
  return {
    start: blocks.slice(0, head),
    sections: blocks.filter(isMenu),
    end: blocks.slice(head).filter((block) => !isMenu(block)),
  }
}

/** The upper edge of every page. */
export function Header({ place }: { place: BlockPlace }) {
  const text = useText()
  const isClosed = place.route.page === 'blocked'
  const blocks = usePlacement('header', place).filter(({ kind }) => !isClosed || WITHOUT_OFFER.has(kind))
  const { start, sections, end } = halves(blocks)
  const drawn = (block: Block) => <Placed key={block.id} block={block} where="header" place={place} />
  return (
    <header className={styles.Header} data-placement="header">
      {!isClosed && <MobileMenu place={place} />}
      {start.map(drawn)}
      {sections.length > 0 && (
        <nav className={styles.Sections} aria-label={text('shell.nav.main')}>
          {sections.map(drawn)}
        </nav>
      )}
      <div className={styles.Tools}>{end.map(drawn)}</div>
    </header>
  )
}
