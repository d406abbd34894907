import { compiled } from 'virtual:messages/ru/contests'

export const messages = compiled
