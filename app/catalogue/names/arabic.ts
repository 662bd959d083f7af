import type { Names } from './types.ts'

/** Arabic of other countries and kitchens, beside the names that the goods have already. */
export const arabic = {
  goods: {
    date: 'صقعي, مبروم, صفاوي, خضري, برحي, خنيزي, فرض, دقلة نور, زاهدي',
    fish: 'هامور, كنعد, زبيدي, صافي, شعري, سلطان إبراهيم, سلمون, تونة, تونا, بلطي, سيباس, قاروص, دنيس, بوري, بياح, سردين, عومة, جش, نقرور, ماكريل, سبيطي, ميد, قرموط',
    arabica: 'بن يمني, قهوة يمنية',
  },
  products: {},
} as const satisfies Names
