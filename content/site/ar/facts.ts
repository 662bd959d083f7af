import { facts } from '../facts.ts'

/** The figures in Arabic: Western digits, ranges in words; neither a range nor a figure and its unit break. */
const { packsKg, moistureBelow, moistureBetween, sugar, office } = facts
const kilos = (count: number) => `${count}\u00a0كجم`
const between = ([from, to]: readonly [number, number]) => `من\u00a0${from}\u00a0إلى\u00a0${kilos(to)}`
const range = ([from, to]: readonly [number, number]) => `من\u00a0${from}\u00a0إلى\u00a0${to}%`
const onTheClock = (hour: number) => `${hour % 12 || 12}:00\u00a0${hour < 12 ? 'صباحًا' : 'مساءً'}`

export const response = `خلال ${facts.responseHours}\u00a0ساعة`
/** Follows «قبل». */
export const dispatchBefore = `الساعة\u00a0${facts.dispatchBefore - 12}\u00a0ظهرًا`
export const bulk = { from: kilos(facts.bulkFromKg), to: 'عدة أطنان' }
export const packs = {
  spices: between(packsKg.spices),
  nuts: between(packsKg.nuts),
  beverages: between(packsKg.beverages),
  onRequest: 'عند الطلب',
}
export const limits = {
  spiceMoisture: `أقل من ${moistureBelow.spices}%`,
  nutMoisture: `أقل من ${moistureBelow.nuts}%`,
  nutForeignMatter: `أقل من ${facts.foreignMatterBelow.nuts}%`,
  sugarPolarization: `${sugar.polarization} على الأقل`,
  sugarMoistureAndAsh: `أقل من ${sugar.moistureAndAshBelow}%`,
  sugarColor: `ICUMSA ${sugar.icumsa}`,
  teaMoisture: range(moistureBetween.tea),
  coffeeMoisture: range(moistureBetween.coffee),
}
/** The plus stands on the left of the figure. */
export const varieties = `+${facts.varieties}`
export const orderAccuracy = `${facts.orderAccuracy}%`
export const hours = {
  opens: onTheClock(office.opens),
  closes: onTheClock(office.closes),
  sunday: 'الأحد: للحالات الطارئة فقط',
}
export const hoursLine = `من الاثنين إلى السبت، من ${hours.opens} إلى ${hours.closes}، بتوقيت دبي`
