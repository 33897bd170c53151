import { afterEach, expect, it, vi } from 'vitest'
import { classesOf, describeElements } from './describe-elements.ts'
import { describeRules } from './describe-rules.ts'
import { makeElements } from './make-elements.ts'

const fold = 900

/** A page as it is and as its picture is, after the way through text that it takes on the device. */
const pictureOf = (html: string): HTMLElement => {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const page = document.getElementById('root') as HTMLElement
  return makeElements(JSON.parse(JSON.stringify(describeElements(page, fold)))) as HTMLElement
}

afterEach(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
})

it('shows what is marked as it was, with drawings and styles', () => {
  const chart =
    '<section data-pictured="aged" class="chart"><h2 aria-label="Effort">Ef&lt;b&gt;ort</h2><svg viewBox="0 0 9 9"><g transform="translate(1,2)"><path d="M0 0" fill="var(--chart-1)"></path></g></svg><p style="width: 40%;">12 h</p><a href="/team-member/timesheet">Log</a></section>'
  const picture = pictureOf(chart)
  expect(picture.innerHTML).toBe(chart)
  expect(picture.querySelector('path')).toBeInstanceOf(SVGElement)
})

it('keeps of everything else only the room it took', () => {
  const picture = pictureOf(
    'Loose<main><p>Sara van Dijk</p><div class="around"><span data-pictured="">Hours</span> of Sara <b title="Sara">Sara</b></div><section><h2>Pay</h2></section></main><aside>3 days <i>ill</i></aside>',
  )
  expect(picture.textContent).toBe('Hours')
  expect(
    [...picture.querySelectorAll('p, b, section, aside')].map((place) => [
      place.childNodes.length,
      place.getAttribute('data-place'),
    ]),
  ).toEqual([0, 0, 0, 0].map((nothing) => [nothing, '']))
  expect(picture.querySelector<HTMLElement>('aside')?.style.height).toBe('0px')
})

it('leaves out what is marked so within a part', () => {
  const picture = pictureOf('<main data-pictured=""><time data-unpictured="">09:30</time><span>UTC</span></main>')
  expect(picture.textContent).toBe('UTC')
})

it('leaves out what is below the fold', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.id === 'below' ? fold : 0, 10, 20)
  })
  const picture = pictureOf('<main data-pictured=""><p>Above</p><p id="below">Below</p></main>')
  expect(picture.textContent).toBe('Above')
  expect(picture.querySelector<HTMLElement>('#below')?.style.height).toBe('20px')
})

it('keeps nothing that acts, or that is fetched from elsewhere', () => {
  const picture = pictureOf(
    `<main data-pictured=""><script>1</script><style>p{}</style><iframe src="/x"></iframe><img src="blob:x"><img src="//elsewhere.test/x.png">
     <img src="/files/x" srcset="https://elsewhere.test/x"><a href="javascript:alert(1)" onclick="alert(1)">A</a><a href="https://elsewhere.test">B</a><input autofocus></main>`,
  )
  expect(picture.querySelectorAll('script, style, iframe')).toHaveLength(0)
  expect([...picture.querySelectorAll('img, a, input')].map((element) => element.outerHTML)).toEqual([
    '<img>',
    '<img src="/files/x">',
    '<a>A</a>',
    '<a>B</a>',
    '<input>',
  ])
})

it('takes along the rules of its classes and those of none, without fonts and movements', () => {
  const described = describeElements(
    Object.assign(document.createElement('div'), { innerHTML: '<p data-pictured="" class="a  b-1">A</p>' }),
    fold,
  )
  expect([...classesOf(described)]).toEqual(['page-picture', 'a', 'b-1'])
  document.head.innerHTML = `<style>
    :root { --x: 1px; } p { margin: 0px; } .a { color: red; } .c { color: blue; } .c .b-1 { color: green; } .c, .d:hover { top: 0px; }
    @media (min-width: 1px) { .a { left: 0px; } .c { left: 1px; } } @media print { .d { left: 2px; } }
    @font-face { font-family: F; src: url(/f.woff2); } @keyframes k { to { top: 1px; } }
  </style>`
  const rules = describeRules(document, classesOf(described)).replaceAll(/\s+/g, ' ')
  expect(rules).toMatch(/:root.*p \{.*\.a \{.*\.c \.b-1 \{.*@media.*\.a \{/)
  expect(rules).not.toMatch(/blue|:hover|left: [12]px|font-face|keyframes/)
})
