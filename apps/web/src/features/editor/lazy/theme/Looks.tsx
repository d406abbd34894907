import { COLOR_ROLES, DEFAULT_COLORS, DEFAULT_RADIUS } from '@touchline/contract/site-file'
import { Segmented } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { choiceName } from '../names.ts'
import type { FormContext, Path } from '../properties/field-context.ts'
import { NumberField } from '../properties/PlainFields.tsx'
import { ColorField } from './ColorField.tsx'
import { Contrasts, type StyleInput } from './Contrasts.tsx'
import { THEMES, type Theme, useShownTheme } from './shown-theme.ts'

export interface LooksProps {
  readonly style: StyleInput
  /** Path of the looks in the document of the context. */
  readonly path: Path
  readonly context: FormContext
  /** Looks that these override. */
  readonly under?: StyleInput
}

const corners = (style: StyleInput | undefined, name: 'cell' | 'card') => style?.radius?.[name]

/** Corners, and the colours of both themes with their contrast. */
export function Looks({ style, path, context, under }: LooksProps) {
  const text = useText()
  const [theme, setTheme] = useState<Theme>(useShownTheme())
  return (
    <>
      {(['cell', 'card'] as const).map((name) => (
        <NumberField
          key={name}
          field={{ type: 'number', least: 0, most: name === 'cell' ? 24 : 32 }}
          label={text(`editor.radius.${name}`)}
          value={corners(style, name)}
          fallback={corners(under, name) ?? DEFAULT_RADIUS[name]}
          path={[...path, 'radius', name]}
          context={context}
        />
      ))}
      <Segmented<Theme>
        label={text('editor.colors_of')}
        value={theme}
        onChange={setTheme}
        items={THEMES.map((value) => ({ value, label: choiceName(text, value) }))}
      />
      <Contrasts style={style} theme={theme} {...(under && { under })} />
      {COLOR_ROLES.map((role) => (
        <ColorField
          key={role}
          role={role}
          value={style[theme]?.[role]}
          fallback={under?.[theme]?.[role] ?? DEFAULT_COLORS[role][theme]}
          set={(value) => context.set([...path, theme, role], value)}
        />
      ))}
    </>
  )
}
