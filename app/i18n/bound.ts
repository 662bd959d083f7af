// What the specification words ("from 25kg", "ICUMSA 45", "ISO 9001:2015") keeps its spaces: others look for it by them.
const beforeNumber = /\b(ISO|UNECE|CXS|GSO) (?=[\w-]*\d\b(?!:))/g
const beforeUnit = /(?<=\d) (?=(?:mm|cm|g|kg|ft)\b)/g
const withinUnit = /(?<=\p{Script=Arabic})\/(?=\p{Script=Arabic})/gu

/** A figure stays on the line of its unit, and of the standard that it numbers; «ملجم/كجم» does not break at its stroke. */
export const bound = (text: string) =>
  text.replace(beforeNumber, '$1\u00a0').replace(beforeUnit, '\u00a0').replace(withinUnit, '/\u2060')
