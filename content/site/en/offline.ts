import type { Call, Counted, HeroWords, Meta } from '../../schema/words.ts'

export const offline = {
  meta: {
    title: 'No Connection',
    description:
      'You are offline, and this page is not saved on your device. You can still read the pages that are saved, and call our sales team.',
  } satisfies Meta,
  hero: {
    title: 'No connection',
    lead: 'You are offline, and this page is not saved on your device. It will open automatically when you are online.',
    actions: [
      { label: 'Try Again', to: '' },
      { label: 'Call Us', to: 'tel' },
    ],
  } satisfies HeroWords,
  waiting: {
    one: 'Your inquiry is saved on this device. It will be sent automatically when you are online.',
    other: 'Your {count} inquiries are saved on this device. They will be sent automatically when you are online.',
  } satisfies Counted,
  pages: {
    title: 'Pages you can read offline',
    remark: 'They are saved on your device. Pictures appear if you have seen them before.',
    products: 'All seven categories',
    contact: 'Write an inquiry: it is sent when you are online',
    about: 'Who we are and how we work',
    home: 'Overview',
  },
  callToAction: {
    title: 'Call us, or write an inquiry now',
    text: 'A phone call works without the internet. An inquiry is saved on this device and sent when you are online.',
    actions: [{ label: 'Write an Inquiry', to: '/contact' }],
  } satisfies Call,
}
