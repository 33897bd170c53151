import { useState } from 'react'
import { Card } from '../Card.tsx'
import { Grid, Stack } from '../layout.tsx'
import { RichText } from '../RichText.tsx'
import { RichTextEditor } from '../RichTextEditor.tsx'
import { Example, Section } from './Section.tsx'

const bio =
  '<p>I build <strong>interfaces</strong> that people can use <em>without a manual</em>, and the services behind them.</p><ul><li>React, TypeScript, statecharts</li><li>PostgreSQL and the <u>boring</u> parts</li></ul><p>Before that I taught mathematics for six years, which is where I learned to explain one thing at a time and to listen for the question behind the question.</p>'

const textLength = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '.').length

export function RichTextSection() {
  const [filled, setFilled] = useState(bio)
  const [empty, setEmpty] = useState('')
  return (
    <Section title="Rich text">
      <Grid $gap="s6">
        <Card>
          <Stack $gap="s5">
            <RichTextEditor label="Bio" required value={filled} onChange={setFilled} measure={textLength} />
            <RichTextEditor
              label="Personality"
              description="How you work, and with whom you work best."
              error="At least 250 characters are required."
              value={empty}
              onChange={setEmpty}
              measure={textLength}
            />
          </Stack>
        </Card>
        <Card>
          <Stack $gap="s5">
            <RichTextEditor
              label="Career history description"
              readOnly
              value={filled}
              onChange={setFilled}
              measure={textLength}
            />
            <Example caption="Shown">
              <RichText html={filled} />
            </Example>
          </Stack>
        </Card>
      </Grid>
    </Section>
  )
}
