import { css } from 'styled-components'

/** Height at the lower edge of the window that messages cover, set by `MessagesRoom`. */
export const messagesRoom = 'var(--messages-room, 0px)'

/**
 * Room below a page's content, so that what messages cover can be scrolled clear of them. It stands outside the layout: nothing moves
 * when messages come, and a page that ends above them gets nothing to scroll.
 */
export const roomForMessages = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    width: 1px;
    height: ${messagesRoom};
  }
`
