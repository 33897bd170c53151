import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server that keeps what it is sent. */
export interface MailPeer {
  readonly url: string
  readonly received: { readonly to: readonly string[]; readonly text: string }[]
  /** While true the peer refuses every mail for now. */
  isBusy: boolean
}

/** A real SMTP server on the loopback address. */
export const startMailPeer = async (): Promise<MailPeer> => {
  const peer: MailPeer = { url: '', received: [], isBusy: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (peer.isBusy) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        peer.received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return Object.assign(peer, { url: `smtp://127.0.0.1:${port}` })
}
