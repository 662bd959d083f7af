/** Every country that the facts name, by its ISO 3166 code. */
export const countries = [
  ...['AE', 'AF', 'AR', 'AT', 'AU', 'AZ', 'BD', 'BF', 'BG', 'BO', 'BR', 'BT', 'CA', 'CI', 'CL', 'CN', 'CO', 'CR', 'DK', 'DZ'],
  ...['EC', 'EG', 'ES', 'ET', 'FI', 'FR', 'GB', 'GE', 'GH', 'GR', 'GT', 'GY', 'HR', 'HU', 'ID', 'IN', 'IQ', 'IR', 'IT', 'JO', 'JP'],
  ...['KE', 'KH', 'KM', 'LB', 'LK', 'MA', 'MG', 'MM', 'MU', 'MW', 'MX', 'MY', 'NG', 'NL', 'NO', 'NP', 'NZ', 'OM', 'PE', 'PF'],
  ...['PG', 'PH', 'PK', 'PL', 'PY', 'RO', 'RU', 'RW', 'SA', 'SD', 'SY', 'TH', 'TN', 'TR', 'TZ', 'UA', 'UG', 'US', 'UZ', 'VN', 'YE', 'ZA'],
] as const

export type CountryCode = (typeof countries)[number]

/** War, sanctions or border bans: the owner decides whether they are named (`showDelicateOrigins` in config/company.ts). */
export const delicate: readonly CountryCode[] = ['AF', 'IR', 'MM', 'RU', 'SD', 'SY', 'YE']
