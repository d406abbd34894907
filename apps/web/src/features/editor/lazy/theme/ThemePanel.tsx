import { THEME_CHOICES } from '@touchline/contract/site'
import {
  COLOR_ROLES,
  type ColorRole,
  DEFAULT_COLORS,
  DEFAULT_RADIUS,
  FONTS,
  weakContrasts,
} from '@touchline/contract/site-file'
import { Button, Segmented } from '@touchline/ui'
import { useId, useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { mediaMatches } from '../../../../platform/device.ts'
import { usePreference } from '../../../../preferences/index.ts'
import { setOfSite } from '../../document/edits.ts'
import styles from '../Editor.module.css'
import { choiceName } from '../names.ts'
import { useProblems } from '../problems.ts'
import fields from '../properties/Fields.module.css'
import type { FormContext } from '../properties/field-context.ts'
import { NumberField } from '../properties/PlainFields.tsx'
import { Select } from '../properties/Select.tsx'
import { OneText } from '../properties/TextField.tsx'
import { siteLocales } from '../site-locales.ts'
import { useEditor } from '../use-editor.ts'

type Theme = 'light' | 'dark'
type Palette = Readonly<Partial<Record<ColorRole, string>>>
interface SaidStyle {
  readonly light?: Palette
  readonly dark?: Palette
  readonly radius?: { readonly cell?: number; readonly card?: number }
  readonly font?: string
}

const HEX = /^#[0-9a-f]{6}$/i

function ColorField(props: {
  readonly role: ColorRole
  readonly value: string | undefined
  readonly usual: string
  readonly set: (value: string | undefined) => void
}) {
  const { role, value, usual, set } = props
  const text = useText()
  const id = useId()
  return (
    <span className={fields.Line} data-color={role}>
      <input
        id={id}
        type="color"
        value={value && HEX.test(value) ? value : usual}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <label htmlFor={id}>{text(`editor.color.${role}`)}</label>
      {value !== undefined && (
        <Button size="small" variant="plain" onClick={() => set(undefined)}>
          {text('editor.as_usual')}
        </Button>
      )}
    </span>
  )
}

/** The theme that the editor itself is seen in: its colours are the ones to begin with. */
function useShownTheme(): Theme {
  const chosen = usePreference('theme')
  if (chosen === 'dark' || chosen === 'light') return chosen
  return mediaMatches('(prefers-color-scheme: dark)') ? 'dark' : 'light'
}

/** Pairs of colours that somebody could not read. */
function Contrasts({ style, theme }: { style: SaidStyle; theme: Theme }) {
  const text = useText()
  const weak = weakContrasts({ light: style.light ?? {}, dark: style.dark ?? {} }).filter((one) => one.theme === theme)
  if (weak.length === 0) return <p className={styles.Hint}>{text('editor.contrast_fine')}</p>
  return (
    <div role="alert">
      <ul className={styles.List}>
        {weak.map(({ front, back, ratio, least }) => (
          <li key={`${front} ${back}`} className={styles.Error}>
            {text('editor.contrast', {
              front: text(`editor.color.${front}`),
              back: text(`editor.color.${back}`),
              ratio,
              least,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Name, logo, colours with their contrast, corners and letters of the site. */
export function ThemePanel() {
  const text = useText()
  const { doc, did } = useEditor()
  const problems = useProblems(doc)
  const [theme, setTheme] = useState<Theme>(useShownTheme())
  const style = (doc.style ?? {}) as SaidStyle
  const brand = (doc.brand ?? {}) as { name?: string; logo?: { src?: string } | null; theme?: string }
  const context: FormContext = {
    locales: siteLocales(doc),
    wrong: new Map(problems.map(({ path, rule }) => [path, rule])),
    set: (path, value) => did(setOfSite(doc, path, value), path.join('.')),
  }
  return (
    <>
      <OneText label={text('editor.brand_name')} value={brand.name ?? ''} path={['brand', 'name']} context={context} />
      <OneText
        label={text('editor.logo')}
        value={brand.logo?.src ?? ''}
        path={['brand', 'logo', 'src']}
        context={{
          ...context,
          set: (_, src) => context.set(['brand', 'logo'], src === undefined ? undefined : { ...brand.logo, src }),
        }}
      />
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
      {(['cell', 'card'] as const).map((name) => (
        <NumberField
          key={name}
          field={{ type: 'number', least: 0, most: name === 'cell' ? 24 : 32 }}
          label={text(`editor.radius.${name}`)}
          value={style.radius?.[name]}
          usual={DEFAULT_RADIUS[name]}
          path={['style', 'radius', name]}
          context={context}
        />
      ))}
      <Segmented<Theme>
        label={text('editor.colors_of')}
        value={theme}
        onChange={setTheme}
        items={(['light', 'dark'] as const).map((value) => ({ value, label: choiceName(text, value) }))}
      />
      <Contrasts style={style} theme={theme} />
      {COLOR_ROLES.map((role) => (
        <ColorField
          key={role}
          role={role}
          value={style[theme]?.[role]}
          usual={DEFAULT_COLORS[role][theme]}
          set={(value) => context.set(['style', theme, role], value)}
        />
      ))}
    </>
  )
}
