import type { Locale } from '../../src/domain/text/locale.ts'

type Person = { fullName: string; birthDate: string; gender: 'male' | 'female'; passportNumber: string }

export type DemoFamily = {
  key: string
  /** As the account is called. */
  name: string
  language: Locale
  people: Person[]
  outcome: 'pending' | 'asked' | 'accepted'
}

/** Passports that no state would give out. */
export const families: DemoFamily[] = [
  {
    key: 'demo:visa-1',
    name: 'ئاراس کەریم',
    language: 'ku',
    outcome: 'pending',
    people: [
      { fullName: 'ARAS KARIM HAMA', birthDate: '1986-04-12', gender: 'male', passportNumber: 'A0000101' },
      { fullName: 'SHNO OMAR AHMED', birthDate: '1989-09-30', gender: 'female', passportNumber: 'A0000102' },
      { fullName: 'LANA ARAS KARIM', birthDate: '2017-02-03', gender: 'female', passportNumber: 'A0000103' },
    ],
  },
  {
    key: 'demo:visa-2',
    name: 'زينب الربيعي',
    language: 'ar',
    outcome: 'asked',
    people: [
      { fullName: 'ZAINAB ALI ALRUBAIE', birthDate: '1994-11-21', gender: 'female', passportNumber: 'A0000104' },
    ],
  },
  {
    key: 'demo:visa-3',
    name: 'Yousif Matti',
    language: 'en',
    outcome: 'accepted',
    people: [{ fullName: 'YOUSIF MATTI HANNA', birthDate: '1978-06-08', gender: 'male', passportNumber: 'A0000105' }],
  },
]
