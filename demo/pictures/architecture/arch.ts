import { n, repeat } from '../svg.ts'

/** A pointed arch standing on `y`, `x` its middle. */
export function arch(x: number, y: number, wide: number, tall: number): string {
  const half = wide / 2
  const rise = Math.min(tall * 0.62, wide * 0.62)
  return (
    `M${n(x - half)} ${n(y)}V${n(y - tall + rise)}C${n(x - half)} ${n(y - tall + rise * 0.45)} ${n(x - half * 0.55)} ` +
    `${n(y - tall + rise * 0.2)} ${n(x)} ${n(y - tall)}` +
    `C${n(x + half * 0.55)} ${n(y - tall + rise * 0.2)} ${n(x + half)} ` +
    `${n(y - tall + rise * 0.45)} ${n(x + half)} ${n(y - tall + rise)}V${n(y)}Z`
  )
}

export function roundArch(x: number, y: number, wide: number, tall: number): string {
  const half = wide / 2
  return `M${n(x - half)} ${n(y)}V${n(y - tall + half)}a${n(half)} ${n(half)} 0 0 1 ${n(wide)} 0V${n(y)}Z`
}

export function archRow(from: number, to: number, y: number, count: number, tall: number, share = 0.68): string {
  const step = (to - from) / count
  return repeat(count, (index) => arch(from + (index + 0.5) * step, y, step * share, tall))
}
