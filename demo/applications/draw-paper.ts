import sharp from 'sharp'

const frame = (width: number, height: number, inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )

const head = (x: number, y: number, size: number, ground: string): string =>
  `<rect x="${x - size}" y="${y - size * 1.3}" width="${size * 2}" height="${size * 2.6}" fill="${ground}"/>` +
  `<ellipse cx="${x}" cy="${y - size * 0.2}" rx="${size * 0.45}" ry="${size * 0.6}" fill="#c79a76"/>` +
  `<path d="M${x - size * 0.5} ${y - size * 0.3} a${size * 0.5} ${size * 0.6} 0 0 1 ${size} 0 q${-size * 0.5} ${-size * 0.4} ${-size} 0z" fill="#2b211c"/>` +
  `<path d="M${x - size} ${y + size * 1.3} q${size} ${-size * 1.5} ${size * 2} 0z" fill="#3d5a80"/>`

const lines = (x: number, y: number, widths: number[]): string =>
  widths
    .map((width, index) => `<rect x="${x}" y="${y + index * 46}" width="${width}" height="14" rx="7" fill="#6b7a8f"/>`)
    .join('')

/** Specimens: nobody's face, and nothing that could be read as somebody's number. */
const drawings = {
  photo: () => frame(600, 720, head(300, 380, 240, '#fdfdfd')),
  /** One that an officer sends back. */
  darkPhoto: () => frame(600, 720, head(300, 380, 240, '#b9a37a')),
  passport: () =>
    frame(
      1000,
      700,
      `<rect width="1000" height="700" fill="#e9efe4"/>${head(220, 330, 130, '#f7f7f2')}${lines(420, 180, [430, 300, 380, 250, 340])}` +
        `<rect y="560" width="1000" height="140" fill="#dfe6d8"/>${lines(60, 590, [880, 880])}`,
    ),
  visa: () =>
    frame(
      1000,
      640,
      `<rect width="1000" height="640" fill="#e4ecf5"/><rect x="30" y="30" width="940" height="580" fill="none" stroke="#31588f" stroke-width="8"/>` +
        `${head(220, 320, 120, '#f4f7fb')}${lines(420, 170, [460, 320, 400, 280, 360, 220])}`,
    ),
} as const

export type DrawnPaper = keyof typeof drawings

export const drawPaper = (paper: DrawnPaper): Promise<Buffer> =>
  sharp(drawings[paper]()).jpeg({ quality: 80 }).toBuffer()
