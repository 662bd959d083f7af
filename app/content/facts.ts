/** Business constants. Every sentence that needs one takes it from here, spelled as the specification spells it. */
export const response = 'within 24 hours'
export const dispatchBefore = '2 PM'
export const bulk = { from: '25kg', to: 'multi-ton' }
export const packs = {
  spices: '1kg to 50kg',
  nuts: '1kg to 25kg',
  beverages: '1kg to 50kg',
  onRequest: 'On request',
}
export const limits = {
  spiceMoisture: 'below 12%',
  nutMoisture: 'below 6%',
  nutForeignMatter: 'below 0.1%',
  sugarPolarization: '99.7 minimum',
  sugarMoistureAndAsh: 'below 0.04%',
  sugarColor: 'ICUMSA 45',
  // Hyphens here and in the hours are the specification's.
  teaMoisture: '6-7%',
  coffeeMoisture: '10-12%',
}
/** Mon–Sat, by the clock in Dubai. */
export const office = { opens: 9, closes: 17 }
const onTheClock = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`
export const hours = {
  opens: onTheClock(office.opens),
  closes: onTheClock(office.closes),
  sunday: 'Sunday: emergency support only',
}
export const hoursLine = `Mon-Sat ${hours.opens} - ${hours.closes}`
