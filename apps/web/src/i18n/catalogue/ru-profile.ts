import { compiled } from 'virtual:messages/ru/profile'

export const messages = compiled
