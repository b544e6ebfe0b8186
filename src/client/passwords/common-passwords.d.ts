/** The most used passwords, one a line. `scripts/common-passwords.ts` makes it. */
declare module 'virtual:common-passwords' {
  const list: string
  export default list
}
