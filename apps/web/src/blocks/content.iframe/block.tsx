import type { BlockDefinition, BlockView } from '../block.ts'
import styles from './Frame.module.css'

type Kind = 'content.iframe'

/**
 * What a page may do in its frame. It keeps its own origin: another site's is not ours, and a page of ours could fetch
 * neither its styles nor its data without it.
 */
const MAY = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin'

function ContentFrame({ props: { src, title, height, fullscreen } }: BlockView<Kind>) {
  return (
    <iframe
      className={styles.Frame}
      src={src}
      title={title}
      style={{ blockSize: height }}
      sandbox={MAY}
      referrerPolicy="strict-origin"
      loading="lazy"
      allow={fullscreen ? 'fullscreen' : undefined}
      allowFullScreen={fullscreen}
    />
  )
}

/** A page of a host that the site names among its frame sources. */
export const block: BlockDefinition<Kind> = { Block: ContentFrame }
