import type { Counted, HeroWords, IconName, Meta } from '../../schema/words.ts'
import { dispatchBefore, hours, hoursLine, response } from './facts.ts'

export const contact = {
  meta: {
    title: 'Contact in Dubai: Prices, Quotes, Samples',
    description: `Ask for a wholesale price, quote or sample by form, email or phone, and find our address in Dubai. Office hours: ${hoursLine}.`,
  } satisfies Meta,
  hero: {
    title: 'Ask for a price, a sample or a specification',
    lead: 'Product, grade and quantity are enough to begin.',
    actions: [],
  } satisfies HeroWords,
  form: {
    title: 'Send an inquiry',
    labels: { name: 'Name', company: 'Company', email: 'Email', phone: 'Phone', message: 'Message' },
    optional: 'optional',
    messageHint: 'Product, grade, quantity, packing, destination, date needed, documents.',
    submit: 'Send Inquiry',
    /** What the message begins with for somebody who did not find a product. */
    source: 'Please source: {words}',
    /** What it begins with for somebody who asks for a quote on the page of a group. */
    quote: 'Please quote: {words}',
    /** Of the input that only robots fill in. */
    trap: 'Website',
    privacy: 'We use your details to answer you, and for nothing else.',
    /** Stays above the form after the thanks. */
    sent: 'Your inquiry has been sent.',
  },
  thanks: {
    title: 'Thank You',
    text: `Your inquiry has been submitted successfully. Our sales team will contact you ${response}.`,
  },
  /** For an inquiry that has not left the visitor's browser yet. */
  waiting: {
    title: {
      one: 'One inquiry is waiting to be sent.',
      other: '{count} inquiries are waiting to be sent.',
    } satisfies Counted,
    text: {
      one: 'Saved on this device. It will be sent automatically when you are online.',
      other: 'Saved on this device. They will be sent automatically when you are online.',
    } satisfies Counted,
    /** Where the browser allows no storing. */
    fleeting: {
      one: 'It will be sent automatically when you are online, as long as this page stays open.',
      other: 'They will be sent automatically when you are online, as long as this page stays open.',
    } satisfies Counted,
    refused: 'The form could not accept your inquiry.',
    /** Where no reason is known. */
    refusedText: 'Please change it and send it again, or send it by email.',
    edit: 'Edit and send again',
    editing: 'Your inquiry is back in the form. Change it and send it again.',
    formInUse: 'There is another inquiry in the form. Send or clear that one first.',
    sendNow: 'Send now',
    sending: 'Sending …',
    stillWaiting: 'It could not be sent yet. It stays saved on this device and will be sent later.',
    sent: 'It has been sent. Thank you.',
    sendByMail: 'Send by email instead',
    copied: 'The inquiry is too long for an email link. It has been copied: paste it into the email.',
    notCopied:
      'The inquiry is too long for an email link, and your browser did not allow copying. Copy the text above and paste it into the email.',
    textLabel: 'Your inquiry as text',
    remove: 'I have sent it, remove it here',
    removed: 'Removed from this device.',
    mail: {
      subject: 'Inquiry from {company}',
      paste: 'Please paste the inquiry here.',
    },
  },
  guarantee: {
    title: 'Our response guarantee',
    items: [
      `Our sales team contacts you ${response}`,
      `Orders before ${dispatchBefore} are dispatched the same day`,
      `${hours.sunday}. What arrives after Saturday, ${hours.closes}, is answered on Monday`,
    ],
  },
  cardsLabel: 'Other ways to reach us',
  cards: {
    address: { icon: 'pin', label: 'Address', hint: 'See the map below' },
    email: { icon: 'mail', label: 'Email', hint: 'Opens your email program' },
    phone: { icon: 'phone', label: 'Phone', hint: 'For samples, call us' },
    whatsapp: { icon: 'chat', label: 'WhatsApp', hint: 'Opens WhatsApp' },
  } satisfies Record<string, { icon: IconName; label: string; hint: string }>,
  keep: {
    copy: { label: 'Copy the phone number', done: 'Number copied', denied: 'Copying is not allowed here' },
    save: 'Save as a contact',
  },
  map: {
    title: 'Where to find us',
    remark: `${hoursLine}.`,
    frameTitle: 'Map of our address',
    streets: 'Street map',
    outside: 'The street map comes from an outside maps service.',
    drawn: {
      label: 'Drawn map of our address',
      places: {
        gulf: 'The Gulf',
        creek: 'Dubai Creek',
        deira: 'Deira',
        burDubai: 'Bur Dubai',
        alRas: 'Al Ras',
        port: 'Port Rashid',
      },
    },
    directions: 'Get directions (new tab)',
  },
}
