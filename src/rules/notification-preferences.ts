/**
 * What notifications are about, and where else than in the portal they go (decisions B, Notifications). Every notification is in the
 * portal's own list; mail and push messages come beside it, as the person wants it for its kind.
 */
export const notificationKinds = ['Commitment', 'PayRun', 'Loan', 'Access', 'Application'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationChannels = ['Mail', 'Push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Which channels a kind also goes to. */
export type ChannelChoice = Readonly<Record<NotificationChannel, boolean>>

/** What holds for who has said nothing: a mail about what waits for somebody or about money, none about what they just did themselves. */
export const defaultPreferences: Readonly<Record<NotificationKind, ChannelChoice>> = {
  Commitment: { Mail: true, Push: true },
  PayRun: { Mail: true, Push: true },
  Loan: { Mail: true, Push: true },
  Access: { Mail: true, Push: true },
  Application: { Mail: false, Push: true },
}
