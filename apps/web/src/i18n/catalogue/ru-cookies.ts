import { compiled } from 'virtual:messages/ru/cookies'

export const messages = compiled
