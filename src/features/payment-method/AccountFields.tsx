import { useMemo } from 'react'
import { styled } from 'styled-components'
import { bankCountries, paymentForms } from '#rules/payment-forms.ts'
import { cryptoType, type PaymentAccountType } from '#rules/payment-methods.ts'
import { Grid } from '#ui/layout.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { BoundField } from '../shared/form/bind-field.ts'
import { type FieldViews, FormFields } from '../shared/form/FormFields.tsx'
import { useServices } from '../shared/services/services.ts'
import { accountSource } from './account-source.ts'
import type { PaymentView } from './payment-method.actors.ts'

/** The address is the longest of them. */
const WiseGrid = styled(Grid)`
  > [data-field='recipientAddress'] {
    grid-column: 1 / -1;
  }
`

/** A number or an address: the browser keeps no list of it and mends no spelling. */
const exact = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

const text = (label: string, description?: string) => (field: BoundField) => (
  <TextField {...field.text} {...exact} label={label} description={description} />
)

const cryptoViews: FieldViews<typeof paymentForms.cryptoCurrency> = {
  walletAddress: text('Wallet address', `Of a ${cryptoType} wallet: 0x and 40 hexadecimal digits.`),
}

const bankViews: FieldViews<typeof paymentForms.bankAccount> = {
  country: (field) => (
    <RadioGroup
      label="Country"
      horizontal
      required
      options={bankCountries.map((country) => ({ id: country, label: country }))}
      value={bankCountries.find((country) => country === field.choice.value) ?? null}
      error={field.error}
      onChange={field.choice.onChange}
    />
  ),
  bankName: text('Bank name'),
  bsb: text('BSB', 'Six digits, as in 063-000.'),
  shebaNumber: text('Sheba number', 'IR and 24 digits.'),
  accountName: text('Account name', 'The name of the account’s owner, as the bank writes it.'),
  accountNumber: text('Account number'),
}

const wiseViews: FieldViews<typeof paymentForms.wiseAccount> = {
  fullName: text('Full name'),
  email: (field) => <TextField {...field.text} {...exact} label="Email" type="email" />,
  bankName: text('Bank name'),
  accountNumber: text('Account number', 'Or the IBAN, where there is one.'),
  swiftCode: text('Swift code', '8 or 11 characters.'),
  country: text('Country'),
  city: text('City'),
  postCode: text('Post code'),
  recipientAddress: text('Recipient address'),
}

const paypalViews: FieldViews<typeof paymentForms.paypal> = {
  email: (field) => <TextField {...field.text} {...exact} label="Email" type="email" />,
  fullName: text('Full name'),
}

/** The fields of a new account of some type; another country of a bank shows other fields. */
export function AccountFields({ type, actor }: { type: PaymentAccountType; actor: PaymentView['actor'] }) {
  const { vault } = useServices()
  const sources = useMemo(
    () => ({
      cryptoCurrency: accountSource(paymentForms.cryptoCurrency, actor, vault),
      bankAccount: accountSource(paymentForms.bankAccount, actor, vault),
      wiseAccount: accountSource(paymentForms.wiseAccount, actor, vault),
      paypal: accountSource(paymentForms.paypal, actor, vault),
    }),
    [actor, vault],
  )
  if (type === 'cryptoCurrency') return <FormFields source={sources.cryptoCurrency} views={cryptoViews} />
  if (type === 'paypal') return <FormFields source={sources.paypal} views={paypalViews} />
  if (type === 'bankAccount') return <FormFields source={sources.bankAccount} views={bankViews} />
  return (
    <WiseGrid>
      <FormFields source={sources.wiseAccount} views={wiseViews} />
    </WiseGrid>
  )
}
