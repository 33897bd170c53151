import type { Client } from '@urql/core'

/** A client that effects may ask for before the signed-in screens have made it: they wait. */
export const createLateClient = () => {
  let provide: (client: Client) => void = () => undefined
  let client = new Promise<Client>((resolve) => {
    provide = resolve
  })
  return {
    read: (): Promise<Client> => client,
    provide: (given: Client): void => {
      provide(given)
      client = Promise.resolve(given)
    },
  }
}
