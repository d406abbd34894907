import { compiled } from 'virtual:messages/ar/cookies'

export const messages = compiled
