export type Browser = 'facebook' | 'instagram' | 'edge' | 'opera' | 'samsung' | 'firefox' | 'chrome' | 'safari'
export type System = 'iphone' | 'ipad' | 'android' | 'windows' | 'chromeos' | 'mac' | 'linux'

// Browsers name their ancestors too, so the youngest comes first: Edge says that it is Chrome, and Chrome that it is Safari.
const browsers: [RegExp, Browser][] = [
  [/\bFBA[NV]\//, 'facebook'],
  [/\bInstagram\b/, 'instagram'],
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|OPT|OPiOS|Opera)\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'safari'],
]

// Android says that it is Linux.
const systems: [RegExp, System][] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]

const firstOf = <T>(agent: string, signs: [RegExp, T][]): T | null =>
  signs.find(([sign]) => sign.test(agent))?.[1] ?? null

export function parseAgent(agent: string | null): { browser: Browser | null; system: System | null } {
  return { browser: firstOf(agent ?? '', browsers), system: firstOf(agent ?? '', systems) }
}

/** The same for all versions of a browser on one system: what its owner takes for one device. */
export function toDeviceKind(agent: string | null): string {
  const { browser, system } = parseAgent(agent)
  return `${browser} on ${system}`
}

/** For the picture beside the name. */
export const isHandheld = (agent: string | null): boolean => /\b(iPhone|iPad|Android)\b/.test(agent ?? '')
