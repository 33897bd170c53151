import { styled } from 'styled-components'
import { tokens } from './theme.ts'

/** Cards beside each other, as many as have room; `as="div"` for their skeletons. */
export const CardList = styled.ul`
  display: grid;
  gap: ${tokens.space.s4};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${tokens.size.list}), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`
