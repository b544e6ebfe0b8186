import { pbkdf2Sync } from 'node:crypto'

/** Solves the bot check of the Safar at this address, and prints the token. Needs Node alone: `node solve-bot-check.mjs http://localhost:3000`. */
const [safar = 'http://localhost:3000'] = process.argv.slice(2)
const response = await fetch(`${safar}/services/auth/public/bot-check/challenge`)
const { provider, parameters, signature } = await response.json()
if (provider !== 'altcha') throw new Error(`This Safar uses ${provider}: its own library solves it`)

const { nonce, salt, cost, keyLength, keyPrefix } = parameters
// The password of an attempt is the nonce, then the number of the attempt in four bytes.
const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
let counter = -1
let derivedKey = ''
do {
  password.writeUInt32BE(++counter, nonce.length / 2)
  derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
} while (!derivedKey.startsWith(keyPrefix))

const token = { challenge: { parameters, signature }, solution: { counter, derivedKey } }
console.log(Buffer.from(JSON.stringify(token)).toString('base64'))
