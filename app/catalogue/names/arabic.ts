import type { Names } from './types.ts'

/** Arabic of other countries and kitchens, beside the names that the goods have already. */
export const arabic = {
  goods: {
    date: 'صقعي, مبروم, صفاوي, خضري, برحي, خنيزي, فرض, دقلة نور, زاهدي',
    fish: 'هامور, كنعد, زبيدي, صافي, شعري, سلطان إبراهيم, سيباس, قاروص, دنيس',
    arabica: 'بن يمني, قهوة يمنية',
  },
  products: {
    'negin-saffron': 'نقين, نجين, سوبر نقين, زعفران سوبر نقين',
  },
} as const satisfies Names
