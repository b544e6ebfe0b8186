import type { OnlineMethod } from '../../api/payments/payment-context.ts'
import { createFastpayGateway } from '../../gateways/payments/fastpay-gateway.ts'
import { createFibGateway } from '../../gateways/payments/fib-gateway.ts'
import type { PaymentGateway } from '../../gateways/payments/payment-gateway.ts'
import { createQiGateway } from '../../gateways/payments/qi-gateway.ts'
import { type Config, ConfigError } from '../config.ts'

/** Those whose settings are there. Half of them are a mistake, which must not end in the sandbox. */
export function createRealGateways(config: Config): Partial<Record<OnlineMethod, PaymentGateway>> {
  const qi = findAll(config, ['QI_URL', 'QI_USERNAME', 'QI_PASSWORD', 'QI_TERMINAL_ID'])
  const fib = findAll(config, ['FIB_URL', 'FIB_CLIENT_ID', 'FIB_CLIENT_SECRET'])
  const fastpay = findAll(config, ['FASTPAY_URL', 'FASTPAY_STORE_ID', 'FASTPAY_STORE_PASSWORD'])
  return {
    ...(qi && {
      qi: createQiGateway({
        url: qi.QI_URL,
        username: qi.QI_USERNAME,
        password: qi.QI_PASSWORD,
        terminalId: qi.QI_TERMINAL_ID,
        publicKey: config.QI_PUBLIC_KEY,
      }),
    }),
    ...(fib && {
      fib: createFibGateway({ url: fib.FIB_URL, clientId: fib.FIB_CLIENT_ID, clientSecret: fib.FIB_CLIENT_SECRET }),
    }),
    ...(fastpay && {
      fastpay: createFastpayGateway({
        url: fastpay.FASTPAY_URL,
        storeId: fastpay.FASTPAY_STORE_ID,
        storePassword: fastpay.FASTPAY_STORE_PASSWORD,
        refundSecret: config.FASTPAY_REFUND_SECRET,
      }),
    }),
  }
}

function findAll<Name extends keyof Config>(config: Config, names: Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => config[name] === undefined)
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new ConfigError(`${missing.join(', ')} must be set as well`)
  return Object.fromEntries(names.map((name) => [name, String(config[name])])) as Record<Name, string>
}
