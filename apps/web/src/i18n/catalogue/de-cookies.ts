import { compiled } from 'virtual:messages/de/cookies'

export const messages = compiled
