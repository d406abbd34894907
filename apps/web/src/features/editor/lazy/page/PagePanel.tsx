import { pageForm } from '@touchline/contract/site-file'
import { useMemo } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { isCustomPage, pageOf, pagesOf, setOfPage } from '../../document/pages.ts'
import styles from '../Editor.module.css'
import { fieldName, pageName } from '../names.ts'
import fields from '../properties/Fields.module.css'
import { FormMembers } from '../properties/FormField.tsx'
import type { FormContext } from '../properties/field-context.ts'
import { GroupsField } from '../properties/GroupsField.tsx'
import { Select } from '../properties/Select.tsx'
import { siteLocales } from '../site-locales.ts'
import type { StyleInput } from '../theme/Contrasts.tsx'
import { Looks } from '../theme/Looks.tsx'
import { useEditor } from '../use-editor.ts'
import { CustomPage } from './CustomPage.tsx'
import { NewPage } from './NewPage.tsx'

/** Drawn by components of their own, or only for pages that the site has added. */
const APART = ['styleOverrides', 'parent']
const CUSTOM_ONLY = ['isErrorPage', 'eventPage']

/** The settings of the page: its address, its texts for search engines, its width, its own looks. */
export function PagePanel() {
  const text = useText()
  const { doc, problems, did, page, locale } = useEditor()
  const members = useMemo(pageForm, [])
  const isCustom = isCustomPage(page)
  const settings = pageOf(doc, page)
  const bases = [`pages.${page}.`, `customPages.${page}.`]
  const context: FormContext = {
    locales: [locale, ...siteLocales(doc).filter((one) => one !== locale)],
    wrong: new Map(
      problems.flatMap(({ path, rule }) => {
        const base = bases.find((one) => path.startsWith(one))
        return base === undefined ? [] : [[path.slice(base.length), rule] as const]
      }),
    ),
    set: (path, value) => did(setOfPage(doc, page, path, value), `${page} ${path.join('.')}`),
  }
  const others = pagesOf(doc).filter((one) => one !== page)
  const parentRule = context.wrong.get('parent')
  return (
    <>
      <NewPage />
      <h2>{pageName(text, page)}</h2>
      {isCustom && <CustomPage key={page} page={page} />}
      <FormMembers
        members={members.filter(({ name }) => !APART.includes(name) && (isCustom || !CUSTOM_ONLY.includes(name)))}
        value={settings}
        path={[]}
        context={context}
      />
      {isCustom && (
        <GroupsField label={fieldName(text, 'groups')} value={settings.groups} path={['groups']} context={context} />
      )}
      <Select
        label={fieldName(text, 'parent')}
        value={settings.parent ?? ''}
        options={[
          { value: '', label: text('editor.not_set') },
          ...others.map((one) => ({ value: one, label: pageName(text, one) })),
        ]}
        onChange={(next) => context.set(['parent'], next === '' ? undefined : next)}
      />
      {parentRule && <p className={styles.Error}>{text(`editor.rule.${parentRule}`)}</p>}
      <details className={fields.Section}>
        <summary>{text('editor.looks_of_page')}</summary>
        <Looks
          style={(settings.styleOverrides ?? {}) as StyleInput}
          under={(doc.style ?? {}) as StyleInput}
          path={['styleOverrides']}
          context={context}
        />
      </details>
    </>
  )
}
