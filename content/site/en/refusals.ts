/** What a visitor is told when the collector does not take an inquiry. {Words in braces} are filled in. */
export const refusals = {
  title: 'Your inquiry was not sent',
  reasons: {
    'too-large': 'The inquiry is too long: at most {kilobytes}\u00a0KB can be sent. Please shorten the message.',
    broken: 'The inquiry did not arrive complete. Please send it again.',
    'not-our-form': 'This was not the form on our contact page. Please open the contact page again and use its form.',
    incomplete: 'Please fill in {fields}.',
    email: 'Please check the email address. It should look like name@company.com.',
    'other-website': 'A form on another website cannot send inquiries to us. Please use the form on our contact page.',
    'send-only': 'This address receives inquiries and shows nothing. Please use the form on our contact page.',
    'too-many': 'Too many inquiries came from your network. Please try again in {wait}.',
    unavailable: 'We cannot receive inquiries at this moment. Please try again in {wait}.',
  },
  /** On the page that a browser without scripts gets. */
  goBack: 'Go back with the Back button of your browser. What you have written is still in the form.',
  otherWays: 'Or write to {email}, or call {phone}.',
  contactPage: 'Open the contact page',
}
