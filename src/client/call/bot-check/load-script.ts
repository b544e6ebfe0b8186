const loaded = new Map<string, Promise<void>>()

/** Once a page; one that failed may be tried again. */
export function loadScript(url: string): Promise<void> {
  const known = loaded.get(url)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loaded.delete(url)
      script.remove()
      reject(new Error('The script of the bot check could not be loaded'))
    }
    document.head.append(script)
  })
  loaded.set(url, loading)
  return loading
}
