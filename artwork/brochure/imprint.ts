/** What is not content: whose brochure it is, and when it is printed. */
export type Imprint = {
  company: {
    brand: string
    legalName: string
    phone: string
    whatsapp: string
    email: string
    address: string
    url: string
  }
  month: string
  date: string
}
