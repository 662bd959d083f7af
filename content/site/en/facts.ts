import { facts } from '../facts.ts'

/** The figures in English, spelled as the specification spells them. Every sentence that needs one takes it from here. */
const { packsKg, moistureBelow, moistureBetween, sugar, office } = facts
const between = ([from, to]: readonly [number, number]) => `${from}kg to ${to}kg`
// Hyphens here and in the hours are the specification's.
const range = ([from, to]: readonly [number, number]) => `${from}-${to}%`
const onTheClock = (hour: number) => `${hour % 12 || 12}:00\u00a0${hour < 12 ? 'AM' : 'PM'}`

export const response = `within ${facts.responseHours} hours`
export const dispatchBefore = `${facts.dispatchBefore - 12}\u00a0PM`
export const bulk = { from: `${facts.bulkFromKg}kg`, to: 'multi-ton' }
export const packs = {
  spices: between(packsKg.spices),
  nuts: between(packsKg.nuts),
  beverages: between(packsKg.beverages),
  onRequest: 'On request',
}
export const limits = {
  spiceMoisture: `below ${moistureBelow.spices}%`,
  nutMoisture: `below ${moistureBelow.nuts}%`,
  nutForeignMatter: `below ${facts.foreignMatterBelow.nuts}%`,
  sugarPolarization: `${sugar.polarization} minimum`,
  sugarMoistureAndAsh: `below ${sugar.moistureAndAshBelow}%`,
  sugarColor: `ICUMSA ${sugar.icumsa}`,
  teaMoisture: range(moistureBetween.tea),
  coffeeMoisture: range(moistureBetween.coffee),
}
export const varieties = `${facts.varieties}+`
export const orderAccuracy = `${facts.orderAccuracy}%`
export const hours = {
  opens: onTheClock(office.opens),
  closes: onTheClock(office.closes),
  sunday: 'Sunday: emergency support only',
}
export const hoursLine = `Mon-Sat ${hours.opens} - ${hours.closes}, Dubai time`
