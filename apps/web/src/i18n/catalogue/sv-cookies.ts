import { compiled } from 'virtual:messages/sv/cookies'

export const messages = compiled
