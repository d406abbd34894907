import { compiled } from 'virtual:messages/ru/editor'

export const messages = compiled
