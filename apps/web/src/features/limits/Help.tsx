import { type Jurisdiction, leftToRight } from '@touchline/betting'
import { useFormat, useText } from '../../i18n/index.ts'
import { Card } from '../profile/index.ts'
import { HELP_LINES } from './help-lines.ts'
import styles from './Limits.module.css'

/** Where help is: people to talk to where the player lives, and the register that excludes from every operator. */
export function Help({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const text = useText()
  const { locale } = useFormat()
  const { line, register } = HELP_LINES[jurisdiction]
  return (
    <Card title={text('limits.help')}>
      <p className={styles.Lead}>{text('limits.help.lead')}</p>
      {line && (
        <p>
          <a href={`tel:${line.phone.replaceAll(/[^\d+]/g, '')}`}>
            {text('help.line', { name: line.name, phone: leftToRight(line.phone, locale) })}
          </a>
          <br />
          <a href={line.url} rel="noreferrer" target="_blank">
            {text('help.site', { name: line.name })}
          </a>
        </p>
      )}
      {register && (
        <p>
          {text('help.register', { name: register.name })}{' '}
          <a href={register.url} rel="noreferrer" target="_blank">
            {text('help.site', { name: register.name })}
          </a>
        </p>
      )}
    </Card>
  )
}
