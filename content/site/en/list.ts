import type { Counted } from '../../schema/words.ts'

/** The list of products to quote: on the rows of products, in the header, and above the form. */
export const list = {
  row: {
    add: 'Add {product} to your list',
    /** Begins with what is seen, so that whoever speaks to the page can say it. */
    remove: '{shown}: {product} is on your list. Remove it',
    /** What is seen beside the sign of a product that is on the list, for now. */
    on: 'Added',
  },
  presence: {
    label: 'List',
    /** Of a button until it is known which product it is for. */
    add: 'Add to your list',
    review: 'Review list',
  },
  said: {
    added: '{product} added.',
    removed: '{product} removed.',
    cleared: { one: 'List cleared: {count} product.', other: 'List cleared: {count} products.' } satisfies Counted,
    full: 'Your list is full at {count} products. Send it, or remove some.',
    long: 'A long list. You can also send it as a file by email:',
    fleeting: 'This browser cannot save the list. It stays as long as this page is open.',
    undo: 'Put it back',
    undoAll: 'Put them back',
  },
  title: 'Your list',
  lead: {
    one: 'One product, one inquiry. We will ask about what you leave open.',
    other: '{count} products, one inquiry. We will ask about what you leave open.',
  } satisfies Counted,
  columns: { product: 'Product', quantity: 'Quantity', note: 'Pack or note' },
  fields: {
    quantity: 'Quantity of {product}',
    unit: 'Unit for {product}',
    note: 'Pack or note for {product}',
    remove: 'Remove {product}',
  },
  units: {
    kg: 'kg',
    g: 'g',
    t: 't',
    liters: 'liters',
    bags: 'bags',
    cartons: 'cartons',
    drums: 'drums',
    tins: 'tins',
    pallets: 'pallets',
    containers: 'containers',
  },
  /** A quantity with its unit. */
  amounts: {
    kg: { other: '{count}kg' },
    g: { other: '{count} g' },
    t: { other: '{count} t' },
    liters: { one: '{count} liter', other: '{count} liters' },
    bags: { one: '{count} bag', other: '{count} bags' },
    cartons: { one: '{count} carton', other: '{count} cartons' },
    drums: { one: '{count} drum', other: '{count} drums' },
    tins: { one: '{count} tin', other: '{count} tins' },
    pallets: { one: '{count} pallet', other: '{count} pallets' },
    containers: { one: '{count} container', other: '{count} containers' },
  } satisfies Record<string, Counted>,
  another: 'Add another product',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it here:',
  share: 'Share',
  print: 'Print',
  whatsapp: 'WhatsApp (new tab)',
  clear: 'Clear the list',
  message: {
    label: 'Anything else?',
    optional: 'optional',
    hint: 'Destination, date needed, documents. Your list goes with this message.',
  },
  preview: 'How your message will read',
  sent: {
    text: {
      one: 'Your list went with it: {count} product.',
      other: 'Your list went with it: {count} products.',
    } satisfies Counted,
    again: 'Use this list again',
  },
  shared: {
    taken: {
      one: 'List from a link: {count} product.',
      other: 'List from a link: {count} products.',
    } satisfies Counted,
    title: 'This link brings a list',
    text: 'The link has {theirs}, your list has {ours}, and {both} on both. Nothing changes until you choose.',
    products: { one: '{count} product', other: '{count} products' } satisfies Counted,
    are: { one: '{count} is', other: '{count} are' } satisfies Counted,
    add: 'Put both together ({count})',
    replace: 'Use the link’s list ({count})',
    keep: 'Keep my list ({count})',
    rule: 'Where both name a quantity, yours stays.',
    chosen: 'Your list has changed.',
    undo: 'Undo',
    unknown: {
      one: '{count} product in this link is no longer listed: {names}.',
      other: '{count} products in this link are no longer listed: {names}.',
    } satisfies Counted,
    asked: 'Your message now asks us to source what is no longer listed.',
    surplus: {
      one: '{count} more line did not fit on the list.',
      other: '{count} more lines did not fit on the list.',
    } satisfies Counted,
  },
}
