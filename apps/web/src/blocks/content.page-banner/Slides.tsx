import { Icon, IconButton } from '@touchline/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { prefersCalm } from '../../platform/device/motion.ts'
import { every } from '../../platform/loading/timing.ts'
import styles from './Slides.module.css'

export interface SlidesProps {
  readonly label: string
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** How long a slide is shown, in s; 0 until the viewer moves on. */
  readonly autoplaySeconds: number
}

/**
 * One slide after the other, all of them in one place so that nothing jumps. It moves on its own only where the site
 * sets that and the viewer's device does not ask for reduced motion. It pauses while the pointer is over it or has the
 * focus, and a button stops it for good.
 */
export function Slides({ label, slides, autoplaySeconds }: SlidesProps) {
  const text = useText()
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(autoplaySeconds > 0)
  const [isHeld, setHeld] = useState(false)
  const count = slides.length
  const current = Math.min(at, count - 1)
  const show = (next: number) => setAt((next + count) % count)

  useEffect(() => {
    if (prefersCalm()) setPlaying(false)
  }, [])
  useEffect(() => {
    if (!isPlaying || isHeld) return
    return every(autoplaySeconds * 1_000, () => setAt((shown) => (shown + 1) % count))
  }, [isPlaying, isHeld, autoplaySeconds, count])

  return (
    <section
      className={styles.Slides}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.Stage} aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern of carousels, not a fieldset.
          <div
            key={key}
            role="group"
            className={styles.Slide}
            aria-label={text('blocks.slide', { at: index + 1, count })}
            data-shown={index === current}
            inert={index !== current}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={styles.Controls}>
        {autoplaySeconds > 0 && (
          <IconButton
            label={text(isPlaying ? 'blocks.pause' : 'blocks.play')}
            onClick={() => setPlaying((playing) => !playing)}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
          </IconButton>
        )}
        <IconButton label={text('catalogue.previous')} onClick={() => show(current - 1)}>
          <Icon name="chevron" size={18} className={styles.Back} />
        </IconButton>
        <span aria-hidden="true" dir="ltr">{`${current + 1} / ${count}`}</span>
        <IconButton label={text('catalogue.next')} onClick={() => show(current + 1)}>
          <Icon name="chevron" size={18} className={styles.Forth} />
        </IconButton>
      </div>
    </section>
  )
}
