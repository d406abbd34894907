import { Mark } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { proxiedImage } from '../../platform/page/proxied-image.ts'
import { useSite, useSiteName } from '../../site/index.ts'
import type { AroundView } from '../view.ts'
import styles from './BrandLogo.module.css'

/** The mark of the site and its name. */
export function BrandLogo({ props: { link, showName } }: AroundView<'brand-logo'>) {
  const text = useText()
  const logo = useSite()?.brand.logo
  const name = useSiteName()
  return (
    <Link to={link} className={styles.Brand} aria-label={text('shell.home', { site: name })}>
      {logo ? <img className={styles.Logo} src={proxiedImage(logo.src, 128)} alt="" /> : <Mark />}
      {showName && <span dir="auto">{name}</span>}
    </Link>
  )
}
