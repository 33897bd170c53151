import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import { idToken, memberId } from '../testing/examples.ts'
import { startMeasured } from './measured-process.ts'
const headers = { authorization: `Bearer ${idToken({ expiresIn: 3600 })}` }
const range = { startDate: '2026-03-02T00:00:00', endDate: '2026-03-08T00:00:00' }
const week = { method: 'POST' as const, path: '/graphql', body: { query: `{
  timesheet(start: "2026-03-02", end: "2026-03-08") {
    id start end
    entries {
      id version date epic ticket effort adjustment description
      commitment { id name } project { id name } activity { id value } technology { id value }
    }
    leaves { id date }
  }
}` } }
const calls = [
  { method: 'POST' as const, path: '/v1/timesheet/page', body: { TeammemberId: memberId, ...range, Size: 500, After: null } },
  { method: 'POST' as const, path: '/v1/leave/GetDateRangeList', body: range },
]
const v1 = await startMeasured('./v1-process.ts')
const gw = await startMeasured('./gateway-process.ts', v1.address)
const per = async (p: any, sent: any[], n: number) => {
  const pool = new Pool(new URL(p.address).origin, { connections: 8 })
  const go = async (k: number) => { let left = k; await Promise.all(Array.from({ length: 8 }, async () => { while (left-- > 0) for (const s of sent) { const a = await pool.request({ ...s, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(s.body) }); const t = await a.body.text(); if (a.statusCode !== 200 || t.includes('"errors"')) throw new Error(t) } })) }
  await go(n / 2); const b = await p.cpu(); await go(n); const u = (await p.cpu()) - b; await pool.close(); return u / n / 1000
}
const N = 1000
const a = await per(gw, [week], N); const b = await per(v1, calls, N)
console.log('week', a.toFixed(3), 'direct', b.toFixed(3), 'ratio', (a / b).toFixed(2))
gw.stop(); v1.stop()
