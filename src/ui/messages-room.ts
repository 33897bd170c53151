/** Height at the lower edge of the window that messages cover, set by `MessagesRoom`. */
export const messagesRoom = 'var(--messages-room, 0px)'
