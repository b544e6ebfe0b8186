import { createContext } from 'react-router'
import type { Input, Key, Ok } from '../contract/contract.ts'
import type { SearchAnswer, SearchQuery } from '../contract/search.ts'
import type { SearchIndexName } from '../contract/search-hits.ts'
import type { HeartId } from '../domain/sales/heart-id.ts'
import type { Locale } from '../domain/text/locale.ts'
import type { SearchInput } from './call/search.ts'
import type { MapStyle } from './map/map-style.ts'

/** A call made while a page is being rendered. A refusal is thrown as the answer that the error screens understand. */
export type ServerCall = <K extends Key>(key: K, ...input: unknown extends Input<K> ? [] : [Input<K>]) => Promise<Ok<K>>

/** A search made while a page is being rendered; one that fails is thrown as the answer that the error screens understand. */
export type ServerSearch = {
  one<Index extends SearchIndexName>(index: Index, input: SearchInput): Promise<SearchAnswer<Index>>
  many(queries: SearchQuery[]): Promise<SearchAnswer<SearchIndexName>[]>
}

/** The signed-in person. Without a user: a person without a profile yet. */
export type PageSession = {
  user: Ok<'GET /customer/auth/me'> | null
  /** The properties that they have saved. */
  wishlist?: HeartId[]
}

/** The server's context for every loader. */
export type SiteContext = {
  locale: Locale
  /** The prefix of the page's site: that of customers, or the back office. */
  home: '/' | '/business'
  /** Calls with the session of the page's visitor. */
  call: ServerCall
  session: PageSession | null
  search: ServerSearch
  /** The startup loads: made together, once, until content changes. */
  startup: () => Promise<Startup>
  publicUrl: string
  apiUrl: string
  authUrl: string
  /** Whether Google may prove an identity. */
  hasGoogle: boolean
  searchUrl: string
  mapStyle: MapStyle | null
  devPages: boolean
  /** For visitors who save data; such pages are cached apart from the others. */
  isSaving: boolean
}

export type Startup = {
  locations: Ok<'GET /locations/properties'>['data']
  homeGroups: Ok<'GET /public/home-groups'>['data']
  contacts: Ok<'GET /public/app-contacts'>
  articles: Ok<'GET /public/articles'>['data']
  businessTypes: Ok<'GET /public/business-types'>['data']
  advertisements: Ok<'GET /public/advertisements'>['data']
  propertyTypes: Ok<'GET /user/properties/types'>['propertyTypes']
  features: Ok<'GET /user/properties/types'>['features']
  bedTypes: Ok<'GET /user/bed-types'>['bedTypes']
  discountPackages: Ok<'GET /public/discount-packages'>['data']
  rate: Ok<'GET /public/exchange-rate'>
  searchKey: string
}

export const siteContext = createContext<SiteContext>()
