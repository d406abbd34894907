import { compiled } from 'virtual:messages/ru/match'

export const messages = compiled
