import type { Demos } from '@touchline/ui/demo'
import type { Messages } from '../i18n/index.ts'
import styles from './Gallery.module.css'
import { demoServices, PageFrame } from './PageFrame.tsx'
import { State } from './State.tsx'

interface GalleryProps {
  readonly demos: readonly Demos[]
  /** The demos that are drawn; the others are listed. */
  readonly shown: readonly Demos[]
  readonly messages: Messages
  readonly hrefOf: (only: string | null) => string
  readonly onProblem: (problem: string) => void
  readonly onReady: () => void
}

/** Every component and block in each of its states. */
export function Gallery({ demos, shown, messages, hrefOf, onProblem, onReady }: GalleryProps) {
  return (
    <main className={styles.Gallery}>
      <nav className={styles.Index} aria-label="Gallery">
        <a href={hrefOf(null)}>All</a>
        {demos.map(({ title }) => (
          <a
            key={title}
            href={hrefOf(title)}
            aria-current={shown.length === 1 && shown[0]?.title === title ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {shown.map(({ title, layout, states }) => (
        <section key={title} className={styles.Demos} aria-label={title} data-demos={title}>
          <h2 className={styles.Title}>{title}</h2>
          {Object.entries(states).map(([state, draw]) => (
            <figure key={state} className={styles.State} data-demo={`${title}/${state}`} data-layout={layout}>
              <figcaption className={styles.Caption}>{state}</figcaption>
              <State
                name={`${title}/${state}`}
                tree={<PageFrame services={demoServices(messages, onProblem)}>{draw()}</PageFrame>}
                onProblem={onProblem}
                onReady={onReady}
              />
            </figure>
          ))}
        </section>
      ))}
    </main>
  )
}
