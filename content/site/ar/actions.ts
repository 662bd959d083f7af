import type { Action } from '../../schema/words.ts'

export const pricingOrSamples: Action[] = [
  { label: 'اطلبوا أسعار الجملة', to: '/contact' },
  { label: 'اتصلوا لطلب عيّنات', to: 'tel' },
]

export const quoteOrCategories: Action[] = [
  { label: 'اطلبوا عرض سعر', to: '/contact' },
  { label: 'كل الأقسام', to: '/products' },
]

export const sendInquiry: Action[] = [{ label: 'أرسلوا استفساركم', to: '/contact' }]
