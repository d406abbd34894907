import { compiled } from 'virtual:messages/ru/centre'

export const messages = compiled
