import { createElement, type ReactElement, type ReactNode } from 'react'

const TOKEN = /<!--.*?-->|<\/([a-z0-9]+)>|<([a-z0-9]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gis
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const VOID = new Set(['img', 'input', 'br', 'hr', 'meta', 'link'])
const RENAMED: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
  for: 'htmlFor',
  viewbox: 'viewBox',
  'stroke-width': 'strokeWidth',
  'stroke-linejoin': 'strokeLinejoin',
  'stroke-linecap': 'strokeLinecap',
  datetime: 'dateTime',
  selected: 'data-selected',
  value: 'data-value',
}
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
}

function styleOf(text: string): Record<string, string> {
  return Object.fromEntries(text.split(';').map((rule) => rule.split(/:(.*)/s).slice(0, 2) as [string, string]))
}

function propsOf(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value] of attributes.matchAll(ATTRIBUTE)) {
    props[RENAMED[name.toLowerCase()] ?? name] =
      name === 'style' ? styleOf(plain(value ?? '')) : value === undefined || plain(value)
  }
  return props
}

/** The same elements and texts as some markup, as a tree of plain elements: no component, no hook, no context. */
export function plainTree(html: string): ReactElement {
  interface Open {
    readonly tag: string
    readonly props: Record<string, unknown>
    readonly children: ReactNode[]
  }
  const root: Open = { tag: 'div', props: {}, children: [] }
  const open: Open[] = [root]
  const top = (): Open => open.at(-1) ?? root
  for (const [, close, tag, attributes = '', , text] of html.matchAll(TOKEN)) {
    if (text !== undefined) top().children.push(plain(text))
    else if (close !== undefined) {
      const done = open.pop()
      if (done?.tag !== close) throw new Error(`The markup closes ${close} where ${done?.tag} is open.`)
      top().children.push(createElement(done.tag, done.props, ...done.children))
    } else if (tag !== undefined) {
      const element = { tag, props: propsOf(attributes), children: [] }
      if (VOID.has(tag)) top().children.push(createElement(tag, element.props))
      else open.push(element)
    }
  }
  return createElement(root.tag, root.props, ...root.children)
}
