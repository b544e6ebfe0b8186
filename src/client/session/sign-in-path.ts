const mark = '#sign-in='
const max = 1_000

/** The home page with the dialog over it, and then the page that was wanted. In the part of an address that only the browser sees: it makes no other page. */
export const toSignInPath = (wanted: string, home: '/' | '/business'): string =>
  `${home}${mark}${encodeURIComponent(wanted.slice(0, max))}`

/** The personal page that the visitor wanted, without its language. Null for any other path: a link cannot choose another target. */
export function findWanted(hash: string, isPrivatePath: (path: string) => boolean): string | null {
  if (!hash.startsWith(mark)) return null
  try {
    const wanted = decodeURIComponent(hash.slice(mark.length))
    return /^\/[\w-]/.test(wanted) && isPrivatePath(wanted.split(/[?#]/, 1)[0] ?? '') ? wanted : null
  } catch {
    return null
  }
}
