import { Badge } from '@touchline/ui'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'content.label'

function ContentLabel({ props: { text, look }, isTitle }: BlockView<Kind>) {
  switch (look) {
    case 'heading':
      return <PageTitle title={text} level={isTitle ? 1 : 2} />
    case 'badge':
      return (
        <p>
          <Badge>{text}</Badge>
        </p>
      )
    case 'plain':
      return <p>{text}</p>
  }
}

/** A few words. */
export const block: BlockDefinition<Kind> = { Block: ContentLabel }
