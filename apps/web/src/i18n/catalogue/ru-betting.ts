import { compiled } from 'virtual:messages/ru/betting'

export const messages = compiled
