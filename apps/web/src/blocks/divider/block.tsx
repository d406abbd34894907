import type { BlockDefinition, BlockView } from '../block.ts'
import styles from './Divider.module.css'

type Kind = 'divider'

function Divider({ props: { look } }: BlockView<Kind>) {
  return look === 'line' ? <hr className={styles.Line} /> : <div className={styles.Space} aria-hidden="true" />
}

/** Separates the blocks above from those below. */
export const block: BlockDefinition<Kind> = { Block: Divider }
