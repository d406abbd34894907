import type { BlockProps } from '@touchline/contract'
import { useState } from 'react'
import { imageAddress } from './image-address.ts'
import styles from './Picture.module.css'

export interface PictureProps {
  readonly image: BlockProps['content.image']['image']
  readonly ratio?: BlockProps['content.image']['ratio'] | undefined
  /** The displayed width, as `sizes` counts it. */
  readonly sizes: string
}

/** A picture of a site in its reserved space; its alternative text where it does not load. */
export function Picture({ image, ratio = 'auto', sizes }: PictureProps) {
  const [isMissing, setMissing] = useState(false)
  const { alt = '', width, height } = image
  if (isMissing) return alt === '' ? null : <span className={styles.Missing}>{alt}</span>
  return (
    <img
      className={styles.Picture}
      {...imageAddress(image.src)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      data-ratio={ratio}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
