type Target = { title: string; coordinates: { latitude: number; longitude: number } }
type AppLink = { app: 'phone' | 'google' | 'apple' | 'osmand'; href: string }

/** The same place in the map apps that people have. Only who taps one goes there. */
export function toAppLinks({ title, coordinates: { latitude, longitude } }: Target): AppLink[] {
  const spot = `${latitude.toFixed(5)},${longitude.toFixed(5)}`
  const name = encodeURIComponent(title)
  return [
    { app: 'phone', href: `geo:${spot}?q=${spot}(${name})` },
    { app: 'google', href: `https://www.google.com/maps/search/?api=1&query=${spot}` },
    { app: 'apple', href: `https://maps.apple.com/?ll=${spot}&q=${name}` },
    { app: 'osmand', href: `https://osmand.net/map/?pin=${spot}#15/${spot.replace(',', '/')}` },
  ]
}
