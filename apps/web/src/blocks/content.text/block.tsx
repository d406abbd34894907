import { useText } from '../../i18n/index.ts'
import { useSiteName } from '../../site/index.ts'
import { PageTitle, Prose } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import styles from './ContentText.module.css'

type Kind = 'content.text'

const ABOUT = ['what', 'prices', 'device'] as const
const RULES = ['placing', 'money', 'legs', 'void', 'combos', 'systems', 'live', 'events', 'races'] as const

/** The words of the product about itself, and about its bets. */
function ProductText({ source, level }: { source: 'about' | 'rules'; level: 1 | 2 }) {
  const text = useText()
  const site = useSiteName()
  const sections =
    source === 'about'
      ? ABOUT.map((name) => ({
          title: text(`pages.about.${name}.title`),
          paragraphs: [text(`pages.about.${name}.text`, { site })],
        }))
      : RULES.map((name) => ({
          title: text(`pages.rules.${name}.title`),
          paragraphs: text(`pages.rules.${name}.text`).split('\n'),
        }))
  return (
    <>
      <PageTitle title={text(source === 'about' ? 'pages.about.title' : 'shell.nav.rules', { site })} level={level} />
      <Prose sections={sections} />
    </>
  )
}

function ContentText({ props, isTitle }: BlockView<Kind>) {
  const { source, title, text, level } = props
  const heading = isTitle || level === 1 ? 1 : 2
  if (source !== 'own') return <ProductText source={source} level={heading} />
  return (
    <>
      {title && <PageTitle title={title} level={heading} />}
      {text && (
        <div className={styles.Text}>
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </>
  )
}

/** Paragraphs under a heading. */
export const block: BlockDefinition<Kind> = { Block: ContentText }
