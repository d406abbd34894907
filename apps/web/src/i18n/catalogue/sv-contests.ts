import { compiled } from 'virtual:messages/sv/contests'

export const messages = compiled
