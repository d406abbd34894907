import { compiled } from 'virtual:messages/pt-BR/cookies'

export const messages = compiled
