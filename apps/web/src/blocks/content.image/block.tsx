import { Link } from '../../navigation/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'
import { Picture } from '../parts/Picture.tsx'

type Kind = 'content.image'

const SIZES = '(width < 780px) 100vw, 900px'

function ContentImage({ props: { image, link, ratio } }: BlockView<Kind>) {
  const picture = <Picture image={image} ratio={ratio} sizes={SIZES} />
  return link === undefined ? picture : <Link to={link}>{picture}</Link>
}

/** A picture. */
export const block: BlockDefinition<Kind> = { Block: ContentImage }
