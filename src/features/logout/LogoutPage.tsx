import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { linkTo } from '#rules/paths.ts'
import { RegisterCard } from '../RegisterCard.tsx'
import { useServices } from '../services.ts'
import { Waiting } from '../Waiting.tsx'

/** Ends the session and goes to the login page, taking along where the person wanted to go (specification 2.1, 6). */
export function LogoutPage() {
  const { session } = useServices()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const search = query.toString()
  const leaveTo = search === '' ? linkTo('Login') : `${linkTo('Login')}?${search}`
  useEffect(() => {
    void session.signOut(null).then(() => navigate(leaveTo, { replace: true }))
  }, [session, navigate, leaveTo])
  return (
    <RegisterCard title="Log out">
      <Waiting>Logging out…</Waiting>
    </RegisterCard>
  )
}
