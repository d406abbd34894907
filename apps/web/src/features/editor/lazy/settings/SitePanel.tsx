import { siteForm } from '@touchline/contract/site-file'
import { useMemo } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { setOfSite } from '../../document/edits.ts'
import fields from '../properties/Fields.module.css'
import { FormMembers } from '../properties/FormField.tsx'
import type { FormContext } from '../properties/field-context.ts'
import { siteLocales } from '../site-locales.ts'
import { useEditor } from '../use-editor.ts'
import { SITE_SECTIONS, type SiteSection } from './sections.ts'

/** All settings of the site beside its blocks and theme, by subject. */
export function SitePanel() {
  const text = useText()
  const { doc, problems, did, locale } = useEditor()
  const members = useMemo(siteForm, [])
  const context: FormContext = {
    locales: [locale, ...siteLocales(doc).filter((one) => one !== locale)],
    wrong: new Map(problems.map(({ path, rule }) => [path, rule])),
    set: (path, value) => did(setOfSite(doc, path, value), path.join('.')),
  }
  return (Object.keys(SITE_SECTIONS) as SiteSection[]).map((section) => {
    const names: readonly string[] = SITE_SECTIONS[section]
    const isWrong = problems.some(({ path }) => names.some((name) => path === name || path.startsWith(`${name}.`)))
    return (
      <details key={section} className={fields.Section} data-section={section}>
        <summary>
          {text(`editor.section.${section}`)} {isWrong && <span className={fields.Error}>{text('editor.wrong')}</span>}
        </summary>
        <FormMembers
          members={members.filter(({ name }) => names.includes(name))}
          value={doc}
          path={[]}
          context={context}
        />
      </details>
    )
  })
}
