import { bulk } from './facts.ts'

/** Sentences that several pages share. */
export const bulkSupply = `Bulk supply from ${bulk.from}`
export const fullList = 'This page shows the main products. Ask for the full list.'
export const onCertificate = 'On the certificate of analysis. Limits differ by market: name yours'

/** Over the lines that quote others: they never stand among our own figures. */
export const publicStandards = {
  title: 'Public references',
  remark: 'Published by others, not by us. Your contract says what we supply.',
}
