/** A page of the site's own prose; a section's id is the same in every locale, so that links to it hold. */
export type ProsePage = {
  title: string
  lead: string
  sections: { id: string; heading: string; paragraphs: string[] }[]
}
