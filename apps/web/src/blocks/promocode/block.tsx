import { PromoCode } from '../../features/bonuses/index.ts'
import { useText } from '../../i18n/index.ts'
import { PageTitle } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'promocode'

function PromoCodeBlock({ props: { title, text: words } }: BlockView<Kind>) {
  const text = useText()
  return (
    <>
      <PageTitle title={title ?? text('bonus.code')} level={2} />
      {words !== undefined && <p>{words}</p>}
      <PromoCode />
    </>
  )
}

/** Where a promo code is redeemed. */
export const block: BlockDefinition<Kind> = { Block: PromoCodeBlock }
