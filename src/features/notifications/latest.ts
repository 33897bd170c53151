/** What the notifications dropdown asks for: the five latest (decisions B, Notifications). */
export const latestNotifications = { pageNumber: 1, pageSize: 5, unreadOnly: false } as const
