import { compiled } from 'virtual:messages/en/cookies'

export const messages = compiled
