import { compiled } from 'virtual:messages/es/cookies'

export const messages = compiled
