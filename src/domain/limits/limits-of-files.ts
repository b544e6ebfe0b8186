/** Of papers that are uploaded and looked at. A part of the one table of limits. */
export const fileLimitsOfUse = {
  uploadsFromAddress: {
    by: 'address',
    burst: 600,
    every: 2,
    meaning: 'uploads begun and removed: a travel agency may send those of many families',
  },
  uploads: {
    by: 'customer',
    burst: 150,
    every: 60,
    meaning: 'the same by one customer, who can have 100 that are not submitted',
  },
  uploadsInAll: { by: 'all', burst: 5_000, every: 0.2, meaning: 'the same by everybody' },
  piecesFromAddress: {
    by: 'address',
    burst: 6_000,
    every: 0.02,
    isLoose: true,
    meaning: 'pieces of files: a photo is a dozen, and a whole network may share an address',
  },
  pieces: {
    by: 'customer',
    burst: 2_000,
    every: 0.1,
    isLoose: true,
    meaning: 'the same by one customer: twenty files of 10 MB at once are 800',
  },
  piecesInAll: { by: 'all', burst: 20_000, every: 0.005, isLoose: true, meaning: 'the same by everybody' },
  inspectionSeconds: {
    by: 'customer',
    burst: 180,
    every: 20,
    meaning:
      'seconds of processor time for looking at the contents of uploads: a photo takes one; without any left no upload begins',
  },
  inspectionSecondsFromAddress: {
    by: 'address',
    burst: 900,
    every: 2,
    meaning: 'the same for uploads from one address',
  },
  looksFromAddress: {
    by: 'address',
    burst: 600,
    every: 0.5,
    isLoose: true,
    meaning: 'links to files asked for or followed, good or guessed',
  },
  looks: { by: 'account', burst: 300, every: 5, meaning: 'links to files asked for by one account' },
} as const
