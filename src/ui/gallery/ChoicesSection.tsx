import { useState } from 'react'
import { Autocomplete } from '../Autocomplete.tsx'
import { Card } from '../Card.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { DatePicker } from '../DatePicker.tsx'
import { Grid, Stack } from '../layout.tsx'
import { MultiSelect } from '../MultiSelect.tsx'
import { NumberField } from '../NumberField.tsx'
import type { Option } from '../OptionList.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import { SearchField } from '../SearchField.tsx'
import { Slider } from '../Slider.tsx'
import { Switch } from '../Switch.tsx'
import { Example, Section } from './Section.tsx'

const skills: readonly Option[] = [
  'React',
  'Redux',
  'Rust',
  'PostgreSQL',
  'Python',
  'TypeScript',
  'GraphQL',
  'Kotlin',
  'Go',
  'Swift',
].map((label) => ({ id: label.toLowerCase(), label }))
const people: readonly Option[] = [
  { id: '1', label: 'Sara van Dijk', description: 'sara@demo.test' },
  { id: '2', label: 'Reza Karimi', description: 'reza@demo.test' },
  { id: '3', label: 'Søren Åkesson', description: 'soren@demo.test' },
]

const titles: readonly Option[] = ['Front-end engineer', 'Back-end engineer', 'Designer'].map((label) => ({ id: label, label }))
const cities: readonly Option[] = Array.from({ length: 5000 }, (_, at) => ({
  id: String(at),
  label: `${['Amster', 'Rotter', 'Zaan', 'Vlaar', 'Dor'][at % 5]}dam ${at}`,
  description: at % 2 === 0 ? 'Netherlands' : 'Australia',
}))

export function ChoicesSection() {
  const [person, setPerson] = useState<Option | null>(people[0] ?? null)
  const [city, setCity] = useState<Option | null>(cities[4200] ?? null)
  const [title, setTitle] = useState<Option | null>(null)
  const [chosen, setChosen] = useState<readonly Option[]>(skills.slice(0, 3))
  const [date, setDate] = useState<string | null>('2026-03-12')
  const [birth, setBirth] = useState<string | null>('1985-11-02')
  const [hours, setHours] = useState<number | null>(7.25)
  const [text, setText] = useState('roadmap')
  const [checked, setChecked] = useState(true)
  const [moment, setMoment] = useState(40)
  const [on, setOn] = useState(true)
  const [type, setType] = useState<'bank' | 'wise' | 'paypal' | null>('bank')
  return (
    <Section title="Choices, dates and numbers">
      <Grid $gap="s6">
        <Card>
          <Stack $gap="s5">
            <Autocomplete
              label="Team member"
              required
              options={people}
              value={person}
              onChange={setPerson}
              placeholder="Type a name"
            />
            <MultiSelect label="Skills" options={skills} value={chosen} onChange={setChosen} placeholder="Type a skill" />
            <Autocomplete
              label="Options that do not load"
              options={[]}
              status="failed"
              onRetry={() => undefined}
              value={null}
              onChange={setPerson}
            />
            <Autocomplete
              label="City"
              options={cities}
              value={city}
              onChange={setCity}
              allowCustom
              description="Five thousand, or one of your own."
            />
            <Autocomplete
              label="Job title"
              options={titles}
              value={title}
              onChange={setTitle}
              action={{ label: 'Request a new job title', onPress: () => setTitle(null) }}
            />
            <Autocomplete
              label="Waits for two characters"
              options={[]}
              onQuery={() => undefined}
              minimumQuery={2}
              value={null}
              onChange={setCity}
            />
            <Autocomplete
              label="Country, read only"
              readOnly
              options={[]}
              value={{ id: 'NL', label: 'Netherlands' }}
              onChange={setCity}
            />
            <Autocomplete label="Options on their way" options={[]} status="loading" value={null} onChange={setPerson} />
            <SearchField label="Search in course" value={text} onChange={setText} placeholder="Search in course" />
          </Stack>
        </Card>
        <Card>
          <Stack $gap="s5">
            <DatePicker label="Birth date" value={birth} onChange={setBirth} min="1926-01-01" max="2010-12-31" />
            <DatePicker
              label="Requested Start Date"
              required
              value={date}
              onChange={setDate}
              min="2026-01-01"
              description="Weeks begin on Monday."
            />
            <DatePicker label="Worked until" month="last" value={date} onChange={setDate} />
            <NumberField label="Effort" unit="h" step={0.25} min={0} max={24} steppers value={hours} onChange={setHours} />
            <NumberField
              label="Amount"
              unit="AUD"
              value={12500}
              onChange={() => undefined}
              error="Please enter a value more than 0"
            />
            <RadioGroup
              label="Payment method"
              options={[
                { id: 'bank', label: 'Bank account', description: 'Australia and Iran' },
                { id: 'wise', label: 'Wise account' },
                { id: 'paypal', label: 'PayPal' },
              ]}
              value={type}
              onChange={setType}
            />
            <Example caption="Checkbox">
              <Stack $gap="s1">
                <Checkbox label="Still studying" checked={checked} onChange={setChecked} />
                <Checkbox label="All rows" indeterminate checked={false} onChange={setChecked} />
                <Checkbox
                  label="Default account"
                  checked
                  disabledReason="Another account has to become the default first"
                  onChange={setChecked}
                />
                <Checkbox label="I accept the terms" checked={false} error="Required" onChange={setChecked} />
              </Stack>
            </Example>
            <Example caption="Slider">
              <Slider label="Moment" min={0} max={100} step={1} value={moment} valueText={`${moment}%`} onChange={setMoment} />
            </Example>
            <Example caption="Switch">
              <Stack $gap="s1">
                <Switch label="Active" description="Show only active commitments" on={on} onChange={setOn} />
                <Switch label="Card View" on={false} onChange={setOn} disabledReason="Cards are always used on a narrow screen" />
              </Stack>
            </Example>
          </Stack>
        </Card>
      </Grid>
    </Section>
  )
}
