import { compiled } from 'virtual:messages/ru/information'

export const messages = compiled
