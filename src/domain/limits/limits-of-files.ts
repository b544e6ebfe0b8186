/** Limits of uploading papers and of opening them. Part of the one table of limits. */
export const fileLimitsOfUse = {
  uploadsPerIpAddress: {
    by: 'address',
    burst: 600,
    every: 2,
    meaning: 'uploads started and deleted: an agency may upload for many families',
  },
  uploads: {
    by: 'customer',
    burst: 150,
    every: 60,
    meaning: 'uploads started and deleted; a customer can have 100 unsubmitted ones',
  },
  uploadsGlobally: { by: 'all', burst: 5_000, every: 0.2, meaning: 'uploads started and deleted by everybody' },
  piecesPerIpAddress: {
    by: 'address',
    burst: 6_000,
    every: 0.02,
    isLoose: true,
    meaning: 'chunks of files: a photo has a dozen',
  },
  pieces: {
    by: 'customer',
    burst: 2_000,
    every: 0.1,
    isLoose: true,
    meaning: 'chunks of files: twenty files of 10 MB have 800',
  },
  piecesGlobally: { by: 'all', burst: 20_000, every: 0.005, isLoose: true, meaning: 'chunks of files by everybody' },
  inspectionSeconds: {
    by: 'customer',
    burst: 180,
    every: 20,
    meaning: 'processor seconds for inspecting uploads: a photo takes one; at zero no upload starts',
  },
  inspectionSecondsPerIpAddress: {
    by: 'address',
    burst: 900,
    every: 2,
    meaning: 'processor seconds for inspecting uploads',
  },
  looksPerIpAddress: {
    by: 'address',
    burst: 600,
    every: 0.5,
    isLoose: true,
    meaning: 'links to files requested or followed, valid or not',
  },
  looks: { by: 'account', burst: 300, every: 5, meaning: 'links to files requested' },
} as const
