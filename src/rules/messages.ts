/** The texts under one name, so that a module that uses one carries that one alone. */
export * as messages from './texts.ts'
