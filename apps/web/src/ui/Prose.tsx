import styles from './Prose.module.css'

export interface ProseSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Text to read: sections with headings. */
export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <article className={styles.Prose}>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
