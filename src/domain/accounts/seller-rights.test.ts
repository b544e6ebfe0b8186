import { expect, test } from 'vitest'
import { hasSellerRight, memberRoles, sellerRights } from './seller-rights.ts'

test('a manager may do everything, a cashier lets people in and receives them, an officer works on visas', () => {
  const may = (role: (typeof memberRoles)[number]) =>
    sellerRights.manager.filter((right) => hasSellerRight(role, right))
  expect(Object.fromEntries(memberRoles.map((role) => [role, may(role)]))).toEqual({
    manager: [...sellerRights.manager],
    cashier: ['let-in', 'receive-guests'],
    visa_officer: ['work-on-visas'],
  })
})
