import { compiled } from 'virtual:messages/tr/contests'

export const messages = compiled
