import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  ['attachment; filename="CV of Mia.pdf"', 'CV of Mia.pdf'],
  ['attachment; filename=cv.pdf', 'cv.pdf'],
  ['attachment; filename=cv.pdf; size=12', 'cv.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment; filename="fallback.pdf"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9.pdf', 'résumé.pdf'],
  ['attachment; filename*=utf-8\'\'%E5%B1%A5%E6%AD%B4%E6%9B%B8.docx; filename="x.docx"', '履歴書.docx'],
  ['attachment; filename="good.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'good.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\cv.pdf"', 'cv.pdf'],
  ['attachment; filename="  "', 'download'],
  ['attachment; filename="folder/"', 'download'],
  ['attachment', 'download'],
  [null, 'download'],
])('%s names the file %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})
