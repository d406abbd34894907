import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MEMBERS, processesOf, REACHES } from '../cluster/description.ts'
import { nginxConfig } from '../cluster/nginx-config.ts'
import { deployFaults } from './deploy-files.ts'
import { ROOT } from './run-tool.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Faults where one file is another one than it should be. */
const faultsWith = (path: string, change: (text: string) => string): string =>
  deployFaults((asked) => (asked === path ? change(read(path)) : read(asked))).join('\n')

test('files of deploy/ are made from the description of the cluster', () => {
  expect(deployFaults(read)).toEqual([])
})

test('a wrong name, port, user or indentation is found', () => {
  const book = 'deploy/kubernetes/book.yaml'
  expect(faultsWith(book, (text) => text.replace('"SIM_SPEED"', '').replace('"BOOK_ROLES"', '"BOOK_ROLE"'))).toContain(
    'BOOK_ROLE is no setting',
  )
  expect(faultsWith(book, (text) => text.replace('port: "calls"', 'port: "call"'))).toContain('asks port call')
  expect(faultsWith('deploy/compose.yaml', (text) => text.replace('services:', 'services: {'))).toContain(
    'compose.yaml',
  )
  expect(faultsWith('deploy/compose.yaml', (text) => text.replace('BACKEND_URL:', 'BACKEND:'))).toContain(
    'BACKEND is no',
  )
  expect(faultsWith('Dockerfile', (text) => text.replace('USER node', 'USER root'))).toContain('runs as root')
  expect(faultsWith('Dockerfile', (text) => text.replace('EXPOSE 3000', 'EXPOSE 3333'))).toContain('port 3333')
  expect(faultsWith('Dockerfile', (text) => text.replace('DATA_DIR', 'DATA_FOLDER'))).toContain('DATA_FOLDER')
})

test('members reach ports that exist, and wait for members that start before them', () => {
  const ports = MEMBERS.flatMap(({ name, ports }) => Object.keys(ports).map((port) => `${name}.${port}`))
  expect(
    Object.values(REACHES)
      .flat()
      .filter((port) => !ports.includes(port)),
  ).toEqual([])
  for (const [index, { name, after }] of MEMBERS.entries()) {
    const before = MEMBERS.slice(0, index).map((member) => member.name)
    expect(
      after.filter((other) => !before.includes(other)),
      name,
    ).toEqual([])
  }
  const names = MEMBERS.flatMap(processesOf)
  expect(new Set(names).size).toBe(names.length)
})

test('PLACE-03: the proxy repeats what changes something under its idempotency key alone', () => {
  const config = nginxConfig({
    listen: { public: '1', calls: '2', engine: '3' },
    upstreams: { api: ['a:1'], web: ['w:1'], sockets: ['s:1'], engine: ['e:1'] },
    folder: '/tmp',
    resolver: null,
  })
  const locations = config.split('location ').slice(1)
  const repeating = locations.filter((text) => text.includes('non_idempotent')).map((text) => text.split(' ')[0])
  expect(new Set(repeating)).toEqual(new Set(['@keyed', '/']))
  expect(locations.filter((text) => text.includes('@keyed') && text.includes('$http_idempotency_key'))).toHaveLength(2)
})
