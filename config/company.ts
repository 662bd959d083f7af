import type { SiteConfig } from './variables.ts'

/**
 * Everything that changes when the company behind the site does.
 * Each value can also come from the environment (see .env.example); `npm run launch-check` names the placeholders left.
 */
export const company: SiteConfig = {
  url: 'https://saffronquay.example',
  brand: 'Saffron Quay',
  legalName: 'Saffron Quay Foodstuff Trading',
  // The same two on Arabic pages, as the trade license spells them. Empty: the ones above are shown.
  brandArabic: '',
  legalNameArabic: 'Saffron Quay لتجارة المواد الغذائية',
  // In the footer, where buyers look for them. Empty: not shown.
  tradeLicense: '',
  taxNumber: '',
  phone: '+971 4 000 0000',
  // A number that answers on WhatsApp. Empty: WhatsApp is not mentioned.
  whatsapp: '',
  email: 'sales@saffronquay.example',
  address: {
    street: 'Al Ras',
    district: 'Deira',
    city: 'Dubai',
    country: 'AE',
  },
  // Street, district and city on Arabic pages. Empty: the lines above are shown.
  addressArabic: 'الراس، ديرة، دبي',
  coordinates: { latitude: 25.2679, longitude: 55.2951 },
  form: {
    endpoint: '/inquiries',
    // One entry identifier per input. A Google Form calls them entry.123456789.
    entries: {
      name: 'name',
      company: 'company',
      email: 'email',
      phone: 'phone',
      message: 'message',
      // Lets the receiver recognise a repeated inquiry. Leave empty for a service that has no field for it.
      id: 'id',
    },
  },
  map: {
    // {latitude}, {longitude} and the corners {west}, {south}, {east}, {north} are filled in from the coordinates.
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox={west},{south},{east},{north}&layer=mapnik&marker={latitude},{longitude}',
    directions: 'https://www.google.com/maps/dir/?api=1&destination={latitude},{longitude}',
  },
  // Whether browsers keep the site for reading without a network; switching it off also clears what they have kept.
  offline: true,
  // Whether the Arabic edition is published, under /ar. Without it nothing of it is left on the site.
  arabic: true,
  // Whether the grade guides name origins under sanctions, at war or barred at some borders: Afghanistan, Iran, Myanmar,
  // Russia, Sudan, Syria, Yemen. They are facts of the trade, not our sources.
  showDelicateOrigins: true,
}
