import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { lazyComponent } from '../../ui/index.ts'
import { Card } from '../profile/index.ts'
import styles from './Limits.module.css'

/** Most people of the page do not begin it. */
const SelfTestQuestions = lazyComponent(() => import('./lazy/SelfTestQuestions.tsx'), 'SelfTestQuestions')

/** Nine questions whose answers stay in the page. */
export function SelfTest() {
  const text = useText()
  const [isBegun, setBegun] = useState(false)
  return (
    <Card title={text('test.title')}>
      <p className={styles.Lead}>{text('test.lead')}</p>
      {isBegun ? (
        <SelfTestQuestions />
      ) : (
        <div>
          <Button onClick={() => setBegun(true)}>{text('test.begin')}</Button>
        </div>
      )}
    </Card>
  )
}
