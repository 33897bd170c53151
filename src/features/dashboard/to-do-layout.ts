/** The arrangement of what is to be done, which is fetched with it. */
import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'
import { leastToDo } from './dashboard-layout.ts'

const { leading, space, text, weight } = tokens

/** Beside each other where there is room for both. */
export const ToDoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${leastToDo}), 1fr));
  gap: ${space.s6} ${space.s10};
`

export const ToDoPart = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s3};
  min-width: 0;
`

export const ToDoTitle = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s1} ${space.s3};
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
`
