import { compiled } from 'virtual:messages/ru/access'

export const messages = compiled
