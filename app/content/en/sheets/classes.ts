/** How UNECE standards sort fresh fruit and vegetables. */
export const classes = {
  head: ['Class', 'Quality', 'Out of class, at most'],
  rows: [
    ['Extra', 'Superior: only very slight marks on the skin', '5%'],
    ['I', 'Good: slight faults of shape, color and skin', '10%'],
    ['II', 'Sound and fit to eat, with more faults of shape, color and skin', '10%'],
  ],
}
