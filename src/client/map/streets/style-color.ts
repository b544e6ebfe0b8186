export type Color = [red: number, green: number, blue: number, alpha: number]

/** Colours of styles; null for a name, which only the browser knows. */
export function parseColor(text: string): Color | null {
  const hex = /^#([\da-f]{3,8})$/i.exec(text)?.[1]
  if (hex) return fromHex(hex)
  const call = /^(rgb|hsl)a?\(([^)]+)\)$/i.exec(text.trim())
  if (!call) return null
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter(Boolean)
  const [one = 0, two = 0, three = 0, alpha = 1] = parts.map((part) =>
    part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.parseFloat(part),
  )
  return call[1]?.toLowerCase() === 'rgb' ? [one, two, three, alpha] : [...fromHsl(one, two, three), alpha]
}

function fromHex(hex: string): Color | null {
  const step = hex.length < 5 ? 1 : 2
  if (hex.length === 5 || hex.length === 7) return null
  const [red = 0, green = 0, blue = 0, alpha = 255] = Array.from({ length: hex.length / step }, (_, index) =>
    Number.parseInt(hex.slice(index * step, (index + 1) * step).repeat(3 - step), 16),
  )
  return [red, green, blue, alpha / 255]
}

function fromHsl(hue: number, saturation: number, light: number): [number, number, number] {
  const reach = saturation * Math.min(light, 1 - light)
  const channel = (shift: number) => {
    const at = (((shift + hue / 30) % 12) + 12) % 12
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

/** A step of the way from one to the other; names of colours jump. */
export function mixColors(one: string, other: string, share: number): string {
  const [from, to] = [parseColor(one), parseColor(other)]
  if (!from || !to) return share < 1 ? one : other
  const [red, green, blue, alpha] = from.map((value, index) => value + ((to[index] ?? 0) - value) * share)
  return `rgba(${[red, green, blue].map((value) => Math.round(value ?? 0)).join(',')},${Number((alpha ?? 1).toFixed(3))})`
}
