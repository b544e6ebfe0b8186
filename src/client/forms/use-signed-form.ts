import { useRef } from 'react'
import { useAuth } from '../session/auth.ts'
import { openSignIn } from '../session/sign-in-request.ts'
import { type FormProblem, useForm } from './use-form.ts'

/** A form on a public page: visitors sign in over it, and their input is sent afterwards. */
export function useSignedForm(send: () => Promise<FormProblem | null>) {
  const { user, needsProfile } = useAuth()
  const hasSignedIn = useRef(false)
  const signed = useForm(async () => {
    if (user || hasSignedIn.current) return send()
    const afterwards = () => {
      hasSignedIn.current = true
      signed.form.ref.current?.requestSubmit()
    }
    openSignIn({ ...(needsProfile && { phase: 'personal' }), afterwards })
    return null
  })
  return signed
}
