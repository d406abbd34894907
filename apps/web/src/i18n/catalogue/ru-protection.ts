import { compiled } from 'virtual:messages/ru/protection'

export const messages = compiled
