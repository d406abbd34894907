import { compiled } from 'virtual:messages/en/contests'

export const messages = compiled
