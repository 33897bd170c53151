import nodemailer from 'nodemailer'

export interface Mail {
  /** Kept the same when a mail is tried again, so that a receiver can drop the second copy. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** @throws Error when the mail server cannot be reached or refuses the mail */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Milliseconds to wait for a mail server, unless its address says otherwise; a drained message holds its row that long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const withPatience = (url: string): string => {
  const address = new URL(url)
  for (const [name, value] of Object.entries(timeouts)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value))
  }
  return address.href
}

/**
 * Sends mail by SMTP.
 *
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from sender, for example `Project Portal <portal@example.org>`
 */
export const createMailer = (url: string, from: string): Mailer => {
  const transport = nodemailer.createTransport(withPatience(url), { from, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}
