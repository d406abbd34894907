import type { SiteProblem } from '@touchline/contract/site-file'
import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { blocksIn } from '../document/site-doc.ts'
import styles from './Editor.module.css'
import { fieldName, kindName, placeName, settingName } from './names.ts'
import { blockOfProblem, placeOfProblem, problemsOf } from './problems.ts'
import { useEditor } from './use-editor.ts'

/** What cannot be published; what is about a block leads to it. */
export function ProblemList({
  problems,
  onChoose,
}: {
  readonly problems: readonly SiteProblem[]
  readonly onChoose: () => void
}) {
  const text = useText()
  const { doc, select, setPage, setPanel } = useEditor()
  return (
    <ul className={styles.List}>
      {problems.map((problem) => {
        const selection = blockOfProblem(doc, problem)
        const block = selection && blocksIn(doc, selection.where).find(({ id }) => id === selection.id)
        const [inside] = selection ? problemsOf([problem], selection) : []
        const place = selection ? null : placeOfProblem(doc, problem)
        const property = inside?.inside.split('.').find((part) => part !== 'props' && !/^\d+$/.test(part))
        return (
          <li key={problem.path} className={styles.Row}>
            <span>
              {block && selection ? (
                <strong>
                  {placeName(text, selection.where)}: {kindName(text, block.kind)}
                  {property && `, ${fieldName(text, property)}`}
                </strong>
              ) : (
                <strong>{settingName(text, problem.path)}</strong>
              )}{' '}
              {text(`editor.rule.${problem.rule}`)}
            </span>
            {(selection || place) && (
              <Button
                size="small"
                onClick={() => {
                  const page = selection ? selection.where.page : (place?.page ?? null)
                  if (page !== null) setPage(page)
                  select(selection)
                  if (place) setPanel(place.panel)
                  onChoose()
                }}
              >
                {text('editor.show')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
