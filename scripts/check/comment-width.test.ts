import { expect, test } from 'vitest'
import { wideComments } from './comment-width.ts'

const long = 'word '.repeat(30)

test('a comment over 120 columns is found in code, SQL and shell', () => {
  for (const [file, line] of [
    ['a.ts', `  // ${long}`],
    ['a.ts', `/** ${long} */`],
    ['a.ts', `   * ${long}`],
    ['a.tsx', `{/* ${long} */}`],
    ['a.css', `/* ${long} */`],
    ['a.sql', `  -- ${long}`],
    ['a.sh', `# ${long}`],
    ['a.yaml', `  # ${long}`],
  ] as const) {
    expect(wideComments(file, `first\n${line}`), line).toEqual([2])
  }
})

test('code, 120 columns of letters, and an address that cannot be wrapped are not', () => {
  const fine = [`const text = '${long}'`, `// ${'ä'.repeat(117)}`, `// https://www.example.com/${'a'.repeat(120)}`]
  expect(wideComments('a.ts', fine.join('\n'))).toEqual([])
})
