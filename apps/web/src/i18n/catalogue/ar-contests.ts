import { compiled } from 'virtual:messages/ar/contests'

export const messages = compiled
