import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type CountryCode, toPhoneNumber } from '../../domain/accounts/phone-number.ts'
import type { SignInText } from '../../i18n/messages/sign-in/en.ts'
import { currentAccessToken, noteSignIn, onSessionNews, type SessionNews } from '../call/access-token.ts'
import { showAlert } from '../call/alerts.ts'
import { useAuth, useCall } from '../session/auth.ts'
import { findPendingCode, type PendingCode } from '../session/pending-code.ts'
import { refreshPersonal } from '../session/personal.ts'
import { closeSignIn, type SignInRequest } from '../session/sign-in-request.ts'
import { useText } from '../text.tsx'
import { findWay, keepPendingCode, keepWay } from './stored-progress.ts'

export type TypedPhone = { country: CountryCode; typed: string }

export type SignInStep =
  | { at: 'start' | 'login' | 'register' | 'forgot' | 'personal' }
  | { at: 'code'; code: PendingCode }
  /** A new password, by the right that the code gave. */
  | { at: 'renew'; token: string }

type SentCode = { id: string; expiresIn: number; resendIn: number; isSentBefore?: true; isUnanswered?: true }
type SignInAnswer = { accessToken: string; expiresIn: number; message: string }

const toPendingCode = ({ id, expiresIn, resendIn, isSentBefore, isUnanswered }: SentCode, now: number) => ({
  id,
  isSentBefore,
  isUnanswered,
  expiresAt: now + expiresIn * 1000,
  resendAt: now + resendIn * 1000,
})

/** They were about to do something: that they have to sign in first is news to them, and maybe to us. */
const isOnTheWay = ({ to, afterwards }: SignInRequest): boolean => to !== undefined || afterwards !== undefined

const toFirstStep = (request: SignInRequest, needsProfile: boolean): SignInStep => {
  if (needsProfile) return { at: 'personal' }
  const pending = findPendingCode()
  if (!pending) return { at: request.phase ?? (isOnTheWay(request) ? 'start' : 'login') }
  const code = { ...pending, isAside: false }
  keepPendingCode(code)
  return { at: 'code', code }
}

/** Typed text of a closed dialog, in the memory of this page alone. */
let laidAside: TypedPhone | null = null

/** The phase of the sign-in, and the actions that lead on. */
export function useFlow(request: SignInRequest, text: SignInText) {
  const t = useText()
  const { needsProfile, user } = useAuth()
  const call = useCall()
  const navigate = useNavigate()
  const [step, setStep] = useState(() => toFirstStep(request, needsProfile))
  const pending = step.at === 'code' ? step.code : null
  const [phone, setPhone] = useState<TypedPhone>(
    () => (pending ? null : laidAside) ?? { country: 'IQ', typed: pending?.phone ?? '' },
  )
  const to = useRef(request.to ?? (step.at === 'personal' ? findWay() : pending?.to))
  const isEntering = useRef(false)
  const isArriving = useRef(false)
  const isClosed = useRef(false)
  const password = useRef('')

  function go(next: SignInStep): void {
    keepPendingCode(next.at === 'code' ? next.code : null)
    keepWay(next.at === 'personal' ? to.current : undefined)
    setStep(next)
  }

  /** A tap beside the dialog must not lose the code on its way: the reopened dialog still accepts it. */
  function close(): void {
    if (step.at === 'code') keepPendingCode({ ...step.code, to: undefined, isAside: true })
    laidAside = step.at === 'personal' ? null : phone
    keepWay(undefined)
    isClosed.current = true
    closeSignIn()
  }

  /** The person goes on with what they were about to do. */
  function finish(message?: string): void {
    keepPendingCode(null)
    keepWay(undefined)
    laidAside = null
    closeSignIn()
    if (message) showAlert({ type: 'success', title: t.alert.success, message })
    request.afterwards?.()
    if (to.current) void navigate(to.current)
  }

  /** A code is on its way: what was sent where. */
  const toCode = (sent: SentCode, purpose: PendingCode['purpose'], isResent = false): void =>
    go({
      at: 'code',
      code: {
        ...toPendingCode(sent, Date.now()),
        purpose,
        phone: toPhoneNumber(phone.country, phone.typed),
        to: to.current,
        isResent,
        isAside: false,
      },
    })

  async function enter({ message, ...session }: SignInAnswer): Promise<void> {
    isEntering.current = true
    noteSignIn(session)
    if (pending?.purpose !== 'register') return arrive(message)
    // A person who has just registered has no profile: asking for it would be answered with an error.
    await refreshPersonal()
    go({ at: 'personal' })
  }

  /** A person is signed in now; without a profile they fill it in. After a sign-in elsewhere the session may have ended, or the dialog may be closed. */
  async function arrive(message?: string): Promise<void> {
    if (isArriving.current) return
    isArriving.current = true
    const [me] = await Promise.all([call('GET /customer/auth/me', {}), refreshPersonal()])
    if (isEntering.current ? me.status !== 404 : me.ok && !isClosed.current) return finish(message)
    isArriving.current = false
    if (me.status === 404) go({ at: 'personal' })
  }

  const finishProfile = (): Promise<void> => refreshPersonal().then(() => finish())

  const hear = useEffectEvent((kind: SessionNews['kind']) => {
    if (kind === 'signed-in' && !isEntering.current) void arrive()
  })
  // A sign-in in another tab counts here too.
  useEffect(() => onSessionNews(({ kind }) => hear(kind)), [])
  const begin = useEffectEvent(() => {
    if (step.at !== 'personal' && currentAccessToken()) void arrive()
  })
  // Or was brought back while this dialog was on its way.
  const isKnown = user !== null
  useEffect(() => {
    if (isKnown) begin()
  }, [isKnown])

  return {
    text,
    /** The next step of the interrupted action. */
    note: toNote(request, text),
    step,
    go,
    close,
    phone,
    setPhone,
    /** The number in the form that is sent. */
    number: toPhoneNumber(phone.country, phone.typed),
    /** The password of a registration whose number is being changed: in this memory alone, and only while the dialog is open. */
    password,
    toCode,
    enter,
    finishProfile,
  }
}

function toNote({ to, afterwards }: SignInRequest, text: SignInText): string | null {
  if (afterwards || to?.startsWith('/checkout')) return text.kept
  return to === undefined ? null : text.wanted
}

export type Flow = ReturnType<typeof useFlow>
