import { compiled } from 'virtual:messages/ru/blocks'

export const messages = compiled
