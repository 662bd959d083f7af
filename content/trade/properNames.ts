/** Goods whose English label begins with one of these keep their capital inside a sentence. */
export const properNames = ['Brazil', 'Ceylon', 'Earl Grey']
