import { categories } from './categories.ts'
import type { Call, HeroContent, PageMeta, Path } from './types.ts'

type Kept = { path: Path; name: string; summary: string }

export const offline = {
  meta: {
    title: 'No Connection',
    description:
      'There is no connection, and this page is not kept on your device. The catalog can still be read, and our sales team can be called.',
    picture: 'stock',
  } satisfies Omit<PageMeta, 'path'>,
  hero: {
    title: 'No connection',
    lead: 'This page is not kept on your device, so it needs the network. It opens by itself as soon as there is one.',
    picture: 'stock',
    actions: [
      { label: 'Try Again', to: '' },
      { label: 'Call Us', to: 'tel' },
    ],
  } satisfies HeroContent,
  waiting: (count: number) =>
    count === 1
      ? 'Your inquiry is safe on this device. It goes out by itself once there is a connection.'
      : `Your ${count} inquiries are safe on this device. They go out by themselves once there is a connection.`,
  pages: {
    title: 'These open without a network',
    remark: 'Kept on your device with every grade and figure. Pictures show where you have seen them before.',
    items: [
      { path: '/products', name: 'Our Products', summary: 'All seven lines' },
      ...Object.values(categories),
      { path: '/contact', name: 'Contact', summary: 'The form keeps your inquiry and sends it later' },
      { path: '/about', name: 'About Us', summary: 'Who we are and how we work' },
      { path: '/', name: 'Home', summary: 'The short version' },
    ] satisfies Kept[],
  },
  callToAction: {
    title: 'Or call us',
    text: 'The telephone works without the internet. Or write an inquiry now: it is kept on this device and goes out later.',
    actions: [{ label: 'Write an Inquiry', to: '/contact' }],
  } satisfies Call,
}
