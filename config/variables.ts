import { type Settled, variable } from './environment.ts'
import {
  anything,
  country,
  degrees,
  email,
  endpoint,
  mailboxes,
  origin,
  origins,
  phone,
  phoneOrNone,
  secretAddress,
  text,
  webAddress,
  whole,
  yesOrNo,
} from './kinds.ts'

/** Everything that the environment can say, in the shape of what is made of it. */

export const siteVariables = {
  url: variable('SITE_URL', origin),
  brand: variable('SITE_BRAND', text),
  legalName: variable('SITE_LEGAL_NAME', text),
  brandArabic: variable('SITE_BRAND_AR', anything),
  legalNameArabic: variable('SITE_LEGAL_NAME_AR', anything),
  tradeLicense: variable('SITE_TRADE_LICENSE', anything),
  taxNumber: variable('SITE_TAX_NUMBER', anything),
  phone: variable('SITE_PHONE', phone),
  whatsapp: variable('SITE_WHATSAPP', phoneOrNone),
  email: variable('SITE_EMAIL', email),
  address: {
    street: variable('SITE_STREET', text),
    district: variable('SITE_DISTRICT', text),
    city: variable('SITE_CITY', text),
    country: variable('SITE_COUNTRY', country),
  },
  addressArabic: variable('SITE_ADDRESS_AR', anything),
  coordinates: {
    latitude: variable('SITE_LATITUDE', degrees(90)),
    longitude: variable('SITE_LONGITUDE', degrees(180)),
  },
  form: {
    endpoint: variable('FORM_ENDPOINT', endpoint),
    entries: {
      name: variable('FORM_ENTRY_NAME', text),
      company: variable('FORM_ENTRY_COMPANY', text),
      email: variable('FORM_ENTRY_EMAIL', text),
      phone: variable('FORM_ENTRY_PHONE', text),
      message: variable('FORM_ENTRY_MESSAGE', text),
      id: variable('FORM_ENTRY_ID', anything),
    },
  },
  map: {
    embed: variable('MAP_EMBED', webAddress),
    directions: variable('MAP_DIRECTIONS', webAddress),
  },
  offline: variable('SITE_OFFLINE', yesOrNo),
  arabic: variable('SITE_ARABIC', yesOrNo),
  showDelicateOrigins: variable('SITE_DELICATE_ORIGINS', yesOrNo),
}

export type SiteConfig = Settled<typeof siteVariables>

export const serverVariables = {
  port: variable('PORT', whole(65535)),
  host: variable('HOST', anything),
  dataDir: variable('DATA_DIR', anything),
  databaseUrl: variable('DATABASE_URL', secretAddress('postgres:', 'postgresql:')),
  smtpUrl: variable('SMTP_URL', secretAddress('smtp:', 'smtps:')),
  to: variable('INQUIRY_TO', mailboxes),
  from: variable('INQUIRY_FROM', mailboxes),
  /** Inquiries a minute from one address; 0 for no limit. */
  inquiryLimit: variable('INQUIRY_LIMIT', whole(1_000_000)),
  /** Other websites whose forms may send here. */
  inquiryOrigins: variable('INQUIRY_ORIGINS', origins),
  /** How many proxies stand in front and add to X-Forwarded-For. */
  trustedProxies: variable('TRUST_PROXY', whole(10)),
  collectOnly: variable('COLLECT_ONLY', whole(1)),
}
