import { compiled } from 'virtual:messages/ru/core'

export const messages = compiled
