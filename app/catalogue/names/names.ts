import { arabic } from './arabic.ts'
import { bengali } from './bengali.ts'
import { english } from './english.ts'
import { filipino } from './filipino.ts'
import { french } from './french.ts'
import { hindi } from './hindi.ts'
import { malayalam } from './malayalam.ts'
import { persian } from './persian.ts'
import { swahili } from './swahili.ts'
import { tamil } from './tamil.ts'
import { turkish } from './turkish.ts'
import type { Names } from './types.ts'
import { urdu } from './urdu.ts'

/** By what else buyers ask for a good, language by language; docs/finder.md says where a name belongs. */
export const names: readonly Names[] = [english, arabic, hindi, urdu, malayalam, tamil, bengali, persian, turkish, french, filipino, swahili]
