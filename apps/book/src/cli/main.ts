import { audit } from './audit.ts'
import { importFixtureFiles } from './import-fixtures.ts'
import { operate } from './operate.ts'
import { RESULT_COMMANDS } from './results/index.ts'
import { serve } from './serve.ts'
import { setCurrencyRate } from './set-rate.ts'

/** Commands of `npm run book -- <command>`. Each answers its exit code. */
const COMMANDS: Readonly<Record<string, { readonly help: string; run(args: readonly string[]): Promise<number> }>> = {
  serve: { help: 'serve            the book alone, without the web application', run: serve },
  'import-fixtures': {
    help: 'import-fixtures FILE   football fixtures and results, football.json or the normalised list',
    run: importFixtureFiles,
  },
  'set-rate': { help: 'set-rate CODE UNITS   what one EUR is worth in a currency from now on', run: setCurrencyRate },
  ...RESULT_COMMANDS,
  provider: {
    help: 'provider list | provider NAME up|down   whether a data provider is there',
    run: (args) => operate('provider', args),
  },
  vip: {
    help: 'vip list | vip approve|reject BET   large stakes that wait for approval',
    run: (args) => operate('vip', args),
  },
  withdraw: {
    help: 'withdraw PLAYER AMOUNT CURRENCY REFERENCE   books money that was paid out to a player, once per reference',
    run: (args) => operate('withdraw', args),
  },
  audit: { help: 'audit            proves the ledger; lists what is wrong', run: audit },
}

const [name = 'help', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command === undefined) {
  console.log(
    `npm run book -- <command>\n\n${Object.values(COMMANDS)
      .map(({ help }) => `  ${help}`)
      .join('\n')}`,
  )
  process.exitCode = name === 'help' ? 0 : 1
} else {
  process.exitCode = await command.run(args)
}
