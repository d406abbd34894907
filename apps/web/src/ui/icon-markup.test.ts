import { ICON_PATHS, Icon, type IconName, iconMarkup } from '@touchline/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test('PERF-01: an icon as markup is the icon as a component', () => {
  for (const name of Object.keys(ICON_PATHS) as IconName[]) {
    expect(iconMarkup(name, 17)).toBe(renderToStaticMarkup(createElement(Icon, { name, size: 17 })))
  }
})
