import { guides as beverages } from '../../beverages/guides.ar.ts'
import { guides as fruits } from '../../fruits/guides.ar.ts'
import { guides as meat } from '../../meat/guides.ar.ts'
import { guides as nuts } from '../../nuts/guides.ar.ts'
import type { GuidesWords } from '../../schema/guides.ts'
import { guides as spices } from '../../spices/guides.ar.ts'
import { guides as sweeteners } from '../../sweeteners/guides.ar.ts'
import { guides as vegetables } from '../../vegetables/guides.ar.ts'

export const guides: GuidesWords = { spices, fruits, vegetables, meat, nuts, sweeteners, beverages }
