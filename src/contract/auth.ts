import { z } from 'zod'
import { locales } from '../domain/text/locale.ts'
import { BotChallenge } from './bot-check.ts'
import { defineCalls, type InputOf, type OkOf } from './call.ts'

/** How a person proves who they are: a phone number and a password, then a code by SMS. */
export const passwordProvider = 'mfa-provider-password-otp'

/** A phone number in any spelling and digits; the service converts it to E.164. */
const Phone = z.string().trim().min(1).max(32)
const Password = z.string().min(1).max(1_000)
const Code = z.string().trim().min(1).max(16)
/** Names something by chance alone: a verification, or what it gave right to. */
const Token = z.string().min(1).max(200)

/** In the body, or in the header `x-recaptcha-token`. */
const checked = { recaptchaToken: z.string().max(16_000).optional(), language: z.enum(locales).optional() }

const Credentials = z.object({
  provider: z.literal(passwordProvider),
  identifierId: Phone,
  password: Password,
  ...checked,
})

/**
 * A code is on its way by SMS. Where `isSentBefore`, messages to the phone are used up for now: the newest code that lies there is the one to type.
 * `expiresIn` and `resendIn` in seconds.
 */
export const CodeSent = z.object({
  id: z.string(),
  expiresIn: z.number().int(),
  resendIn: z.number().int(),
  isSentBefore: z.literal(true).optional(),
  message: z.string(),
})

/** Script keeps `accessToken` in memory only; the site's proxy keeps `refreshToken` in its cookie, and out of the answer. */
export const Tokens = z.object({
  accessToken: z.string(),
  expiresIn: z.number().int(),
  refreshToken: z.string(),
  refreshExpiresIn: z.number().int(),
})

/** `deviceToken` comes back in the header `x-safar-device` (the site keeps it in a cookie): a browser that was here before has limits of its own. */
const SignedIn = Tokens.extend({ deviceToken: z.string(), message: z.string() })

const Done = z.object({ message: z.string() })

/** The token of `confirm-identity`. A stolen access token changes nothing without it or the password. */
export const Confirmation = z.string().max(200).optional()

