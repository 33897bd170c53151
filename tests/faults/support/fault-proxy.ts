import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a portal or a database, whose faults are switched on and off by the test. */
export interface FaultProxy {
  readonly url: string
  readonly port: number
  /** Answers lost so far. */
  lost(): number
  /** From now on requests that contain the text reach the portal, and their connection breaks in place of the answer. @param times how often, always unless told */
  loseAnswersTo(text: string, times?: number): void
  /** Breaks every connection and lets no new one through. */
  refuse(): void
  /** Passes everything on again. */
  passOn(): void
  close(): Promise<void>
}

/** Starts a proxy on a free port of the loopback address. @param port where the portal or the database listens */
export const startFaultProxy = async (port: number): Promise<FaultProxy> => {
  let fault: string | null = null
  let left = 0
  let lost = 0
  let refuses = false
  const open = new Set<Socket>()
  const server = createServer((client) => {
    if (refuses) {
      client.destroy()
      return
    }
    const portal = connect(port, '127.0.0.1')
    let isDoomed = false
    const cut = () => {
      client.destroy()
      portal.destroy()
    }
    for (const socket of [client, portal]) {
      open.add(socket)
      socket.on('error', cut)
      socket.on('close', () => {
        open.delete(socket)
        cut()
      })
    }
    client.on('data', (bytes) => {
      if (!isDoomed && left > 0 && fault !== null && bytes.includes(fault)) {
        isDoomed = true
        left -= 1
      }
      portal.write(bytes)
    })
    portal.on('data', (bytes) => {
      if (!isDoomed) return client.write(bytes)
      lost += 1
      return cut()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    lost: () => lost,
    loseAnswersTo: (text, times = Number.POSITIVE_INFINITY) => {
      fault = text
      left = times
    },
    refuse: () => {
      refuses = true
      for (const socket of open) socket.destroy()
    },
    passOn: () => {
      refuses = false
      fault = null
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
