import { GraphQLScalarType, Kind } from 'graphql'
import { isDay } from '#rules/weeks.ts'
import { V1Unreachable } from '../call.ts'
import { gatewayError } from '../errors.ts'

const notText = () => gatewayError('BAD_REQUEST', 'A Date is a text, YYYY-MM-DD.')

/**
 * A day of the calendar. Of an input it takes any text: only the mapper knows the field's name, with which a wrong day is refused.
 * Of v1 it takes a day only, of any year, because that is v1's to judge: anything else is no usable answer.
 */
export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  parseValue: (value) => {
    if (typeof value !== 'string') throw notText()
    return value
  },
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING) throw notText()
    return node.value
  },
  serialize: (value) => {
    if (typeof value === 'string' && isDay(value)) return value
    throw new V1Unreachable('wrongShape', 'a date that is no day of the calendar')
  },
})
