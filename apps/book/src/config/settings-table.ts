import { SETTINGS } from './settings.ts'

const BEGIN = '<!-- settings: npm run settings -->\n'
const END = '<!-- /settings -->'

/** Returns a document with its table of settings replaced by the current one. */
export function withSettingsTable(document: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('The document has no place for the table of settings.')
  return document.slice(0, begin + BEGIN.length) + settingsTable() + document.slice(end)
}

/** Meanings link from the root of the repository, the document from its own folder. */
function settingsTable(): string {
  const lines = Object.entries(SETTINGS.shape).map(([name, setting]) => {
    const { meaning, unset } = setting.meta() ?? {}
    if (meaning === undefined || unset === undefined) throw new Error(`${name} is not described.`)
    return `| \`${name}\` | ${meaning} | ${unset} |`.replaceAll('](docs/', '](../')
  })
  return ['| setting | meaning | default |', '|---|---|---|', ...lines, ''].join('\n')
}
