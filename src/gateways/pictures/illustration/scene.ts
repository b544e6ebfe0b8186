export const scenes = [
  'zagros', 'snow', 'canyon', 'waterfall', 'lake', 'river', 'bridge', 'marshes', 'palms', 'desert', 'ziggurat',
  'citadel', 'old-city', 'golden-dome', 'minaret', 'monastery', 'village', 'skyline', 'garden', 'bazaar', 'courtyard',
  'boat', 'hotel-front', 'resort', 'pool',
  'bedroom', 'suite', 'twin-room', 'lobby', 'restaurant', 'tea', 'sweets', 'shop', 'clinic', 'gym', 'spa', 'workshop',
  'stage', 'gallery', 'books', 'cinema', 'football', 'bicycle', 'kites', 'lanterns',
] as const
export type Scene = (typeof scenes)[number]

export const times = ['dawn', 'noon', 'dusk', 'night'] as const
export type Time = (typeof times)[number]
