import { compiled } from 'virtual:messages/pt-BR/contests'

export const messages = compiled
