/** The anchor of a product or section on its page: "Tea & Beverages" is at #tea-beverages. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
