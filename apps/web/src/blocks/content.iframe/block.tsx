import type { BlockDefinition, BlockView } from '../block.ts'
import styles from './Frame.module.css'

type Kind = 'content.iframe'

/** What a page of another site may do in its frame. Its own origin is not ours, so that it keeps it. */
const FOREIGN = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin'
/** A page of ours with its own origin could take the sandbox away from itself. */
const OWN = 'allow-scripts allow-forms allow-popups'

function ContentFrame({ props: { src, title, height, fullscreen } }: BlockView<Kind>) {
  return (
    <iframe
      className={styles.Frame}
      src={src}
      title={title}
      style={{ blockSize: height }}
      sandbox={src.startsWith('/') ? OWN : FOREIGN}
      referrerPolicy="strict-origin"
      loading="lazy"
      allow={fullscreen ? 'fullscreen' : undefined}
      allowFullScreen={fullscreen}
    />
  )
}

/** A page of a host that the site names among its frame sources. */
export const block: BlockDefinition<Kind> = { Block: ContentFrame }
