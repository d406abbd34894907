import { join } from 'node:path'
import type { Plugin } from 'vite'
import { MESSAGE_AREAS } from '../src/i18n/message-areas.ts'
import { compileMessages, messageFiles } from './compile-messages.ts'

const PREFIX = 'virtual:messages/'
/**
 * The modules are beside their sources, so that the build's manifest names them the same from every working directory.
 */
const FOLDER = join(import.meta.dirname, '../src/i18n/messages/')

/**
 * Serves each area of messages in each language as a module of parsed messages, made of the JSON files. The module of
 * `core` also lists the other areas of its language, so that no page carries the addresses of all.
 */
export function messageModules(): Plugin {
  let mark = ''
  return {
    name: 'touchline:messages',
    config(_, { command }) {
      // The dependency scan of the development server reads every module from disk, except ids with this mark.
      mark = command === 'serve' ? '\0' : ''
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `${mark}${FOLDER}${id.slice(PREFIX.length)}.js` : undefined),
    load(id) {
      const path = id.slice(mark.length)
      if (!path.startsWith(FOLDER) || !path.endsWith('.js')) return
      const [locale = '', area = ''] = path.slice(FOLDER.length, -'.js'.length).split('/')
      for (const file of messageFiles(locale, area)) this.addWatchFile(file)
      const messages = `export const messages = ${JSON.stringify(compileMessages(locale, area))}`
      if (area !== 'core') return messages
      const others = MESSAGE_AREAS.filter((other) => other !== 'core')
      return `${messages}
export const areas = {
  core: async () => ({ messages }),
${others.map((other) => `  ${other}: () => import('${PREFIX}${locale}/${other}'),`).join('\n')}
}`
    },
  }
}
