import styles from './Skeleton.module.css'

/** A box of the final size while content is on its way; invisible to assistive technology. */
export function Skeleton({ block, inline = '100%' }: { block: number; inline?: number | string | undefined }) {
  return <span className={styles.Skeleton} style={{ blockSize: block, inlineSize: inline }} aria-hidden="true" />
}
