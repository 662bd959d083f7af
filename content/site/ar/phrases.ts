import { bulk } from './facts.ts'

/** Sentences that several pages share. */
export const bulkSupply = `توريد بالجملة ابتداءً من ${bulk.from}`
export const fullList = 'في هذه الصفحة أهم الأصناف. اطلبوا قائمة الأصناف الكاملة.'
export const onCertificate = 'في شهادة التحليل. تختلف الحدود من سوق إلى أخرى: اذكروا حد سوقكم'

/** Over the lines that quote others: they never stand among our own figures. */
export const publicStandards = {
  title: 'مراجع منشورة',
  remark: 'صادرة عن جهات أخرى، وليست أرقامنا. وما نورّده يحدده العقد.',
}
