import { createContext } from 'react-router'
import type { Input, Key, Ok } from '../contract/contract.ts'
import type { Locale } from '../domain/locale.ts'

/** A call made while a page is being rendered. A refusal is thrown as the answer that the error screens understand. */
export type ServerCall = <K extends Key>(key: K, ...input: unknown extends Input<K> ? [] : [Input<K>]) => Promise<Ok<K>>

/** What the server gives to every loader. */
export type SiteContext = {
  locale: Locale
  call: ServerCall
  /** The startup loads: made together, once, until content changes. */
  startup: () => Promise<Startup>
  publicUrl: string
  apiUrl: string
  devPages: boolean
}

export type Startup = {
  locations: Ok<'GET /locations/properties'>['data']
  homeGroups: Ok<'GET /public/home-groups'>['data']
  contacts: Ok<'GET /public/app-contacts'>
  articles: Ok<'GET /public/articles'>['data']
  businessTypes: Ok<'GET /public/business-types'>['data']
  advertisements: Ok<'GET /public/advertisements'>['data']
  propertyTypes: Ok<'GET /user/properties/types'>['propertyTypes']
}

export const siteContext = createContext<SiteContext>()
