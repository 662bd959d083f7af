import { guides as beverages } from '../../beverages/guides.en.ts'
import { guides as fruits } from '../../fruits/guides.en.ts'
import { guides as meat } from '../../meat/guides.en.ts'
import { guides as nuts } from '../../nuts/guides.en.ts'
import type { GuidesWords } from '../../schema/guides.ts'
import { guides as spices } from '../../spices/guides.en.ts'
import { guides as sweeteners } from '../../sweeteners/guides.en.ts'
import { guides as vegetables } from '../../vegetables/guides.en.ts'

export const guides: GuidesWords = { spices, fruits, vegetables, meat, nuts, sweeteners, beverages }
