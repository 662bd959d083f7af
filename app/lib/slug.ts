/** A name as part of an address. Marks of direction, which keep figures in their order, are in no id. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
