import { THEME_CHOICES } from '@touchline/contract/site'
import { FONTS } from '@touchline/contract/site-file'
import { useText } from '../../../../i18n/index.ts'
import { setOfSite } from '../../document/edits.ts'
import { choiceName } from '../names.ts'
import type { FormContext } from '../properties/field-context.ts'
import { Select } from '../properties/Select.tsx'
import { OneText } from '../properties/TextField.tsx'
import { siteLocales } from '../site-locales.ts'
import { useEditor } from '../use-editor.ts'
import type { StyleInput } from './Contrasts.tsx'
import { Looks } from './Looks.tsx'

interface BrandInput {
  readonly name?: string
  readonly theme?: string
  readonly logo?: { readonly src?: string } | null
  readonly icon?: { readonly src?: string } | null
}

/** Name, logo, icon, colours with their contrast, corners and letters of the site. */
export function ThemePanel() {
  const text = useText()
  const { doc, problems, did } = useEditor()
  const style = (doc.style ?? {}) as StyleInput
  const brand = (doc.brand ?? {}) as BrandInput
  const context: FormContext = {
    locales: siteLocales(doc),
    wrong: new Map(problems.map(({ path, rule }) => [path, rule])),
    set: (path, value) => did(setOfSite(doc, path, value), path.join('.')),
  }
  return (
    <>
      <OneText label={text('editor.brand_name')} value={brand.name ?? ''} path={['brand', 'name']} context={context} />
      {(['logo', 'icon'] as const).map((picture) => (
        <OneText
          key={picture}
          label={text(`editor.${picture}`)}
          value={brand[picture]?.src ?? ''}
          path={['brand', picture, 'src']}
          context={{
            ...context,
            set: (_, src) =>
              context.set(['brand', picture], src === undefined ? undefined : { ...brand[picture], src }),
          }}
        />
      ))}
      <Select
        label={text('editor.first_theme')}
        value={brand.theme ?? 'device'}
        options={THEME_CHOICES.map((value) => ({ value, label: choiceName(text, value) }))}
        onChange={(value) => context.set(['brand', 'theme'], value)}
      />
      <Select
        label={text('editor.font')}
        value={style.font ?? 'archivo'}
        options={FONTS.map((value) => ({ value, label: choiceName(text, value) }))}
        onChange={(value) => context.set(['style', 'font'], value)}
      />
      <Looks style={style} path={['style']} context={context} />
    </>
  )
}
