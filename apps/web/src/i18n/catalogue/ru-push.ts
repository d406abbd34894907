import { compiled } from 'virtual:messages/ru/push'

export const messages = compiled
