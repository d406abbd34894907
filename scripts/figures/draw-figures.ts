import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { instance } from '@viz-js/viz'

/** Colours of a figure: ink, lines, boxes. The page behind it shows through. */
const THEMES = {
  light: { ink: '#1c2430', line: '#5b6878', box: '#eef2f6' },
  dark: { ink: '#e8edf3', line: '#93a1b3', box: '#222c38' },
} as const

const SOURCES = 'docs/figures'

export interface Figure {
  /** Path in the repository. */
  readonly path: string
  readonly svg: string
}

/** Draws each `docs/figures/NAME.dot` as `NAME-light.svg` and `NAME-dark.svg`. @param root folder of the repository */
export async function drawFigures(root: string): Promise<readonly Figure[]> {
  const viz = await instance()
  const sources = globSync('*.dot', { cwd: join(root, SOURCES) }).sort()
  return sources.flatMap((source) => {
    const text = readFileSync(join(root, SOURCES, source), 'utf8')
    return Object.entries(THEMES).map(([theme, { ink, line, box }]) => {
      const font = { fontname: 'Helvetica,Arial,sans-serif', fontcolor: ink }
      const svg = viz.renderString(text, {
        format: 'svg',
        graphAttributes: {
          rankdir: 'LR',
          bgcolor: 'transparent',
          color: line,
          ranksep: 0.4,
          pad: 0.1,
          nodesep: 0.25,
          ...font,
        },
        nodeAttributes: { shape: 'box', style: 'filled', fillcolor: box, color: line, fontsize: 12, ...font },
        edgeAttributes: { color: line, fontsize: 10, arrowsize: 0.7, ...font },
      })
      return { path: `${SOURCES}/${basename(source, '.dot')}-${theme}.svg`, svg: withoutComments(svg) }
    })
  })
}

/** Graphviz writes its version into comments, so a new release would change every figure. */
function withoutComments(svg: string): string {
  return `${svg.replace(/<!--[\s\S]*?-->\n?/g, '').trim()}\n`
}
