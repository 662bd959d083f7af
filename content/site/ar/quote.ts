import type { Words } from '../../schema/edition.ts'

/** What a buyer can have written into a quote. Names without values: each quote has its own. */
export const quote: Words['quote'] = {
  title: 'ما يمكن أن يتضمنه عرض السعر',
  remark: 'اطلبوا منها ما تحتاجون إليه.',
  items: [
    { title: 'المنشأ', description: 'بلد الزراعة أو التصنيع' },
    { title: 'سنة المحصول', description: 'سنة الحصاد' },
    { title: 'التعبئة', description: 'حجم العبوة ومادتها' },
    { title: 'مدة الصلاحية', description: 'المتبقي منها عند وصول البضاعة، وطريقة التخزين' },
    { title: 'المستندات', description: 'الشهادات والبيانات المطلوبة في سوقكم' },
    { title: 'شرط التسليم (Incoterm)', description: 'مكان التسليم، ومن يتحمّل أجور الشحن والتأمين والرسوم الجمركية' },
    { title: 'مدة التجهيز', description: 'المدة من تقديم الطلب إلى الشحن' },
  ],
}
