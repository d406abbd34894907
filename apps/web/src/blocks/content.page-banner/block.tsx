import { useText } from '../../i18n/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { BannerItem } from './BannerItem.tsx'
import { bannerQueries } from './banner-queries.ts'
import styles from './PageBanner.module.css'
import { Slides } from './Slides.tsx'

type Kind = 'content.page-banner'

function PageBanner({ props: { layout, items, autoplaySeconds } }: BlockView<Kind>) {
  const text = useText()
  const slides = items.map((item) => ({ key: JSON.stringify(item), content: <BannerItem item={item} /> }))
  if (layout === 'slider' && slides.length > 1)
    return <Slides label={text('blocks.highlights')} slides={slides} autoplaySeconds={autoplaySeconds} />
  return (
    <section className={styles.Tiles} aria-label={text('blocks.highlights')}>
      {slides.map(({ key, content }) => (
        <div key={key}>{content}</div>
      ))}
    </section>
  )
}

/** What the site wants to be seen first: side by side, or one after the other. */
export const block: BlockDefinition<Kind> = {
  needs: ({ props: { items }, sources }) => items.flatMap((item) => bannerQueries(item, sources)),
  Block: PageBanner,
}
