import type { PictureSource } from '../../../ui/picture.tsx'

const palettes = [
  ['#f6d9a8', '#d98f5c', '#8a4b55', '#3b2f52'],
  ['#cfe4f5', '#7fb0d8', '#3e78b0', '#1c4b9c'],
  ['#fbe7c6', '#9fc4a0', '#4f8a6e', '#244f47'],
  ['#f9d0c0', '#c98aa0', '#6f5a92', '#2c2f5e'],
  ['#e8ecf4', '#a9b8d0', '#667da6', '#33476f'],
]

const drawing = ([sky, far, middle, near]: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="${sky}"/>` +
  `<circle cx="560" cy="190" r="70" fill="#fff" opacity=".7"/>` +
  `<path d="M0 360 160 240 300 340 470 200 640 330 800 250V600H0Z" fill="${far}"/>` +
  `<path d="M0 450 200 350 380 440 560 340 800 430V600H0Z" fill="${middle}"/>` +
  `<path d="M0 520Q200 450 400 510T800 490V600H0Z" fill="${near}"/></svg>`

const dataUri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The file names that Picture appends fall into the fragment of the data: URI, so the page needs no files. */
export const samplePictures = (alt: string): PictureSource[] =>
  palettes.map((palette, index) => ({
    url: `${dataUri(drawing(palette))}#`,
    width: 800,
    height: 600,
    placeholder: dataUri(
      `<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="${palette[1]}"/></svg>`,
    ),
    alt: `${alt} ${index + 1}`,
  }))
