import { compiled } from 'virtual:messages/de/contests'

export const messages = compiled
