import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every screen, once. The locale is the router's basename, so it is part of no path. */
export default [
  index('routes/home.tsx'),
  route('properties', 'routes/properties.tsx'),
  route('properties/:id', 'routes/property.tsx'),
  route('events', 'routes/events.tsx'),
  route('events/:id', 'routes/event.tsx'),
  route('activity', 'routes/activities.tsx'),
  route('activity/:id', 'routes/activity.tsx'),
  route('article', 'routes/articles.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('download', 'routes/download.tsx'),
  route('business/download', 'routes/business-download.tsx'),
  route('dev/ui', 'routes/dev-ui.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
