import { compiled } from 'virtual:messages/ru/person'

export const messages = compiled
