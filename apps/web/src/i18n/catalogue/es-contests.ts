import { compiled } from 'virtual:messages/es/contests'

export const messages = compiled
