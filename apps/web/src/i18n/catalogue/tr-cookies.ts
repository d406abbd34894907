import { compiled } from 'virtual:messages/tr/cookies'

export const messages = compiled
