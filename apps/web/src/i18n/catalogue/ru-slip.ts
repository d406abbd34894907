import { compiled } from 'virtual:messages/ru/slip'

export const messages = compiled
