const arabicIndic = 0x0660
const persian = 0x06f0

/** `٠١٢` and `۰۱۲` become `012`; everything else stays. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= persian ? persian : arabicIndic))
  })