export const authCalls = defineCalls({
  'GET /public/bot-check/challenge': {
    summary: 'What has to be solved before the calls that ask for a bot check',
    audience: 'visitor',
    ok: BotChallenge,
  },
  'POST /public/mfa-provider-password-otp/register': {
    summary: 'Begins an account; a code goes to the phone',
    audience: 'visitor',
    body: Credentials,
    ok: CodeSent,
    problems: ['BOT_CHECK_FAILED', 'PHONE_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/mfa-provider-password-otp/login': {
    summary:
      'Checks phone and password; a code goes to the phone. After too many passwords it does so without saying whether this one was right: the refusal has `details.sent`, which `verify` takes',
    audience: 'visitor',
    body: Credentials,
    ok: CodeSent,
    problems: ['BOT_CHECK_FAILED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/mfa-provider-password-otp/verify': {
    summary:
      'Answers with a session for the code of a registration or a sign-in, with a token to set a new password for that of a forgotten one',
    audience: 'visitor',
    body: z.object({ id: Token, code: Code, identifierId: Phone.optional(), ...checked }),
    ok: z.union([SignedIn, z.object({ token: z.string(), expiresIn: z.number().int(), message: z.string() })]),
    problems: ['BOT_CHECK_FAILED', 'INVALID_CODE', 'CODE_EXPIRED', 'PHONE_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/mfa-provider-password-otp/resend-otp-register': {
    summary: 'Sends another code, once, after five minutes',
    audience: 'visitor',
    body: z.object({ id: Token }),
    ok: CodeSent,
    problems: ['CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/mfa-provider-password-otp/send-long-code': {
    summary:
      'Sends a code of twelve digits, which no limit on guesses stops, once `verify` has answered 429 for this id; where it was sent before, the newest one is good',
    audience: 'visitor',
    body: z.object({ id: Token }),
    ok: Done,
    problems: ['CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/auth/google': {
    summary: 'A session for a Google ID token',
    audience: 'visitor',
    body: z.object({
      identifierToken: z.string().min(1).max(8_000),
      identifierId: z.string().max(200).optional(),
      ...checked,
    }),
    ok: SignedIn,
    problems: ['BOT_CHECK_FAILED', 'GOOGLE_REFUSED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  'POST /public/auth/refresh': {
    summary: 'The next pair of tokens; one that was used already ends its session, but for the browser that used it',
    audience: 'visitor',
    // `browser`: a random name, the same for each renewal, with which a lost answer can be asked for again.
    body: z.object({ refreshToken: Token, browser: Token.min(20).optional() }),
    ok: Tokens,
    problems: ['SESSION_ENDED', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/auth/logout': {
    summary: 'Ends the session of either token',
    audience: 'visitor',
    body: z.object({ token: z.string().max(8_000).optional(), refreshToken: Token.optional() }),
    ok: Done,
  },
  'POST /forgot-password': {
    summary: 'Sends a code if the phone is known, and does not tell whether it is',
    audience: 'visitor',
    body: z.object({ identifierId: Phone, provider: z.literal(passwordProvider), ...checked }),
    ok: CodeSent,
    problems: ['BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
  },
  'POST /reset-password': {
    summary: 'Sets a new password with the token of a verified code, and ends every session',
    audience: 'visitor',
    body: z.object({ token: Token, newPassword: Password, confirmPassword: Password }),
    ok: Done,
    problems: ['PASSWORD_MISMATCH', 'TOKEN_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /update-password': {
    summary: 'Changes the password, or sets the first one, and ends every other session',
    audience: 'member',
    body: z.object({
      currentPassword: z.string().max(1_000).optional(),
      confirmation: Confirmation,
      newPassword: Password,
      confirmPassword: Password,
    }),
    ok: Done,
    problems: ['WRONG_PASSWORD', 'CONFIRMATION_REQUIRED', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/auth/initiate-update-identifier': {
    summary: 'Sends a code to the new phone, after the password or a confirmation. `identifierId` is the present one',
    audience: 'member',
    body: z.object({
      identifierId: Phone.optional(),
      newIdentifier: Phone,
      password: z.string().max(1_000).optional(),
      confirmation: Confirmation,
      ...checked,
    }),
    ok: z.object({ token: z.string(), expiresIn: z.number().int(), resendIn: z.number().int(), message: z.string() }),
    problems: ['CONFIRMATION_REQUIRED', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/auth/verify-update-identifier': {
    summary: 'Changes the phone with the code that the new one got; the old one is told, and every other session ends',
    audience: 'member',
    body: z.object({ code: Code, token: Token }),
    ok: Done,
    problems: ['INVALID_CODE', 'CODE_EXPIRED', 'PHONE_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/auth/send-confirmation-code': {
    summary: 'Sends a code to the phone of the account, for `confirm-identity`',
    audience: 'account',
    ok: CodeSent,
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/auth/confirm-identity': {
    summary:
      'Proves once more who somebody is: by the password, by a code to the phone of the account, or by a Google ID token of a moment ago. What it answers is good for this session for some minutes',
    audience: 'account',
    body: z.object({
      password: z.string().max(1_000).optional(),
      id: Token.optional(),
      code: Code.optional(),
      identifierToken: z.string().min(1).max(8_000).optional(),
    }),
    ok: z.object({ confirmation: z.string(), expiresIn: z.number().int(), message: z.string() }),
    problems: ['WRONG_PASSWORD', 'INVALID_CODE', 'CODE_EXPIRED', 'GOOGLE_REFUSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
})

export type AuthContract = typeof authCalls
export type AuthKey = keyof AuthContract
export type AuthInput<K extends AuthKey> = InputOf<AuthContract[K]>
export type AuthOk<K extends AuthKey> = OkOf<AuthContract[K]>
