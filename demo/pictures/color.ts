type Channels = [red: number, green: number, blue: number]

function channels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hex([red, green, blue]: Channels): string {
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
  return '#' + ((clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).padStart(6, '0')
}

function combine(a: string, b: string, join: (a: number, b: number) => number): string {
  const [r1, g1, b1] = channels(a)
  const [r2, g2, b2] = channels(b)
  return hex([join(r1, r2), join(g1, g2), join(b1, b2)])
}

/** `share` is how much of the second colour there is. */
export function mix(a: string, b: string, share: number): string {
  return combine(a, b, (x, y) => x + (y - x) * share)
}

export function multiply(a: string, b: string): string {
  return combine(a, b, (x, y) => (x * y) / 255)
}

export function lighten(color: string, share: number): string {
  return mix(color, '#ffffff', share)
}

export function darken(color: string, share: number): string {
  return mix(color, '#000000', share)
}

/** Turns the hue by the luminance-keeping rotation matrix, so a palette stays in tune with itself. */
export function turn(color: string, degrees: number): string {
  const [r, g, b] = channels(color)
  const c = Math.cos((degrees * Math.PI) / 180)
  const s = Math.sin((degrees * Math.PI) / 180)
  return hex([
    r * (0.213 + c * 0.787 - s * 0.213) + g * (0.715 - c * 0.715 - s * 0.715) + b * (0.072 - c * 0.072 + s * 0.928),
    r * (0.213 - c * 0.213 + s * 0.143) + g * (0.715 + c * 0.285 + s * 0.14) + b * (0.072 - c * 0.072 - s * 0.283),
    r * (0.213 - c * 0.213 - s * 0.787) + g * (0.715 - c * 0.715 + s * 0.715) + b * (0.072 + c * 0.928 + s * 0.072),
  ])
}
