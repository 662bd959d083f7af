/** How UNECE standards sort fresh fruit and vegetables. */
export const classes = {
  head: ['Class', 'Quality', 'Tolerance'],
  rows: [
    ['Extra', 'Superior: very slight marks only', '5%'],
    ['I', 'Good: slight faults of shape or skin', '10%'],
    ['II', 'Sound, with more such faults', '10%'],
  ],
}
