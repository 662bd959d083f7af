import type { Call, Counted } from '../types.ts'
import type { HeroWords, Meta } from '../words.ts'

export const offline = {
  meta: {
    title: 'No Connection',
    description:
      'There is no connection, and this page is not kept on your device. The catalog can still be read, and our sales team can be called.',
  } satisfies Meta,
  hero: {
    title: 'No connection',
    lead: 'This page is not kept on your device, so it needs the network. It opens by itself as soon as there is one.',
    actions: [
      { label: 'Try Again', to: '' },
      { label: 'Call Us', to: 'tel' },
    ],
  } satisfies HeroWords,
  waiting: {
    one: 'Your inquiry is safe on this device. It goes out by itself once there is a connection.',
    other: 'Your {count} inquiries are safe on this device. They go out by themselves once there is a connection.',
  } satisfies Counted,
  pages: {
    title: 'These open without a network',
    remark: 'Kept on your device with every grade and figure. Pictures show where you have seen them before.',
    products: 'All seven lines',
    contact: 'The form keeps your inquiry and sends it later',
    about: 'Who we are and how we work',
    home: 'The short version',
  },
  callToAction: {
    title: 'Or call us',
    text: 'The telephone works without the internet. Or write an inquiry now: it is kept on this device and goes out later.',
    actions: [{ label: 'Write an Inquiry', to: '/contact' }],
  } satisfies Call,
}
