import { compiled } from 'virtual:messages/ru/finding'

export const messages = compiled
