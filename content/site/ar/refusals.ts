import type { Words } from '../../schema/edition.ts'

/** What a visitor is told when the collector does not take an inquiry. {Words in braces} are filled in. */
export const refusals: Words['refusals'] = {
  title: 'لم يُرسل استفساركم',
  reasons: {
    'too-large': 'نص الاستفسار أطول مما يمكن إرساله: الحد الأقصى {kilobytes}\u00a0كيلوبايت. يُرجى اختصار الرسالة.',
    broken: 'لم يصل الاستفسار كاملًا. يُرجى إرساله من جديد.',
    'not-our-form': 'لم يُرسل هذا من نموذج صفحة التواصل في موقعنا. يُرجى فتح الصفحة من جديد واستخدام نموذجها.',
    incomplete: 'يُرجى كتابة {fields}.',
    email: 'يُرجى التحقق من عنوان البريد الإلكتروني. يُكتب على هذا النحو: name@company.com.',
    'other-website':
      'لا يمكن إرسال الاستفسارات إلينا من نموذج في موقع آخر. يُرجى استخدام النموذج في صفحة التواصل في موقعنا.',
    'send-only': 'هذا العنوان لاستلام الاستفسارات ولا يعرض شيئًا. يُرجى استخدام النموذج في صفحة التواصل في موقعنا.',
    'too-many': 'وردت استفسارات كثيرة من شبكتكم. يُرجى إعادة المحاولة لاحقًا. مدة الانتظار: {wait}.',
    unavailable: 'لا يمكننا استلام الاستفسارات الآن. يُرجى إعادة المحاولة لاحقًا. مدة الانتظار: {wait}.',
  },
  /** On the page that a browser without scripts gets. */
  goBack: 'استخدموا زر الرجوع في المتصفح. ما كتبتموه لا يزال في النموذج.',
  otherWays: 'أو راسلونا على {email}، أو اتصلوا بنا على {phone}.',
  contactPage: 'فتح صفحة التواصل',
}
