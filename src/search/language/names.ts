/** The names of one thing in English, Arabic and Sorani; in each language all that people type, divided by commas. */
export type Names = readonly [en: string, ar: string, ku: string]
