import { SETTINGS } from './settings.ts'

const BEGIN = '<!-- settings: npm run settings -->\n'
const END = '<!-- /settings -->'

/** A README with its table of settings as they are described. */
export function withSettingsTable(readme: string): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('The README has no place for the settings.')
  return readme.slice(0, begin + BEGIN.length) + settingsTable() + readme.slice(end)
}

function settingsTable(): string {
  const lines = Object.entries(SETTINGS.shape).map(([name, setting]) => {
    const { meaning, unset } = setting.meta() ?? {}
    if (meaning === undefined || unset === undefined) throw new Error(`${name} is not described.`)
    return `| \`${name}\` | ${meaning} | ${unset} |`
  })
  return ['| setting | meaning | default |', '|---|---|---|', ...lines, ''].join('\n')
}
