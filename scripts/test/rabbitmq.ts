import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

/** Finds RabbitMQ or installs Debian's; tests on it are skipped by name when there is none. */
export function ensureRabbitMq(): void {
  if (existsSync('/usr/lib/rabbitmq/bin/rabbitmq-server')) return
  console.log('No RabbitMQ found: installing it')
  aptInstall(['rabbitmq-server'])
}
