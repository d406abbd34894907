import { Link } from '../../navigation/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import styles from './ContentButton.module.css'

type Kind = 'content.button'

function ContentButton({ props: { label, link, look } }: BlockView<Kind>) {
  return (
    <p>
      <Link to={link} className={styles.ContentButton} data-look={look}>
        {label}
      </Link>
    </p>
  )
}

/** A link that looks like a button. */
export const block: BlockDefinition<Kind> = { Block: ContentButton }
