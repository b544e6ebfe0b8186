import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { isPage, type LayoutRoute, type Screen } from './screen.ts'

/** The routes of a table of screens. A page below the path of a layout is drawn inside that layout. */
export function toRoutes(screens: readonly Screen[], layouts: readonly LayoutRoute[] = []): RouteConfigEntry[] {
  const layoutOf = (screen: Screen) =>
    layouts.find(({ path }) => isPage(screen) && (screen.path === path || screen.path.startsWith(`${path}/`)))
  return [
    ...screens.filter((screen) => !layoutOf(screen)).map((screen) => toRoute(screen, '/')),
    ...layouts.map((layout) => {
      const children = screens.filter((screen) => layoutOf(screen) === layout)
      return route(
        layout.path.slice(1),
        toFile(layout),
        { id: toId(layout) },
        children.map((screen) => toRoute(screen, `${layout.path}/`)),
      )
    }),
  ]
}

const toFile = ({ file }: { file: string }): string => `routes/${file}`

/** The id that the router would choose: a tab that was opened before an update asks for the data of its routes by these ids. */
const toId = ({ id, file }: { id?: string; file: string }): string => id ?? `routes/${file.replace(/\.tsx?$/, '')}`

function toRoute(screen: Screen, base: string): RouteConfigEntry {
  const path = screen.path.slice(base.length)
  const options = { id: toId(screen) }
  return path === '' ? index(toFile(screen), options) : route(path, toFile(screen), options)
}
