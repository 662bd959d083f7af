/** The month that it is for whoever reads, from 1. */
export const monthNow = () => new Date().getMonth() + 1

/** From October to January is 10, 1. */
export const isWithin = (month: number, from: number, to: number) =>
  from <= to ? from <= month && month <= to : from <= month || month <= to
