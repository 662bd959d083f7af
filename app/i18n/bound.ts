const beforeFigure = /\b(ISO|UNECE|CXS|GSO|ICUMSA|from) (?=\d)/g
const beforeUnit = /(?<=\d) (?=(?:mm|cm|g|kg|ft|AM|PM)\b)/g

/** A figure stays on the line of its unit, of the standard it numbers and of its "from". */
export const bound = (text: string) => text.replace(beforeFigure, '$1\u00a0').replace(beforeUnit, '\u00a0')
