import { compiled } from 'virtual:messages/pt-BR/finding'

export const messages = compiled
